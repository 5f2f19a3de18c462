import type { AnswerValue, Random } from '@fray/kernel'
import type { Connection, Outcome } from '@fray/live/client'
import type { ListedAction, ListedActions, SeatQuestion } from '@fray/seat'

const oneOf = <T>(list: readonly T[], random: Random): T => list[random(list.length)] as T

const actionsIn = (actions: ListedActions | null): ListedAction[] =>
  actions?.groups.flatMap((group) => group.actions) ?? []

/** Somebody's random answer to a question; `eager` takes every chance to step in. */
export function randomAnswer(question: SeatQuestion, random: Random, eager = false): AnswerValue {
  const { kind, preset, min, max, decline } = question
  if (kind === 'text') return 'whatever comes'
  if (kind === 'number') return min === null || max === null ? preset : min + random(max - min + 1)
  const open = question.options.filter(({ refused }) => refused === null)
  const stepsIn = open.filter(({ value }) => value !== decline)
  return oneOf(eager && stepsIn.length > 0 ? stepsIn : open, random).value
}

/** An action that says what it still asks, at random. */
async function wholeAction(
  seat: Connection,
  who: string,
  action: ListedAction,
  random: Random,
): Promise<[string, Record<string, unknown>]> {
  const given: Record<string, unknown> = {}
  for (let now = action; ; ) {
    const [ask] = now.asks
    if (ask === undefined) return [now.key, {}]
    if (ask.choices.length === 0) return [now.key, { [ask.param]: 'a somersault' }]
    given[ask.param] = oneOf(ask.choices, random)
    now = oneOf(actionsIn(await seat.actions(who, { action: action.action, given: { ...given } })), random)
  }
}

/** The seat does something at random, as far as it is its to do; null where it has nothing to do. */
export async function moveAtRandom(seat: Connection, random: Random, eager = false): Promise<Outcome | null> {
  const { table } = seat.now
  if (table === null || seat.now.waits?.for !== 'you') return null
  const [question] = table.questions
  if (question !== undefined) return seat.answer(question.id, randomAnswer(question, random, eager))
  if (table.dice !== null) return seat.roll(null)
  const who = table.turn.who.length === 0 ? 'referee' : oneOf(table.turn.who, random)
  const actions = actionsIn(await seat.actions(who))
  const gentle = actions.filter(({ drastic }) => drastic === null)
  const action = oneOf(gentle.length > 0 ? gentle : actions, random)
  if (action === undefined) return null
  const [key, given] = await wholeAction(seat, who, action, random)
  return seat.submit(key, given)
}
