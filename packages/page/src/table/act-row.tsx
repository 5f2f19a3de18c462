import type { Act, Chances } from '@fray/seat'
import { CircleHelp } from 'lucide-react'
import { RULES_SPEAK, useWords } from '../words/words.ts'
import { useAbout } from './about.tsx'
import look from './acts.module.css'
import { chanceWords } from './chance-words.ts'
import type { Doing } from './use-doing.ts'

/** One act: press to do it. */
export function ActRow({
  act,
  chances,
  doing,
  thing = null,
  number = null,
}: {
  act: Act
  chances: Chances | null | undefined
  doing: Doing
  thing?: string | null
  number?: number | null
}) {
  const words = useWords()
  const about = useAbout()
  const said = chances == null ? [] : chanceWords(words, chances)
  const takesThing = thing !== null && act.asks.some(({ candidates }) => candidates.some((one) => one === thing))
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
          {said.length === 0 ? null : <span className={look.chances}>{said.join(' · ')}</span>}
        </span>
      </button>
      <button
        type="button"
        className={look.what}
        aria-label={words.acts.what(act.label)}
        onClick={() => about(act.about)}
      >
        <CircleHelp size={16} aria-hidden="true" />
      </button>
    </li>
  )
}
