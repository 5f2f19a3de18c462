import type { OpenFight } from '../fight/live-fight.ts'
import type { Store } from '../store/store.ts'
import type { NamedPictures } from './named.ts'

/**
 * Pictures of one fight show the same in another that has just begun: of those whom `isTaken` says, and of the map where `withMap` says so.
 * They are the other's, too, before they are named there.
 */
export async function takePicturesAlong(
  store: Store,
  from: OpenFight,
  to: OpenFight | null,
  { isTaken = () => true, withMap = true }: { isTaken?: (who: string) => boolean; withMap?: boolean } = {},
): Promise<void> {
  const { who = {}, map } = from.seating.pictures ?? {}
  const portraits = Object.entries(who).filter(([name]) => isTaken(name))
  const pictures: NamedPictures = {
    ...(portraits.length > 0 && { who: Object.fromEntries(portraits) }),
    ...(withMap && map !== undefined && { map }),
  }
  const names = [...portraits.map(([, picture]) => picture), ...(pictures.map === undefined ? [] : [pictures.map])]
  const handedOut = (to?.seating.talk?.lines ?? []).flatMap(({ picture }) => picture ?? [])
  if (to === null || names.length + handedOut.length === 0) return
  await store.sharePictures(from.fight, to.fight, [...names, ...handedOut])
  if (names.length > 0) await to.seat(to.refereeSeat, null, (seating) => ({ ...seating, pictures }))
}
