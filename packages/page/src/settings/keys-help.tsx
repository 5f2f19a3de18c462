import { useState } from 'react'
import { Button } from '../parts/button.tsx'
import { Dialog } from '../parts/dialog.tsx'
import { useWords } from '../words/words.ts'
import { useHabits } from './habits.ts'
import { changeLetter, type LetterDoes, letterOperations, lettersOf, resetLetters } from './letters.ts'
import look from './settings.module.css'

/** All keys as they are now; letters are changed where they stand. */
export function KeysHelp({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { keys } = useWords()
  const habits = useHabits()
  const [said, setSaid] = useState('')
  const letters = lettersOf(habits)
  const change = (operation: LetterDoes, typed: string) => {
    const other = changeLetter(operation, typed)
    if (other === 'no-letter') setSaid(keys.noLetter)
    else if (other === null) setSaid(keys.changed(typed.toUpperCase(), keys.letters[operation]))
    else
      setSaid(
        keys.swapped(
          typed.toUpperCase(),
          keys.letters[operation],
          letters[operation].toUpperCase(),
          keys.letters[other],
        ),
      )
  }
  return (
    <Dialog title={keys.title} isOpen={isOpen} onClose={onClose}>
      <dl className={look.keys}>
        {keys.fixed.map(([key, what]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
        {letterOperations.map((operation) => (
          <div key={operation}>
            <dt>
              <input
                className={look.letter}
                aria-label={keys.letterFor(keys.letters[operation])}
                value={letters[operation].toUpperCase()}
                disabled={!habits.letters}
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
                onFocus={({ target }) => target.select()}
                onChange={({ target }) => {
                  // What was there may still be before or behind what was typed.
                  const typed = [...target.value].find((one) => one.toLowerCase() !== letters[operation])
                  if (typed !== undefined) change(operation, typed)
                  target.select()
                }}
              />
            </dt>
            <dd>{keys.letters[operation]}</dd>
          </div>
        ))}
      </dl>
      <p className={look.hint}>{habits.letters ? keys.change : keys.off}</p>
      <p className={look.hint} role="status">
        {said}
      </p>
      {Object.keys(habits.changedLetters).length === 0 ? null : (
        <div className={look.row}>
          <Button
            onPress={() => {
              resetLetters()
              setSaid(keys.wasReset)
            }}
          >
            {keys.reset}
          </Button>
        </div>
      )}
    </Dialog>
  )
}
