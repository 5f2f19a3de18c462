import type { OpenFight } from '../fight/live-fight.ts'
import type { Store } from '../store/store.ts'
import type { NamedPictures } from './named-pictures.ts'

/**
 * Pictures of one fight show the same in another that has just begun: of those whom `isTaken` says, and of the map where `withMap` says so.
 * They are the other's, too, before they are named there. `open` is asked for it only where there are any.
 */
export async function takePicturesAlong(
  store: Store,
  from: OpenFight,
  open: () => Promise<OpenFight | null>,
  { isTaken = () => true, withMap = true }: { isTaken?: (who: string) => boolean; withMap?: boolean } = {},
): Promise<void> {
  const { who = {}, map } = from.seating.pictures ?? {}
  const portraits = Object.entries(who).filter(([name]) => isTaken(name))
  const pictures: NamedPictures = {
    ...(portraits.length > 0 && { who: Object.fromEntries(portraits) }),
    ...(withMap && map !== undefined && { map }),
  }
  const names = [...portraits.map(([, picture]) => picture), ...(pictures.map === undefined ? [] : [pictures.map])]
  const handedOut = (from.seating.talk?.lines ?? []).flatMap(({ picture }) => picture ?? [])
  if (names.length + handedOut.length === 0) return
  const to = await open()
  if (to === null) return
  const there = to.seating.talk === undefined ? [] : handedOut
  await store.sharePictures(from.fight, to.fight, [...names, ...there])
  if (names.length > 0) await to.seat(to.refereeSeat, null, (seating) => ({ ...seating, pictures }))
}
