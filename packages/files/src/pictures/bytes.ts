/** Whether the bytes at a position match a single-byte text. */
export function startsWith(bytes: Uint8Array, at: number, text: string): boolean {
  if (at < 0 || at + text.length > bytes.length) return false
  for (let i = 0; i < text.length; i++) if (bytes[at + i] !== text.charCodeAt(i)) return false
  return true
}

/** The most parts of a picture: more would only keep readers busy. */
export const MOST_PARTS = 10_000

/** A big-endian number of `count` bytes. */
export function big(bytes: Uint8Array, at: number, count: number): number {
  let value = 0
  for (let i = 0; i < count; i++) value = value * 256 + (bytes[at + i] ?? 0)
  return value
}

/** A little-endian number of `count` bytes. */
export function little(bytes: Uint8Array, at: number, count: number): number {
  let value = 0
  for (let i = count - 1; i >= 0; i--) value = value * 256 + (bytes[at + i] ?? 0)
  return value
}

/** The result of a reader for one kind of picture; readers return null for other kinds. */
export interface Found {
  readonly width: number
  readonly height: number
  /** Whether nothing is missing and nothing follows. */
  readonly isWhole: boolean
  readonly isAnimated: boolean
}

/** A truncated or corrupt picture. */
export const BROKEN: Found = { width: 0, height: 0, isWhole: false, isAnimated: false }
