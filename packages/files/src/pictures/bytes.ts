/** Whether the bytes at a place are those of a text of single bytes. */
export function startsWith(bytes: Uint8Array, at: number, text: string): boolean {
  if (at < 0 || at + text.length > bytes.length) return false
  for (let i = 0; i < text.length; i++) if (bytes[at + i] !== text.charCodeAt(i)) return false
  return true
}

/** Parts that a picture has at most: more is there to keep readers busy. */
export const MOST_PARTS = 10_000

/** A whole number of so many bytes, the highest first. */
export function big(bytes: Uint8Array, at: number, count: number): number {
  let value = 0
  for (let i = 0; i < count; i++) value = value * 256 + (bytes[at + i] ?? 0)
  return value
}

/** The same, the lowest first. */
export function little(bytes: Uint8Array, at: number, count: number): number {
  let value = 0
  for (let i = count - 1; i >= 0; i--) value = value * 256 + (bytes[at + i] ?? 0)
  return value
}

/** What a reader of one kind of picture finds: null where the bytes are of another kind. */
export interface Found {
  readonly width: number
  readonly height: number
  /** Whether nothing is missing and nothing follows. */
  readonly isWhole: boolean
  readonly isAnimated: boolean
}

/** Something that was cut off, or goes wrong in the middle. */
export const BROKEN: Found = { width: 0, height: 0, isWhole: false, isAnimated: false }
