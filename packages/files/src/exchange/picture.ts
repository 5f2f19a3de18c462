import { digest, limitText } from '@fray/kernel'
import { inLetters } from './mark.ts'

/** A picture inside a foreign file, in its original format. */
export interface Picture {
  readonly type: 'png' | 'webp' | 'jpeg'
  readonly width: number
  readonly height: number
  readonly bytes: Uint8Array
}

/** The most bytes of a picture, pixels per side, and pixels in all: what a browser can still show. */
const MOST_BYTES = 60_000_000
const MOST_SIDE = 16_384
const MOST_PIXELS = 150_000_000

/**
 * Reads a base64 picture, or returns why it is not one. The type is determined by its first bytes; nothing is
 * decompressed.
 */
export function readPicture(base64: string): Picture | string {
  const data = /^data:[^,]{0,100},/.exec(base64)
  const text = data === null ? base64 : base64.slice(data[0].length)
  if (text.length * 0.75 > MOST_BYTES) {
    return `the picture has about ${limitText(Math.round(text.length * 0.75))} bytes, and ${limitText(MOST_BYTES)} is the most`
  }
  const bytes = bytesOf(text)
  if (bytes === null) return 'the picture is no complete base64: it was cut off or changed'
  const found = pngOf(bytes) ?? webpOf(bytes) ?? jpegOf(bytes)
  if (found === null) return 'the picture is neither PNG, WebP nor JPEG'
  const { type, width, height, isWhole } = found
  if (!isWhole) return `the picture (${type}) was cut off`
  if (width < 1 || height < 1) return 'the picture has no size'
  if (width > MOST_SIDE || height > MOST_SIDE || width * height > MOST_PIXELS) {
    const most = `${limitText(MOST_SIDE)} along a side and ${limitText(MOST_PIXELS)} in all are the most`
    return `the picture has ${limitText(width)} x ${limitText(height)} pixels, and ${most}`
  }
  return { type, width, height, bytes }
}

/** Sixteen letters that identify the picture. */
export function markOfPicture(bytes: Uint8Array): string {
  const parts: string[] = []
  for (let at = 0; at < bytes.length; at += PART) parts.push(String.fromCharCode(...bytes.subarray(at, at + PART)))
  return inLetters(digest(parts.join('')))
}

/** Bytes converted to text at a time. */
const PART = 8192

/** The picture type of these bytes; null if it is not one that can be shown. */
export function typeOfPicture(bytes: Uint8Array): Picture['type'] | null {
  const found = pngOf(bytes) ?? webpOf(bytes) ?? jpegOf(bytes)
  if (found === null || !found.isWhole || bytes.length > MOST_BYTES) return null
  const { width, height } = found
  return width > MOST_SIDE || height > MOST_SIDE || width * height > MOST_PIXELS ? null : found.type
}

interface Found {
  readonly type: Picture['type']
  readonly width: number
  readonly height: number
  readonly isWhole: boolean
}

const SIGNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'
const VALUES = new Int8Array(128).fill(-1)
for (let i = 0; i < SIGNS.length; i++) VALUES[SIGNS.charCodeAt(i)] = i

/** The bytes of a base64 text, ignoring whitespace; null if it is invalid. */
function bytesOf(text: string): Uint8Array | null {
  const plain = /\s/.test(text) ? text.replace(/\s+/g, '') : text
  if (plain.length === 0 || plain.length % 4 !== 0) return null
  const padding = plain.endsWith('==') ? 2 : plain.endsWith('=') ? 1 : 0
  const bytes = new Uint8Array((plain.length / 4) * 3 - padding)
  let at = 0
  for (let i = 0; i < plain.length; i += 4) {
    let group = 0
    for (let k = 0; k < 4; k++) {
      const code = plain.charCodeAt(i + k)
      const isPadding = i + k >= plain.length - padding
      const value = isPadding ? 0 : code < 128 ? (VALUES[code] ?? -1) : -1
      if (value < 0) return null
      group = (group << 6) | value
    }
    for (let k = 16; k >= 0 && at < bytes.length; k -= 8) bytes[at++] = (group >> k) & 255
  }
  return bytes
}

const startsWith = (bytes: Uint8Array, at: number, said: string): boolean =>
  [...said].every((sign, i) => bytes[at + i] === sign.charCodeAt(0))

const number = (bytes: Uint8Array, at: number, count: number, isLittle = false): number => {
  let value = 0
  for (let i = 0; i < count; i++) value = value * 256 + (bytes[at + (isLittle ? count - 1 - i : i)] ?? 0)
  return value
}

function pngOf(bytes: Uint8Array): Found | null {
  if (!startsWith(bytes, 0, '\u0089PNG\r\n\u001a\n') || !startsWith(bytes, 12, 'IHDR')) return null
  const isWhole = startsWith(bytes, bytes.length - 8, 'IEND')
  return { type: 'png', width: number(bytes, 16, 4), height: number(bytes, 20, 4), isWhole }
}

function webpOf(bytes: Uint8Array): Found | null {
  if (!startsWith(bytes, 0, 'RIFF') || !startsWith(bytes, 8, 'WEBP')) return null
  const isWhole = bytes.length >= number(bytes, 4, 4, true) + 8
  const little = (at: number, count: number) => number(bytes, at, count, true)
  if (startsWith(bytes, 12, 'VP8X'))
    return { type: 'webp', width: little(24, 3) + 1, height: little(27, 3) + 1, isWhole }
  if (startsWith(bytes, 12, 'VP8L')) {
    const bits = little(21, 4)
    return { type: 'webp', width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1, isWhole }
  }
  if (!startsWith(bytes, 12, 'VP8 ')) return null
  return { type: 'webp', width: little(26, 2) & 0x3fff, height: little(28, 2) & 0x3fff, isWhole }
}

function jpegOf(bytes: Uint8Array): Found | null {
  if (number(bytes, 0, 3) !== 0xffd8ff) return null
  const isWhole = number(bytes, bytes.length - 2, 2) === 0xffd9
  for (let at = 2; at + 9 < bytes.length; at += 2 + Math.max(2, number(bytes, at + 2, 2))) {
    if (bytes[at] !== 0xff) return null
    const marker = bytes[at + 1] ?? 0
    // The frame header, for any coding process; the excluded markers are tables.
    if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker))
      return { type: 'jpeg', width: number(bytes, at + 7, 2), height: number(bytes, at + 5, 2), isWhole }
  }
  return null
}
