import {
  type AnyRuleset,
  type AnyScene,
  ASK,
  messageOf,
  nearest,
  type Question,
  REFEREE,
  REFEREE_SEAT,
  type Setup,
  seatOf,
  sideOf,
} from '@fray/kernel'
import { eachSide, policyNamed, SEARCH_TIME } from '@fray/lab'
import type { AnyPolicy } from '@fray/seat'
import { badInput } from '../io/stop.ts'

/** Who answers for each seat: a policy by position, null for a person at this screen. */
export interface Seating {
  readonly policies: readonly (AnyPolicy | null)[]
}

/** The policy that the computer has when nobody names one. */
const DEFAULT_POLICY = 'aggressive'

/**
 * The policy with the name, as `search:500`. Throws a {@link Stop} with the nearest one that there is. With `fair` off the
 * rulesets' own policies look at everything: only so can they be followed exactly. `within`: how long `search` may think.
 */
function findPolicy(rules: AnyRuleset, name: string, fair = true, within?: number): AnyPolicy {
  try {
    return policyNamed(rules, name, { fair, now: () => performance.now(), ...(within !== undefined && { within }) })
  } catch (error) {
    throw badInput(messageOf(error))
  }
}

/**
 * The ruleset's own policy with the name, as odds can follow it: it sees all there is and tries nothing out. Throws a
 * {@link Stop} for any other.
 */
export function plainPolicy(rules: AnyRuleset, name: string): AnyPolicy {
  const policy = rules.policies.get(name)
  if (policy !== undefined) return policy
  const known = [...rules.policies.keys()]
  const least = `Odds can follow only the policies of ${rules.id} itself: ${known.join(', ')}.`
  const near = nearest(name, known)
  throw badInput(`${least} ${near === null ? `They cannot follow "${name}".` : `Did you mean "${near}"?`}`)
}

function defaultPolicyName(rules: AnyRuleset): string {
  const name = rules.policies.has(DEFAULT_POLICY) ? DEFAULT_POLICY : [...rules.policies.keys()][0]
  if (name === undefined) throw new Error(`The ruleset ${rules.id} has no policies.`)
  return name
}

const defaultPolicy = (rules: AnyRuleset): AnyPolicy => policyNamed(rules, defaultPolicyName(rules))

/** The position of the side that the person named. Throws a {@link Stop} where there is none. */
export function findSide(setup: Setup, given: string): number {
  const wanted = given.toLowerCase()
  const at = setup.sides.findIndex((s) => s.id.toLowerCase() === wanted || s.name.toLowerCase() === wanted)
  if (at >= 0) return at
  const known = setup.sides.map((s) => s.id)
  const near = nearest(given, known)
  throw badInput(
    `There is no side "${given}". ${near ? `Did you mean "${near}"?` : `Available sides: ${known.join(', ')}.`}`,
  )
}

/** How `fray play` is to be seated. */
export interface PlayOptions {
  /** The side that the person plays; null for the first. */
  readonly as: string | null
  readonly hotSeat: boolean
  /** The computer's policy; null for what the encounter says. */
  readonly policy: string | null
  /** The referee's questions go to the person even where the computer has the referee's combatants. */
  readonly askReferee: boolean
}

/** Seats for a fight in which persons take part. */
export function seatPersons(rules: AnyRuleset, scene: AnyScene, setup: Setup, options: PlayOptions): Seating {
  const named = options.policy === null ? null : findPolicy(rules, options.policy, true, SEARCH_TIME)
  const mine = findMine(scene, setup, options)
  const policies = setup.seats.map((seat, i): AnyPolicy | null => {
    if (mine.has(i)) return null
    const own = seat.policy === null ? null : findPolicy(rules, seat.policy, true, SEARCH_TIME)
    const policy = named ?? own ?? defaultPolicy(rules)
    if (i !== REFEREE_SEAT) return policy
    return asking(policy, options.askReferee ? () => true : ({ kind }) => kind === 'text')
  })
  if (!policies.includes(null))
    throw badInput('The computer plays every seat of this encounter: use "fray run", or --as SIDE.')
  return { policies }
}

function findMine(scene: AnyScene, setup: Setup, options: PlayOptions): Set<number> {
  const mine = new Set<number>()
  if (options.hotSeat) {
    setup.seats.forEach((seat, i) => {
      if (seat.by === 'person') mine.add(i)
    })
    mine.add(REFEREE_SEAT)
    return mine
  }
  const side = options.as === null ? 0 : findSide(setup, options.as)
  for (let row = 0; row < scene.combatants; row++) {
    const seat = seatOf(scene, row)
    if (sideOf(scene, row) === side && (options.as !== null || setup.seats[seat]?.by === 'person')) mine.add(seat)
  }
  return mine
}

/** The policy, but for those of the referee's own decisions that are asked. Words, what comes of a stunt say, are no computer's to find. */
const asking = (policy: AnyPolicy, isAsked: (question: Question) => boolean): AnyPolicy => ({
  ...policy,
  command: (scene, actor, random) => policy.command(scene, actor, random),
  answer: (scene, question, random, underway) =>
    question.to === REFEREE && isAsked(question) ? ASK : policy.answer(scene, question, random, underway),
})

/**
 * Seats for a fight without persons. Each wish is a policy's name for everybody, or `SIDE=NAME`; later ones count more.
 * `fair` as for {@link findPolicy}.
 */
export function seatComputers(
  rules: AnyRuleset,
  setup: Setup,
  options: readonly string[],
  find: typeof findPolicy = findPolicy,
): Seating {
  let general: AnyPolicy | null = null
  const bySide: (AnyPolicy | null)[] = setup.sides.map(() => null)
  for (const wish of options) {
    const [first = '', second] = wish.split('=')
    if (second === undefined) general = find(rules, first)
    else bySide[findSide(setup, first)] = find(rules, second)
  }
  const policies = setup.seats.map((seat) => {
    const own = seat.policy === null ? null : find(rules, seat.policy)
    return eachSide(bySide, general ?? own ?? find(rules, defaultPolicyName(rules)))
  })
  return { policies }
}
