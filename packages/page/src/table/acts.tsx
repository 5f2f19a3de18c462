import type { Act, Acts, Chances } from '@fray/seat'
import { useState } from 'react'
import { RULES_SPEAK, useWords } from '../words/words.ts'
import { ActRow } from './act-row.tsx'
import look from './acts.module.css'
import { AskStep } from './ask-step.tsx'
import { counted } from './use-acts.ts'
import type { Doing } from './use-doing.ts'

interface ActsListProps {
  readonly acts: Acts
  /** The acts to be shown: all, or those with something. */
  readonly shown: readonly Act[] | null
  /** Null where none are worked out. */
  readonly chances: ReadonlyMap<string, Chances | null> | null
  readonly doing: Doing
  /** The act that has a place of its own. */
  readonly end: Act | null
  /** What has been said already of acts that ask: the person or place that was chosen. */
  readonly thing: string | null
  /** Brings the board in front, where places may be chosen there. */
  readonly onBoard?: (() => void) | undefined
}

/** So many acts of a group are shown at first. */
const FIRST = 7

/** What somebody may do, the likely first, by what it costs; and what is not possible, with the reason. */
export function ActsList({ acts, shown, chances, doing, end, thing, onBoard }: ActsListProps) {
  const words = useWords()
  const groups = acts.groups
    .map(({ price, acts: all }) => ({
      price,
      acts: all.filter((act) => act !== end && (shown === null || shown.includes(act))),
    }))
    .filter((group) => group.acts.length > 0)
  const numbers = new Map(
    groups
      .flatMap((group) => cut(group.acts, shown !== null))
      .slice(0, 9)
      .map((act, i) => [act.key, i + 1]),
  )
  const withChances = new Set(chances === null ? [] : counted(acts).map(({ key }) => key))
  if (doing.stage.at !== 'list')
    return <AskStep doing={doing} chances={chances} counted={withChances} onBoard={onBoard} />
  return (
    <div className={look.acts}>
      {acts.cautions.map((caution) => (
        <p key={caution} lang={RULES_SPEAK} className={look.caution}>
          {caution}
        </p>
      ))}
      {groups.length === 0 && shown !== null ? <p className={look.faint}>{words.acts.none}</p> : null}
      {groups.map(({ price, acts: list }) => (
        <ActGroup
          key={price.id}
          label={price.label}
          acts={list}
          isOpen={shown !== null}
          chances={chances}
          counted={withChances}
          doing={doing}
          thing={thing}
          numbers={numbers}
        />
      ))}
      {acts.illegal.length === 0 || shown !== null ? null : (
        <details className={look.illegal}>
          <summary>{words.acts.illegal(acts.illegal.length)}</summary>
          <ul lang={RULES_SPEAK}>
            {acts.illegal.map(({ label, words: said, reason, action }) => (
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
const cut = (acts: readonly Act[], isOpen: boolean): readonly Act[] =>
  isOpen || acts.length <= FIRST + 1 ? acts : acts.slice(0, FIRST)

function ActGroup({
  label,
  acts,
  isOpen,
  chances,
  counted: withChances,
  doing,
  thing,
  numbers,
}: {
  label: string
  acts: readonly Act[]
  isOpen: boolean
  chances: ReadonlyMap<string, Chances | null> | null
  counted: ReadonlySet<string>
  doing: Doing
  thing: string | null
  numbers: ReadonlyMap<string, number>
}) {
  const words = useWords()
  const [isWhole, setWhole] = useState(false)
  const shown = cut(acts, isOpen || isWhole)
  return (
    <section className={look.group}>
      <h3 lang={RULES_SPEAK}>{label}</h3>
      <ul>
        {shown.map((act) => (
          <ActRow
            key={act.key}
            act={act}
            chances={chances?.get(act.key)}
            isCounted={withChances.has(act.key)}
            doing={doing}
            thing={thing}
            number={numbers.get(act.key) ?? null}
          />
        ))}
      </ul>
      {acts.length > FIRST + 1 && !isOpen ? (
        <button type="button" className={look.more} onClick={() => setWhole(!isWhole)} aria-expanded={isWhole}>
          {isWhole ? words.acts.fewer : words.acts.more(acts.length - FIRST)}
        </button>
      ) : null}
    </section>
  )
}
