import type { Board, Reach } from '@fray/kernel'
import type { ListedAction } from '@fray/seat'

/** What an action would do on the board: drawn before anybody does it. */
export interface Preview {
  readonly who: string
  /** The places of its way, the last where it would be; empty where it stays. */
  readonly way: readonly string[]
  /** To whom it is done. */
  readonly targets: readonly string[]
  /** Who may strike on the way. */
  readonly strikers: readonly string[]
  /** The square around which it takes in an area; null for none. */
  readonly around: string | null
}

/** All that a command names, as words. */
const namedIn = ({ command: { actor: _, action: __, ...rest } }: ListedAction): readonly string[] =>
  Object.values(rest)
    .flat()
    .filter((one) => typeof one === 'string')

/** What an action would do; `thing` is whom or what place it would be told as well. */
export function previewOf(
  action: ListedAction,
  thing: string | null,
  { board, reach }: { readonly board: Board; readonly reach: Reach | null },
): Preview {
  const who = action.command.actor
  const named = [...namedIn(action), ...(thing === null ? [] : [thing])]
  const people = new Set(board.tokens.map((token) => token.who))
  const targets = named.filter((one) => people.has(one) && one !== who)
  const places = board.kind === 'zones' ? new Set(board.zones.map(({ id }) => id)) : null
  const isPlace = (one: string): boolean =>
    places === null ? board.kind === 'squares' && /^-?\d+,-?\d+$/.test(one) : places.has(one)
  const place = action.goes ? named.find(isPlace) : undefined
  const around = action.area === undefined ? null : (named.find(isPlace) ?? null)
  const reached = place === undefined || reach?.who !== who ? undefined : reach.places.find(({ at }) => at === place)
  const way = place === undefined ? [] : (reached?.way ?? []).length > 0 ? (reached?.way ?? []) : [place]
  return { who, way, targets, strikers: reached?.provokes ?? [], around }
}
