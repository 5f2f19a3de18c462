import { type Board, squareSize } from '@fray/kernel'
import { useWords } from '../words/words.ts'
import look from './text.module.css'

/** The battlefield in words. */
export function BoardText({ board }: { board: Board }) {
  const words = useWords()
  return (
    <section aria-labelledby="places">
      <h2 id="places">{words.text.places}</h2>
      <ul className={look.lines}>
        {linesOf(board, words.text).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  )
}

function linesOf(board: Board, text: ReturnType<typeof useWords>['text']): string[] {
  if (board.kind === 'zones') {
    const name = (id: string) => board.zones.find((zone) => zone.id === id)?.name ?? id
    return board.zones.map(({ id, hazard, note, here, items }) => {
      const ways = board.ways.flatMap(({ from, to, oneWay }) =>
        from === id ? [name(to)] : to === id && !oneWay ? [name(from)] : [],
      )
      return [
        `${name(id)} (${id}): ${here.join(', ') || text.nobody}`,
        hazard,
        note,
        ...items,
        `${text.ways}: ${ways.join(', ')}`,
      ]
        .filter((one) => one !== '')
        .map((one) => one.replace(/\.$/, ''))
        .join('. ')
    })
  }
  if (board.kind === 'relations') {
    const knots = board.knots.filter((knot) => knot.length > 1).map((knot) => text.together(knot))
    return [...knots, ...board.relations.map((relation) => relation.words), text.otherwise(board.otherwise)]
  }
  const grounds = new Map<string, string[]>()
  for (const { square, terrain, words } of board.ground)
    grounds.set(`${terrain}: ${words}`, [...(grounds.get(`${terrain}: ${words}`) ?? []), square])
  return [
    text.size(board.width, board.height, squareSize(board.unit)),
    ...[...grounds].map(([what, squares]) => `${what}. ${squares.join('  ')}`),
    ...(board.blocks.length === 0 ? [] : [`${text.blocked}: ${board.blocks.join('  ')}`]),
    ...board.doors.map(({ name, from, open }) => text.door(name, from, open)),
    ...board.items.map(({ square, names }) => `${square}: ${names.join(', ')}`),
    ...board.areas.map(({ name, words, squares }) => `${name}: ${words}. ${squares.join('  ')}`),
  ]
}
