import { useState } from 'react'
import { Button } from '../parts/button.tsx'
import { goTo } from '../route.ts'
import type { Sitting } from '../sitting.ts'
import { useWords } from '../words/words.ts'
import look from './action-panel.module.css'
import type { Looking } from './use-sitting.ts'

/** How it ended. */
export function Over({
  looking: { table },
  again,
  onAfter,
}: {
  looking: Looking
  again: Sitting['again']
  onAfter: () => void
}) {
  const words = useWords()
  const [problem, setProblem] = useState('')
  const winner = table.sides.find(({ id }) => id === table.fight.winner)
  return (
    <div className={look.over} data-over>
      <h2>{winner === undefined ? words.fight.overNobody : words.fight.won(winner.name)}</h2>
      <p>{words.fight.over}</p>
      <ul className={look.standing}>
        {table.sides.map(({ id, name }) => {
          const cards = table.cards.filter(({ side }) => side === id)
          const up = cards.filter(({ who }) =>
            table.board.tokens.some((token) => token.who === who && token.state === 'up'),
          )
          return (
            <li key={id}>
              <strong>{name}</strong> {words.fight.standing(up.length, cards.length)}
            </li>
          )
        })}
      </ul>
      <div className={look.again}>
        <Button onPress={onAfter}>{words.fight.after}</Button>
      </div>
      {again === null ? null : (
        <div className={look.again}>
          {again.sides.map((side) => (
            <Button
              key={side}
              kind={side === 'same' ? 'main' : 'plain'}
              onPress={() => {
                again.start(side).then(
                  (id) => goTo({ at: 'fight', id, as: 'table' }),
                  (error: Error) => setProblem(error.message),
                )
              }}
            >
              {words.fight.again[side]}
            </Button>
          ))}
        </div>
      )}
      {problem === '' ? null : (
        <p role="alert" className={look.refused}>
          {problem}
        </p>
      )}
    </div>
  )
}
