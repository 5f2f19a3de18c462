import type { ActionRisk, Chances, ListedAction } from '@fray/seat'
import { usePointing } from '../preview/pointed.ts'
import { CircleQuestionMark } from '../signs/index.ts'
import { RULES_SPEAK, useWords } from '../words/words.ts'
import { useAbout } from './about.tsx'
import look from './actions.module.css'
import { chanceWords } from './chance-words.ts'
import type { ActionForm } from './use-action-form.ts'

/** What an action may cost the one who does it. */
export function Risk({ risk: { words: said, grave } }: { risk: ActionRisk }) {
  const words = useWords()
  return (
    <span className={look.risk} data-grave={grave}>
      {grave ? words.actions.danger : words.actions.risk} <span lang={RULES_SPEAK}>{said}</span>
    </span>
  )
}

/** One action: press to do it. Chances that come late have had their line all the while, so that nothing moves under a finger. */
export function ActionRow({
  action,
  chances,
  isCounted = false,
  form,
  thing = null,
  number = null,
  price = '',
}: {
  action: ListedAction
  /** Null where there are none, undefined while they are still to come. */
  chances: Chances | null | undefined
  /** Whether chances are worked out for it. */
  isCounted?: boolean
  form: ActionForm
  thing?: string | null
  number?: number | null
  price?: string
}) {
  const words = useWords()
  const about = useAbout()
  // The stop stays at the end of a line.
  const said = chances == null ? '' : chanceWords(words, chances).join('\u00a0· ')
  const takesThing = thing !== null && action.asks.some(({ choices }) => choices.some((one) => one === thing))
  const details = [action.rest, action.finer, takesThing ? thing : ''].filter((one) => one !== '').join(', ')
  const pointing = usePointing(action, takesThing ? thing : null, chances ?? null)
  return (
    <li className={look.row} {...pointing}>
      <button
        type="button"
        className={look.action}
        data-drastic={action.drastic !== null}
        disabled={form.isBusy}
        data-number={number ?? undefined}
        onClick={() => form.start(action, takesThing ? thing : undefined)}
      >
        <span className={look.key} aria-hidden="true">
          {number ?? ''}
        </span>
        <span className={look.words}>
          <span lang={RULES_SPEAK}>
            <strong>{action.head}</strong> {details}
            {action.asks.length > 0 && !takesThing ? ' …' : ''}
            {price === '' ? null : <span className={look.price}> · {price}</span>}
          </span>
          {action.risk === undefined ? null : <Risk risk={action.risk} />}
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
        aria-label={words.actions.what(action.label)}
        onClick={() => about(action.about)}
      >
        <CircleQuestionMark size={16} aria-hidden="true" />
      </button>
    </li>
  )
}
