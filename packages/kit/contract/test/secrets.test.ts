import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import {
  type Action,
  type AnyRuleset,
  type AnyScene,
  type Command,
  type Game,
  type Random,
  Runner,
  randomFrom,
  refuse,
  type Setup,
} from '@fray/kernel'
import { choice, plainly } from '@fray/kernel/rules'
import { rulesets } from '@fray/rulesets'
import { encounterFiles, encountersFolder } from '@fray/rulesets/test/homes'
import { describe, expect, test, vi } from 'vitest'
import { parse } from 'yaml'
import { effort, someOf } from '../../../../scripts/tests/effort.ts'
import { checkSecrets } from '../src/secrets/check.ts'
import {
  anySecrets,
  hideSome,
  type OthersSee,
  type Secrets,
  seatEverybody,
  withSecrets,
} from '../src/secrets/set-up.ts'

vi.setConfig({ testTimeout: 600_000 })

/** Moments of each encounter that are looked at; more by the environment. */
const MOMENTS = effort(1, 2, 'FRAY_FIGHTS')
const FIRST = Number(process.env.FRAY_FIRST ?? 0)

const root = join(import.meta.dirname, '../../../..')

/** Compares moments of one encounter of the ruleset; `rules` may be other ones than the game's. */
function compare(
  { readEncounter }: Game,
  rules: AnyRuleset,
  file: string,
  secretsOf: (random: Random) => Secrets,
  moments = MOMENTS,
) {
  const { setup } = readEncounter(parse(readFileSync(join(root, encountersFolder(rules.id), file), 'utf8')))
  let cells = 0
  let commands = 0
  for (let n = FIRST; n < FIRST + moments; n++) {
    const random = randomFrom(`${file} ${n}`)
    const secrets = secretsOf(random)
    const fight = withSecrets(setup as Setup, secrets)
    const scene = rules.open(fight) as AnyScene
    seatEverybody(rules, scene)
    const policies = fight.seats.map(() => rules.policies.get(n % 2 === 0 ? 'aggressive' : 'random') as never)
    new Runner(rules, scene, { policies, limit: 3 + ((n * 17) % 60) }).run(`secrets ${n}`)
    if (n % 3 !== 2) hideSome(rules, scene, random)
    try {
      const compared = checkSecrets(rules, scene, `dice ${n}`, random)
      cells += compared.cells
      commands += compared.commands
    } catch (error) {
      throw new Error(`${file}, moment ${n}, ${JSON.stringify(secrets)}: ${(error as Error).message}`, { cause: error })
    }
  }
  return { cells, commands }
}

describe.each(Object.entries(rulesets))('in %s', (id, load) => {
  const files = someOf(encounterFiles(id), 1).map((path) => basename(path))
  test.each<OthersSee>(['word', 'nothing'])(
    'fights that differ in secrets are one to a seat that sees: %s',
    async (sees) => {
      const game = await load()
      const all = files.map((file) => compare(game, game.rules, file, () => ({ sees, hides: [] })))
      expect(all.reduce((sum, { cells }) => sum + cells, 0)).toBeGreaterThan(0)
      expect(all.reduce((sum, { commands }) => sum + commands, 0)).toBeGreaterThan(0)
    },
  )

  test('so are they whatever a side hides', async () => {
    const game = await load()
    const all = files.map((file) => compare(game, game.rules, file, anySecrets))
    const cells = all.reduce((sum, one) => sum + one.cells, 0)
    const commands = all.reduce((sum, one) => sum + one.commands, 0)
    process.stdout.write(`${id}: ${files.length * MOMENTS} moments, ${commands} commands, ${cells} cells otherwise\n`)
    expect(cells).toBeGreaterThan(0)
    expect(commands).toBeGreaterThan(0)
  })
})

describe('a ruleset that gives hit points away is found out', () => {
  const nothing = (): Secrets => ({ sees: 'nothing', hides: [] })
  const hp = (scene: AnyScene) => Array.from((scene.now.combatant as unknown as { hp: Int32Array }).hp).join('-')
  /** Zones with every action changed. */
  const withActions = (rules: AnyRuleset, change: (action: Action<AnyScene, Command>) => object): AnyRuleset => ({
    ...rules,
    actions: new Map([...rules.actions].map(([id, action]) => [id, { ...action, ...change(action) }])),
  })
  const leaks: readonly (readonly [where: string, (rules: AnyRuleset) => AnyRuleset])[] = [
    ['in what it describes', (rules) => ({ ...rules, describeFight: (scene) => ({ mood: hp(scene) }) })],
    [
      'in the log',
      (rules) => ({ ...rules, tell: (scene) => ({ key: `Somebody groans ${hp(scene)} times.`, slots: {} }) }),
    ],
    [
      'in a refusal',
      (rules) =>
        withActions(rules, ({ check }) => ({
          check(scene: AnyScene, command: Command) {
            const why = check(scene, command)
            return why === null ? null : refuse(why.rule, 'Not with {hp}.', { hp: { said: hp(scene) } })
          },
        })),
    ],
    [
      'in a question',
      (rules) =>
        withActions(rules, ({ resolve }) => ({
          resolve(scene: AnyScene, command: Command) {
            const options = [{ value: 'yes', label: { key: hp(scene), slots: {} } }]
            if (scene.recorder !== null)
              scene.ask(choice('free-attack-each-enemy', command.actor, plainly('Well?'), options))
            resolve(scene, command)
          },
        })),
    ],
  ]
  test.each(leaks)('%s', async (_where, leaking) => {
    const game = (await rulesets.zones?.()) as Game
    expect(compare(game, game.rules, 'bridge.yaml', nothing, 6).commands).toBeGreaterThan(0)
    expect(() => compare(game, leaking(game.rules), 'bridge.yaml', nothing, 6)).toThrow(/gives a secret away/)
  })
})
