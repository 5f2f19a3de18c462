import type { SeatTable } from '@fray/seat'

/** The same as long as the turn is the same and everybody is where it was and as it was: the field is redrawn when not. */
export function fieldKey({ order, fight, board }: SeatTable, who: string): string {
  const now = order.entries.find(({ state }) => state === 'now')?.label ?? who
  const places = board.tokens.map(({ who: one, at, facing, state }) => `${one} ${at} ${facing} ${state}`)
  const knots = board.kind === 'relations' ? board.relations.map(({ a, b, kind }) => `${a} ${b} ${kind}`) : []
  return [fight.round, now, ...places, ...knots].join('\n')
}
