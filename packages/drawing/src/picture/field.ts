import type { Board } from '@fray/kernel'
import { ALL_ART } from '../art/all.ts'
import { drawGround } from '../board/ground.ts'
import type { Layout } from '../board/layout.ts'
import { layoutOf } from '../board/layouts.ts'
import { livesOf } from '../board/life.ts'
import { drawRulers } from '../board/rulers.ts'
import { SIDE } from '../board/squares-layout.ts'
import { drawName, drawToken, inOrder } from '../board/token.ts'
import { drawZonesWords } from '../board/zones.ts'
import { type Drawn, draw } from '../drawn.ts'
import type { BoardWords } from '../words.ts'
import { nowOf, type PicturedTable } from './table.ts'
import { type Block, movedTo } from './type.ts'

/** The aspect ratio for which pictures arrange Zones and relations. */
const ASPECT = 1.7
/** The largest scale of a drawing. */
const MOST_SCALE = 1.3
const MOST_HIGH = 1200
/** Room for the rims of tokens at the edge, and for the numbers of squares. */
const EDGE = 10
const RULER = 22

/** The battlefield with everyone on it, at most `most` wide; over the picture at that address, if given. */
export function drawField(table: PicturedTable, words: BoardWords, most: number, picture = ''): Block {
  const { board, cards } = table
  const layout = layoutOf(board, ASPECT, most / ASPECT)
  const now = nowOf(table)
  const lives = livesOf(cards)
  const captions = distancesFrom(board, now)
  const hidden = new Set(table.hidden?.who ?? [])
  const here = inOrder(board.tokens).flatMap((token) => {
    const place = layout.tokens.get(token.who)
    return place === undefined ? [] : [{ token, place }]
  })
  const drawn = [
    ...(ALL_ART.grounds === null ? [] : [ALL_ART.grounds.patterns()]),
    drawGround(board, layout, { picture, art: ALL_ART, bleed: board.kind === 'squares' ? 0 : EDGE - 2 }),
    ...(board.kind === 'zones' ? [drawZonesWords(board, layout, words)] : []),
    ...here.map(({ token, place }) =>
      drawToken(
        token,
        place,
        {
          isNow: now.has(token.who),
          isHidden: hidden.has(token.who),
          caption: captions.get(token.who) ?? '',
          ...lives.get(token.who),
        },
        ALL_ART,
      ),
    ),
    ...(board.kind === 'relations'
      ? here.map(({ token, place }) => drawName(token.who, place, captions.has(token.who)))
      : []),
  ]
  return framed(board, layout, drawn, most)
}

/** A battlefield in its frame, with the numbers of squares if it has any. */
function framed(board: Board, layout: Layout, drawn: readonly Drawn[], most: number): Block {
  const left = EDGE + (board.kind === 'squares' ? RULER : 0)
  const low = EDGE + (board.kind === 'squares' ? RULER : 0)
  const scale = Math.min(MOST_SCALE, (most - left - EDGE) / layout.width, (MOST_HIGH - low - EDGE) / layout.height)
  const [wide, high] = [layout.width * scale, layout.height * scale]
  const [width, height] = [wide + left + EDGE, high + low + EDGE]
  const frame = draw('rect', { width, height, rx: 12, fill: 'var(--sunk)' })
  const rulers = board.kind === 'squares' ? drawRulers(board, { side: SIDE * scale, left, foot: EDGE + high }) : []
  return { width, height, drawn: [frame, movedTo(left, EDGE, drawn, scale), ...rulers] }
}

/** On a battlefield without places: everyone's distance from the one who acts. Empty unless exactly one acts. */
export function distancesFrom(board: Board, now: ReadonlySet<string>): ReadonlyMap<string, string> {
  const [who, another] = [...now]
  if (board.kind !== 'relations' || who === undefined || another !== undefined) return new Map()
  const kinds = new Map(
    board.relations.flatMap(({ a, b, kind }) => (a === who ? [[b, kind]] : b === who ? [[a, kind]] : [])),
  )
  return new Map(
    board.tokens
      .filter((token) => token.who !== who && token.state === 'up')
      .map((token) => [token.who, kinds.get(token.who) ?? board.otherwise]),
  )
}
