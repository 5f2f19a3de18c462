import { readPackFiles, shelfOf } from '@fray/files'
import { expect, it } from 'vitest'
import { type ReadyEncounters, readSent } from '../src/http/encounters.ts'

const text =
  'id: cold\nname: Cold\nversion: 1.0.0\nruleset: zones\nchange: { items: { longsword: { damage: 1d10 } } }\n'

it('takes the packs that somebody names from those that it has, and no others', async () => {
  const cold = readPackFiles([{ name: 'cold.pack.yaml', text }])
  if ('problems' in cold) throw new Error(cold.problems[0]?.message)
  const ready: ReadyEncounters = { list: [], read: () => null, packs: shelfOf([cold]) }
  const sent = (packs: unknown) => ({
    ruleset: 'zones',
    packs,
    combatants: { Ada: { from: 'ada-the-warrior' }, Gob: { from: 'toll-ruffian' } },
  })
  expect(await readSent(sent(['cold@1']), ready, 10)).toMatchObject({
    value: { packs: [{ id: 'cold', version: '1.0.0' }] },
  })
  expect(await readSent(sent([cold.raw]), { ...ready, packs: shelfOf([]) }, 10)).toMatchObject({
    value: { packs: [{ id: 'cold' }] },
  })
  await expect(readSent(sent(['./cold.pack.yaml']), ready, 10)).rejects.toThrow('There is no content pack')
  await expect(readSent(sent(['cold']), { list: [], read: () => null }, 10)).rejects.toThrow('There is no content pack')
})
