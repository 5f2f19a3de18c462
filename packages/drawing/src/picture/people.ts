import { drawMark } from '../board/shapes.ts'
import { type Drawn, draw } from '../drawn.ts'
import { conditionsOf, healthOf, type Person, type PicturedTable, peopleOf } from './table.ts'
import { type Block, LINE, linesOf, movedTo, TYPE, write } from './type.ts'

/** The minimum width of a column of names. */
const COLUMN = 225
const MARK = 30

/** Everyone by side: the mark on the board, the name, the health. Those who are gone have only a name. */
export function drawPeople(table: PicturedTable, width: number): Block {
  const columns = Math.max(1, Math.floor(width / COLUMN))
  const column = width / columns
  const drawn: Drawn[] = []
  let y = 0
  for (const { side, people } of peopleOf(table)) {
    y += y === 0 ? 12 : 22
    drawn.push(write(0, y, side, { size: TYPE.heading, bold: true }))
    y += 10
    const there = people.filter(({ token }) => token.state !== 'gone')
    for (let i = 0; i < there.length; i += columns) {
      const row = there.slice(i, i + columns).map((person) => drawPerson(person, column - MARK - 10))
      row.forEach((one, at) => {
        drawn.push(movedTo(at * column, y, one.drawn))
      })
      y += Math.max(...row.map(({ height }) => height)) + 6
    }
    y -= 6
    const gone = people.filter(({ token }) => token.state === 'gone')
    if (gone.length === 0) continue
    for (const line of linesOf(`Not there: ${gone.map(goneWords).join(', ')}.`, width, TYPE.small)) {
      y += LINE
      drawn.push(write(0, y, line, { size: TYPE.small, soft: true }))
    }
  }
  return { width, height: y, drawn }
}

/** `Penny (dead)`. */
function goneWords({ token, card }: Person): string {
  const words = card?.health.words ?? ''
  return words === '' ? token.who : `${token.who} (${words})`
}

function drawPerson({ token, card }: Person, width: number): Block {
  const isDown = token.state !== 'up'
  const facts = [healthOf(card), ...conditionsOf(card)].filter((one) => one !== '').join(' · ')
  const lines = facts === '' ? [] : linesOf(facts, width, TYPE.small)
  const mark = draw(
    'g',
    { transform: 'translate(12 14) scale(0.92)', opacity: isDown ? 0.6 : undefined },
    drawMark(token.shape, token.letter, isDown),
  )
  return {
    width,
    height: Math.max(28, 18 + lines.length * (LINE - 2)),
    drawn: [
      mark,
      write(MARK, lines.length === 0 ? 18 : 13, token.who, { bold: true }),
      ...lines.map((line, i) => write(MARK, 27 + i * (LINE - 2), line, { size: TYPE.small, soft: true })),
    ],
  }
}
