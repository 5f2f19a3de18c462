import type { OrderForm as Form } from '@fray/seat'
import { Suspense, useEffect, useRef, useState } from 'react'
import { Button } from '../parts/button.tsx'
import { late } from '../parts/late.ts'
import { useHabits } from '../settings/habits.ts'
import { type LetterDoes, lettersOf } from '../settings/letters.ts'
import { ArrowLeft, Eye, EyeOff, MapPinOff, Pause, PenLine, Play, UserMinus, UserPlus } from '../signs/index.ts'
import { RULES_SPEAK, useWords } from '../words/words.ts'
import { HidingForm } from './hiding-form.tsx'
import { OrderForm, targetOf, targetsOf } from './order-form.tsx'
import { hidingOrders, type Referee } from './referee.ts'
import { Refused } from './refused.tsx'
import look from './tools.module.css'
import { ValueForm } from './value-form.tsx'
import { Whom } from './whom.tsx'

const MapPicture = late(() => import('../pictures/map-picture.tsx'), 'MapPicture')

/** What the panel shows: its list, a value, places, or the order of that action. */
export type Tool = 'list' | 'values' | 'places' | { readonly action: string }

/** Orders that have a button of their own. */
const OWN_BUTTON = new Set(['override', 'join', 'remove'])

/** Everything that a referee does, beside the board: whom, and what. */
export function RefereePanel({
  referee,
  picked,
  onPick,
  place,
  tool,
  onTool,
  onClose,
}: {
  referee: Referee
  picked: ReadonlySet<string>
  onPick: (picked: ReadonlySet<string>) => void
  /** The place that was pressed last on the board. */
  place: string | null
  tool: Tool
  onTool: (tool: Tool) => void
  onClose: () => void
}) {
  const { referee: words } = useWords()
  const { connection, table, isPaused } = referee
  const [forms, setForms] = useState<readonly Form[]>([])
  const [refused, setRefused] = useState('')
  const head = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    let isWanted = true
    connection.ask({ do: 'orders' }).then(
      (found) => isWanted && setForms(found as readonly Form[]),
      (error: Error) => isWanted && setRefused(error.message),
    )
    return () => {
      isWanted = false
    }
  }, [connection])
  const shown = typeof tool === 'string' ? tool : tool.action
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus follows what is shown.
  useEffect(() => head.current?.focus(), [shown])
  const who = table.cards.map((card) => card.who).filter((one) => picked.has(one))
  const hidden = table.hidden?.who ?? []
  const isHiding = who.some((one) => !hidden.includes(one))
  const form = typeof tool === 'string' ? undefined : forms.find(({ action }) => action === tool.action)
  const done = () => onTool('list')
  if (tool !== 'list') {
    const title = tool === 'values' ? words.values : tool === 'places' ? words.places : (form?.title ?? '')
    return (
      <section className={look.panel} aria-label={words.title} data-referee>
        <div className={look.head}>
          <h2 ref={head} tabIndex={-1} lang={form === undefined ? undefined : RULES_SPEAK}>
            {title}
          </h2>
          <Button kind="quiet" icon={ArrowLeft} onPress={done}>
            {words.title}
          </Button>
        </div>
        {tool === 'values' ? (
          <ValueForm
            key={who.join()}
            referee={referee}
            who={who.length === 0 ? null : who}
            place={place}
            onDone={done}
          />
        ) : tool === 'places' ? (
          <HidingForm referee={referee} />
        ) : form === undefined ? null : (
          <OrderForm key={form.action} referee={referee} form={form} picked={who} place={place} onDone={done} />
        )}
      </section>
    )
  }
  const give = async (commands: Parameters<Referee['give']>[0]) => setRefused(await referee.give(commands))
  const aboutSome = forms.filter(
    (one) => (targetOf(one) ?? targetsOf(one)) !== undefined && !OWN_BUTTON.has(one.action),
  )
  const others = forms.filter((one) => (targetOf(one) ?? targetsOf(one)) === undefined && !OWN_BUTTON.has(one.action))
  return (
    <section className={look.panel} aria-label={words.title} data-referee>
      <div className={look.head}>
        <h2 ref={head} tabIndex={-1}>
          {words.title}
        </h2>
        <Button kind="quiet" icon={ArrowLeft} onPress={onClose}>
          {words.back}
          <Key operation="referee" />
        </Button>
      </div>
      <div className={look.tools}>
        <Button
          icon={isPaused ? Play : Pause}
          onPress={async () => setRefused(await referee.say({ do: 'pause', on: !isPaused }))}
        >
          {isPaused ? words.goOn : words.pause}
          <Key operation="pause" />
        </Button>
        {forms.some(({ action }) => action === 'join') ? (
          <Button icon={UserPlus} onPress={() => onTool({ action: 'join' })}>
            {words.add}
            <Key operation="add" />
          </Button>
        ) : null}
        {table.board.kind === 'relations' ? null : (
          <Button icon={MapPinOff} onPress={() => onTool('places')}>
            {words.places}
          </Button>
        )}
      </div>
      <Whom referee={referee} picked={picked} onPick={onPick} />
      <div className={look.tools}>
        <Button icon={PenLine} onPress={() => onTool('values')}>
          {words.values}
          <Key operation="value" />
        </Button>
        <Button
          icon={isHiding || who.length === 0 ? EyeOff : Eye}
          isDisabled={who.length === 0}
          onPress={() => void give(hidingOrders(who, isHiding))}
        >
          {isHiding || who.length === 0 ? words.hide : words.reveal}
          <Key operation="veil" />
        </Button>
        <Button icon={UserMinus} isDisabled={who.length === 0} onPress={() => onTool({ action: 'remove' })}>
          {words.takeOut}
        </Button>
      </div>
      <Refused why={refused} />
      <Orders title={words.operations} forms={aboutSome} onTool={onTool} />
      <Orders title={words.theFight} forms={others} onTool={onTool} />
      <Suspense fallback={null}>
        <MapPicture referee={referee} />
      </Suspense>
    </section>
  )
}

function Orders({ title, forms, onTool }: { title: string; forms: readonly Form[]; onTool: (tool: Tool) => void }) {
  return forms.length === 0 ? null : (
    <section>
      <h3 className={look.group}>{title}</h3>
      <ul className={look.orders}>
        {forms.map(({ action, title: said, refused }) => (
          <li key={action}>
            <button type="button" data-order={action} onClick={() => onTool({ action })}>
              <span lang={RULES_SPEAK}>{said}</span>
              {refused === '' ? null : (
                <span className={look.faint} lang={RULES_SPEAK}>
                  {refused}
                </span>
              )}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The letter that does the same, where letters are shortcuts. */
function Key({ operation }: { operation: LetterDoes }) {
  const habits = useHabits()
  return habits.letters ? (
    <span className={look.key} aria-hidden="true" data-key>
      {lettersOf(habits)[operation].toUpperCase()}
    </span>
  ) : null
}
