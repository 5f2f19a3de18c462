import type { SeatTable } from '@fray/seat'
import type { Seating } from '../fight/seating.ts'
import { linesFor } from '../fight/talk.ts'
import type { NamedPictures } from './named-pictures.ts'

/** Every picture that anything in the fight refers to. */
export const allNamed = ({ pictures = {}, talk }: Seating): ReadonlySet<string> =>
  new Set([
    ...Object.values(pictures.who ?? {}),
    ...(pictures.map === undefined ? [] : [pictures.map]),
    ...(talk?.lines ?? []).flatMap(({ picture }) => picture ?? []),
  ])

/** Every picture of what the seat sees on its table, and every one handed out to it. */
export const seenBy = ({ board }: SeatTable, seating: Seating, seat: string): ReadonlySet<string> =>
  new Set([
    ...board.tokens.flatMap(({ picture }) => picture ?? []),
    ...(board.picture === undefined ? [] : [board.picture.mark]),
    ...linesFor(seating, seat).flatMap(({ picture }) => picture ?? []),
  ])

/** The pictures after a change of one combatant's portrait. */
export function withPortrait(pictures: NamedPictures, name: string, picture: string | null): NamedPictures {
  const others = Object.entries(pictures.who ?? {}).filter(([who]) => who !== name)
  const who = picture === null ? others : [...others, [name, picture] as const]
  return { ...pictures, who: Object.fromEntries(who) }
}

/** The pictures after a change of the map's. */
export function withMap({ map: _, ...pictures }: NamedPictures, picture: string | null): NamedPictures {
  return picture === null ? pictures : { ...pictures, map: picture }
}
