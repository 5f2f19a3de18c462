import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, it } from 'vitest'
import { Place } from './fray.ts'

const place = new Place()
afterAll(() => place.remove())

const example = (name: string) => fileURLToPath(new URL(`../../../examples/policies/${name}.ts`, import.meta.url))
const brawler = example('brawler')

describe('a policy of your own', () => {
  it('is named by its file, on both sides of a simulation in threads', async () => {
    const args = [
      'simulate',
      'zones/plain',
      '--trials',
      '60',
      '--seed',
      '7',
      '--json',
      '--policy',
      `enemies=${brawler}`,
    ]
    const alone = await place.frayAlone([...args, '--threads', '1'])
    const both = await place.frayAlone([...args, '--threads', '2'])
    expect([both.code, both.err]).toEqual([0, ''])
    expect(JSON.parse(both.out).experiment.policies).toEqual({ otherwise: 'aggressive', sides: { enemies: 'brawler' } })
    expect(both.out).toBe(alone.out)
  })

  it('plays a tournament, a fight and against a person', async () => {
    const held = ['tournament', '--ruleset', 'zones', '--fights', '4', '--seed', '7', '--policies']
    expect((await place.frayAlone([...held, `random,${brawler},aggressive`])).out).toContain('brawler against random')
    const run = await place.frayAlone(['run', 'zones/plain', '--seed', '7', '--policy', brawler, '--quiet'])
    expect(run.code).toBe(0)
    const played = await place.frayAlone(['play', 'zones/plain', '--seed', '7', '--policy', brawler], ['end', 'quit'])
    expect(played.code).toBe(0)
  })

  it('is named once for all commands', async () => {
    place.write('package.json', JSON.stringify({ type: 'module', fray: { policies: [brawler] } }))
    const args = ['run', 'zones/plain', '--seed', '7', '--policy', 'brawler', '--quiet']
    const listed = await place.frayAlone(args)
    expect([listed.code, listed.err]).toEqual([0, ''])
    const named = await place.frayAlone(args, [], { FRAY_POLICIES: example('far-sighted') })
    expect(named.err).toContain('Available policies: random, first-legal, aggressive, far-sighted, greedy, search.')
  })

  it('that cannot be had is refused with what is wrong', async () => {
    const refused = async (name: string, text: string | null) => {
      if (text !== null) place.write(name, text)
      const { code, err } = await place.frayAlone(['run', 'zones/plain', '--policy', `./${name}`])
      expect(code).toBe(2)
      return err
    }
    const policy = (more: string) =>
      `export const one = { ruleset: 'zones', id: 'one', about: '', command: ({ choices }) => choices[0], ${more} }`
    expect(await refused('missing.ts', null)).toBe('--policy ./missing.ts: there is no such file.\n')
    expect(await refused('nothing.ts', 'export const x = 1')).toContain('nothing.ts exports no policy.')
    expect(await refused('taken.ts', policy(`id: 'greedy'`))).toContain('There is a policy "greedy" of zones already')
    expect(await refused('broken.ts', 'export const x = y')).toMatch(/broken\.ts:1:18: y is not defined\./)
    expect(await refused('two.ts', `${policy('')}\nexport const two = { ...one, id: 'two' }`)).toContain(
      'it exports several policies (one, two)',
    )
  })

  it('that fails while it plays says what and where', async () => {
    const failed = async (name: string, command: string) => {
      place.write(
        name,
        `export const one = {\n  ruleset: 'zones',\n  id: 'one',\n  about: '',\n  command: ${command},\n}`,
      )
      const { code, err } = await place.frayAlone(['run', 'zones/plain', '--policy', `./${name}`])
      expect(code).toBe(1)
      return err
    }
    expect(await failed('odd.ts', '() => ({})')).toBe(
      'The policy "one" has failed: it returned a command that is not one of its choices: return one of them.\n',
    )
    expect(await failed('throws.ts', "() => {\n    throw new Error('oops')\n  }")).toMatch(
      /^The policy "one" has failed: oops \(.*throws\.ts:6:11\)\n$/,
    )
  })
})
