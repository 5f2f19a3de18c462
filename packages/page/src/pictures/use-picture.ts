import type { Board } from '@fray/kernel'
import { useEffect, useState } from 'react'

/** Where the picture with a mark is to be had; null for nowhere. */
export type FindPicture = (mark: string) => Promise<Blob | null>

/** The picture under a board's map, as {@link useFoundPicture}. */
export const usePicture = (board: Board | null, find: FindPicture): string =>
  useFoundPicture(board?.picture?.mark ?? '', find)

/** A picture as an address for this page, fetched once; '' where there is none, or until it is here. */
export function useFoundPicture(mark: string, find: FindPicture): string {
  const [address, setAddress] = useState('')
  useEffect(() => {
    if (mark === '') return
    let made = ''
    let isWanted = true
    const take = (picture: Blob | null) => {
      if (picture === null || !isWanted) return
      made = URL.createObjectURL(picture)
      setAddress(made)
    }
    // Without its picture everything is still there.
    find(mark).then(take, () => undefined)
    return () => {
      isWanted = false
      setAddress('')
      if (made !== '') URL.revokeObjectURL(made)
    }
  }, [mark, find])
  return address
}
