import type { Board, Reach } from '@fray/kernel'
import type { ListedAction, ListedActions } from '@fray/seat'
import type { ActionCards } from '@fray/seat/cards'

/** An action with the person or place that it is told. */
export interface Offer {
  readonly action: ListedAction
  /** What it is told as well; null where it says everything. */
  readonly thing: string | null
}

/** Whether an action names somebody or a place, or would take it. */
const mentions = ({ command: { actor: _, action: __, ...said }, asks }: ListedAction, thing: string): boolean =>
  Object.values(said).flat().includes(thing) || asks.some(({ choices }) => choices.includes(thing))

const allOf = (actions: ListedActions): readonly ListedAction[] => actions.groups.flatMap((group) => group.actions)

const offerOf = (action: ListedAction, thing: string): Offer => ({
  action,
  thing: action.asks.some(({ choices }) => choices.includes(thing)) ? thing : null,
})

/** The cheapest way to a place: the first of the list that goes there and asks for nothing else; null where none does. */
export function wayTo(actions: ListedActions, place: string): Offer | null {
  const found = allOf(actions).find(
    (action) =>
      action.goes &&
      action.intent === 'move' &&
      action.drastic === null &&
      !action.rare &&
      mentions(action, place) &&
      action.asks.every(({ choices }) => choices.includes(place)),
  )
  return found === undefined ? null : offerOf(found, place)
}

/** The best that can be done to somebody: a card before all others, a blow before anything else. */
export function blowAt(actions: ListedActions, cards: ActionCards | null, who: string): Offer | null {
  const isBlow = (action: ListedAction) => action.intent === 'harm' && mentions(action, who)
  const found = cards?.cards.find(isBlow) ?? allOf(actions).find(isBlow)
  return found === undefined ? null : offerOf(found, who)
}

/** How to come to somebody whom nothing can be done to from here: to the nearest place, where fewest may strike, the cheapest. */
export function approachTo(
  actions: ListedActions,
  who: string,
  { board, reach }: { readonly board: Board; readonly reach: Reach | null },
): Offer | null {
  const at = board.tokens.find((token) => token.who === who)?.at
  if (at == null || reach === null || reach.who !== actions.who) return null
  const own = board.tokens.find((token) => token.who === actions.who)?.at ?? null
  const far = farOn(board, at)
  const ranked = reach.places
    .filter(({ cost }) => cost > 0)
    .map((place) => ({ ...place, far: far(place.at) }))
    .filter((place) => own === null || place.far < far(own))
    .sort((a, b) => a.far - b.far || a.provokes.length - b.provokes.length || a.cost - b.cost)
  for (const { at: place } of ranked) {
    const way = wayTo(actions, place)
    if (way !== null) return way
  }
  return null
}

/** How far places are from one: squares as a king goes, Zones by ways between them. */
function farOn(board: Board, from: string): (place: string) => number {
  if (board.kind === 'squares') {
    const [x = 0, y = 0] = from.split(',').map(Number)
    return (place) => {
      const [px = 0, py = 0] = place.split(',').map(Number)
      return Math.max(Math.abs(px - x), Math.abs(py - y))
    }
  }
  const steps = new Map([[from, 0]])
  const queue = [from]
  for (const at of queue)
    for (const way of board.kind === 'zones' ? board.ways : []) {
      const next = way.from === at ? way.to : way.to === at ? way.from : null
      if (next === null || steps.has(next)) continue
      steps.set(next, (steps.get(at) ?? 0) + 1)
      queue.push(next)
    }
  return (place) => steps.get(place) ?? Number.POSITIVE_INFINITY
}
