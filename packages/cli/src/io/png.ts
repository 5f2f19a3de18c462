import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { PNG_FILES, type PngOptions, pngOf } from '@fray/drawing/png'

/** A picture as the bytes of a PNG file. The renderer and its face come with the package that draws. */
export function renderPng(svg: string, options: PngOptions): Promise<Uint8Array> {
  const { resolve } = createRequire(import.meta.resolve('@fray/drawing/png'))
  const bytesOf = (module: string): Uint8Array => readFileSync(resolve(module))
  return pngOf(svg, { wasm: bytesOf(PNG_FILES.wasm), fonts: PNG_FILES.fonts.map(bytesOf) }, options)
}
