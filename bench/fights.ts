import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type AnyRuleset, type AnyScene, type Command, type Game, Recorder, Runner, type Setup } from '@fray/kernel'
import { parse } from 'yaml'
import { type Figure, measure, type Row, rateText } from './measure.ts'

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

/** How fast a fight is played, and what that makes in turns. */
export interface Pace {
  readonly off: Figure
  readonly on: Figure
  /** Beside the number of fights: `fights, 12,000/s turns (37.5 a fight)`. */
  readonly turns: string
  /** Beside the number of fights with the recorder on: `78% of off`. */
  readonly share: string
}

/** Measures a fight with the recorder off and on; `type` is the event that counts turns. */
export function paceOf(fights: Fights, type: string, times: number): Pace {
  const [off, on] = measure(
    [
      { name: 'off', run: playing(fights, false) },
      { name: 'on', run: playing(fights, true) },
    ],
    times,
  ) as [Figure, Figure]
  const turns = turnsPerFight(fights, type)
  return {
    off,
    on,
    turns: `fights, ${rateText(off.perSecond * turns)} turns (${turns.toFixed(1)} a fight)`,
    share: `${((on.perSecond / off.perSecond) * 100).toFixed(0)}% of off`,
  }
}

/** Two rows: a fight with the recorder off and on. */
export function paceRows(what: string, { off, on, turns, share }: Pace): Row[] {
  return [
    [`${what}, recorder off`, rateText(off.perSecond), turns],
    [`${what}, recorder on`, rateText(on.perSecond), share],
  ]
}

/**
 * Measures a loop by hand beside the engine with the recorder off and on, and returns three rows. Throws when they did not
 * play the same fights.
 */
export function besideByHand(
  byHand: (times: number) => number,
  fights: Fights,
  times: number,
  names: readonly [hand: string, off: string, on: string],
): Row[] {
  const [hand, off, on] = measure(
    [
      { name: 'by hand', run: byHand },
      { name: 'off', run: playing(fights, false) },
      { name: 'on', run: playing(fights, true) },
    ],
    times,
  ) as [Figure, Figure, Figure]
  if (hand.checksum !== off.checksum || hand.checksum !== on.checksum) {
    throw new Error(`The loop by hand and the engine did not play the same fights: ${names[1]}.`)
  }
  const percent = (n: number) => `${((n / hand.perSecond) * 100).toFixed(1)}% of the loop`
  const share = `${((on.perSecond / off.perSecond) * 100).toFixed(0)}% of off`
  return [
    [names[0], rateText(hand.perSecond), `fights, checksum ${hand.checksum}`],
    [names[1], rateText(off.perSecond), percent(off.perSecond)],
    [names[2], rateText(on.perSecond), `${percent(on.perSecond)}, ${share}`],
  ]
}
