import type { Snapshot } from '@fray/live/client'
import type { Referee } from '../referee/referee.ts'
import { useWords } from '../words/words.ts'
import look from './questions.module.css'

/** Whose dice people type in a fight of real dice; the one who is the referee may change it. Nothing in any other fight. */
export function RealDiceChoice({ snapshot, referee }: { snapshot: Snapshot; referee: Referee | null }) {
  const { dice: words } = useWords()
  const typed = snapshot.presence?.realDice
  if (typed === undefined || snapshot.table?.fight.over === true) return null
  return (
    <p className={look.realDice} data-real-dice={typed}>
      {referee === null ? (
        `${words.typed}: ${words.typedBy[typed]}`
      ) : (
        <label>
          {words.typed}{' '}
          <select
            value={typed}
            onChange={({ target }) =>
              void referee.say({ do: 'real-dice', typed: target.value as NonNullable<typeof typed> })
            }
          >
            {(['own', 'all', 'none'] as const).map((id) => (
              <option key={id} value={id}>
                {words.typedBy[id]}
              </option>
            ))}
          </select>
        </label>
      )}
    </p>
  )
}
