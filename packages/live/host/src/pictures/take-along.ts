import type { OpenFight } from '../fight/live-fight.ts'
import type { Seating } from '../fight/seating.ts'
import type { Store } from '../store/store.ts'
import type { NamedPictures } from './named-pictures.ts'

/**
 * Copies what the pictures of a fight or a campaign show to a fight that has just begun. The new fight owns the
 * pictures before it names them. `open` is only called if there are any.
 */
export async function takePicturesAlong(
  store: Store,
  from: { readonly fight: string; readonly seating: Pick<Seating, 'pictures' | 'talk'> },
  open: () => Promise<OpenFight | null>,
): Promise<void> {
  const { who = {}, map } = from.seating.pictures ?? {}
  const pictures: NamedPictures = {
    ...(Object.keys(who).length > 0 && { who }),
    ...(map !== undefined && { map }),
  }
  const names = [...Object.values(who), ...(map === undefined ? [] : [map])]
  const handedOut = (from.seating.talk?.lines ?? []).flatMap(({ picture }) => picture ?? [])
  if (names.length + handedOut.length === 0) return
  const to = await open()
  if (to === null) return
  const there = to.seating.talk === undefined ? [] : handedOut
  await store.sharePictures(from.fight, to.fight, [...names, ...there])
  if (names.length > 0) await to.seat(to.refereeSeat, null, (seating) => ({ ...seating, pictures }))
}
