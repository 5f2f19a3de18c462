import { type AnyRuleset, type AnyScene, type Command, checkCommand, sideOf } from '@fray/kernel'
import { Fold } from './fold.ts'
import { follow, type Walk } from './follow.ts'
import { lifeMargin } from './measure.ts'
import { answersOf, everyChoice, nobody, type Reactions, SENSIBLE, sensibleChoices } from './reactions.ts'
import { type Happening, happenings, type Reading } from './reading.ts'
import { type ExactOdds, MOST_WAYS, type Odds, type OddsWishes, type Situation } from './results.ts'
import { sampled } from './sampled.ts'

const noWorth: readonly number[] = []

const checkLegal = ({ rules, scene }: Situation, command: Command): void => {
  const refusal = checkCommand(rules, scene, command)
  if (refusal !== null) throw new IllegalCommand(refusal.reason)
}

/**
 * The command whose odds are wanted may not be given now; the message is the rules' own.
 * @example
 * ```ts
 * import { commandBy, randomFrom } from '@fray/kernel'
 * import { IllegalCommand, loadGame, oddsOf, policyNamed } from '@fray/lab'
 *
 * const combatants = { Ada: { from: 'ada-the-warrior', zone: 'A' }, Corwin: { from: 'toll-ruffian', zone: 'A' } }
 * const { rules, readEncounter } = await loadGame('zones')
 * const { setup } = readEncounter({ ruleset: 'zones', surprised: 'nobody', battlefield: 'A-B', combatants, now: { turn: 'Ada' } })
 * if (setup === null) throw new Error('That is no encounter.')
 * const scene = rules.open(setup)
 * const attack = commandBy(rules, scene, policyNamed(rules, 'aggressive'), 0, randomFrom(1))
 * try {
 *   oddsOf({ rules, scene }, { ...attack, actor: 1 })
 * } catch (error) {
 *   console.log(error instanceof IllegalCommand) // true
 * }
 * ```
 */
export class IllegalCommand extends Error {
  override name = 'IllegalCommand'
}

/**
 * The odds of a command: what may follow and how likely it is. Exact where that takes no more than the wished number of
 * ways, else sampled. Throws {@link IllegalCommand} for one that may not be
 * given now. The scene is unchanged afterwards, also when a reading throws.
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
export function oddsOf(situation: Situation, command: Command, wishes?: OddsWishes<Happening>): Odds<Happening>
export function oddsOf<T>(
  situation: Situation,
  command: Command,
  wishes: OddsWishes<T> & { readonly reading: Reading<T> },
): Odds<T>
export function oddsOf<T>(situation: Situation, command: Command, wishes: OddsWishes<T> = {}): Odds<T> {
  const { rules, scene } = situation
  checkLegal(situation, command)
  if (typeof wishes.reactions === 'object' && wishes.reactions.looksBack === true) {
    throw new RangeError(
      `The policy ${wishes.reactions.id} tries its answers out, and odds cannot follow that: give nobody, best or one of the ruleset's own.`,
    )
  }
  const reading = wishes.reading ?? (happenings(rules, scene, command) as unknown as Reading<T>)
  const { reactions = 'nobody', ways = MOST_WAYS } = wishes
  let why = ''
  let last: Reactions = reactions
  for (const who of insteadOf(reactions, rules)) {
    const exact = exactly(situation, command, who, reading, wishes)
    if (typeof exact !== 'string') return who === reactions ? exact : { ...exact, instead: insteadWords(who, ways) }
    if (why === '') why = exact
    last = who
  }
  if (last !== reactions) {
    why += ` Everybody reacts in them as the policy ${SENSIBLE} does: the best reactions cannot be sampled.`
  }
  return sampled(situation, command, { ...wishes, reading, reactions: last, why })
}

/**
 * The same where everybody answers as wished and every way is followed; null where that would take too many, and nothing is
 * tried instead.
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
 * console.log(exactOddsOf({ rules, scene }, attack, { reading, ways: 2 })) // null
 * ```
 */
export function exactOddsOf<T>(
  situation: Situation,
  command: Command,
  wishes: OddsWishes<T> & { readonly reading: Reading<T> },
): ExactOdds<T> | null {
  checkLegal(situation, command)
  const exact = exactly(situation, command, wishes.reactions ?? 'nobody', wishes.reading, wishes)
  return typeof exact === 'string' ? null : exact
}

/** Follows every way with those answers; a sentence that says why not where that does not go. */
function exactly<T>(
  situation: Situation,
  command: Command,
  who: Reactions,
  reading: Reading<T>,
  wishes: OddsWishes<T>,
): ExactOdds<T> | string {
  const { ways = MOST_WAYS, apart = false, stopped = () => false } = wishes
  const rest = { reading, ways, apart, stopped }
  if (who === 'best' || who === 'sensible') return bestAnswers(situation, command, who, wishes, rest)
  const found = follow(situation, command, {
    ...rest,
    answerer: (table) => (who === 'nobody' ? nobody : answersOf(who, (n) => table().branches.even(n))),
    worth: () => noWorth,
    folds: (table) => [new Fold(table.branches, 0, () => -1)],
  })
  return typeof found === 'string' ? found : (found[0] as ExactOdds<T>)
}

