import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { type Game, isMap } from '@fray/kernel'
import { rulesets } from '@fray/rulesets'
import { expect, test } from 'vitest'
import { someOf } from '../../../../../scripts/tests/effort.ts'
import { encounterOf } from '../../test/fight-servers.ts'
import { withGoesAlong } from './next-fight.ts'
import { type Opened, withoutGone } from './without-gone.ts'

type Plain = Readonly<Record<string, unknown>>

/** A ready encounter with more said of it, and fields more for some of its people. */
function withMore(file: string, more: Plain, fields: Readonly<Record<string, Plain>> = {}): Plain {
  const encounter = encounterOf(`encounters/${file}.yaml`)
  return { ...withGoesAlong(encounter, fields), ...more }
}

const opened = async (encounter: Plain, heroes: Readonly<Record<string, Plain>>) => {
  const game = (await rulesets[String(encounter.ruleset)]?.()) as Game
  expect(game.readEncounter(encounter).problems).toEqual([])
  const given = withGoesAlong(encounter, heroes)
  // Each of these was refused.
  expect(game.readEncounter(given).setup).toBeNull()
  return withoutGone(game, given, heroes)
}

const left = (one: Awaited<ReturnType<typeof opened>>): Opened => {
  expect('problems' in one ? one.problems : []).toEqual([])
  return one as Opened
}

const one = ({ encounter }: Opened, who: string): Plain => {
  const { combatants } = encounter
  const found = isMap(combatants) ? combatants[who] : undefined
  return isMap(found) ? found : {}
}

test('escalation: places, turns and holds of somebody who is dead', async () => {
  const positions = [['Ivo', 'Grey', 'close'], 'Greta Grey close', ['Lisko', 'Quill', 'close']]
  const grey = { conditions: [{ condition: 'grabbed', by: 'Ivo' }] }
  const more = { surprise: 'none', positions, now: { round: 2, actor: 'Ivo' } }
  const encounter = withMore('escalation/toll-house', more, { Grey: grey })
  const read = left(await opened(encounter, { Ivo: { hp: '0/20', out: 'dead' }, Greta: { hp: 3 } }))
  expect(read.encounter.positions).toEqual(['Greta Grey close', ['Lisko', 'Quill', 'close']])
  expect(read.encounter.now).toEqual({ round: 2 })
  expect(read.without.join(' ')).toContain('Ivo is dead')
})

test('free-hits: turns, openings and what is not seen of somebody who is dead', async () => {
  const rolf = { undetectedBy: ['Ilse'] }
  const before = withMore('free-hits/heel', { openers: ['Ilse', 'Rolf'] }, { Rolf: rolf })
  const read = left(await opened(before, { Ilse: { status: 'dead' } }))
  expect(read.encounter.openers).toEqual(['Rolf'])
  expect(one(read, 'Rolf').undetectedBy).toEqual([])
  const battle = withMore('free-hits/washing-line', { now: { round: 2, actor: 'Ilse' } })
  const { encounter } = left(await opened(battle, { Ilse: { status: 'dead' } }))
  expect(encounter.now).toEqual({ round: 2 })
})

test('shock: holds of somebody who is down', async () => {
  const encounter = withMore(
    'shock/gap-in-the-hedge',
    { now: { round: 2 } },
    { Thorn: { at: '3,5', grappling: 'Bren' } },
  )
  const read = left(await opened(encounter, { Bren: { hp: '0/9', state: 'stable' } }))
  expect(one(read, 'Thorn')).not.toHaveProperty('grappling')
  expect(one(read, 'Bren').state).toBe('stable')
})

test('weapon-speed: declared turns of somebody who is dead', async () => {
  const turns = { Gorm: 'full-defense', Hanne: 'full-defense' }
  const encounter = withMore('weapon-speed/two-wells', { now: { round: 2, turns, missed: {} } })
  const read = left(await opened(encounter, { Gorm: { state: 'dead' }, Hanne: { stress: 1 } }))
  expect(read.encounter.now).toEqual({ round: 2, turns: { Hanne: 'full-defense' }, missed: {} })
})

test('zones: the turn of somebody who is out of action; the fight begins at its beginning where nobody else has it', async () => {
  const encounter = withMore('zones/bridge', { now: { round: 2, turn: 'Ada' } })
  const read = left(await opened(encounter, { Ada: { hp: '0/9' } }))
  expect(read.encounter).not.toHaveProperty('now')
  expect(read.without[0]).toBe('Ada is out of action and has no Turns.')
})

test('what is wrong otherwise is left out by nobody', async () => {
  const encounter = withMore('zones/bridge', { now: { round: 2, turn: 'Ada' } })
  const read = await opened(encounter, { Ada: { hp: 'many' } })
  expect(read).toMatchObject({ problems: [{ path: ['combatants', 'Ada', 'hp'] }] })
})

const GONE: Readonly<Record<string, Plain>> = {
  escalation: { hp: '0/20', out: 'dead' },
  'free-hits': { hp: '0/20', status: 'dead' },
  shock: { hp: '0/9', state: 'dead' },
  'weapon-speed': { state: 'dead' },
  zones: { hp: '0/9' },
}

test.each(Object.keys(GONE))('every ready encounter of %s opens with any one of its people dead', async (id) => {
  const game = (await rulesets[id]?.()) as Game
  const files = readdirSync(join(import.meta.dirname, '../../../../../encounters', id))
  for (const file of files) {
    const encounter = encounterOf(`encounters/${id}/${file}`)
    const { combatants } = encounter
    for (const who of someOf(Object.keys(isMap(combatants) ? combatants : {}), 2)) {
      const heroes = { [who]: GONE[id] ?? {} }
      const read = withoutGone(game, withGoesAlong(encounter, heroes), heroes)
      expect([file, who, 'problems' in read ? read.problems : []]).toEqual([file, who, []])
    }
  }
})
