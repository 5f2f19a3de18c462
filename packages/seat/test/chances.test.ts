import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  type AnyRuleset,
  type AnyScene,
  Blows,
  type Command,
  goToCommand,
  type PlainCommand,
  perform,
  possibleCommands,
  randomFrom,
  type Setup,
  Table,
  viewerOf,
  writeCommand,
} from '@fray/kernel'
import { changeSecrets, EYES, type OthersSee, seatEverybody, withSecrets } from '@fray/kit/contract'
import { consequenceOdds, summaryOf } from '@fray/lab'
import { rulesets } from '@fray/rulesets'
import { encountersFolder } from '@fray/rulesets/test/homes'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { someOf } from '../../../scripts/tests/effort.ts'
import { type Chances, ChancesStopped, Foresight } from '../src/index.ts'

const root = join(import.meta.dirname, '../../..')

const MOST_COMMANDS = 40

/** A budget that is quickly used up. */
const SMALL = { branches: 300, samples: 20, worlds: 2 }

/** A budget that these fights do not use up. */
const WIDE = 5000

/** In these fights somebody is there whose reaction changes a chance to hit. */
const INSTEAD = ['shock', 'free-hits']

/** Every chance in what was worked out. */
function chancesIn(value: unknown): number[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, one]) =>
    typeof one === 'number' && key !== 'loss' ? [one] : chancesIn(one),
  )
}

/** A fight of two seats that see words of each other's life, where the first side may command after some turns. */
async function fight(ruleset: keyof typeof rulesets, seed: string, sees: OthersSee = 'word') {
  const game = await rulesets[ruleset]!()
  const { setup } = game.readEncounter(
    parse(readFileSync(join(root, encountersFolder(ruleset), 'mirror.yaml'), 'utf8')),
  )
  const { rules } = game
  const secret = withSecrets(setup as Setup, { sees, hides: [] })
  const scene = rules.open(secret) as AnyScene
  seatEverybody(rules, scene)
  const random = randomFrom(seed)
  const policy = rules.policies.get('aggressive')
  scene.table = Table.quick(seed, (question, now) => policy?.answer(now, question, random) ?? question.preset)
  for (let i = 0; i < MOST_COMMANDS; i++) {
    const row = goToCommand(rules, scene, true)
    scene.settle()
    if (row >= 0 && i >= 4 && canStrike(rules, scene, row)) return { rules, scene, setup: secret, row }
    perform(rules, scene, policy?.command(scene, row, random) as Command)
  }
  throw new Error('The seat that is tried never comes to strike.')
}

/** Whether it is for the seat that is tried to command somebody who can strike at somebody. */
const canStrike = (rules: AnyRuleset, scene: AnyScene, row: number): boolean =>
  scene.now.combatant.seat?.[row] === EYES && oneOf(rules, scene, row).some((command) => isBlow(rules, scene, command))

/** Whether somebody strikes with the command, however the dice fall here. */
function isBlow(rules: AnyRuleset, scene: AnyScene, command: Command): boolean {
  const { table } = scene
  const blows = new Blows()
  const mark = scene.mark()
  scene.blows = blows
  scene.table = Table.quick('a blow', (question) => question.preset)
  rules.actions.get(command.action)?.resolve(scene, command)
  scene.blows = null
  scene.table = table
  scene.rollback(mark)
  return blows.count > 0
}

/** One command of each action that may be given now. */
const oneOf = (rules: AnyRuleset, scene: AnyScene, row: number): Command[] => {
  const { legal } = possibleCommands(rules, scene, row) as { legal: readonly Command[] }
  return [...new Map(legal.map((command) => [command.action, command])).values()]
}

/** The same as people write them. */
const oneOfEach = (rules: AnyRuleset, scene: AnyScene, row: number): PlainCommand[] =>
  oneOf(rules, scene, row).map((command) => writeCommand(rules, scene, command))

describe.each(someOf(Object.keys(rulesets), 3, 2))('chances in %s', (ruleset) => {
  test('of every action: numbers from 0 to 1, the same again, and the same whatever is hidden', async () => {
    const { rules, scene, setup, row } = await fight(ruleset, `chances ${ruleset}`)
    expect(row).toBeGreaterThanOrEqual(0)
    const all = async (): Promise<(Chances | null)[]> => {
      const foresight = new Foresight(rules, setup)
      const found: (Chances | null)[] = []
      for (const plain of oneOfEach(rules, scene, row))
        found.push(await foresight.ofCommand(scene.save(), plain, SMALL))
      return found
    }
    const found = await all()
    const given = [...rules.actions.values()].filter(({ by }) => by !== 'referee')
    expect(found.length).toBeGreaterThanOrEqual(Math.min(3, given.length))
    for (const chance of chancesIn(found)) {
      expect(chance).toBeGreaterThanOrEqual(0)
      expect(chance).toBeLessThanOrEqual(1 + 1e-9)
    }
    expect(
      found.some((one) => one !== null && one.hits !== null),
      'somebody can strike',
    ).toBe(true)
    const text = JSON.stringify(found)
    expect(JSON.parse(text)).toStrictEqual(found)
    const cells = changeSecrets(rules, scene, viewerOf(scene, EYES), randomFrom(`other ${ruleset}`))
    expect(cells).toBeGreaterThan(0)
    scene.settle()
    expect(JSON.stringify(await all())).toBe(text)
  })

  test('of hitting: where nobody reacts, and beside it where others do', async () => {
    const { rules, scene, setup, row } = await fight(ruleset, `reactions ${ruleset}`, 'exact')
    const foresight = new Foresight(rules, setup)
    let compared = 0
    let otherwise = 0
    for (const command of oneOf(rules, scene, row)) {
      const hitBy = (reactions: 'nobody' | 'sensible') =>
        summaryOf(consequenceOdds({ rules, scene }, command, { reactions, branches: WIDE, samples: 1 }), command).blow
          ?.hit
      const plain = hitBy('nobody')
      const answered = hitBy('sensible')
      const wide = { branches: WIDE, samples: 1, worlds: 1 }
      const chances = await foresight.ofCommand(scene.save(), writeCommand(rules, scene, command), wide)
      if (chances === null || chances.kind === 'about') continue
      expect(chances.hits, command.action).toBe(plain?.value ?? null)
      const isSame = Math.abs((answered?.value ?? 0) - (plain?.value ?? 0)) < 1e-9
      expect(chances.withReactions, command.action).toBe(isSame ? null : (answered?.value ?? 0))
      compared++
      if (!isSame) otherwise++
    }
    expect(compared).toBeGreaterThan(0)
    if (INSTEAD.includes(ruleset)) expect(otherwise).toBeGreaterThan(0)
  })

  test('they are given up when nobody wants them any more', async () => {
    const { rules, scene, setup, row } = await fight(ruleset, 'given up')
    const [plain] = oneOfEach(rules, scene, row)
    const foresight = new Foresight(rules, setup)
    const aborted = AbortSignal.abort()
    await expect(foresight.ofCommand(scene.save(), plain as PlainCommand, { signal: aborted })).rejects.toThrow(
      ChancesStopped,
    )
  })
})
