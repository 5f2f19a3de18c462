import { BROKEN, big, type Found, MOST_PARTS, startsWith } from './bytes.ts'

const SIGNATURE = '\u0089PNG\r\n\u001a\n'
/** Bytes for length, type and checksum around a chunk's data. */
const AROUND = 12

/** A PNG, read chunk by chunk to its last one; an `acTL` makes it animated. */
export function readPng(bytes: Uint8Array): Found | null {
  if (!startsWith(bytes, 0, SIGNATURE)) return null
  if (!startsWith(bytes, 12, 'IHDR')) return BROKEN
  const size = { width: big(bytes, 16, 4), height: big(bytes, 20, 4) }
  let isAnimated = false
  let hasData = false
  let at = SIGNATURE.length
  for (let part = 0; part < MOST_PARTS && at + AROUND <= bytes.length; part++, at += AROUND + big(bytes, at, 4)) {
    if (startsWith(bytes, at + 4, 'acTL')) isAnimated = true
    if (startsWith(bytes, at + 4, 'IDAT')) hasData = true
    if (startsWith(bytes, at + 4, 'IEND'))
      return { ...size, isAnimated, isWhole: hasData && at + AROUND === bytes.length }
  }
  return { ...size, isAnimated, isWhole: false }
}
