import { type AnyScene, type Command, checkOptions } from '@fray/kernel'
import { Fold } from './fold.ts'
import { atOnce, follow } from './follow.ts'
import { everyChoice } from './reactions.ts'
import type { Happening, Reading } from './reading.ts'
import { type ExactOdds, MOST_BRANCHES, ODDS_OPTIONS, type Odds, type OddsOptions, type Situation } from './results.ts'
import { checkLegal, exactOddsSteps, oddsSteps } from './steps.ts'

/**
 * The odds of a command: what may follow and how likely it is. Exact if that takes no more than the allowed number of
 * branches, otherwise sampled. Throws {@link IllegalCommand} if the command may not be given now. The scene is
 * unchanged afterwards, even if a reading throws.
 * @example
 * ```ts
 * import { commandBy, randomFrom } from '@fray/kernel'
 * import { chanceOf, loadGame, oddsOf, policyNamed } from '@fray/lab'
 *
 * const combatants = { Ada: { from: 'ada-the-warrior', zone: 'A' }, Corwin: { from: 'toll-ruffian', zone: 'A' } }
 * const { rules, readEncounter } = await loadGame('zones')
 * const { setup } = readEncounter({ ruleset: 'zones', surprised: 'nobody', battlefield: 'A-B', combatants, now: { turn: 'Ada' } })
 * if (setup === null) throw new Error('That is no encounter.')
 * const scene = rules.open(setup)
 * const attack = commandBy(rules, scene, policyNamed(rules, 'aggressive'), 0, randomFrom(1))
 * const odds = oddsOf({ rules, scene }, attack)
 * console.log(odds.kind, `${chanceOf(odds, ({ blow }) => blow?.hit === true).exact}`) // exact 11/20
 * ```
 */
export function oddsOf(situation: Situation, command: Command, options?: OddsOptions<Happening>): Odds<Happening>
export function oddsOf<T>(
  situation: Situation,
  command: Command,
  options: OddsOptions<T> & { readonly reading: Reading<T> },
): Odds<T>
export function oddsOf<T>(situation: Situation, command: Command, options: OddsOptions<T> = {}): Odds<T> {
  checkOptions('oddsOf', options, ODDS_OPTIONS)
  return atOnce(oddsSteps(situation, command, options))
}

/**
 * The same with every branch followed and everyone answering as set; null if there are too many branches: nothing
 * else is tried then.
 * @example
 * ```ts
 * import { commandBy, randomFrom } from '@fray/kernel'
 * import { exactOddsOf, happenings, loadGame, policyNamed } from '@fray/lab'
 *
 * const combatants = { Ada: { from: 'ada-the-warrior', zone: 'A' }, Corwin: { from: 'toll-ruffian', zone: 'A' } }
 * const { rules, readEncounter } = await loadGame('zones')
 * const { setup } = readEncounter({ ruleset: 'zones', surprised: 'nobody', battlefield: 'A-B', combatants, now: { turn: 'Ada' } })
 * if (setup === null) throw new Error('That is no encounter.')
 * const scene = rules.open(setup)
 * const attack = commandBy(rules, scene, policyNamed(rules, 'aggressive'), 0, randomFrom(1))
 * const reading = happenings(rules, scene, attack)
 * console.log(exactOddsOf({ rules, scene }, attack, { reading })?.outcomes.length) // 14
 * console.log(exactOddsOf({ rules, scene }, attack, { reading, branches: 2 })) // null
 * ```
 */
export function exactOddsOf<T>(
  situation: Situation,
  command: Command,
  options: OddsOptions<T> & { readonly reading: Reading<T> },
): ExactOdds<T> | null {
  return atOnce(exactOddsSteps(situation, command, options))
}

/** The two extremes of a command's results, over all ways of reacting. */
export interface OddsRange<T> {
  readonly low: ExactOdds<T>
  readonly high: ExactOdds<T>
}

/**
 * The odds if everyone who is asked minimises a number, and if everyone maximises it: whatever people do, its average
 * is in between. Nobody chooses by dice that are still to be rolled. Null if there are more branches than allowed,
 * because extremes cannot be sampled.
 */
export function rangeOf<T>(
  situation: Situation,
  command: Command,
  options: Omit<OddsOptions<T>, 'reactions' | 'measure' | 'samples' | 'seed'> & {
    readonly reading: Reading<T>
    /** The number whose extremes are wanted. */
    readonly of: (value: T, scene: AnyScene) => number
  },
): OddsRange<T> | null {
  checkLegal(situation, command)
  const steps = follow(situation, command, {
    reading: options.reading,
    branches: options.branches ?? MOST_BRANCHES,
    apart: options.apart ?? false,
    stopped: options.stopped ?? (() => false),
    answerer: (table) => everyChoice(() => table().branches),
    worth: (scene, value) => [options.of(value, scene)],
    folds: ({ branches }) => [new Fold(branches, 1, () => 0, -1), new Fold(branches, 1, () => 0, 1)],
  })
  const found = atOnce(steps)
  return typeof found === 'string' ? null : { low: found[0] as ExactOdds<T>, high: found[1] as ExactOdds<T> }
}
