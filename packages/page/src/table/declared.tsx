import type { SeatDeclared } from '@fray/seat'
import { Button } from '../parts/button.tsx'
import { RULES_SPEAK, useWords } from '../words/words.ts'
import look from './action-panel.module.css'
import type { Looking } from './use-sitting.ts'

/** What this seat has declared in secret, which it may still change, and who has declared. */
export function Declared({
  declared: { own, seats },
  looking: { undo },
  nameOf,
}: {
  declared: SeatDeclared
  looking: Looking
  nameOf: (seat: string) => string
}) {
  const { questions: words } = useWords()
  return own.length === 0 ? null : (
    <div data-declared>
      <h2>{words.declared}</h2>
      <ul lang={RULES_SPEAK}>
        {own.map(({ to, prompt, words: said }) => (
          <li key={`${to} ${prompt}`}>
            <strong>{to}</strong> {said}
          </li>
        ))}
      </ul>
      {undo === null ? null : <Button onPress={() => void undo.go()}>{words.declareAgain}</Button>}
      <p className={look.faint}>{words.haveDeclared(seats.map(nameOf))}</p>
    </div>
  )
}
