import type { Art } from '../art/art.ts'
import { type Drawn, draw, type Part } from '../drawn.ts'
import { type BoardWords, ENGLISH } from '../words.ts'
import type { BoardOf, Box, Layout } from './layout.ts'
import { factLines, nameLines, USUAL, type ZoneWords, zoneType } from './zone-text.ts'

type Zones = BoardOf<'zones'>

/** Zones and their connections, without texts. */
export function drawZones(board: Zones, layout: Layout, art: Art | null = null): Drawn {
  const { fact } = zoneType(layout.words ?? USUAL)
  return draw(
    'g',
    {},
    board.ways.map(({ from, to, oneWay, words }) => {
      const [a, b] = [layout.boxOf(from), layout.boxOf(to)]
      if (a === null || b === null) return null
      const [[x1, y1], [x2, y2]] = between(a, b)
      const end = oneWay ? { 'marker-end': 'url(#arrow)' } : {}
      const middle = { x: (x1 + x2) / 2, y: (y1 + y2) / 2 - 6 }
      return draw(
        'g',
        {},
        draw('line', { x1, y1, x2, y2, look: 'wayUnder' }),
        draw('line', { x1, y1, x2, y2, look: 'way', ...end }),
        words === '' || layout.words?.bare === true
          ? null
          : draw('text', { ...middle, look: 'fact', 'font-size': fact, 'text-anchor': 'middle' }, words),
      )
    }),
    draw(
      'defs',
      {},
      draw(
        'marker',
        {
          ...{ id: 'arrow', viewBox: '0 0 10 10', refX: 9, refY: 5 },
          ...{ markerWidth: 5, markerHeight: 5, orient: 'auto-start-reverse' },
        },
        draw('path', { d: 'M0 0L10 5L0 10Z', fill: 'var(--line-strong)' }),
      ),
    ),
    board.zones.map((zone) => {
      const box = layout.boxOf(zone.id)
      if (box === null) return null
      const { x, y, w, h } = box
      const { words = USUAL } = layout
      const picture = art?.grounds == null ? null : pictureBox(zone, words, box)
      return [
        draw('rect', { x: x + 3, y: y + 6, width: w, height: h, rx: 12, look: 'shadow' }),
        draw('rect', { x, y, width: w, height: h, rx: 12, look: 'zone' }),
        picture === null ? null : drawScene(picture, art?.grounds?.scene(zone.look, zone.id) ?? null),
        picture === null ? null : draw('rect', { ...picture, look: 'zonePicture' }),
      ]
    }),
  )
}

/** The width and height in which scenes are drawn, and how much they may be flattened before their sky is cut off. */
const [WIDE, HIGH, FLATTEST] = [200, 110, 0.55]

/** The picture of a place in a box: its objects are not cut off at the top if the box is low. */
function drawScene(box: ReturnType<typeof pictureBox>, scene: Part): Drawn {
  const flat = Math.min(1, Math.max(FLATTEST, (box.height / box.width) * (WIDE / HIGH)))
  return draw(
    'svg',
    { ...box, viewBox: `0 0 ${WIDE} ${(HIGH * flat).toFixed(1)}`, preserveAspectRatio: 'xMidYMax slice' },
    flat === 1 ? scene : draw('g', { transform: `scale(1 ${flat.toFixed(3)})` }, scene),
  )
}

/** The text at the foot of a Zone. */
const factsOf = ({ capacity, hazard, items, exits }: Zones['zones'][number], words: BoardWords): readonly string[] =>
  [
    capacity === null ? '' : words.capacity(capacity),
    hazard,
    items.length === 0 ? '' : words.onGround(items),
    exits.length === 0 ? '' : words.exitShort,
  ].filter((one) => one !== '')

/** The texts of Zones: drawn above everything that tints them, so that they stay legible. */
export function drawZonesWords(board: Zones, layout: Layout, words: BoardWords): Drawn {
  const { words: written = USUAL } = layout
  const { name: nameSize, fact, nameLine, factLine } = zoneType(written)
  return draw(
    'g',
    {},
    board.zones.map((zone) => {
      const { id, name, hazard } = zone
      const box = layout.boxOf(id)
      if (box === null) return null
      const x = box.x + 14
      const facts = factsOf(zone, words)
      const lines = factLines(facts, written, box.w)
      const inLines = (texts: readonly string[], step: number) =>
        texts.map((line, i) => draw('tspan', { x, dy: i === 0 ? 0 : step }, line))
      const low = box.y + box.h - 9 - (lines.length - 1) * factLine
      return draw(
        'g',
        {},
        draw(
          'text',
          { x, y: box.y + 10 + nameSize, look: 'zoneName', 'font-size': nameSize },
          inLines(nameLines(name, written, box.w), nameLine),
        ),
        facts.length === 0 || written.bare
          ? null
          : draw(
              'text',
              { x, y: low, look: 'fact', 'font-size': fact, 'data-hazard': hazard !== '' },
              inLines(lines, factLine),
            ),
      )
    }),
  )
}

/** The box of a Zone's picture: below its name, above its facts. */
function pictureBox(zone: Zones['zones'][number], words: ZoneWords, { x, y, w, h }: Box) {
  const { nameLine, factLine } = zoneType(words)
  const top = 12 + nameLines(zone.name, words, w).length * nameLine
  const facts = words.bare
    ? 0
    : factsOf(zone, ENGLISH).length === 0
      ? 0
      : factLines(factsOf(zone, ENGLISH), words, w).length
  const foot = facts === 0 ? 6 : 10 + facts * factLine
  return { x: x + 6, y: y + top, width: w - 12, height: Math.max(1, h - top - foot) }
}

type Point = readonly [number, number]

/** Where the connection between two boxes leaves one and enters the other. */
function between(a: Box, b: Box): readonly [Point, Point] {
  const middle = (box: Box): Point => [box.x + box.w / 2, box.y + box.h / 2]
  const edge = (box: Box, to: Point): Point => {
    const [x, y] = middle(box)
    const [dx, dy] = [to[0] - x, to[1] - y]
    const by = Math.min(dx === 0 ? Infinity : box.w / 2 / Math.abs(dx), dy === 0 ? Infinity : box.h / 2 / Math.abs(dy))
    return [x + dx * by, y + dy * by]
  }
  return [edge(a, middle(b)), edge(b, middle(a))]
}
