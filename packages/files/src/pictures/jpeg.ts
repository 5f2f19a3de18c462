import { BROKEN, big, type Found } from './bytes.ts'

/** Frame markers, which hold the size; the others of their range are tables. */
const isFrame = (marker: number): boolean => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
/** Markers without a segment: restarts, and TEM. */
const isAlone = (marker: number): boolean => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7)

const [END, SCAN] = [0xd9, 0xda]

/** A JPEG, read segment by segment to its end. */
export function readJpeg(bytes: Uint8Array): Found | null {
  if (big(bytes, 0, 3) !== 0xffd8ff) return null
  let size: { readonly width: number; readonly height: number } | null = null
  let hasScan = false
  for (let at = 2; at + 1 < bytes.length; ) {
    if (bytes[at] !== 0xff) return BROKEN
    const marker = bytes[at + 1] ?? 0
    if (marker === 0xff) at += 1
    else if (marker === END)
      return size === null ? BROKEN : { ...size, isAnimated: false, isWhole: hasScan && at + 2 === bytes.length }
    else if (isAlone(marker)) at += 2
    else {
      if (isFrame(marker)) size ??= { width: big(bytes, at + 7, 2), height: big(bytes, at + 5, 2) }
      at += 2 + Math.max(2, big(bytes, at + 2, 2))
      if (marker === SCAN) {
        hasScan = true
        at = afterScan(bytes, at)
      }
    }
  }
  return size === null ? BROKEN : { ...size, isAnimated: false, isWhole: false }
}

/** Position of the next marker after compressed data, in which 0xff is followed by 0 or a restart. */
function afterScan(bytes: Uint8Array, from: number): number {
  for (let at = from; ; at++) {
    at = bytes.indexOf(0xff, at)
    if (at < 0) return bytes.length
    const next = bytes[at + 1] ?? 0
    if (next !== 0 && !(next >= 0xd0 && next <= 0xd7)) return at
  }
}
