import type { Chances, ListedAction, ListedActions } from '@fray/seat'
import { type ActionCards, cardsOf } from '@fray/seat/cards'
import { useEffect, useId, useMemo, useState } from 'react'
import { ChevronDown } from '../signs/index.ts'
import { RULES_SPEAK, useWords } from '../words/words.ts'
import cardLook from './action-card.module.css'
import { ActionCard, CardPlaces, IllegalCard, IntentSign } from './action-card.tsx'
import { ActionRow } from './action-row.tsx'
import look from './actions.module.css'
import { AskStep } from './ask-step.tsx'
import type { ActionForm } from './use-action-form.ts'
import { counted } from './use-actions.ts'
import type { Approach } from './use-offers.ts'

interface ActionsListProps {
  readonly actions: ListedActions
  /** How they are shown; null while it is not known how they rank. Left out where nothing is worked out. */
  readonly cards?: ActionCards | null
  /** The actions to be shown: all, or those with something. */
  readonly shown: readonly ListedAction[] | null
  /** Null where none are worked out. */
  readonly chances: ReadonlyMap<string, Chances | null> | null
  readonly form: ActionForm
  /** The action that has a place of its own. */
  readonly end: ListedAction | null
  /** What has been said already of actions that ask: the person or place that was chosen. */
  readonly thing: string | null
  /** How to come to whom was chosen, where nothing can be done to that one from here. */
  readonly approach?: Approach | null
  /** Brings the board in front, where places may be chosen there. */
  readonly onBoard?: (() => void) | undefined
}

/** Cards have keys up to this one. */
const LAST_KEY = 9
const UNKNOWN = { actor: '', friends: new Set<string>(), scale: 1 }

/** What somebody may do: the few that matter now as cards, the rest by what it is done for; and what is not possible, with the reason. */
export function ActionsList(props: ActionsListProps) {
  const { actions, cards, shown, chances, form, end, thing, approach = null, onBoard } = props
  const words = useWords()
  const [chosen, setChosen] = useState<string | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was unfolded was of another list.
  useEffect(() => setChosen(null), [actions, thing])
  const byOrder = useMemo(() => cardsOf(actions, end, new Map(), UNKNOWN), [actions, end])
  const prices = useMemo(
    () => new Map(actions.groups.flatMap(({ price, actions: all }) => all.map((one) => [one, price.label] as const))),
    [actions],
  )
  const withChances = new Set(chances === null ? [] : counted(actions).map(({ key }) => key))
  if (form.stage.at !== 'list') return <AskStep form={form} chances={chances} counted={withChances} onBoard={onBoard} />
  const found = cards === undefined ? byOrder : cards
  const list = shown?.filter((action) => action !== end) ?? found?.cards ?? null
  const rest = shown === null && found !== null ? found.rest : []
  // Who cannot strike at all would like to know why.
  const missed =
    shown === null && found?.isWorthwhile === true && list?.every(({ intent }) => intent !== 'harm') === true
      ? actions.illegal.find(({ intent }) => intent === 'harm')
      : undefined
  const first = approach === null ? 0 : 1
  const row = (action: ListedAction) => ({
    action,
    chances: chances?.get(action.key),
    isCounted: withChances.has(action.key),
    form,
    thing,
  })
  return (
    <div className={look.actions}>
      {actions.cautions.map((caution) => (
        <p key={caution} lang={RULES_SPEAK} className={look.caution}>
          {caution}
        </p>
      ))}
      {list?.length === 0 && shown !== null && approach === null ? (
        <p className={look.faint}>{words.actions.none}</p>
      ) : null}
      {list === null ? <CardPlaces /> : null}
      {list === null || list.length + first + (missed === undefined ? 0 : 1) === 0 ? null : (
        <ul className={cardLook.cards}>
          {approach === null ? null : (
            <ActionCard
              {...row({ ...approach.action, head: words.actions.toward(approach.action.label, approach.to), rest: '' })}
              key="approach"
              form={{
                ...form,
                start: (_, said) => {
                  approach.begin()
                  form.start(approach.action, said)
                },
              }}
              thing={approach.thing}
              price={prices.get(approach.action) ?? ''}
              number={1}
              isChosen={chosen === 'approach'}
              onChoose={(isChosen) => setChosen(isChosen ? 'approach' : null)}
            />
          )}
          {list.map((action, i) => (
            <ActionCard
              key={action.key}
              {...row(action)}
              price={prices.get(action) ?? ''}
              number={i + first < LAST_KEY ? i + first + 1 : null}
              isChosen={chosen === action.key}
              onChoose={(isChosen) => setChosen(isChosen ? action.key : null)}
            />
          ))}
          {missed === undefined ? null : <IllegalCard illegal={missed} />}
        </ul>
      )}
      {rest.map(({ intent, actions: all }, i) => (
        <Drawer
          key={intent}
          intent={intent}
          count={all.length}
          number={(list?.length ?? 0) + i < LAST_KEY ? (list?.length ?? 0) + i + 1 : null}
        >
          {all.map((action) => (
            <ActionRow key={action.key} {...row(action)} price={prices.get(action) ?? ''} />
          ))}
        </Drawer>
      ))}
      {actions.illegal.length === 0 || list === null || shown !== null ? null : (
        <details className={look.illegal}>
          <summary>{words.actions.illegal(actions.illegal.length)}</summary>
          <ul lang={RULES_SPEAK}>
            {actions.illegal.map(({ whole, reason }) => (
              <li key={`${whole} ${reason}`}>
                <strong>{whole}</strong>
                <span>{reason}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  )
}

/** Actions of one intent that are seldom the one: folded, with their number. */
function Drawer({
  intent,
  count,
  number,
  children,
}: {
  intent: ListedAction['intent']
  count: number
  number: number | null
  children: React.ReactNode
}) {
  const words = useWords()
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  return (
    <section className={look.drawer} aria-labelledby={id}>
      <h3>
        <button
          type="button"
          id={id}
          className={look.drawerHead}
          aria-expanded={isOpen}
          data-number={number ?? undefined}
          onClick={() => setOpen(!isOpen)}
        >
          <span className={look.key} aria-hidden="true">
            {number ?? ''}
          </span>
          <IntentSign intent={intent} />
          {words.actions.rest[intent]}
          <span className={look.faint}>· {count}</span>
          <ChevronDown size={18} aria-hidden="true" />
        </button>
      </h3>
      {isOpen ? <ul>{children}</ul> : null}
    </section>
  )
}
