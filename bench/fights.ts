// As the command itself does.
import '../packages/cli/bin/engine.js'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type AnyRuleset, type AnyScene, type Command, type Game, Recorder, Runner, type Setup } from '@fray/kernel'
import { parse } from 'yaml'
import { type Figure, measure, rateText } from './measure.ts'

/** A fight that is played over and over: from the same beginning, every seat by the same policy. */
export interface Fights {
  readonly rules: AnyRuleset
  readonly setup: Setup
  readonly policy: string
}

/** The fight of an encounter, every seat played by the policy `aggressive`; throws what is wrong with the encounter. */
export function fightsOf(game: Game, encounter: unknown): Fights {
  const { setup, problems } = game.readEncounter(encounter)
  if (setup === null) throw new Error(problems.map((p) => p.message).join('\n'))
  return { rules: game.rules, setup, policy: 'aggressive' }
}

/** A ready encounter as it is written, for example `zones/plain.yaml`. */
export const ready = (file: string): unknown =>
  parse(readFileSync(join(import.meta.dirname, '../encounters', file), 'utf8'))

function runnerOf({ rules, setup, policy }: Fights, scene: AnyScene): Runner<AnyScene, Command> {
  const player = rules.policies.get(policy)
  if (player === undefined) throw new Error(`The policy ${policy} is gone.`)
  return new Runner(rules, scene, { policies: setup.seats.map(() => player) })
}

/**
 * Plays whole fights, seeds 0 to n-1, with the recorder on or off. The checksum joins what each fight left behind: the hit
 * points (or Wound Points) by row, the round, the number of dice that were rolled.
 */
export function playing(fights: Fights, recorded: boolean): (times: number) => number {
  const scene: AnyScene = fights.rules.open(fights.setup)
  const start = scene.save()
  const recorder = recorded ? new Recorder() : null
  const runner = runnerOf(fights, scene)
  return (times) => {
    let sum = 0
    for (let seed = 0; seed < times; seed++) {
      scene.load(start)
      scene.recorder = recorder
      recorder?.clear()
      runner.run(seed)
      const { hp, wp } = scene.now.combatant as { hp?: Int32Array; wp?: Int32Array }
      const life = (hp ?? wp) as Int32Array
      const { round } = scene.now.fight as { round: Int32Array }
      for (let row = 0; row < scene.combatants; row++) sum = (Math.imul(sum, 31) + (life[row] as number)) | 0
      sum = (Math.imul(sum, 31) + (round[0] as number)) | 0
      sum = (Math.imul(sum, 31) + scene.table.counter) | 0
    }
    scene.recorder = null
    return sum
  }
}

/** Turns of combatants in a fight, on average over 300 seeds: how many events of that type there are. */
export function turnsPerFight(fights: Fights, type: string): number {
  const scene: AnyScene = fights.rules.open(fights.setup)
  const start = scene.save()
  const runner = runnerOf(fights, scene)
  scene.recorder = new Recorder()
  let turns = 0
  for (let seed = 0; seed < 300; seed++) {
    scene.load(start)
    runner.run(seed)
    turns += scene.recorder.take().filter((event) => event.type === type).length
  }
  return turns / 300
}

/** A fight that stands in the table of all rulesets. */
export interface Measured {
  /** What is particular about it. */
  readonly what: string
  readonly fights: Fights
  /** The same fights by hand, for this one encounter, where somebody has written that. */
  readonly byHand?: (times: number) => number
  /** The event that counts turns. */
  readonly turn: string
  /** Fights in one round of measuring. */
  readonly times: number
}

const percent = (part: number, whole: number): string => `${((part / whole) * 100).toFixed(part < whole / 10 ? 1 : 0)}%`

/** The heads of the columns that {@link figuresOf} gives. */
export const HEADS = ['off', 'on', 'on/off', 'loop by hand', 'of the loop', 'turns a fight'] as const

/**
 * Measures a fight beside the loop by hand where there is one, then with the recorder on (a simulation has never met one):
 * a text for each column. Throws when they did not play the same fights.
 */
export function figuresOf({ what, fights, byHand, turn, times }: Measured): string[] {
  const [off, hand] = measure(
    [{ name: 'off', run: playing(fights, false) }, ...(byHand === undefined ? [] : [{ name: 'by hand', run: byHand }])],
    times,
  ) as [Figure, Figure | undefined]
  const [on] = measure([{ name: 'on', run: playing(fights, true) }], times) as [Figure]
  if (off.checksum !== on.checksum || (hand !== undefined && hand.checksum !== off.checksum)) {
    throw new Error(`The recorder, or the loop by hand, and the engine did not play the same fights: ${what}.`)
  }
  return [
    rateText(off.perSecond),
    rateText(on.perSecond),
    percent(on.perSecond, off.perSecond),
    hand === undefined ? '' : rateText(hand.perSecond),
    hand === undefined ? '' : percent(off.perSecond, hand.perSecond),
    turnsPerFight(fights, turn).toFixed(1),
  ]
}
