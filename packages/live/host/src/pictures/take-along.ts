import type { OpenFight } from '../fight/live-fight.ts'
import type { Seating } from '../fight/seating.ts'
import type { Store } from '../store/store.ts'
import type { NamedPictures } from './named-pictures.ts'

/**
 * Pictures of one fight, or of a campaign, show the same in another fight that has just begun. They are the other's, too, before they are
 * named there. `open` is asked for it only where there are any.
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
