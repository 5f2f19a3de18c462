import { type AnyRuleset, type AnyScene, type Command, checkCommand, refusalSeen, sideOf } from '@fray/kernel'
import { Fold } from './fold.ts'
import { follow, type Walk } from './follow.ts'
import { lifeMargin } from './measure.ts'
import { answersOf, everyChoice, nobody, type Reactions, SENSIBLE, sensibleChoices } from './reactions.ts'
import { happenings, type Reading } from './reading.ts'
import {
  type ExactOdds,
  IllegalCommand,
  MOST_BRANCHES,
  type Odds,
  type OddsOptions,
  type Situation,
} from './results.ts'
import { sampled } from './sampled.ts'

const noWorth: readonly number[] = []

/** Throws {@link IllegalCommand} for a command that may not be given now. */
export const checkLegal = ({ rules, scene }: Situation, command: Command): void => {
  const refusal = checkCommand(rules, scene, command)
  if (refusal !== null) throw new IllegalCommand(refusalSeen(refusal, scene).reason)
}

/**
 * The odds of a command, step by step: between two steps the scene is in the middle of a resolution; it is restored
 * once all steps are taken or abandoned.
 */
export function* oddsSteps<T>(
  situation: Situation,
  command: Command,
  options: OddsOptions<T> = {},
): Generator<void, Odds<T>> {
  const { rules, scene } = situation
  checkLegal(situation, command)
  if (typeof options.reactions === 'object' && options.reactions.looksBack === true) {
    throw new RangeError(
      `The policy ${options.reactions.id} tries its answers out, and odds cannot follow that: give nobody, best or one of the ruleset's own.`,
    )
  }
  const reading = options.reading ?? (happenings(rules, scene, command) as Reading<T>)
  const { reactions = 'nobody', branches = MOST_BRANCHES } = options
  let why = ''
  let last: Reactions = reactions
  for (const who of insteadOf(reactions, rules)) {
    const exact = yield* exactly(situation, command, who, reading, options)
    if (typeof exact !== 'string') return who === reactions ? exact : { ...exact, instead: insteadWords(who, branches) }
    if (why === '') why = exact
    last = who
  }
  if (last !== reactions) {
    why += ` Everyone reacts in them as the policy ${SENSIBLE} does: the best reactions cannot be sampled.`
  }
  return yield* sampled(situation, command, { ...options, reading, reactions: last, why })
}

/** The same with every branch followed; null if there are too many branches: nothing else is tried then. */
export function* exactOddsSteps<T>(
  situation: Situation,
  command: Command,
  options: OddsOptions<T> & { readonly reading: Reading<T> },
): Generator<void, ExactOdds<T> | null> {
  checkLegal(situation, command)
  const exact = yield* exactly(situation, command, options.reactions ?? 'nobody', options.reading, options)
  return typeof exact === 'string' ? null : exact
}

/** Follows every branch with those answers; returns a message if that is not possible. */
function* exactly<T>(
  situation: Situation,
  command: Command,
  who: Reactions,
  reading: Reading<T>,
  options: OddsOptions<T>,
): Generator<void, ExactOdds<T> | string> {
  const { branches = MOST_BRANCHES, apart = false, stopped = () => false } = options
  const rest = { reading, branches, apart, stopped }
  if (who === 'best' || who === 'sensible') return yield* bestAnswers(situation, command, who, options, rest)
  const found = yield* follow(situation, command, {
    ...rest,
    answerer: (table) => (who === 'nobody' ? nobody : answersOf(who, (n) => table().branches.even(n))),
    worth: () => noWorth,
    folds: (table) => [new Fold(table.branches, 0, () => -1)],
  })
  return typeof found === 'string' ? found : (found[0] as ExactOdds<T>)
}

/** Who answers, followed by the alternatives if that takes too many branches: rather someone sensible than nobody. */
function insteadOf(reactions: Reactions, { policies }: AnyRuleset): Reactions[] {
  const sensible = policies.get(SENSIBLE)
  if (sensible === undefined || (reactions !== 'best' && reactions !== 'sensible')) return [reactions]
  return reactions === 'best' ? ['best', 'sensible', sensible] : ['sensible', sensible]
}

const insteadWords = (who: Reactions, branches: number): string =>
  `The possible answers have more than ${branches.toLocaleString('en')} branches: ${
    who === 'sensible'
      ? `each takes the better of doing nothing and what the policy ${SENSIBLE} would do.`
      : `everyone reacts as the policy ${SENSIBLE} does.`
  }`

/** Exact odds if each seat takes the best of its answers: of all, or of the two sensible ones. */
function* bestAnswers<T>(
  situation: Situation,
  command: Command,
  who: 'best' | 'sensible',
  options: OddsOptions<T>,
  rest: Pick<Walk<T>, 'reading' | 'branches' | 'apart' | 'stopped'>,
): Generator<void, ExactOdds<T> | string> {
  const { rules, scene } = situation
  const measure = options.measure ?? lifeMargin(rules)
  const sides = scene.setup.sides.map((_, side) => side)
  const seats = sideByRow(scene)
  const policy = rules.policies.get(SENSIBLE)
  const found = yield* follow(situation, command, {
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

/** The side of a combatant; for one that has joined since, its present side. */
const sideByRow =
  (scene: AnyScene) =>
  (row: number): number =>
    sideOf(scene, row)
