import type { Act, ActRisk, Chances } from '@fray/seat'
import { CircleQuestionMark } from '../signs/index.ts'
import { RULES_SPEAK, useWords } from '../words/words.ts'
import { useAbout } from './about.tsx'
import look from './acts.module.css'
import { chanceWords } from './chance-words.ts'
import type { Doing } from './use-doing.ts'

/** What an act may cost the one who does it. */
export function Risk({ risk: { words: said, grave } }: { risk: ActRisk }) {
  const words = useWords()
  return (
    <span className={look.risk} data-grave={grave}>
      {grave ? words.acts.danger : words.acts.risk} <span lang={RULES_SPEAK}>{said}</span>
    </span>
  )
}

/** One act: press to do it. Chances that come late have had their line all the while, so that nothing moves under a finger. */
export function ActRow({
  act,
  chances,
  isCounted = false,
  doing,
  thing = null,
  number = null,
}: {
  act: Act
  /** Null where there are none, undefined while they are still to come. */
  chances: Chances | null | undefined
  /** Whether chances are worked out for it. */
  isCounted?: boolean
  doing: Doing
  thing?: string | null
  number?: number | null
}) {
  const words = useWords()
  const about = useAbout()
  // The stop stays at the end of a line.
  const said = chances == null ? '' : chanceWords(words, chances).join('\u00a0· ')
  const takesThing = thing !== null && act.asks.some(({ choices }) => choices.some((one) => one === thing))
  const details = [act.words, act.finer, takesThing ? thing : ''].filter((one) => one !== '').join(' ')
  return (
    <li className={look.row}>
      <button
        type="button"
        className={look.act}
        data-drastic={act.drastic !== null}
        disabled={doing.isBusy}
        data-number={number ?? undefined}
        onClick={() => doing.start(act, takesThing ? thing : undefined)}
      >
        <span className={look.key} aria-hidden="true">
          {number ?? ''}
        </span>
        <span className={look.words}>
          <span lang={RULES_SPEAK}>
            <strong>{act.label}</strong> {details}
            {act.asks.length > 0 && !takesThing ? ' …' : ''}
          </span>
          {act.risk === undefined ? null : <Risk risk={act.risk} />}
          {isCounted ? (
            <span className={look.chances} title={said} data-chances>
              {said}
            </span>
          ) : null}
        </span>
      </button>
      <button
        type="button"
        className={look.what}
        aria-label={words.acts.what(act.label)}
        onClick={() => about(act.about)}
      >
        <CircleQuestionMark size={16} aria-hidden="true" />
      </button>
    </li>
  )
}
