import type { Chances, ListedActions, SeatQuestion } from '@fray/seat'
import { Fragment, useState } from 'react'
import { Button } from '../parts/button.tsx'
import { Risk } from '../table/action-row.tsx'
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
export function ActionsTable({ looking, actions }: { looking: Looking; actions: ListedActions }) {
  const words = useWords()
  const [chances, setChances] = useState<{
    readonly actions: unknown
    readonly of: ReadonlyMap<string, Chances | null>
  }>({
    actions: null,
    of: new Map(),
  })
  const work = async () => {
    const found = new Map<string, Chances | null>()
    for (const { key, asks, drastic } of actions.groups.flatMap((group) => group.actions)) {
      if (asks.length === 0 && drastic === null) found.set(key, await looking.connection.chances(key, 150))
    }
    setChances({ actions, of: found })
  }
  const known = chances.actions === actions ? chances.of : new Map<string, Chances | null>()
  return (
    <>
      <Button onPress={() => void work()}>{words.text.showChances}</Button>
      <table className={`${look.table} ${look.actions}`}>
        <thead>
          <tr>
            <th scope="col">{words.text.key}</th>
            <th scope="col">{words.text.action}</th>
            <th scope="col">{words.text.costs}</th>
            {known.size > 0 ? <th scope="col">{words.text.chance}</th> : null}
          </tr>
        </thead>
        <tbody>
          {actions.groups.flatMap(({ price, actions: list }) =>
            list.map((action) => {
              const chance = known.get(action.key)
              return (
                <tr key={action.key}>
                  <td>{action.key}</td>
                  <th scope="row" lang={RULES_SPEAK}>
                    {[action.whole, action.finer].filter((one) => one !== '').join(', ')}
                    {action.asks.length > 0 ? ' …' : ''}
                    {action.risk === undefined ? null : (
                      <>
                        {' '}
                        <Risk risk={action.risk} />
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
      {actions.illegal.length === 0 ? null : (
        <details>
          <summary>{words.actions.illegal(actions.illegal.length)}</summary>
          <ul className={look.lines} lang={RULES_SPEAK}>
            {actions.illegal.map(({ whole, reason }) => (
              <li key={`${whole} ${reason}`}>
                {whole}: {reason}
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  )
}
