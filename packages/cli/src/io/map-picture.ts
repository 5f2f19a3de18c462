import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { markOfPicture, typeOfPicture } from '@fray/files/exchange'
import type { Setup } from '@fray/kernel'

/** The picture under a map, read from its file. */
export interface ReadPicture {
  readonly bytes: Uint8Array
  /** Its media type. */
  readonly type: string
}

/**
 * The picture under the map of an encounter or a saved fight, from beside its file. Null where the map has none; a sentence where it
 * has one that cannot be shown.
 */
export function pictureBeside(path: string, { picture }: Setup): ReadPicture | string | null {
  if (picture === undefined) return null
  const file = join(dirname(path), picture.file)
  let bytes: Uint8Array
  try {
    bytes = readFileSync(file)
  } catch {
    return `The picture under the map is not there: ${file}. The map is shown without it.`
  }
  const type = typeOfPicture(bytes)
  if (type === null) return `${file} is not a complete PNG, WebP or JPEG: the map is shown without it.`
  if (picture.mark !== '' && picture.mark !== markOfPicture(bytes))
    return `${file} is not the picture that the map was made with: the map is shown without it. Remove "mark" from the encounter to use this one.`
  return { bytes, type: `image/${type}` }
}
