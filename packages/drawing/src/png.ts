import { initWasm, Resvg } from '@resvg/resvg-wasm'

/** The files for rendering PNGs: module paths to resolve from this package, whose bytes go to {@link pngOf}. */
export const PNG_FILES = {
  /** The renderer. */
  wasm: '@resvg/resvg-wasm/index_bg.wasm',
  /** The page's font, in the weights used on boards. */
  fonts: ['400Regular', '600SemiBold', '700Bold'].map(
    (weight) => `@expo-google-fonts/atkinson-hyperlegible-next/${weight}/AtkinsonHyperlegibleNext_${weight}.ttf`,
  ),
} as const

/** The bytes of {@link PNG_FILES}. */
export interface PngFiles {
  readonly wasm: Uint8Array
  /** TrueType or OpenType fonts; letters missing in the first ones are looked up in the later ones. */
  readonly fonts: readonly Uint8Array[]
}

/** The size of a PNG. */
export interface PngOptions {
  /** Width in pixels; twice the picture's own width by default. */
  readonly width?: number
}

let ready: Promise<void> | null = null

/**
 * Renders a picture (the text of an SVG file from `pictureOf`) as the bytes of a PNG file. Throws if it is not SVG.
 * @example
 * ```ts
 * import { readFileSync } from 'node:fs'
 * import { createRequire } from 'node:module'
 * import { pictureOf } from '@fray/drawing'
 * import { PNG_FILES, pngOf } from '@fray/drawing/png'
 * import { openFight } from '@fray/seat/play'
 *
 * const fight = await openFight(
 *   '{ ruleset: zones, combatants: { Ada: { from: ada-the-warrior }, Corwin: { from: toll-ruffian } } }',
 *   { seed: 'seven' },
 * )
 * const { resolve } = createRequire(import.meta.resolve('@fray/drawing/png'))
 * const bytes = (module: string) => readFileSync(resolve(module))
 * const files = { wasm: bytes(PNG_FILES.wasm), fonts: PNG_FILES.fonts.map(bytes) }
 * const png = await pngOf(pictureOf(fight.view('players')).svg, files, { width: 300 })
 * console.log(String.fromCharCode(...png.slice(1, 4))) // PNG
 * ```
 */
export async function pngOf(svg: string, { wasm, fonts }: PngFiles, { width }: PngOptions = {}): Promise<Uint8Array> {
  ready ??= initWasm(wasm as Parameters<typeof initWasm>[0])
  await ready
  const renderer = new Resvg(svg, {
    fitTo: width === undefined ? { mode: 'zoom', value: 2 } : { mode: 'width', value: width },
    font: { fontBuffers: [...fonts], defaultFontFamily: 'Atkinson Hyperlegible Next' },
  })
  try {
    const image = renderer.render()
    const bytes = image.asPng()
    image.free()
    return bytes
  } finally {
    renderer.free()
  }
}
