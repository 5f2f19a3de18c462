import {
  type AnyScene,
  type Command,
  type Game,
  perform,
  possibleCommands,
  type Random,
  type Setup,
  Table,
  writeCommand,
} from '@fray/kernel'
import { chancesOf, playedOnce, surprise } from './chances.ts'

/**
 * How often a command is played, and the logarithm of 10^10: a correct probability is reported as wrong less than
 * once in 10^10 comparisons.
 */
const PLAYS = 200
const STRICT = Math.log(1e10)

/** The legal commands of those who may act now; the referee's if nobody else may. */
function legalNow(game: Game, scene: AnyScene): Command[] {
  const automaticStep = game.rules.automaticStep(scene)
  const actors = game.rules.whoCanAct(scene)
  if (actors.length === 0) return automaticStep === null ? [] : [automaticStep]
  return actors.flatMap((actor) => possibleCommands(game.rules, scene, actor).legal as Command[])
}

/** Compares the exact odds of some commands with plays by the generator; returns how many were compared. */
export function checkOdds(game: Game, setup: Setup, random: Random, seed: string): number {
  const scene = game.rules.open(setup)
  let compared = 0
  for (let times = 0; times < 6; times++) {
    const legal = legalNow(game, scene)
    if (legal.length === 0) break
    const command = legal[random(legal.length)]
    compared += oddsOfOne(game, scene, command, `${seed} ${times}`)
    advance(game, scene, command, `${seed} ${times}`)
    if (scene.now.fight?.over?.[0] === 1) break
  }
  return compared
}

/**
 * Compares the exact odds of one command with plays by the generator; 0 if there are too many branches to follow,
 * otherwise 1.
 */
export function oddsOfOne({ rules }: Game, scene: AnyScene, command: Command, seed: string): number {
  const exact = chancesOf(rules, scene, command)
  if (exact === null) return 0
  compare(
    exact,
    (n) => playedOnce(rules, scene, command, `${seed} ${n}`, n % 2 === 0),
    () => JSON.stringify(writeCommand(rules, scene, command)),
  )
  return 1
}

function compare(exact: ReadonlyMap<string, number>, play: (n: number) => string, what: () => string): void {
  const total = [...exact.values()].reduce((sum, chance) => sum + chance, 0)
  if (Math.abs(total - 1) > 1e-9) throw new Error(`The chances of ${what()} add up to ${total}.`)
  const plays = exact.size === 1 ? 2 : PLAYS
  const counts = new Map<string, number>()
  for (let n = 0; n < plays; n++) {
    const result = play(n)
    counts.set(result, (counts.get(result) ?? 0) + 1)
  }
  for (const result of counts.keys()) {
    if (!exact.has(result)) throw new Error(`${what()} came to what the exact chances do not know.`)
  }
  for (const [result, chance] of exact) {
    const times = counts.get(result) ?? 0
    if (surprise(times, plays, Math.min(1, chance)) > STRICT)
      throw new Error(`${what()} came ${times} times of ${plays} to what has the chance ${chance}.`)
  }
}

/** Continues from one play of the command. */
function advance(game: Game, scene: AnyScene, command: Command, seed: string): void {
  const before = scene.table
  scene.table = Table.quick(seed, (question) => question.preset)
  perform(game.rules, scene, command)
  scene.table = before
  scene.settle()
}
