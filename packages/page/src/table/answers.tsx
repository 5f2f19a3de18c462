import type { Chances, SeatQuestion } from '@fray/seat'
import { useEffect, useId, useMemo, useRef, useState } from 'react'
import { ChevronDown } from '../signs/index.ts'
import { RULES_SPEAK, useWords } from '../words/words.ts'
import actions from './actions.module.css'
import { type AnswerGroup, answerGroups } from './answer-groups.ts'
import { answerParts } from './chance-words.ts'
import { Consequences } from './consequences.tsx'
import look from './questions.module.css'

/** From so many answers on groups are folded, but for one. */
const FOLDED = 20
/** So many answers of a group are in sight at first. */
const FIRST = 12

/** The answers of a choice: many in groups, very many in groups of which one is open. */
export function Answers({
  question,
  chances,
  hasRoom,
  friends,
  onAnswer,
  onRefused,
}: {
  question: SeatQuestion
  /** What each may lead to, by its position in the question; while they are worked out, none. */
  chances: readonly (Chances | null)[]
  /** Whether room is kept for it, so that nothing moves when it comes. */
  hasRoom: boolean
  friends: ReadonlySet<string>
  onAnswer: (value: string | number) => void
  onRefused: (reason: string) => void
}) {
  const words = useWords()
  const groups = useMemo(() => answerGroups(question), [question])
  const isFolded = question.options.length >= FOLDED && groups.length > 1
  const parts = chances.map((one) => (one === null ? '' : JSON.stringify(answerParts(words, one))))
  // Of a reaction that changes nothing about it the same would stand below every answer.
  const isSame = question.reaction && parts.length > 1 && new Set(parts).size === 1
  const [open, setOpen] = useState(groups.find(({ under }) => under !== '')?.under)
  const [isWhole, setWhole] = useState(false)
  const list = useRef<HTMLDivElement>(null)
  const wasOpen = useRef(open)
  useEffect(() => {
    if (wasOpen.current === open) return
    wasOpen.current = open
    list.current?.querySelector<HTMLElement>('[aria-expanded=true]')?.scrollIntoView({ block: 'nearest' })
    list.current?.querySelector<HTMLElement>('[data-open] li button')?.focus()
  }, [open])
  const shownOf = ({ under, answers }: AnswerGroup) => {
    if (under === '' || !isFolded) return answers
    if (under !== open) return []
    return isWhole || answers.length <= FIRST + 1 ? answers : answers.slice(0, FIRST)
  }
  let n = 0
  const number = () => (n < 9 ? ++n : undefined)
  return (
    <div className={look.groups} ref={list}>
      {groups.map((group) => {
        const { under, answers } = group
        const shown = shownOf(group)
        const title = under ?? words.questions.others
        const isOpen = under === open
        return (
          <Part
            key={title}
            title={title}
            byRules={under !== null}
            number={isFolded && under !== '' && !isOpen ? number() : undefined}
            count={answers.length}
            fold={isFolded && under !== '' ? isOpen : null}
            onFold={() => {
              setWhole(false)
              setOpen(isOpen ? undefined : under)
            }}
          >
            {shown.length === 0 ? null : (
              <ul className={look.options}>
                {shown.map(({ option: { value, label, refused: why }, at }) => {
                  const n = number()
                  return (
                    <li key={String(value)}>
                      <button
                        type="button"
                        className={look.option}
                        data-usual={value === question.preset}
                        data-number={n}
                        aria-disabled={why !== null}
                        onClick={() => (why === null ? onAnswer(value) : onRefused(why.reason))}
                      >
                        <span className={actions.key} aria-hidden="true">
                          {n ?? ''}
                        </span>
                        <span className={actions.words}>
                          <span className={look.label} lang={RULES_SPEAK}>
                            {label}
                          </span>
                          {why !== null ? (
                            <span className={actions.chances} lang={RULES_SPEAK}>
                              {why.reason}
                            </span>
                          ) : null}
                          {why !== null || (!hasRoom && !question.reaction) ? null : (
                            <Consequences
                              chances={chances[at] ?? null}
                              friends={friends}
                              isSame={isSame && value !== question.decline}
                            />
                          )}
                        </span>
                        {value === question.preset ? <span className={look.usual}>{words.questions.usual}</span> : null}
                      </button>
                    </li>
                  )
                })}
              </ul>
            )}
            {shown.length > 0 && shown.length < answers.length ? (
              <button type="button" className={actions.more} onClick={() => setWhole(true)}>
                {words.actions.more(answers.length - shown.length)}
              </button>
            ) : null}
          </Part>
        )
      })}
    </div>
  )
}

/** Answers under what they are about, which can be folded away. */
function Part({
  title,
  byRules,
  number,
  count,
  fold,
  onFold,
  children,
}: {
  title: string
  byRules: boolean
  number: number | undefined
  count: number
  /** Whether it is open; null where it is not folded. */
  fold: boolean | null
  onFold: () => void
  children: React.ReactNode
}) {
  const id = useId()
  const lang = byRules ? RULES_SPEAK : undefined
  if (title === '') return <div>{children}</div>
  return (
    <section className={look.part} aria-labelledby={id} data-open={fold === true || undefined}>
      <h3 id={id} lang={lang}>
        {fold === null ? (
          title
        ) : (
          <button type="button" className={look.fold} aria-expanded={fold} data-number={number} onClick={onFold}>
            <span className={actions.key} aria-hidden="true">
              {number ?? ''}
            </span>
            <span className={look.label}>{title}</span>
            <span className={look.usual}>{count}</span>
            <ChevronDown size={16} aria-hidden="true" />
          </button>
        )}
      </h3>
      {children}
    </section>
  )
}
