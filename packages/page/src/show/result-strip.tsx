import type { Card } from '@fray/kernel'
import { Button } from '../parts/button.tsx'
import { useWords } from '../words/words.ts'
import { type Act, changeIn } from './acts.ts'
import { DIE, Dice } from './die.tsx'
import type { Showing } from './queue.ts'
import look from './show.module.css'
import { leftWords, numbersOf, otherWords, rollOf, sumWords, titleOf, verdictOf } from './verdict.ts'

/** What has just happened in words and numbers, where the board is not, or is small. */
export function ResultStrip({
  act,
  show: { before, waiting, isLanded, isOver },
  cards,
  onSkip,
}: {
  act: Act
  show: Omit<Showing, 'act'>
  cards: ReadonlyMap<string, Card>
  onSkip: () => void
}) {
  const all = useWords()
  const words = all.show
  const sum = sumWords(before, cards, all)
  return (
    <section className={look.strip} aria-label={words.title} data-strip data-past={isOver}>
      <Row act={act} cards={cards} isBig isLanded={isLanded} />
      <div className={look.more}>
        {before.length === 0 ? null : (
          <details>
            <summary>
              {words.before(before.length)}
              {sum === '' ? null : <b>: {sum}</b>}
            </summary>
            {before.toReversed().map((one) => (
              <Row key={one.key} act={one} cards={cards} />
            ))}
          </details>
        )}
        {waiting.length === 0 ? null : (
          <Button kind="quiet" onPress={onSkip}>
            {words.skip(waiting.length)}
          </Button>
        )}
      </div>
    </section>
  )
}

function Row({
  act,
  cards,
  isBig = false,
  isLanded = true,
}: {
  act: Act
  cards: ReadonlyMap<string, Card>
  isBig?: boolean
  isLanded?: boolean
}) {
  const words = useWords()
  const roll = rollOf(act, words)
  const dice = Math.min(3, roll?.dice.length ?? 0)
  // How somebody looks, where no number is known, is said below.
  const numbers = isLanded ? numbersOf(act, cards).filter(({ loss }) => changeIn(loss) !== null) : []
  const title = isLanded || roll === null ? titleOf(act, words) : '…'
  // What the title says is not said twice; of a blow it says how it went.
  const isSaid = roll?.total != null && title.includes(String(roll.total))
  const verdict = isLanded ? verdictOf(act, words) : ''
  const all = isLanded ? [...leftWords(act, cards, words), ...otherWords(act, words)] : []
  const lines = [...new Set(all)].filter((line) => line !== title)
  return (
    <div className={look.row} data-big={isBig} data-answer={act.isReaction}>
      {roll !== null && dice > 0 ? (
        <svg
          width={dice * DIE + 8}
          height="44"
          viewBox={`-19 -22 ${dice * DIE + 8} 44`}
          aria-hidden="true"
          focusable="false"
        >
          <Dice dice={roll.dice} x={0} y={0} />
        </svg>
      ) : null}
      <div className={look.said}>
        <strong>{title}</strong>
        {roll?.total == null || isSaid ? null : (
          <span>
            {roll.by === null ? '' : `${roll.by}: `}
            <b>{roll.total}</b> {roll.against === null ? '' : words.show.against(roll.against)}
            {verdict === '' ? '' : ` · ${verdict}`}
          </span>
        )}
        {lines.length === 0 ? null : <span>{lines.join(' · ')}</span>}
      </div>
      <span className={look.chips}>
        {numbers.map(({ loss, words: number, of }) => (
          <b key={`${loss.who} ${loss.pool}`} data-gain={loss.beat === 'healing'}>
            {number}
            {of === '' ? null : <small> {of}</small>}
          </b>
        ))}
      </span>
    </div>
  )
}
