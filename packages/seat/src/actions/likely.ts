import { type AnyScene, nameOf, type Param, sideOf } from '@fray/kernel'
import type { SeatPrice } from './price.ts'
import { doneTo, type ListedAction } from './steps.ts'

/** The names of all foes of the combatant; none for the referee. */
export function foesOf(scene: AnyScene, actor: number): ReadonlySet<string> {
  const foes = new Set<string>()
  if (actor < 0) return foes
  for (let row = 0; row < scene.combatants; row++)
    if (sideOf(scene, row) !== sideOf(scene, actor)) foes.add(nameOf(scene, row))
  return foes
}

/** The actions of one price. */
interface Group {
  readonly price: SeatPrice
  readonly actions: readonly ListedAction[]
}

/** Parts of an action's declaration that say how likely it is wanted. */
interface Declared {
  readonly params: readonly Pick<Param, 'kind' | 'optional'>[]
  readonly seldom?: boolean
  readonly waits?: boolean
}

/** How likely an action is wanted: the lower, the likelier. */
const PLACES = { atFoes: 0, goes: 1, other: 2, seldom: 3, waits: 4, drastic: 5 } as const
type Place = (typeof PLACES)[keyof typeof PLACES]

/**
 * Sorts the likely actions first: those against foes, then moves, then others, then seldom wanted ones, then those
 * that only wait for something, and last drastic ones. An action that is also available at a cheaper price later in
 * the list is seldom wanted at this one. An action without the risk of being attacked comes before the same kind with
 * that risk, and one that may well take the actor down counts as seldom wanted. Groups with actions against foes come
 * first, then those with moves, the cheapest of these first. Otherwise the ruleset's order applies, which has the
 * likely before the rare. The order reveals nothing hidden: it depends only on sides and on what is listed anyway.
 *
 * @param groups by price, in the ruleset's order.
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

/** The action with its purpose, if its declaration has none: an action against foes harms, one on others protects. */
export function meantFor(action: ListedAction, foes: ReadonlySet<string>): ListedAction {
  if (action.intent !== 'other') return action
  if (isAtFoes(action, foes)) return { ...action, intent: 'harm' }
  return doneTo(action) === '' ? action : { ...action, intent: 'protect' }
}

/** Whether it is directed at a foe, or asks for someone who may be one. */
function isAtFoes({ command, asks: [next] }: ListedAction, foes: ReadonlySet<string>): boolean {
  const { target, targets } = command as { readonly target?: unknown; readonly targets?: unknown }
  const named: readonly unknown[] = [target, targets, next?.choices ?? []].flat()
  return named.some((one) => typeof one === 'string' && foes.has(one))
}
