import type { Chances, Illegal, ListedAction } from '@fray/seat'
import { useState } from 'react'
import { Button } from '../parts/button.tsx'
import { usePointing } from '../preview/pointed.ts'
import {
  Backpack,
  CircleQuestionMark,
  Footprints,
  Shield,
  Sparkles,
  Swords,
  TriangleExclamationPoint,
} from '../signs/index.ts'
import type { Sign } from '../signs/sign.ts'
import { RULES_SPEAK, useWords } from '../words/words.ts'
import { useAbout } from './about.tsx'
import look from './action-card.module.css'
import { chanceWords, type Headline, headline } from './chance-words.ts'
import type { ActionForm } from './use-action-form.ts'

/** The signs of what actions are done for. */
const INTENT_SIGNS: Readonly<Record<ListedAction['intent'], Sign>> = {
  harm: Swords,
  move: Footprints,
  protect: Shield,
  other: Sparkles,
  gear: Backpack,
}

/** The sign of an intent in its square, with the key in the corner. */
export function IntentSign({ intent, number }: { intent: ListedAction['intent']; number?: number | null }) {
  const Icon = INTENT_SIGNS[intent]
  return (
    <span className={look.sign} data-intent={intent} aria-hidden="true">
      {number == null ? null : <span className={look.key}>{number}</span>}
      <Icon size={28} />
    </span>
  )
}

/** One of the few actions that matter now: what it does to whom, its chance, what it deals, and one warning. */
export function ActionCard({
  action,
  price,
  chances,
  isCounted,
  form,
  thing,
  number,
  isChosen,
  onChoose,
}: {
  action: ListedAction
  price: string
  /** Null where there are none, undefined while they are still to come. */
  chances: Chances | null | undefined
  isCounted: boolean
  form: ActionForm
  thing: string | null
  number: number | null
  /** Whether a first tap has unfolded it. */
  isChosen: boolean
  onChoose: (isChosen: boolean) => void
}) {
  const words = useWords()
  const about = useAbout()
  const takesThing = thing !== null && action.asks.some(({ choices }) => choices.some((one) => one === thing))
  const { label, head: name, rest } = action
  // Chances that come late have their room from the first on, so that nothing moves under a finger.
  const [isLate] = useState(isCounted && chances === undefined)
  const details = [rest, action.finer, takesThing ? thing : '', price].filter((one) => one !== '' && one !== label)
  const start = () => form.start(action, takesThing ? thing : undefined)
  const known = chances == null ? null : headline(words, chances)
  const pointing = usePointing(action, takesThing ? thing : null, chances ?? null, isChosen)
  return (
    <li className={look.card} data-chosen={isChosen || undefined} {...pointing}>
      <button
        type="button"
        className={look.main}
        data-number={number ?? undefined}
        data-late={isLate || undefined}
        disabled={form.isBusy}
        title={chances == null ? undefined : chanceWords(words, chances).join(' · ')}
        onClick={({ nativeEvent }) =>
          !isChosen && (nativeEvent as PointerEvent).pointerType === 'touch' ? onChoose(true) : start()
        }
      >
        <IntentSign intent={action.intent} number={number} />
        <span className={look.words}>
          <span lang={RULES_SPEAK} className={look.name}>
            {name}
            {action.asks.length > 0 && !takesThing ? ' …' : ''}
          </span>
          <span lang={RULES_SPEAK} className={look.details}>
            {details.join(' · ')}
          </span>
          <Warning action={action} known={known} strikes={chances?.strikes ?? []} isLate={isLate} />
        </span>
        {known === null ? null : <Numbers known={known} />}
        {known?.chance == null ? null : (
          <span className={look.bar} aria-hidden="true" data-chances>
            <span style={{ inlineSize: `${known.chance * 100}%` }} />
          </span>
        )}
      </button>
      {isChosen ? (
        <span className={look.sure}>
          <Button onPress={() => onChoose(false)}>{words.actions.notThis}</Button>
          <Button kind="main" onPress={start}>
            <span lang={RULES_SPEAK}>{name}</span>
          </Button>
        </span>
      ) : null}
      <button
        type="button"
        className={look.what}
        aria-label={words.actions.what(label)}
        onClick={() => about(action.about)}
      >
        <CircleQuestionMark size={16} aria-hidden="true" />
      </button>
    </li>
  )
}

/** The chance as a number, and what it deals. */
function Numbers({ known: { said, lead, below } }: { known: Headline }) {
  return (
    <span className={look.numbers} data-chances>
      {said === '' ? null : (
        <span className={look.chance}>
          <span className="for-the-ear">{lead} </span>
          {said}
        </span>
      )}
      <span>{below}</span>
    </span>
  )
}

/** The worst that an action may cost the one who does it, and only that. */
function Warning({
  action: { risk },
  known,
  strikes,
  isLate,
}: {
  action: ListedAction
  known: Headline | null
  strikes: Chances['strikes']
  /** Whether chances come late: what they may add has its room. */
  isLate: boolean
}) {
  const words = useWords()
  // Of several the board says it beside each.
  const [striker, ...more] = strikes
  const lands = striker === undefined || more.length > 0 ? '' : words.percent(striker.lands)
  const cost = known?.cost ?? ''
  if (risk === undefined && cost === '') return isLate ? <span className={look.warning} data-room="line" /> : null
  return (
    <span
      className={look.warning}
      data-room={!isLate ? undefined : risk === undefined ? 'line' : 'lines'}
      data-chances
      data-grave={risk?.grave === true || known?.isGrave === true}
    >
      <TriangleExclamationPoint size={15} aria-hidden="true" />
      <span className="for-the-ear">{risk?.grave === true ? words.actions.danger : words.actions.risk} </span>
      <span lang={RULES_SPEAK}>{`${risk?.words ?? ''} ${risk === undefined ? '' : lands}`.trim()}</span>
      {cost === '' ? null : (
        <span>
          {risk === undefined ? '' : ' · '}
          {cost}
        </span>
      )}
    </span>
  )
}

/** What one would expect and cannot do now, with the reason. */
export function IllegalCard({ illegal: { whole, reason, intent } }: { illegal: Illegal }) {
  return (
    <li className={look.card} data-illegal lang={RULES_SPEAK}>
      <span className={look.main}>
        <IntentSign intent={intent} />
        <span className={look.words}>
          <span className={look.name}>{whole}</span>
          <span className={look.details}>{reason}</span>
        </span>
      </span>
    </li>
  )
}

/** Where cards will be as soon as it is known how they rank. */
export function CardPlaces() {
  return (
    <ul className={look.cards} aria-hidden="true">
      {[1, 2, 3, 4].map((n) => (
        <li key={n} className={look.card} data-empty />
      ))}
    </ul>
  )
}
