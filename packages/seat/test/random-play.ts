import { type AnswerValue, type Random, REFEREE_SEAT } from '@fray/kernel'
import type { ListedAction, ListedActions, Outcome, Play, SeatQuestion, Standstill } from '../src/index.ts'
import { actionsIn, oneOf, seatsOf } from './tables.ts'

/** A whole action of one that may still ask on, and the free words that it wants. */
export interface WholeAction {
  readonly action: ListedAction
  readonly given: Readonly<Record<string, unknown>>
}

/** Says step by step what an action still asks, at random. */
export function wholeAction(play: Play, seat: string, who: string, action: ListedAction, random: Random): WholeAction {
  const said: Record<string, unknown> = {}
  for (let now = action; ; ) {
    const [ask] = now.asks
    if (ask === undefined) return { action: now, given: {} }
    if (ask.choices.length === 0) return { action: now, given: { [ask.param]: 'a somersault.' } }
    said[ask.param] = oneOf(ask.choices, random)
    now = oneOf(actionsIn(play.actions(seat, who, { action: action.action, given: { ...said } })), random)
  }
}

/** Somebody's random answer to a question. */
export function randomAnswer(question: SeatQuestion, random: Random): AnswerValue {
  const { kind, preset, min, max } = question
  if (kind === 'text') return 'whatever comes.'
  if (kind === 'number') return min === null || max === null ? preset : min + random(max - min + 1)
  return oneOf(
    question.options.filter(({ refused }) => refused === null),
    random,
  ).value
}

/** The seat that is to do something now, by id; the referee's where nobody else is. */
export function seatToMove(play: Play): string {
  return play.waitingFor[0] ?? (seatsOf(play)[REFEREE_SEAT] as string)
}

/** Does something at random for the one who is waited for; `listed` gives what was listed to the seat at this step already. */
export function moveAtRandom(
  play: Play,
  still: Standstill,
  random: Random,
  listed: (seat: string, who: string) => ListedActions = (seat, who) => play.actions(seat, who),
): Outcome {
  const seat = seatToMove(play)
  const table = play.table(seat)
  const [question] = table.questions
  if (question !== undefined) return play.answer(seat, question.id, randomAnswer(question, random))
  const who = table.turn.who.length === 0 ? 'referee' : oneOf(table.turn.who, random)
  const actions = actionsIn(listed(seat, who))
  const gentle = actions.filter(({ drastic }) => drastic === null)
  const action = oneOf(gentle.length > 0 ? gentle : actions, random)
  if (action === undefined) throw new Error(`Nobody can do anything (${still}).`)
  const { action: whole, given } = wholeAction(play, seat, who, action, random)
  return play.submit(seat, whole.key, given)
}