/** Who answers, and then who does where that would take too many ways: rather somebody sensible than nobody. */
function insteadOf(reactions: Reactions, { policies }: AnyRuleset): Reactions[] {
  const sensible = policies.get(SENSIBLE)
  if (sensible === undefined || (reactions !== 'best' && reactions !== 'sensible')) return [reactions]
  return reactions === 'best' ? ['best', 'sensible', sensible] : ['sensible', sensible]
}

const insteadWords = (who: Reactions, ways: number): string =>
  `All that people may answer is more than ${ways.toLocaleString('en')} ways: ${
    who === 'sensible'
      ? `each takes the better of doing nothing and what the policy ${SENSIBLE} would do.`
      : `everybody reacts as the policy ${SENSIBLE} does.`
  }`

/** Exact odds when each seat takes the best of its answers: of all, or of the two that are sensible. */
function bestAnswers<T>(
  situation: Situation,
  command: Command,
  who: 'best' | 'sensible',
  wishes: OddsWishes<T>,
  rest: Pick<Walk<T>, 'reading' | 'ways' | 'apart' | 'stopped'>,
): ExactOdds<T> | string {
  const { rules, scene } = situation
  const measure = wishes.measure ?? lifeMargin(rules)
  const sides = scene.setup.sides.map((_, side) => side)
  const seats = sideByRow(scene)
  const policy = rules.policies.get(SENSIBLE)
  const found = follow(situation, command, {
    ...rest,
    answerer: (table) =>
      who === 'best' || policy === undefined
        ? everyChoice(() => table().branches)
        : sensibleChoices(policy, () => table().branches),
    worth: (now) => sides.map((side) => measure(now, side)),
    folds: (table) => [new Fold(table.branches, sides.length, (to) => seats(to))],
  })
  return typeof found === 'string' ? found : (found[0] as ExactOdds<T>)
}

/** The side of a combatant; of one who has joined since, as it is now. */
const sideByRow =
  (scene: AnyScene) =>
  (row: number): number =>
    sideOf(scene, row)

/** The two ends of what a command can come to, over all ways of reacting. */
export interface OddsRange<T> {
  readonly low: ExactOdds<T>
  readonly high: ExactOdds<T>
}

/**
 * What the odds are when all who are asked do what makes a number least, and when they do what makes it most: whatever
 * people do, its average lies between. Nobody chooses by dice that are still to fall. Null where there are more ways
 * than the wished number: extremes cannot be sampled.
 * @example
 * ```ts
 * import { commandBy, randomFrom } from '@fray/kernel'
 * import { happenings, loadGame, policyNamed, rangeOf } from '@fray/lab'
 *
 * const combatants = { Ada: { from: 'ada-the-warrior', zone: 'A' }, Corwin: { from: 'toll-ruffian', zone: 'A' } }
 * const { rules, readEncounter } = await loadGame('zones')
 * const { setup } = readEncounter({ ruleset: 'zones', surprised: 'nobody', battlefield: 'A-B', combatants, now: { turn: 'Ada' } })
 * if (setup === null) throw new Error('That is no encounter.')
 * const scene = rules.open(setup)
 * const attack = commandBy(rules, scene, policyNamed(rules, 'aggressive'), 0, randomFrom(1))
 * const reading = happenings(rules, scene, attack)
 * const range = rangeOf({ rules, scene }, attack, { reading, of: ({ blow }) => Number(blow?.hit) })
 * console.log(range?.low.kind, range?.high.kind) // exact exact
 * ```
 */
export function rangeOf<T>(
  situation: Situation,
  command: Command,
  wishes: Omit<OddsWishes<T>, 'reactions' | 'measure' | 'samples' | 'seed'> & {
    readonly reading: Reading<T>
    /** The number whose extremes are wanted. */
    readonly of: (value: T, scene: AnyScene) => number
  },
): OddsRange<T> | null {
  checkLegal(situation, command)
  const found = follow(situation, command, {
    reading: wishes.reading,
    ways: wishes.ways ?? MOST_WAYS,
    apart: wishes.apart ?? false,
    stopped: wishes.stopped ?? (() => false),
    answerer: (table) => everyChoice(() => table().branches),
    worth: (scene, value) => [wishes.of(value, scene)],
    folds: ({ branches }) => [new Fold(branches, 1, () => 0, -1), new Fold(branches, 1, () => 0, 1)],
  })
  return typeof found === 'string' ? null : { low: found[0] as ExactOdds<T>, high: found[1] as ExactOdds<T> }
}
