import type { Account, SeatTable } from '@fray/seat'
import { Mark } from '../board/shapes.tsx'
import { peopleOf } from '../table/people-context.ts'
import { useLabWords } from '../words/lab.ts'
import { ruled } from '../words/words.ts'
import look from './lab.module.css'

const HEADS = ['attacks', 'hits', 'dealt', 'taken', 'healed'] as const

/** Who did what, side by side; what the seat may not know stands as a question mark. */
export function Numbers({ account: { rounds, operations }, table }: { account: Account; table: SeatTable }) {
  const { after: words } = useLabWords()
  const people = peopleOf(table)
  const isHidden = operations.some((one) => HEADS.some((head) => one[head] === null))
  return (
    <>
      <p className={look.faint}>{words.rounds(rounds)}</p>
      <div className={look.wide}>
        <table className={look.numbers}>
          <caption className="for-the-ear">{words.numbers}</caption>
          <thead>
            <tr>
              <th scope="col">{words.who}</th>
              {HEADS.map((head) => (
                <th key={head} scope="col">
                  {words[head]}
                </th>
              ))}
              <th scope="col">{words.fell}</th>
            </tr>
          </thead>
          {table.sides.map(({ id, name }) => {
            const own = operations.filter(({ side }) => side === id)
            return own.length === 0 ? null : (
              <tbody key={id}>
                <tr>
                  <th scope="rowgroup" colSpan={HEADS.length + 2}>
                    {ruled(name)}
                  </th>
                </tr>
                {own.map((one) => {
                  const mark = people.get(one.who)
                  return (
                    <tr key={one.who}>
                      <th scope="row">
                        <span className={look.who}>
                          {mark === undefined ? null : <Mark shape={mark.shape} letter={mark.letter} size={22} />}
                          {one.who}
                        </span>
                      </th>
                      {HEADS.map((head) => (
                        <td key={head}>
                          {one[head] ?? (
                            <>
                              <span aria-hidden="true">?</span>
                              <span className="for-the-ear">{words.unknown}</span>
                            </>
                          )}
                        </td>
                      ))}
                      <td>{one.fell === null ? (one.fate === 'away' ? words.gone : '') : words.fellIn(one.fell)}</td>
                    </tr>
                  )
                })}
              </tbody>
            )
          })}
        </table>
      </div>
      {isHidden ? <p className={look.faint}>{words.unknownMeans}</p> : null}
    </>
  )
}
