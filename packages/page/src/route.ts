import { useMemo, useSyncExternalStore } from 'react'
import type { DiceFrom, Seating } from './local/orders.ts'

/** A fight: held by this browser, or at a table of a server. `#/fight/ID` is drawn, `#/fight/ID/text` as text; a step stands behind. */
export interface AtFight {
  readonly at: 'fight'
  readonly id: string
  /** `lab`: what may come of it; `after`: how it went. */
  readonly as: 'table' | 'text' | 'lab' | 'after'
  /** The step that is looked at, 0 for the beginning; null or left out for now. */
  readonly step?: number | null
}

/** Where the page is: everything after the `#` of its address. */
export type Route =
  | { readonly at: 'home' }
  | AtFight
  /** A ready fight, to be begun at once: `#/play/zones/duel.yaml`, with a seed behind it for the same dice each time. */
  | {
      readonly at: 'play'
      readonly file: string
      readonly seed: string
      readonly seating: Seating
      readonly dice: DiceFrom
    }
  /** A fight of one's own to begin; one that is kept here; a copy of a ready one: `#/edit/zones/bridge.yaml`. */
  | { readonly at: 'new' }
  | { readonly at: 'edit'; readonly id: string }
  | { readonly at: 'copy'; readonly file: string }
  /** A link to a seat, with its key; and the same once the key was taken out of the address. */
  | { readonly at: 'link'; readonly key: string }
  | { readonly at: 'join'; readonly id: string }
  /** The lab for a ready fight (its file below `encounters/`), or for the `file` that was opened for it. */
  | { readonly at: 'lab'; readonly file: string }
  /** The screen for the middle of the table: `#/show/KEY`, and `#/show/ID` of the seat once the key was taken out of the address. */
  | { readonly at: 'show'; readonly id: string }
  /** The key that begins fights on a server. */
  | { readonly at: 'admin'; readonly key: string }

/** Whether the id is that of a campaign that this browser keeps, and not of a single fight. */
export const isCampaignHere = (id: string): boolean => id.startsWith('campaign-')

/** The route that an address means; home for what there is not. */
function routeOf(hash: string): Route {
  const [place, id, as, seed = '', seating = 'first', dice = ''] = hash.replace(/^#\/?/, '').split('/')
  if (place === 'fight' && id) {
    const step = as === 'lab' || as === 'text' ? seed : (as ?? '')
    return {
      at: 'fight',
      id: decodeURIComponent(id),
      as: asOf(as),
      step: /^\d{1,9}$/.test(step) ? Number(step) : null,
    }
  }
  if (place === 'lab' && id) return { at: 'lab', file: as ? `${id}/${as}` : id }
  if (place === 'join' && id) return { at: 'link', key: id }
  if (place === 'sit' && id) return { at: 'join', id }
  if (place === 'show' && id) return { at: 'show', id }
  if (place === 'begin' && id) return { at: 'admin', key: id }
  if (place === 'new') return { at: 'new' }
  if (place === 'edit' && id && as) return { at: 'copy', file: `${id}/${as}` }
  if (place === 'edit' && id) return { at: 'edit', id }
  if (place === 'play' && id && as)
    return {
      at: 'play',
      file: `${id}/${as}`,
      seed: decodeURIComponent(seed),
      seating: seatingOf(seating),
      dice: dice === 'typed' ? 'typed' : 'generator',
    }
  return { at: 'home' }
}

const asOf = (text: string | undefined): AtFight['as'] =>
  text === 'text' || text === 'lab' || text === 'after' ? text : 'table'

const seatingOf = (text: string): Seating => (text === 'second' || text === 'hot-seat' ? text : 'first')

/** The address of a route. */
function addressOf(route: Route): string {
  if (route.at === 'home') return '#/'
  if (route.at === 'new') return '#/new'
  if (route.at === 'edit') return `#/edit/${route.id}`
  if (route.at === 'copy') return `#/edit/${route.file}`
  if (route.at === 'play')
    return `#/play/${route.file}/${encodeURIComponent(route.seed)}/${route.seating}/${route.dice}`
  if (route.at === 'join') return `#/sit/${route.id}`
  if (route.at === 'lab') return `#/lab/${route.file}`
  if (route.at === 'link') return `#/join/${route.key}`
  if (route.at === 'show') return `#/show/${route.id}`
  if (route.at === 'admin') return `#/begin/${route.key}`
  const { id, as, step = null } = route
  const parts = [as === 'table' ? '' : as, step === null || as === 'after' ? '' : String(step)]
  return ['#/fight', encodeURIComponent(id), ...parts.filter((part) => part !== '')].join('/')
}

/** Goes somewhere else; instead of where the page is, if the way back is not to lead there. */
export const goTo = (route: Route, isInPlace = false): void => {
  if (isInPlace) location.replace(addressOf(route))
  else location.hash = addressOf(route)
}

/** Whether the page is there still: where somebody has gone elsewhere, what was to be written into the address comes too late. */
export const isHere = (route: Route): boolean => addressOf(routeOf(location.hash)) === addressOf(route)

function subscribe(changed: () => void): () => void {
  addEventListener('hashchange', changed)
  return () => removeEventListener('hashchange', changed)
}

/** The route as it is now. */
export function useRoute(): Route {
  const hash = useSyncExternalStore(subscribe, () => location.hash)
  return useMemo(() => routeOf(hash), [hash])
}
