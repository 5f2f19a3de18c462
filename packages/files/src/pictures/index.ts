/**
 * Pictures that people upload: their type by their bytes, and why one is rejected. Nothing is decompressed.
 * @module
 */

import { readAvif } from './avif.ts'
import type { Found } from './bytes.ts'
import { readJpeg } from './jpeg.ts'
import { readPng } from './png.ts'
import { readWebp } from './webp.ts'

/** The accepted kinds. */
export const PICTURE_TYPES = ['png', 'jpeg', 'webp', 'avif'] as const

export type PictureType = (typeof PICTURE_TYPES)[number]

/** A complete still picture. */
export interface SeenPicture {
  readonly type: PictureType
  readonly width: number
  readonly height: number
}

/** Why a picture is rejected. */
export const PICTURE_PROBLEMS = {
  empty: 'This file is empty.',
  svg: 'SVG is not accepted, because it can hold programs: use PNG, JPEG, WebP or AVIF.',
  gif: 'GIF is not accepted: use PNG, JPEG, WebP or AVIF.',
  unknown: 'This is not a picture of a kind that is accepted: use PNG, JPEG, WebP or AVIF.',
  animated: 'This picture moves: use one that stands still.',
  damaged: 'This picture is damaged: something is missing in it, or something follows it.',
  huge: 'This picture has too many pixels: make it smaller first.',
} as const

export type PictureProblem = keyof typeof PICTURE_PROBLEMS

const READERS: Readonly<Record<PictureType, (bytes: Uint8Array) => Found | null>> = {
  png: readPng,
  jpeg: readJpeg,
  webp: readWebp,
  avif: readAvif,
}

/** Pixels per side, and in all, that a browser can safely decompress. */
const [MOST_SIDE, MOST_PIXELS] = [16_384, 100_000_000]

/**
 * Identifies a picture, or says why it is rejected; by its first bytes and its structure, whatever its name.
 * @example
 * ```ts
 * import { lookAtPicture } from '@fray/files/pictures'
 *
 * console.log(lookAtPicture(new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>'))) // svg
 * ```
 */
export function lookAtPicture(bytes: Uint8Array): SeenPicture | PictureProblem {
  if (bytes.length === 0) return 'empty'
  for (const type of PICTURE_TYPES) {
    const found = READERS[type](bytes)
    if (found === null) continue
    const { width, height, isWhole, isAnimated } = found
    if (isAnimated) return 'animated'
    if (!isWhole || width < 1 || height < 1) return 'damaged'
    return width > MOST_SIDE || height > MOST_SIDE || width * height > MOST_PIXELS ? 'huge' : { type, width, height }
  }
  const start = String.fromCharCode(...bytes.subarray(0, 1000)).toLowerCase()
  if (/^gif8[79]a/.test(start)) return 'gif'
  return /<svg[\s>]/.test(start) ? 'svg' : 'unknown'
}
