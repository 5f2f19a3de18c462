import type { Connection } from '@fray/live/client'
import type { Chances, LogEntry, SeatQuestion } from '@fray/seat'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../parts/button.tsx'
import { ReactionSettingHere } from '../settings/rule-setting.tsx'
import { noteAsked } from '../settings/use-reaction-settings.ts'
import { RULES_SPEAK, useWords } from '../words/words.ts'
import { useAbout } from './about.tsx'
import actions from './actions.module.css'
import { Answers } from './answers.tsx'
import { answerParts } from './chance-words.ts'
import { NobodyThisTurn, useRestOfTurn } from './nobody-this-turn.tsx'
import type { People } from './people-context.ts'
import { PersonFace } from './person-face.tsx'
import look from './questions.module.css'
import { hearOut } from './refused-late.tsx'
import { Together } from './together.tsx'
import { togetherOf } from './together-of.ts'

/** Ways that are followed for the chances beside answers. */
const WAYS = 300

/** Rules whose questions have answers of which nothing is known to come: none of their answers keeps room for it. */
const SILENT = new Set<string>()

/** What is asked of the seat, beside the board, never over it: those of one event together, others one after the other. */
export function Questions({
  connection,
  questions,
  told,
  people,
  friendsOf,
}: {
  connection: Connection
  questions: readonly SeatQuestion[]
  told: readonly LogEntry[]
  people: People
  friendsOf: (who: string) => ReadonlySet<string>
}) {
  // While answers are on their way they stay one question.
  const [sending, setSending] = useState<readonly SeatQuestion[]>([])
  const rest = useRestOfTurn(connection, questions, told)
  const together = sending.length > 0 ? sending : togetherOf(questions)
  const [question] = together.length > 0 ? together : questions
  if (question === undefined) return null
  const friends = friendsOf(question.to)
  const waiting = questions.length
  return (
    <>
      {rest.isPassing ? null : together.length > 0 ? (
        <Together
          key={`${question.rule} ${question.event}`}
          connection={connection}
          questions={together}
          people={people}
          friends={friends}
          onSending={(isSending) => setSending(isSending ? together : [])}
        />
      ) : (
        <OneQuestion key={question.id} {...{ connection, question, waiting, people, friends }} />
      )}
      <NobodyThisTurn rest={rest} />
    </>
  )
}

function OneQuestion({
  connection,
  question,
  waiting,
  people,
  friends,
}: {
  connection: Connection
  question: SeatQuestion
  waiting: number
  people: People
  friends: ReadonlySet<string>
}) {
  const words = useWords()
  const about = useAbout()
  const { id, to, rule, title, prompt, kind, options, min, max, preset, reaction } = question
  const person = people.get(to)
  const [text, setText] = useState(String(preset))
  const [refused, setRefused] = useState('')
  const [chances, setChances] = useState<readonly (Chances | null)[] | null>(null)
  const [isSilent] = useState(() => SILENT.has(rule))
  useEffect(() => {
    if (reaction) noteAsked(connection, rule, title)
  }, [connection, reaction, rule, title])
  useEffect(() => {
    if (kind !== 'choice') return
    let isWanted = true
    connection.optionChances(id, WAYS).then(
      (found) => {
        if (found.some((one) => one !== null && answerParts(words, one).length > 0)) SILENT.delete(rule)
        else SILENT.add(rule)
        if (isWanted) setChances(found)
      },
      () => {},
    )
    return () => {
      isWanted = false
    }
  }, [connection, id, kind, rule, words])
  const head = useRef<HTMLHeadingElement>(null)
  // A question that comes while something else is done goes before it, as soon as its part of a small screen is in front.
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      const { activeElement } = document
      if (activeElement instanceof HTMLInputElement) return
      head.current?.parentElement?.scrollIntoView({ block: 'nearest' })
      if (activeElement?.closest('[data-referee]') != null || activeElement === document.body) head.current?.focus()
    })
    return () => cancelAnimationFrame(frame)
  }, [])
  const answer = (value: string | number) =>
    hearOut(connection, connection.answer(id, value), (why) => {
      if (head.current === null) return false
      setRefused(why)
      return true
    })
  return (
    <section className={look.question} aria-labelledby="question" data-known={chances !== null}>
      <div className={look.head}>
        {person === undefined ? null : <PersonFace person={person} size={40} />}
        <p className={look.for}>
          <span>{words.questions.for(to)}</span>
          {waiting > 1 ? <span>{words.questions.of(1, waiting)}</span> : null}
        </p>
        <h2 id="question" ref={head} tabIndex={-1} lang={RULES_SPEAK}>
          {prompt}
        </h2>
      </div>
      {options.length === 0 ? (
        <form
          className={look.form}
          onSubmit={(event) => {
            event.preventDefault()
            void answer(kind === 'text' ? text : Number(text))
          }}
        >
          <input
            className={actions.input}
            aria-labelledby="question"
            value={text}
            type={kind === 'text' ? 'text' : 'number'}
            min={min ?? undefined}
            max={max ?? undefined}
            onChange={({ target }) => setText(target.value)}
          />
          {kind === 'text' ? null : <p className={look.faint}>{words.questions.number(min, max)}</p>}
          <Button kind="main" type="submit">
            {words.questions.answer}
          </Button>
        </form>
      ) : (
        <Answers
          question={question}
          chances={chances ?? []}
          hasRoom={!isSilent}
          friends={friends}
          onAnswer={answer}
          onRefused={setRefused}
        />
      )}
      {refused === '' ? null : (
        <p role="alert" className={actions.caution}>
          {refused}
        </p>
      )}
      {reaction ? <ReactionSettingHere connection={connection} rule={rule} title={title} /> : null}
      <p>
        <button
          type="button"
          className={look.rule}
          lang={RULES_SPEAK}
          onClick={() => about({ kind: 'rule', name: rule, of: null })}
        >
          {title === '' ? rule : title}
        </button>
      </p>
    </section>
  )
}
