import type { SeatTable } from '@fray/seat'
import { RULES_SPEAK, useWords } from '../words/words.ts'
import look from './text.module.css'

/** Everybody of whom the seat knows, as a table. */
export function PeopleText({ table }: { table: SeatTable }) {
  const words = useWords()
  const { sides, cards, board } = table
  const places = new Map(board.tokens.map(({ who, at }) => [who, at]))
  // An empty column would only take the others' room.
  const isAnyMarked = cards.some(({ conditions }) => conditions.length > 0)
  const placeName = (at: string | null | undefined): string =>
    at == null ? '' : board.kind === 'zones' ? (board.zones.find(({ id }) => id === at)?.name ?? at) : at
  return (
    <section aria-labelledby="people">
      <h2 id="people">{words.people.title}</h2>
      <table className={look.table}>
        <thead>
          <tr>
            <th scope="col">{words.text.who}</th>
            <th scope="col">{words.text.side}</th>
            {board.kind === 'relations' ? null : <th scope="col">{words.text.where}</th>}
            <th scope="col">{words.text.how}</th>
            {isAnyMarked ? <th scope="col">{words.text.marks}</th> : null}
          </tr>
        </thead>
        <tbody lang={RULES_SPEAK}>
          {cards.map(({ who, side, health, conditions }) => (
            <tr key={who}>
              <th scope="row">{who}</th>
              <td>{sides.find(({ id }) => id === side)?.name ?? side}</td>
              {board.kind === 'relations' ? null : <td>{placeName(places.get(who))}</td>}
              <td>
                {[
                  health.words,
                  ...health.pools.map(({ label, now, most }) => `${label} ${most === null ? now : `${now} / ${most}`}`),
                ]
                  .filter((one) => one !== '')
                  .join(', ')}
              </td>
              {isAnyMarked ? <td>{conditions.map(({ name, words: said }) => `${name}: ${said}`).join(' ')}</td> : null}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
