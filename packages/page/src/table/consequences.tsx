import type { Chances } from '@fray/seat'
import { useWords } from '../words/words.ts'
import { answerParts, changeParts } from './chance-words.ts'
import look from './questions.module.css'

/** What an answer may lead to: what friends lose and foes get back in the colour of danger, all else in that of help. */
export function Consequences({
  chances,
  friends,
  isSame,
}: {
  chances: Chances | null
  friends: ReadonlySet<string>
  /** Whether it leads to the same as letting it pass. */
  isSame: boolean
}) {
  const words = useWords()
  return (
    <span className={look.leads} data-chances>
      {chances === null
        ? null
        : isSame
          ? words.questions.noChange
          : answerParts(words, chances).map(({ who, said, isGain }) => (
              <span key={said} data-tone={friends.has(who) === isGain ? 'good' : 'bad'}>
                {said}
              </span>
            ))}
    </span>
  )
}

/** What an answer changes against letting it pass, while others do as is sensible. */
export function Changes({
  answer,
  passed,
  friends,
}: {
  answer: Chances | null
  passed: Chances | null
  friends: ReadonlySet<string>
}) {
  const words = useWords()
  const parts = answer === null || passed === null ? [] : changeParts(words, answer, passed, friends)
  return (
    <span className={look.leads} data-chances>
      {parts.map(({ said, isGood }) => (
        <span key={said} data-tone={isGood ? 'good' : 'bad'}>
          {said}
        </span>
      ))}
      {answer !== null && answer !== passed && parts.length === 0 ? words.questions.noChange : null}
    </span>
  )
}
