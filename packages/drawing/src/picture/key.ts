import { type Drawn, draw } from '../drawn.ts'
import { distancesFrom } from './field.ts'
import { nowOf, type PicturedTable } from './table.ts'
import { type Block, LINE, linesOf, TYPE, write } from './type.ts'

/** The legend of the ground's drawings, a swatch and words for each; nothing that is self-explanatory. */
export function drawKey(table: PicturedTable, width: number): Block {
  const drawn: Drawn[] = []
  let y = 0
  for (const { swatch, words } of entriesOf(table)) {
    const indent = swatch === null ? 0 : 24
    if (swatch !== null) drawn.push(...swatch(y + 2))
    for (const line of linesOf(words, width - indent, TYPE.small)) {
      y += LINE
      drawn.push(write(indent, y - 4, line, { size: TYPE.small, soft: true }))
    }
  }
  return { width, height: y, drawn }
}

interface Entry {
  readonly swatch: ((y: number) => Drawn[]) | null
  readonly words: string
}

const square = (fills: readonly Readonly<Record<string, string>>[]) => (y: number) =>
  fills.map((fill) => draw('rect', { x: 0, y, width: 18, height: 12, rx: 2, ...fill }))

const TONES = { good: 'var(--side-2)', bad: 'var(--side-1)', note: 'var(--mark)' } as const

function entriesOf(table: PicturedTable): Entry[] {
  const { board } = table
  if (board.kind === 'relations') return relationWords(table).map((words) => ({ swatch: null, words }))
  if (board.kind === 'zones') return []
  const hatched = square([{ fill: 'var(--ground)' }, { fill: 'url(#hatch-ground)' }])
  const terrains = new Map(board.ground.map(({ terrain, words }) => [terrain, words]))
  const lying = board.items.map(({ square: at, names }) => `${names.join(', ')} at ${at}`)
  const levels = board.heights.length > 0
  return [
    ...[...terrains].map(([terrain, words]) => ({
      swatch: hatched,
      words: terrains.size === 1 ? `${terrain}: ${words}` : `${terrain} (${squaresOf(table, terrain)}): ${words}`,
    })),
    ...(levels ? [{ swatch: square([{ fill: 'var(--high)' }]), words: `another height, in ${board.unit.name}` }] : []),
    ...board.areas.map(({ name, words, tone }) => ({
      swatch: square([{ fill: 'var(--floor)' }, { fill: TONES[tone], 'fill-opacity': '0.3' }]),
      words: `${name}: ${words}`,
    })),
    ...(lying.length === 0 ? [] : [{ swatch: diamond, words: `on the ground: ${lying.join('; ')}` }]),
  ]
}

const diamond = (y: number): Drawn[] => [
  draw('path', {
    ...{ d: 'M0-5L5 0L0 5L-5 0Z', transform: `translate(9 ${y + 6})` },
    ...{ fill: 'var(--raised)', stroke: 'var(--ink)', 'stroke-width': 1.5 },
  }),
]

/** How many squares are named; further ones are only counted. */
const NAMED = 6

/** Where a kind of ground lies: all kinds have the same hatch. */
function squaresOf({ board }: PicturedTable, terrain: string): string {
  if (board.kind !== 'squares') return ''
  const squares = board.ground.filter((one) => one.terrain === terrain).map((one) => one.square)
  const more = squares.length - NAMED
  return squares.slice(0, NAMED).join(' ') + (more > 0 ? ` and ${more} more` : '')
}

/** What the knots do not show: pairs whose relation differs from the usual one. */
function relationWords(table: PicturedTable): string[] {
  const { board } = table
  if (board.kind !== 'relations') return []
  const now = nowOf(table)
  const together = (a: string, b: string) => board.knots.some((knot) => knot.includes(a) && knot.includes(b))
  const apart = board.relations.filter(({ a, b }) => !together(a, b)).map(({ words }) => words)
  const below =
    distancesFrom(board, now).size > 0 ? [`Under the others: how far they are from ${[...now].join()}.`] : []
  return [...below, [...apart, `All others are ${board.otherwise}.`].join(' ')]
}
