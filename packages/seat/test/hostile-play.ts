import { type AnswerValue, type PlainCommand, type Random, randomFrom } from '@fray/kernel'
import type { ListedAction, Outcome, Play, SeatQuestion } from '../src/index.ts'
import { type SeatId, SeatWatch, type Shown } from './hostile-watch.ts'
import { seatToMove, wholeAction } from './random-play.ts'
import { actionsIn, oneOf } from './tables.ts'

/** One decision of a person. */
export type Decision =
  | { readonly seat: string; readonly value: AnswerValue }
  | { readonly seat: string; readonly command: PlainCommand }

/** Actions by which one who is hidden does nothing, the first that may be done. */
const IDLE = ['end', 'pass', 'delay', 'hold', 'full-defense', 'begin', 'end-side']

const BLOWS = /attack|melee|ranged|charge|declare/

/** Actions that say nothing to others, of which there are many. */
const UNHEARD = /^(ask-about|mode|face|second-move|buy-spaces|boost)$/

/** Whether the value is the name, or has it as a value within. */
const holds = (value: unknown, name: string): boolean =>
  value === name ||
  (Array.isArray(value) && value.some((one) => holds(one, name))) ||
  (typeof value === 'object' && value !== null && Object.values(value).some((one) => holds(one, name)))

function answerTo(question: SeatQuestion, isPlayers: boolean, hidden: readonly string[], random: Random): AnswerValue {
  const { kind, preset, decline, min, max, to, options, reaction } = question
  if (to === hidden[0]) return decline ?? preset
  if (kind === 'text') return preset
  if (kind === 'number') return min === null || max === null ? preset : min + random(max - min + 1)
  const open = options.filter(({ refused, value }) => refused === null && !hidden.includes(String(value)))
  // Answers that name things may be missing where something is hidden: that is compared, but a fight in which one is given would end there.
  if (reaction && isPlayers && decline !== null) return decline
  const plain = reaction ? open.filter(({ value }) => !String(value).includes(' ')) : open
  const blows = plain.filter(({ value }) => BLOWS.test(String(value)))
  return plain.length === 0 ? preset : oneOf(blows.length > 0 && random(3) > 0 ? blows : plain, random).value
}

/** What the one who is waited for decides: to strike, more often than not; the one who is hidden does nothing. */
function decide(play: Play, hidden: readonly string[], avoided: readonly string[], random: Random): Decision | null {
  const seat = seatToMove(play)
  const { questions, turn } = play.table(seat)
  const [question] = questions
  if (question !== undefined) return { seat, value: answerTo(question, seat === 'players', hidden, random) }
  const others = turn.who.filter((name) => name !== hidden[0])
  const who = others.length > 0 ? oneOf(others, random) : (turn.who[0] ?? 'referee')
  const listed = actionsIn(play.actions(seat, who)).filter(({ drastic }) => drastic === null)
  if (who === hidden[0]) {
    const [idle] = IDLE.flatMap((id) => listed.filter(({ action, asks }) => action === id && asks.length === 0))
    return idle === undefined ? null : { seat, command: idle.command }
  }
  const actions = listed.filter(
    ({ action, command }) =>
      !UNHEARD.test(action) && !avoided.includes(action) && !hidden.some((name) => holds(command, name)),
  )
  const blows = actions.filter(({ action }) => BLOWS.test(action))
  const ends = actions.filter(({ action }) => action === 'end' || action === 'pass')
  // Foes walk as often as they strike, so that the heroes are asked what they do about it.
  const [some = []] = [random(seat === 'referee' ? 2 : 5) > 0 ? blows : [], random(2) > 0 ? ends : [], actions].filter(
    ({ length }) => length > 0,
  )
  const action = oneOf(some, random) as ListedAction | undefined
  if (action === undefined) return null
  const whole = wholeAction(play, seat, who, action, random)
  return { seat, command: { ...whole.action.command, ...whole.given } }
}

const make = (play: Play, decision: Decision): Outcome => {
  if ('command' in decision) return play.submit(decision.seat, decision.command)
  const [question] = play.table(decision.seat).questions
  return play.answer(decision.seat, question?.id ?? 'none', decision.value)
}

/** What is decided by chance in a fight; with this one the heroes of two rulesets are asked about what their weapons could do. */
const SEED = 'hostile 17'

/**
 * Plays a fight at random and says what was decided.
 * @param hidden the bystander who is hidden, and things that are: nobody has to do with them
 * @param avoided actions that nobody takes
 */
export function decideAll(
  play: Play,
  hidden: readonly string[],
  steps: number,
  avoided: readonly string[] = [],
): Decision[] {
  const random = randomFrom(SEED)
  const decisions: Decision[] = []
  while (decisions.length < steps && play.goOn() !== 'over') {
    const decision = decide(play, hidden, avoided, random)
    if (decision === null) throw new Error(`Nobody can do anything after ${decisions.length} decisions.`)
    const outcome = make(play, decision)
    if (!outcome.done) throw new Error(`${JSON.stringify(decision)}: ${outcome.reason}`)
    decisions.push(decision)
  }
  return decisions
}

/** Every so many decisions the seats try and ask everything. */
const FULL = 7

/**
 * Makes the decisions in a fight, up to the first that cannot be made.
 * @param tried names that nobody has, for commands that are refused
 * @param since the number of the last line that is not compared
 * @returns what each of the seats was told and shown.
 */
export async function playOut(
  play: Play,
  decisions: readonly Decision[],
  seats: readonly SeatId[],
  tried: readonly string[],
  since = 0,
): Promise<Shown[]> {
  const watches = seats.map((seat) => new SeatWatch(play, seat, tried))
  for (const [step, decision] of decisions.entries()) {
    play.goOn()
    for (const watch of watches) await watch.look(step % FULL === 0)
    const outcome = make(play, decision)
    for (const { shown } of watches) shown.outcomes.push(outcome)
    // Who is not asked has declined.
    const isUnasked = 'value' in decision && play.table(decision.seat).questions.length === 0
    if (!outcome.done && !isUnasked) break
  }
  play.goOn()
  return watches.map((watch) => watch.hear(since))
}
