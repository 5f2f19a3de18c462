import { typeOfPicture } from '@fray/files/exchange'

/** The picture under a map. */
export interface MapPictureFile {
  readonly bytes: Uint8Array
  /** Its media type, from its first bytes. */
  readonly type: string
}

/**
 * The pictures under maps by their marks; fights say which one is theirs. A missing picture only affects the looks.
 * Methods reject with StoreError if the storage below fails.
 */
export interface Pictures {
  read(mark: string): Promise<MapPictureFile | null>
  /** Stores a picture under its mark, unless there is one. */
  keep(mark: string, bytes: Uint8Array): Promise<void>
}

/** Limits of stored pictures. */
export interface PictureLimits {
  readonly pictures: number
  /** Of all pictures together. */
  readonly bytes: number
}

/** The default limits; pictures that nobody has looked at for longest are deleted first. */
export const MOST_PICTURES: PictureLimits = { pictures: 200, bytes: 1_000_000_000 }

/** Milliseconds after which another look at a picture is recorded again. */
export const LOOKED_AGAIN = 3_600_000

/** A picture to be sent; null if the bytes are missing or not a picture. */
export function asPicture(bytes: Uint8Array | undefined): MapPictureFile | null {
  const type = bytes === undefined ? null : typeOfPicture(bytes)
  return bytes === undefined || type === null ? null : { bytes, type: `image/${type}` }
}
