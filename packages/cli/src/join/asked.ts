import type { Snapshot } from '@fray/live/client'
import type { SeatDice, SeatQuestion } from '@fray/seat'

/** What is wanted of the one who sits at this terminal. */
export type Asked =
  | { readonly kind: 'question'; readonly question: SeatQuestion }
  | { readonly kind: 'dice'; readonly dice: SeatDice }
  /** To command one of its own; `others` could be commanded, too. */
  | { readonly kind: 'command'; readonly who: string; readonly others: readonly string[] }
  /** The referee has the word, and nobody's turn it is. */
  | { readonly kind: 'referee' }
  | { readonly kind: 'stalemate' }
  /** Nothing: others decide, or there is no table yet. */
  | { readonly kind: 'wait' }

const NOTHING: Asked = { kind: 'wait' }

/** What a snapshot asks of its seat; `chosen` is whom the person has turned to. */
export function askedOf({ table, waits, seat, readOnly }: Snapshot, chosen: string): Asked {
  if (table === null || table.fight.over || seat?.role === 'spectator' || readOnly !== null) return NOTHING
  const [question] = table.questions
  if (question !== undefined) return { kind: 'question', question }
  if (table.dice !== null) return { kind: 'dice', dice: table.dice }
  if (waits?.for === 'stalemate') return { kind: 'stalemate' }
  if (waits?.for !== 'you') return NOTHING
  const { who: names } = table.turn
  const who = names.find((name) => name === chosen) ?? names[0]
  if (who === undefined) return seat?.role === 'referee' ? { kind: 'referee' } : NOTHING
  return { kind: 'command', who, others: names.filter((name) => name !== who) }
}

/** Whether two are one and the same demand, so that it need not be shown again. */
export function isSame(a: Asked, b: Asked): boolean {
  if (a.kind === 'question' && b.kind === 'question') return a.question.id === b.question.id
  if (a.kind === 'command' && b.kind === 'command') return a.who === b.who
  return a.kind === b.kind
}
