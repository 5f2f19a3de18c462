import type { Card } from '@fray/kernel'
import { type Act, lifeChangesOf } from '../show/acts.ts'
import { DIE, Dice } from '../show/die.tsx'
import { leftWords, lossWords, otherWords, rollOf, titleOf, verdictOf } from '../show/verdict.ts'
import { RULES_SPEAK, useWords } from '../words/words.ts'
import look from './screen.module.css'

/** What has just happened, in large over the board: dice, total, outcome. Those who do not see it hear it from the log. */
export function ShownResult({
  act,
  isLanded,
  cards,
}: {
  act: Act
  isLanded: boolean
  cards: ReadonlyMap<string, Card>
}) {
  const words = useWords()
  const roll = rollOf(act, words)
  const verdict = isLanded ? verdictOf(act, words) : ''
  const dice = Math.min(3, roll?.dice.length ?? 0)
  const lines = isLanded ? [...new Set([...otherWords(act, words), ...leftWords(act, cards, words)])].slice(0, 3) : []
  const losses = isLanded ? lifeChangesOf(act).map(lossWords) : []
  return (
    <div className={look.result} data-result aria-hidden="true" lang={RULES_SPEAK}>
      {roll === null || dice === 0 ? null : (
        <svg viewBox={`-19 -22 ${dice * DIE + 8} 44`} aria-hidden="true" focusable="false">
          <Dice key={act.key} dice={roll.dice} x={0} y={0} />
        </svg>
      )}
      <div>
        <p>{isLanded || roll === null ? titleOf(act, words) : '…'}</p>
        {roll?.total == null ? null : (
          <p className={look.total}>
            <strong>{roll.total}</strong> {roll.against === null ? '' : words.show.against(roll.against)}
            {verdict === '' ? '' : ` · ${verdict}`}
          </p>
        )}
        {lines.length + losses.length === 0 ? null : (
          <p className={look.outcome}>{[...losses, ...lines].filter((one) => one !== '').join(' · ')}</p>
        )}
      </div>
    </div>
  )
}
