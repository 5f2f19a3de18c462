import type { OrderEntry, Token } from '@fray/kernel'
import { drawMark } from '../board/shapes.ts'
import { type Drawn, draw } from '../drawn.ts'
import type { PicturedTable } from './table.ts'
import { type Block, movedTo, TYPE, widthOf, write } from './type.ts'

const HIGH = 28
const GAP = 6

/** The turn order: a pill for each entry, the present one in the marker's colour. */
export function drawOrder({ order, board }: PicturedTable, width: number): Block {
  const tokens = new Map(board.tokens.map((token) => [token.who, token]))
  const drawn: Drawn[] = []
  let [x, y] = [0, 0]
  for (const entry of order.entries) {
    const pill = drawEntry(entry, tokens, width)
    if (x > 0 && x + pill.width > width) {
      x = 0
      y += HIGH + GAP
    }
    drawn.push(movedTo(x, y, pill.drawn))
    x += pill.width + GAP
  }
  return { width, height: order.entries.length === 0 ? 0 : y + HIGH, drawn }
}

function drawEntry({ label, who, at, state }: OrderEntry, tokens: ReadonlyMap<string, Token>, most: number): Block {
  const isNow = state === 'now'
  const inside: Drawn[] = []
  let x = 9
  const word = (text: string, isBold: boolean, isSoft: boolean) => {
    inside.push(write(x, 18.5, text, { size: TYPE.text, bold: isBold, soft: isSoft && !isNow }))
    x += widthOf(text, TYPE.text) + 5
  }
  const isOne = who.length === 1
  if (!(isOne && label === who[0])) word(label, false, true)
  for (const one of who) {
    const token = tokens.get(one)
    if (token !== undefined && x + 26 < most) {
      const mark = drawMark(token.shape, token.letter, token.state !== 'up')
      inside.push(movedTo(x + 9, 14, [mark], 0.78))
      x += 22
    }
    if (isOne) word(one, isNow, false)
  }
  if (at !== null) word(String(at), false, true)
  const width = x + 5
  const pill = draw('rect', {
    ...{ x: 0.5, y: 0.5, width: width - 1, height: HIGH - 1, rx: HIGH / 2 },
    fill: isNow ? 'var(--mark)' : 'var(--surface)',
    stroke: isNow ? 'var(--on-mark)' : 'var(--line)',
    'stroke-width': isNow ? 1.5 : 1,
  })
  // Past entries are paler; ink on the marker's colour is the same in the dark scheme.
  const written = isNow ? inside.map((one) => onMark(one)) : inside
  return { width, height: HIGH, drawn: [draw('g', { opacity: state === 'done' ? 0.55 : undefined }, pill, written)] }
}

const onMark = (drawn: Drawn): Drawn =>
  drawn.tag === 'text' ? { ...drawn, attributes: { ...drawn.attributes, fill: 'var(--on-mark)' } } : drawn
