/*
 * Pictures as their kinds are built, good and bad, made here byte by byte. Nothing of them is worth looking at: what counts is the structure.
 */

const text = (words: string): number[] => [...words].map((sign) => sign.charCodeAt(0))
const big = (value: number, count = 4): number[] =>
  Array.from({ length: count }, (_, i) => Math.floor(value / 256 ** (count - 1 - i)) % 256)
const little = (value: number, count = 4): number[] => big(value, count).reverse()
type Bytes = ArrayLike<number>

function bytes(...parts: readonly Bytes[]): Uint8Array {
  const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    all.set(part, at)
    at += part.length
  }
  return all
}
const body = (length: number, seed = 1): Uint8Array => {
  const all = new Uint8Array(length)
  for (let i = 0; i < length; i++) all[i] = (i * 31 + seed * 17) % 251
  return all
}

/** How a picture is made. */
interface Made {
  readonly width?: number
  readonly height?: number
  /** Tells pictures apart that are otherwise the same. */
  readonly seed?: number
  /** Bytes of what is in it. */
  readonly length?: number
  readonly animated?: boolean
}

const chunk = (type: string, data: Bytes): Uint8Array => bytes(big(data.length), text(type), data, big(0))

export const pngOf = ({ width = 64, height = 48, seed = 1, length = 40, animated = false }: Made = {}): Uint8Array =>
  bytes(
    [0x89, ...text('PNG\r\n\x1a\n')],
    chunk('IHDR', [...big(width), ...big(height), 8, 6, 0, 0, 0]),
    animated ? chunk('acTL', [...big(2), ...big(0)]) : [],
    chunk('IDAT', body(length, seed)),
    chunk('IEND', []),
  )

const segment = (marker: number, data: Bytes): Uint8Array => bytes([0xff, marker], big(data.length + 2, 2), data)

export const jpegOf = ({ width = 64, height = 48, seed = 1, length = 40 }: Made = {}): Uint8Array =>
  bytes(
    [0xff, 0xd8],
    segment(0xe0, text('JFIF\0')),
    segment(0xc4, body(20)),
    segment(0xc0, [8, ...big(height, 2), ...big(width, 2), 3]),
    segment(0xda, [1, 2, 3]),
    bytes(body(length, seed), [0xff, 0x00, 0xff, 0xd3], body(9), [0xff, 0xd9]),
  )

const riff = (type: string, data: Bytes): Uint8Array =>
  bytes(text(type), little(data.length), data, data.length % 2 === 1 ? [0] : [])

export const webpOf = ({ width = 64, height = 48, seed = 1, length = 41, animated = false }: Made = {}): Uint8Array => {
  const inside = [
    ...text('WEBP'),
    ...riff('VP8X', [animated ? 2 : 0, 0, 0, 0, ...little(width - 1, 3), ...little(height - 1, 3)]),
    ...riff(animated ? 'ANMF' : 'VP8 ', body(length, seed)),
  ]
  return bytes(text('RIFF'), little(inside.length), inside)
}

/** The short form without loss. */
export const webpWithoutLoss = ({ width = 64, height = 48 }: Made = {}): Uint8Array => {
  const bits = (width - 1) | ((height - 1) << 14)
  const inside = [...text('WEBP'), ...riff('VP8L', [0x2f, ...little(bits), ...body(12)])]
  return bytes(text('RIFF'), little(inside.length), inside)
}

const box = (type: string, data: Bytes): Uint8Array => bytes(big(data.length + 8), text(type), data)

export const avifOf = ({ width = 64, height = 48, seed = 1, length = 40, animated = false }: Made = {}): Uint8Array =>
  bytes(
    box('ftyp', [...text(animated ? 'avis' : 'avif'), ...big(0), ...text('mif1'), ...text('miaf')]),
    box('meta', [
      ...big(0),
      ...box(
        'iprp',
        box('ipco', [...box('ispe', [...big(0), ...big(width), ...big(height)]), ...box('pixi', body(8))]),
      ),
    ]),
    box('mdat', body(length, seed)),
  )

/** What is taken, by what it is. */
export const GOOD: Readonly<Record<string, Uint8Array>> = {
  png: pngOf(),
  jpeg: jpegOf(),
  webp: webpOf(),
  avif: avifOf(),
}

const of = (words: string): Uint8Array => Uint8Array.from(text(words))
const after = (picture: Uint8Array, words: string): Uint8Array => Uint8Array.from([...picture, ...text(words)])
const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'

/** What is not taken, each with why not. */
export const BAD: readonly (readonly [name: string, bytes: Uint8Array, problem: string])[] = [
  ['nothing', of(''), 'empty'],
  ['an SVG', of(SVG), 'svg'],
  ['an SVG after a declaration', of(`<?xml version="1.0"?>\n<!-- a -->\n${SVG}`), 'svg'],
  ['a GIF', of('GIF89a\x01\0\x01\0'), 'gif'],
  ['an HTML page', of('<!doctype html><script>alert(1)</script>'), 'unknown'],
  ['a program', of('MZ\x90\0\x03'), 'unknown'],
  ['words', of('a picture of a dragon'), 'unknown'],
  ['a BMP', of('BM\x36\0\0\0'), 'unknown'],
  ['a film', bytes(box('ftyp', [...text('isom'), ...big(0), ...text('mp41')]), box('mdat', body(20))), 'unknown'],
  ['a HEIC', bytes(box('ftyp', [...text('heic'), ...big(0), ...text('mif1')]), box('mdat', body(20))), 'unknown'],
  ['a PNG that moves', pngOf({ animated: true }), 'animated'],
  ['a WebP that moves', webpOf({ animated: true }), 'animated'],
  ['an AVIF that moves', avifOf({ animated: true }), 'animated'],
  ...Object.entries(GOOD).flatMap(([kind, picture]) => [
    [`half a ${kind}`, picture.subarray(0, Math.floor(picture.length / 2)), 'damaged'] as const,
    [`a ${kind} without its last byte`, picture.subarray(0, -1), 'damaged'] as const,
    [`a ${kind} with a page after it`, after(picture, '<script>alert(1)</script>'), 'damaged'] as const,
    [`a ${kind} with an archive after it`, after(picture, 'PK\x03\x04'), 'damaged'] as const,
  ]),
  ['the start of a PNG', pngOf().subarray(0, 8), 'damaged'],
  ['a PNG without pixels', pngOf({ width: 0 }), 'damaged'],
  ['a PNG without data', bytes([...pngOf().subarray(0, 33)], chunk('IEND', [])), 'damaged'],
  ['a PNG whose part has no end', bytes([...pngOf().subarray(0, 33)], big(0xffffffff), text('IDAT')), 'damaged'],
  ['a PNG of a hundred thousand a side', pngOf({ width: 100_000, height: 100_000 }), 'huge'],
  ['a JPEG of 65,535 a side', jpegOf({ width: 65_535, height: 65_535 }), 'huge'],
  ['a JPEG whose parts are none', bytes([0xff, 0xd8, 0xff, 0xe0], big(4, 2), [1, 2, 3, 4, 5, 6]), 'damaged'],
  ['an AVIF of a million a side', avifOf({ width: 1_000_000, height: 1_000_000 }), 'huge'],
  ['an AVIF whose part is longer than it', bytes([...avifOf().subarray(0, 24)], big(9000), text('meta')), 'damaged'],
]
