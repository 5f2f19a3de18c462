import { lookAtPicture, type PictureProblem } from '@fray/files/pictures'

/** Bytes of a picture that is handed over, and of a file that is looked at. */
const [MOST, MOST_FILE] = [2_000_000, 60_000_000]
/** Tries, each with fewer pixels than the one before. */
const TRIES = 5
const LESS = 0.75

/** Why a file is not taken. */
export type FileProblem = PictureProblem | 'large'

/**
 * A picture from a file, drawn again within so many pixels along a side: so nothing of the file comes along but what is to be seen. A word that
 * says why not where it is none.
 */
export async function scaled(file: Blob, side: number): Promise<Blob | FileProblem> {
  if (file.size > MOST_FILE) return 'large'
  const seen = lookAtPicture(new Uint8Array(await file.arrayBuffer()))
  if (typeof seen === 'string') return seen
  // What it is called is nobody's business: it is what its bytes are.
  const picture = await createImageBitmap(new Blob([file], { type: `image/${seen.type}` })).catch(() => null)
  if (picture === null) return 'damaged'
  try {
    let by = Math.min(1, side / Math.max(picture.width, picture.height))
    for (let tries = 0; tries < TRIES; tries++, by *= LESS) {
      const made = await drawnAgain(picture, by)
      if (made !== null) return made
    }
    return 'large'
  } finally {
    picture.close()
  }
}

/** The picture as a file of the kind that is smallest here; null where all are too large. */
async function drawnAgain(picture: ImageBitmap, by: number): Promise<Blob | null> {
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(picture.width * by))
  canvas.height = Math.max(1, Math.round(picture.height * by))
  const context = canvas.getContext('2d')
  if (context === null) return null
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, 0, 0, canvas.width, canvas.height)
  // A browser that cannot make a kind makes PNG instead.
  for (const type of ['image/webp', 'image/png', 'image/jpeg']) {
    const made = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, 0.86))
    if (made !== null && made.size > 0 && made.size <= MOST) return made
  }
  return null
}
