import type { Chances, ListedAction, ListedActions } from '@fray/seat'
import { useState } from 'react'
import { RULES_SPEAK, useWords } from '../words/words.ts'
import { ActionRow } from './action-row.tsx'
import look from './actions.module.css'
import { AskStep } from './ask-step.tsx'
import { counted } from './use-actions.ts'
import type { Doing } from './use-doing.ts'

interface ActionsListProps {
  readonly actions: ListedActions
  /** The actions to be shown: all, or those with something. */
  readonly shown: readonly ListedAction[] | null
  /** Null where none are worked out. */
  readonly chances: ReadonlyMap<string, Chances | null> | null
  readonly doing: Doing
  /** The action that has a place of its own. */
  readonly end: ListedAction | null
  /** What has been said already of actions that ask: the person or place that was chosen. */
  readonly thing: string | null
  /** Brings the board in front, where places may be chosen there. */
  readonly onBoard?: (() => void) | undefined
}

/** So many actions of a group are shown at first. */
const FIRST = 7

/** What somebody may do, the likely first, by what it costs; and what is not possible, with the reason. */
export function ActionsList({ actions, shown, chances, doing, end, thing, onBoard }: ActionsListProps) {
  const words = useWords()
  const groups = actions.groups
    .map(({ price, actions: all }) => ({
      price,
      actions: all.filter((action) => action !== end && (shown === null || shown.includes(action))),
    }))
    .filter((group) => group.actions.length > 0)
  const numbers = new Map(
    groups
      .flatMap((group) => cut(group.actions, shown !== null))
      .slice(0, 9)
      .map((action, i) => [action.key, i + 1]),
  )
  const withChances = new Set(chances === null ? [] : counted(actions).map(({ key }) => key))
  if (doing.stage.at !== 'list')
    return <AskStep doing={doing} chances={chances} counted={withChances} onBoard={onBoard} />
  return (
    <div className={look.actions}>
      {actions.cautions.map((caution) => (
        <p key={caution} lang={RULES_SPEAK} className={look.caution}>
          {caution}
        </p>
      ))}
      {groups.length === 0 && shown !== null ? <p className={look.faint}>{words.actions.none}</p> : null}
      {groups.map(({ price, actions: list }) => (
        <ActionGroup
          key={price.id}
          label={price.label}
          actions={list}
          isOpen={shown !== null}
          chances={chances}
          counted={withChances}
          doing={doing}
          thing={thing}
          numbers={numbers}
        />
      ))}
      {actions.illegal.length === 0 || shown !== null ? null : (
        <details className={look.illegal}>
          <summary>{words.actions.illegal(actions.illegal.length)}</summary>
          <ul lang={RULES_SPEAK}>
            {actions.illegal.map(({ label, words: said, reason, action }) => (
              <li key={`${action} ${said} ${reason}`}>
                <strong>
                  {label} {said}
                </strong>
                <span>{reason}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  )
}

/** What of a group is in sight at first: all but for the unlikely ones of a long group. */
const cut = (actions: readonly ListedAction[], isOpen: boolean): readonly ListedAction[] =>
  isOpen || actions.length <= FIRST + 1 ? actions : actions.slice(0, FIRST)

function ActionGroup({
  label,
  actions,
  isOpen,
  chances,
  counted: withChances,
  doing,
  thing,
  numbers,
}: {
  label: string
  actions: readonly ListedAction[]
  isOpen: boolean
  chances: ReadonlyMap<string, Chances | null> | null
  counted: ReadonlySet<string>
  doing: Doing
  thing: string | null
  numbers: ReadonlyMap<string, number>
}) {
  const words = useWords()
  const [isWhole, setWhole] = useState(false)
  const shown = cut(actions, isOpen || isWhole)
  return (
    <section className={look.group}>
      <h3 lang={RULES_SPEAK}>{label}</h3>
      <ul>
        {shown.map((action) => (
          <ActionRow
            key={action.key}
            action={action}
            chances={chances?.get(action.key)}
            isCounted={withChances.has(action.key)}
            doing={doing}
            thing={thing}
            number={numbers.get(action.key) ?? null}
          />
        ))}
      </ul>
      {actions.length > FIRST + 1 && !isOpen ? (
        <button type="button" className={look.more} onClick={() => setWhole(!isWhole)} aria-expanded={isWhole}>
          {isWhole ? words.actions.fewer : words.actions.more(actions.length - FIRST)}
        </button>
      ) : null}
    </section>
  )
}
