import { BROKEN, big, type Found, MOST_PARTS, startsWith } from './bytes.ts'

/** Boxes whose children are read, and the number of bytes before the children. */
const INTO: Readonly<Record<string, number>> = { meta: 4, iprp: 0, ipco: 0 }

/** An AVIF: nested boxes, of which the largest `ispe` gives the picture's size. A sequence (`avis`) is animated. */
export function readAvif(bytes: Uint8Array): Found | null {
  if (!startsWith(bytes, 4, 'ftyp')) return null
  const brands: string[] = []
  const length = big(bytes, 0, 4)
  for (let at = 8; at + 4 <= Math.min(length, bytes.length, 200); at += 4) {
    // The four bytes after the first brand are its version.
    if (at !== 12) brands.push(String.fromCharCode(...bytes.subarray(at, at + 4)))
  }
  const isAnimated = brands.includes('avis')
  if (!isAnimated && !brands.includes('avif')) return null
  const seen = { width: 0, height: 0, hasData: false, parts: 0 }
  const isWhole = walk(bytes, 0, bytes.length, seen)
  const { width, height, hasData } = seen
  return width === 0 ? { ...BROKEN, isAnimated } : { width, height, isAnimated, isWhole: isWhole && hasData }
}

interface Seen {
  width: number
  height: number
  hasData: boolean
  parts: number
}

/** Reads the boxes in a range; returns whether they fill it exactly. */
function walk(bytes: Uint8Array, from: number, end: number, seen: Seen): boolean {
  let at = from
  while (at + 8 <= end) {
    const type = String.fromCharCode(...bytes.subarray(at + 4, at + 8))
    const long = big(bytes, at, 4) === 1
    const length = long ? big(bytes, at + 8, 8) : big(bytes, at, 4)
    const start = at + (long ? 16 : 8)
    // A length of 0 means "to the end", which is not supported.
    if (length < start - at || at + length > end || ++seen.parts > MOST_PARTS) return false
    if (type === 'mdat' || type === 'idat') seen.hasData = true
    if (type === 'ispe' && big(bytes, start + 4, 4) * big(bytes, start + 8, 4) > seen.width * seen.height) {
      seen.width = big(bytes, start + 4, 4)
      seen.height = big(bytes, start + 8, 4)
    }
    const skip = Object.hasOwn(INTO, type) ? INTO[type] : undefined
    if (skip !== undefined && !walk(bytes, start + skip, at + length, seen)) return false
    at += length
  }
  return at === end
}
