import { type AnyScene, nameOf, type Param, sideOf } from '@fray/kernel'
import type { SeatPrice } from './price.ts'
import { doneTo, type ListedAction } from './steps.ts'

/** The names of everybody who is not of the combatant's side; of nobody's (the referee's) there are none. */
export function foesOf(scene: AnyScene, actor: number): ReadonlySet<string> {
  const foes = new Set<string>()
  if (actor < 0) return foes
  for (let row = 0; row < scene.combatants; row++)
    if (sideOf(scene, row) !== sideOf(scene, actor)) foes.add(nameOf(scene, row))
  return foes
}

/** What may be done at one price. */
interface Group {
  readonly price: SeatPrice
  readonly actions: readonly ListedAction[]
}

/** What an action says of itself that tells how likely it is wanted. */
interface Declared {
  readonly params: readonly Pick<Param, 'kind' | 'optional'>[]
  readonly seldom?: boolean
  readonly waits?: boolean
}

/** How likely something is wanted: the smaller, the likelier. */
const PLACES = { atFoes: 0, goes: 1, other: 2, seldom: 3, waits: 4, drastic: 5 } as const
type Place = (typeof PLACES)[keyof typeof PLACES]

/**
 * The likely first: what is done to foes, then going somewhere, then all else, then what is seldom wanted, what only waits for
 * something to happen, and last what is drastic. What another action's price buys as well, later in the list and so
 * cheaper, is seldom wanted for this one. What nobody is struck for stands before the same sort of thing with that risk, and what the one
 * who acts may well drop by stands with what is seldom wanted. Groups that have something to be done to foes come first, then those in which one
 * goes somewhere, the cheapest of these before the others. Within each of these the ruleset's order, which has the likely before the rare. The order says nothing of
 * what is hidden: it hangs on sides and on what was listed anyway.
 *
 * @param groups by what they cost, in the ruleset's order.
 */
export function likely(
  groups: readonly Group[],
  foes: ReadonlySet<string>,
  declared: (action: string) => Declared,
): Group[] {
  const placed = groups.map(({ price, actions }, at) => {
    const cheaper = new Set(groups.slice(at + 1).flatMap((later) => later.actions.map(({ action }) => action)))
    const placeOf = (action: ListedAction): Place => {
      const { params, seldom = false, waits = false } = declared(action.action)
      if (action.drastic !== null) return PLACES.drastic
      if (waits) return PLACES.waits
      if (action.risk?.grave === true) return PLACES.seldom
      if (isAtFoes(action, foes)) return PLACES.atFoes
      if (seldom || cheaper.has(action.action)) return PLACES.seldom
      return params.some(({ kind, optional }) => kind === 'place' && !optional) ? PLACES.goes : PLACES.other
    }
    const places = actions
      .map((action) => ({ action, place: placeOf(action) }))
      .sort((a, b) => a.place - b.place || Number(a.action.risk !== undefined) - Number(b.action.risk !== undefined))
    return {
      price,
      actions: places.map(({ action }) => action),
      best: Math.min(PLACES.other, ...places.map((one) => one.place)),
    }
  })
  const cheapFirst = placed.filter(({ best }) => best === PLACES.goes).toReversed()
  const inOrder = [PLACES.atFoes, PLACES.goes, PLACES.other].flatMap((best) =>
    best === PLACES.goes ? cheapFirst : placed.filter((one) => one.best === best),
  )
  return inOrder.map(({ price, actions }) => ({ price, actions }))
}

/** The action with what it is done for, where it does not say so itself: what is done to foes harms, what is done to others protects. */
export function meantFor(action: ListedAction, foes: ReadonlySet<string>): ListedAction {
  if (action.intent !== 'other') return action
  if (isAtFoes(action, foes)) return { ...action, intent: 'harm' }
  return doneTo(action) === '' ? action : { ...action, intent: 'protect' }
}

/** Whether it is done to a foe, or asks for somebody of whom one is a foe. */
function isAtFoes({ command, asks: [next] }: ListedAction, foes: ReadonlySet<string>): boolean {
  const { target, targets } = command as { readonly target?: unknown; readonly targets?: unknown }
  const named: readonly unknown[] = [target, targets, next?.choices ?? []].flat()
  return named.some((one) => typeof one === 'string' && foes.has(one))
}
