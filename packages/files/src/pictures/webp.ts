import { BROKEN, type Found, little, MOST_PARTS, startsWith } from './bytes.ts'

const ANIMATED = 0x02

/** A WebP in any of its three forms: lossy, lossless, extended. */
export function readWebp(bytes: Uint8Array): Found | null {
  if (!startsWith(bytes, 0, 'RIFF') || !startsWith(bytes, 8, 'WEBP')) return null
  const end = little(bytes, 4, 4) + 8
  const size = sizeOf(bytes)
  if (size === null) return BROKEN
  let isAnimated = startsWith(bytes, 12, 'VP8X') && ((bytes[20] ?? 0) & ANIMATED) !== 0
  let hasData = false
  let at = 12
  for (let part = 0; part < MOST_PARTS && at + 8 <= end; part++) {
    if (startsWith(bytes, at, 'ANIM') || startsWith(bytes, at, 'ANMF')) isAnimated = true
    if (startsWith(bytes, at, 'VP8 ') || startsWith(bytes, at, 'VP8L')) hasData = true
    const length = little(bytes, at + 4, 4)
    at += 8 + length + (length % 2)
  }
  return { ...size, isAnimated, isWhole: (hasData || isAnimated) && at === end && end === bytes.length }
}

function sizeOf(bytes: Uint8Array): Pick<Found, 'width' | 'height'> | null {
  if (startsWith(bytes, 12, 'VP8X')) return { width: little(bytes, 24, 3) + 1, height: little(bytes, 27, 3) + 1 }
  if (startsWith(bytes, 12, 'VP8L')) {
    const bits = little(bytes, 21, 4)
    return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 }
  }
  if (!startsWith(bytes, 12, 'VP8 ')) return null
  return { width: little(bytes, 26, 2) & 0x3fff, height: little(bytes, 28, 2) & 0x3fff }
}
