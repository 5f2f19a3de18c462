import { type BoardOf, type Box, type Layout, nearest, spotIn } from './layout.ts'
import type { TokenPlace } from './token.ts'
import { moreText, nameLines, USUAL, ZONE_WIDE, type ZoneWords, zoneType } from './zone-text.ts'

/** The gap between Zones, and between those of a small picture. */
const [GAP, NARROW] = [54, 34]
const UNIT = 38
const HEAD = 40
/** Room for the picture of a Zone above its combatants. */
const SKY = 26

type Zones = BoardOf<'zones'>

/** Steps from a Zone to all others. */
function distances({ ways }: Zones, from: string): Map<string, number> {
  const found = new Map([[from, 0]])
  const queue = [from]
  for (const at of queue) {
    for (const { from: a, to: b } of ways) {
      const other = a === at ? b : b === at ? a : null
      if (other === null || found.has(other)) continue
      found.set(other, (found.get(at) ?? 0) + 1)
      queue.push(other)
    }
  }
  return found
}

/** Zones by their distance from one end of the battlefield. */
function layersOf(board: Zones): string[][] {
  const [first] = board.zones
  if (first === undefined) return []
  const far = [...distances(board, first.id)].at(-1)?.[0] ?? first.id
  const fromFar = distances(board, far)
  const other = [...fromFar].at(-1)?.[0] ?? far
  const fromOther = distances(board, other)
  const steps = (fromOther.get(first.id) ?? 0) <= (fromFar.get(first.id) ?? 0) ? fromOther : fromFar
  const layers: string[][] = []
  for (const { id } of board.zones) {
    const at = steps.get(id) ?? 0
    layers[at] = [...(layers[at] ?? []), id]
  }
  // Within a layer, Zones are ordered by the mean position of their neighbours in the layer before, so that few
  // connections cross.
  const filled = Array.from(layers, (layer) => layer ?? [])
  filled.forEach((layer, at) => {
    const before = filled[at - 1]
    if (before === undefined) return
    const middle = (id: string): number => {
      const places = before.flatMap((one, i) =>
        board.ways.some(({ from, to }) => (from === id && to === one) || (to === id && from === one)) ? [i] : [],
      )
      return places.length === 0 ? before.length : places.reduce((sum, one) => sum + one, 0) / places.length
    }
    layer.sort((a, b) => middle(a) - middle(b))
  })
  return filled
}

/** Zones in a row from one end to the other, one below the other, or in a zigzag row. */
export type Arrangement = 'wide' | 'tall' | 'zigzag'

/** The layout of Zones and their combatants; `words` is the text style, `wide` the width of a Zone. */
export function layoutZones(
  board: Zones,
  arrangement: Arrangement,
  words: ZoneWords = USUAL,
  wide: number = ZONE_WIDE,
): Layout {
  const gap = words.bare ? NARROW : GAP
  const sky = words.bare ? 0 : SKY
  // How many tokens fit side by side.
  const most = Math.floor((wide - 14) / (UNIT + 5))
  const layers = layersOf(board)
  const shown = new Map(board.tokens.map((token) => [token.who, token]))
  const here = (id: string) => board.tokens.filter(({ at }) => at === id).map(({ who }) => who)
  const zones = new Map(board.zones.map((zone) => [zone.id, zone]))
  const { nameLine } = zoneType(words)
  const nameMore = (id: string) =>
    nameLines(zones.get(id)?.name ?? '', words, wide).length * nameLine - zoneType(USUAL).nameLine
  const heightOf = (id: string) => {
    const zone = zones.get(id)
    const text = zone === undefined ? 0 : moreText(zone, words, wide)
    return HEAD + sky + Math.max(1, Math.ceil(here(id).length / most)) * (UNIT + 6) + 22 + text
  }
  const boxes = new Map<string, Box>()
  let [width, height] = [0, 0]
  let along = gap / 2
  if (arrangement === 'zigzag') {
    ;[width, height] = zigzag(layers, heightOf, { wide, gap }, boxes)
  } else if (arrangement === 'tall') {
    for (const layer of layers) {
      const h = Math.max(...layer.map(heightOf))
      layer.forEach((id, i) => {
        boxes.set(id, { x: gap / 4 + i * (wide + gap / 2), y: along, w: wide, h })
      })
      along += h + gap
      width = Math.max(width, layer.length * (wide + gap / 2))
    }
    height = along - gap / 2
    for (const layer of layers) shift(boxes, layer, (width - layer.length * (wide + gap / 2)) / 2, 0)
  } else {
    for (const layer of layers) {
      let down = gap / 2
      for (const id of layer) {
        boxes.set(id, { x: along, y: down, w: wide, h: heightOf(id) })
        down += heightOf(id) + gap / 2
      }
      along += wide + gap
      height = Math.max(height, down)
    }
    width = along - gap / 2
    for (const layer of layers) {
      const last = boxes.get(layer.at(-1) ?? '')
      if (last !== undefined) shift(boxes, layer, 0, (height - last.y - last.h - gap / 2) / 2)
    }
  }
  const tokens = new Map<string, TokenPlace>()
  for (const [id, box] of boxes) {
    here(id).forEach((who, i) => {
      const [column, row] = [i % most, Math.floor(i / most)]
      const d = UNIT * Math.min(1.3, 1 + ((shown.get(who)?.size ?? 1) - 1) * 0.3)
      tokens.set(who, {
        x: box.x + 14 + UNIT / 2 + column * (UNIT + 5),
        y: box.y + HEAD + sky + nameMore(id) + UNIT / 2 + row * (UNIT + 6),
        d: d * 0.9,
      })
    })
  }
  return {
    width: Math.max(width, 1),
    height: Math.max(height, 1),
    unit: UNIT,
    words,
    tokens,
    first: board.zones[0]?.id ?? null,
    spotAt: (x, y) => spotIn(boxes, x, y),
    boxOf: (spot) => boxes.get(spot) ?? null,
    step: (spot, way) => nearest(boxes, spot, way),
  }
}

function shift(boxes: Map<string, Box>, ids: readonly string[], right: number, down: number): void {
  for (const id of ids) {
    const box = boxes.get(id)
    if (box !== undefined) boxes.set(id, { ...box, x: box.x + right, y: box.y + down })
  }
}

/** Every second Zone is lower than the others, so that the row is half as long. Returns its width and height. */
function zigzag(
  layers: readonly (readonly string[])[],
  heightOf: (id: string) => number,
  { wide, gap }: { readonly wide: number; readonly gap: number },
  boxes: Map<string, Box>,
): [number, number] {
  const zones = layers.flat()
  const most = (which: number) => Math.max(0, ...zones.filter((_, i) => i % 2 === which).map(heightOf))
  const [above, below] = [most(0), most(1)]
  const step = (wide + gap * 0.75) / 2
  zones.forEach((id, i) => {
    const h = heightOf(id)
    const y = i % 2 === 0 ? gap / 2 + above - h : gap * 1.25 + above
    boxes.set(id, { x: gap / 2 + i * step, y, w: wide, h })
  })
  return [gap + (zones.length - 1) * step + wide, above + below + gap * 1.75]
}
