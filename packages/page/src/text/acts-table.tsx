import type { Acts, Chances, SeatQuestion } from '@fray/seat'
import { Fragment, useState } from 'react'
import { Button } from '../parts/button.tsx'
import { Risk } from '../table/act-row.tsx'
import { answerGroups } from '../table/answer-groups.ts'
import { chanceWords } from '../table/chance-words.ts'
import type { Looking } from '../table/use-sitting.ts'
import { RULES_SPEAK, useWords } from '../words/words.ts'
import look from './text.module.css'

/** What may be answered, by number. */
export function AnswersTable({ question }: { question: SeatQuestion }) {
  const words = useWords()
  let n = 0
  return answerGroups(question).map(({ under, answers }) => (
    <Fragment key={under ?? words.questions.others}>
      {under === '' ? null : <h3 lang={under === null ? undefined : RULES_SPEAK}>{under ?? words.questions.others}</h3>}
      <ol className={look.lines} lang={RULES_SPEAK}>
        {answers.map(({ option: { value, label, refused } }) => (
          <li key={String(value)}>
            {++n}. {label}
            {refused === null ? '' : `: ${refused.reason}`}
          </li>
        ))}
      </ol>
    </Fragment>
  ))
}

/** What may be done, by key; chances when they are asked for. */
export function ActsTable({ looking, acts }: { looking: Looking; acts: Acts }) {
  const words = useWords()
  const [chances, setChances] = useState<{ readonly acts: unknown; readonly of: ReadonlyMap<string, Chances | null> }>({
    acts: null,
    of: new Map(),
  })
  const work = async () => {
    const found = new Map<string, Chances | null>()
    for (const { key, asks, drastic } of acts.groups.flatMap((group) => group.acts)) {
      if (asks.length === 0 && drastic === null) found.set(key, await looking.connection.chances(key, 150))
    }
    setChances({ acts, of: found })
  }
  const known = chances.acts === acts ? chances.of : new Map<string, Chances | null>()
  return (
    <>
      <Button onPress={() => void work()}>{words.text.showChances}</Button>
      <table className={`${look.table} ${look.acts}`}>
        <thead>
          <tr>
            <th scope="col">{words.text.key}</th>
            <th scope="col">{words.text.act}</th>
            <th scope="col">{words.text.costs}</th>
            {known.size > 0 ? <th scope="col">{words.text.chance}</th> : null}
          </tr>
        </thead>
        <tbody>
          {acts.groups.flatMap(({ price, acts: list }) =>
            list.map((act) => {
              const chance = known.get(act.key)
              return (
                <tr key={act.key}>
                  <td>{act.key}</td>
                  <th scope="row" lang={RULES_SPEAK}>
                    {act.label} {act.words} {act.finer}
                    {act.asks.length > 0 ? ' …' : ''}
                    {act.risk === undefined ? null : (
                      <>
                        {' '}
                        <Risk risk={act.risk} />
                      </>
                    )}
                  </th>
                  <td lang={RULES_SPEAK}>{price.label}</td>
                  {known.size > 0 ? <td>{chance == null ? '' : chanceWords(words, chance).join(', ')}</td> : null}
                </tr>
              )
            }),
          )}
        </tbody>
      </table>
      {acts.illegal.length === 0 ? null : (
        <details>
          <summary>{words.acts.illegal(acts.illegal.length)}</summary>
          <ul className={look.lines} lang={RULES_SPEAK}>
            {acts.illegal.map(({ label, words: said, reason }) => (
              <li key={`${label} ${said} ${reason}`}>
                {label} {said}: {reason}
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  )
}
