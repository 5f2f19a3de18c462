import { drawHatches } from '../board/shapes.ts'
import { type Drawn, draw } from '../drawn.ts'
import { escaped, type Scheme, svgText } from '../svg-text.ts'
import { type BoardWords, ENGLISH } from '../words.ts'
import { describe } from './describe.ts'
import { drawField } from './field.ts'
import { drawKey } from './key.ts'
import { drawOrder } from './order.ts'
import { drawPeople } from './people.ts'
import { type PicturedTable, standOf } from './table.ts'
import { type Block, FACES, linesOf, movedTo, TYPE, write } from './type.ts'

/** Options of a picture. */
export interface PictureOptions {
  /** Light by default. */
  readonly scheme?: Scheme
  /** Only the battlefield, without title, order and combatants. */
  readonly bare?: boolean
  /** The address of the picture under the map, as `data:`, so that the file needs nothing else; none by default. */
  readonly under?: string
  /** The words on the board; English by default. */
  readonly words?: BoardWords
}

/** A fight as a picture. */
export interface Picture {
  /** An SVG file that needs no external styles, fonts or scripts. */
  readonly svg: string
  /** In units of the drawing: pixels at its natural size. */
  readonly width: number
  readonly height: number
  readonly title: string
  /** A description in words, for people who cannot see it. */
  readonly description: string
}

const PAD = 18
const GAP = 16
const LEAST = 520
const MOST = 1280

/**
 * The fight as the owner of this table sees it: the board as the page draws it, with title, order, combatants and a
 * legend. It shows nothing that is not in the table.
 * @example
 * ```ts
 * import { pictureOf } from '@fray/drawing'
 * import { openFight } from '@fray/seat/play'
 *
 * const fight = await openFight(
 *   '{ ruleset: zones, combatants: { Ada: { from: ada-the-warrior }, Corwin: { from: toll-ruffian } } }',
 *   { seed: 'seven' },
 * )
 * const { svg, description } = pictureOf(fight.view('players'), { scheme: 'dark' })
 * console.log(svg.slice(0, 4), description) // <svg The fight has not begun: the order is rolled when it does. Characters: Ada, at the Characters' start, unhurt, 10 of 10 hit points. Enemies: Corwin, at the enemies' start, unhurt.
 * ```
 */
export function pictureOf(
  table: PicturedTable,
  { scheme = 'light', bare = false, under = '', words = ENGLISH }: PictureOptions = {},
): Picture {
  const field = drawField(table, words, MOST - 2 * PAD, under)
  const inner = bare ? field.width : Math.max(LEAST - 2 * PAD, field.width)
  const blocks = bare
    ? [field]
    : [
        drawHead(table, inner),
        ...(table.fight.over ? [] : [drawOrder(table, inner)]),
        field,
        drawKey(table, inner),
        drawPeople(table, inner),
      ]
  const pad = bare ? 0 : PAD
  const drawn: Drawn[] = []
  let y = pad
  for (const block of blocks.filter(({ height }) => height > 0)) {
    drawn.push(movedTo(pad + (block === field ? (inner - field.width) / 2 : 0), y, block.drawn))
    y += block.height + GAP
  }
  const [width, height] = [Math.ceil(inner + 2 * pad), Math.ceil(y - GAP + pad)]
  const title = `${table.fight.title}: ${standOf(table)}`
  const description = describe(table)
  const root = draw('g', { 'font-family': FACES }, drawHatches(), paper(width, height, bare), drawn)
  return { svg: file(svgText(root, scheme), { width, height, title, description }), width, height, title, description }
}

const paper = (width: number, height: number, bare: boolean): Drawn | null =>
  bare ? null : draw('rect', { width, height, fill: 'var(--paper)' })

function drawHead(table: PicturedTable, width: number): Block {
  const lines = linesOf(table.fight.title, width, TYPE.title)
  const titles = lines.map((line, i) => write(0, 18 + i * 25, line, { size: TYPE.title, bold: true }))
  const foot = 18 + (lines.length - 1) * 25 + 21
  return {
    width,
    height: foot + 2,
    drawn: [...titles, write(0, foot, standOf(table), { size: TYPE.heading, soft: true })],
  }
}

function file(inner: string, { width, height, title, description }: Omit<Picture, 'svg'>): string {
  const size = `width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`
  const about = `<title id="fray-title">${escaped(title)}</title><desc id="fray-desc">${escaped(description)}</desc>`
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} role="img" aria-labelledby="fray-title fray-desc">${about}${inner}</svg>\n`
}
