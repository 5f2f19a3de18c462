import type { Page } from 'playwright-core'
import type { Frame } from './webp.ts'

/** A picture of the screen, and when it was taken. */
export interface Shot {
  readonly png: Buffer
  readonly at: number
}

/** How frames are made: smaller than the shots, how well, and how many milliseconds the last one stays. */
export interface Look {
  readonly scale: number
  readonly quality: number
  readonly rest: number
}

/** What the browser gives back of one shot: the part that differs from the shot before, as a still WebP in base 64. */
interface Part {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly webp: string
}

/** As much of a canvas as is used here; the scripts know no browser's types. */
interface Canvas {
  width: number
  height: number
  getContext(kind: '2d', options?: { willReadFrequently: boolean }): Pencil
  toDataURL(type: string, quality: number): string
}
interface Pencil {
  imageSmoothingQuality: string
  drawImage(image: object, ...numbers: number[]): void
  getImageData(x: number, y: number, width: number, height: number): { readonly data: Uint8ClampedArray }
}
interface Browser {
  readonly Image: new () => { src: string; width: number; height: number; decode(): Promise<void> }
  readonly document: { createElement(name: 'canvas'): Canvas }
  /** The shot before this one. */
  before?: Uint32Array
}

/** Runs in the browser, which can read PNG and write WebP: the smallest rectangle that holds all that has changed. */
async function changed([png, scale, quality]: readonly [string, number, number]): Promise<Part | null> {
  const browser = globalThis as unknown as Browser
  const image = new browser.Image()
  image.src = `data:image/png;base64,${png}`
  await image.decode()
  const width = Math.round(image.width * scale)
  const height = Math.round(image.height * scale)
  const canvas = browser.document.createElement('canvas')
  Object.assign(canvas, { width, height })
  const context = canvas.getContext('2d', { willReadFrequently: true })
  context.imageSmoothingQuality = 'high'
  context.drawImage(image, 0, 0, width, height)
  const now = new Uint32Array(context.getImageData(0, 0, width, height).data.buffer)
  const { before } = browser
  browser.before = now
  let [left, top, right, bottom] = before === undefined ? [0, 0, width - 1, height - 1] : [width, height, -1, -1]
  for (let i = 0; before !== undefined && i < now.length; i++) {
    if (now[i] === before[i]) continue
    const x = i % width
    const y = Math.floor(i / width)
    left = Math.min(left, x)
    right = Math.max(right, x)
    top = Math.min(top, y)
    bottom = Math.max(bottom, y)
  }
  if (right < 0) return null
  left -= left % 2
  top -= top % 2
  const part = browser.document.createElement('canvas')
  const size = { width: right - left + 1, height: bottom - top + 1 }
  Object.assign(part, size)
  part.getContext('2d').drawImage(canvas, -left, -top)
  const webp = part.toDataURL('image/webp', quality).replace(/^[^,]*,/, '')
  return { x: left, y: top, ...size, webp }
}

/** Frames of the shots: each only what changes, and shown until the next one differs; the last one stays for a while. */
export async function framesOf(page: Page, shots: readonly Shot[], { scale, quality, rest }: Look): Promise<Frame[]> {
  const parts: { readonly part: Part; readonly at: number }[] = []
  for (const { png, at } of shots) {
    const part = await page.evaluate(changed, [png.toString('base64'), scale, quality] as const)
    if (part !== null) parts.push({ part, at })
  }
  const end = (shots.at(-1)?.at ?? 0) + rest
  return parts.map(({ part, at }, i) => ({
    ...part,
    webp: Buffer.from(part.webp, 'base64'),
    milliseconds: Math.round((parts[i + 1]?.at ?? end) - at),
  }))
}
