import { typeOfPicture } from '@fray/files/exchange'

/** The picture under a map. */
export interface MapPictureFile {
  readonly bytes: Uint8Array
  /** Its media type, by its own first bytes. */
  readonly type: string
}

/**
 * The pictures under maps by their marks; fights say which one is theirs. A picture that is gone is missed by nobody but the eye. Methods
 * reject with StoreError when something is wrong with what lies below.
 */
export interface Pictures {
  read(mark: string): Promise<MapPictureFile | null>
  /** Keeps a picture under its mark; one that is there stays. */
  keep(mark: string, bytes: Uint8Array): Promise<void>
}

/** How much is kept. */
export interface PictureLimits {
  readonly pictures: number
  /** Of all pictures together. */
  readonly bytes: number
}

/** What is kept where nobody says otherwise; pictures that nobody has looked at for longest go first. */
export const MOST_PICTURES: PictureLimits = { pictures: 200, bytes: 1_000_000_000 }

/** Milliseconds after which it is noted again that somebody has looked at a picture. */
export const LOOKED_AGAIN = 3_600_000

/** A picture as it is handed out; null where nothing is there that is one. */
export function asPicture(bytes: Uint8Array | undefined): MapPictureFile | null {
  const type = bytes === undefined ? null : typeOfPicture(bytes)
  return bytes === undefined || type === null ? null : { bytes, type: `image/${type}` }
}
