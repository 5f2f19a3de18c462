import type { Connection } from '@fray/live/client'
import type { Chances, SeatQuestion } from '@fray/seat'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../parts/button.tsx'
import { ReactionSettingHere } from '../settings/rule-setting.tsx'
import { noteAsked } from '../settings/use-reaction-settings.ts'
import { RULES_SPEAK, useWords } from '../words/words.ts'
import actions from './actions.module.css'
import { Changes } from './consequences.tsx'
import type { People, Person } from './people-context.ts'
import { PersonFace } from './person-face.tsx'
import look from './questions.module.css'
import { hearOut } from './refused-late.tsx'
import cards from './together.module.css'

/** Ways that are followed for the chances of one answer. */
const WAYS = 60
/** So many answers stand beside one another; more are chosen from a list. */
const SIDE_BY_SIDE = 3

/** One question for all who could step in at one event: nobody, or who does what. */
export function Together({
  connection,
  questions,
  people,
  friends,
  onSending,
}: {
  connection: Connection
  questions: readonly SeatQuestion[]
  people: People
  friends: ReadonlySet<string>
  /** The answers are on their way, or there. */
  onSending: (isSending: boolean) => void
}) {
  const { questions: words } = useWords()
  const [first] = questions
  const [picked, setPicked] = useState<ReadonlyMap<string, string | number>>(new Map())
  const [isSending, setSending] = useState(false)
  const [refused, setRefused] = useState('')
  const chances = useEachChances(connection, questions)
  const head = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    head.current?.parentElement?.scrollIntoView({ block: 'nearest' })
    const { activeElement } = document
    if (activeElement === document.body || activeElement?.closest('[data-region=action]') != null) head.current?.focus()
  }, [])
  useEffect(() => {
    if (first !== undefined) noteAsked(connection, first.rule, first.title)
  }, [connection, first])
  if (first === undefined) return null
  const answerOf = ({ id, decline }: SeatQuestion) => picked.get(id) ?? (decline as string | number)
  const send = async (values: (question: SeatQuestion) => string | number) => {
    setSending(true)
    onSending(true)
    for (const question of questions)
      await hearOut(connection, connection.answer(question.id, values(question)), (why) => {
        if (head.current === null) return false
        setRefused(why)
        return true
      })
    setSending(false)
    onSending(false)
  }
  return (
    <section className={look.question} aria-labelledby="question" data-together>
      <div className={look.head}>
        <p className={look.for} lang={RULES_SPEAK}>
          {first.event === '' ? first.title : `${first.event}.`}
        </p>
        <h2 id="question" ref={head} tabIndex={-1}>
          {words.couldStepIn(questions.length)}
        </h2>
      </div>
      <ul className={cards.rows}>
        {questions.map((question) => (
          <Row
            key={question.id}
            question={question}
            person={people.get(question.to)}
            value={answerOf(question)}
            chances={chances.get(question.id) ?? []}
            friends={friends}
            onPick={(value) => setPicked(new Map([...picked, [question.id, value]]))}
          />
        ))}
      </ul>
      {refused === '' ? null : (
        <p role="alert" className={actions.caution}>
          {refused}
        </p>
      )}
      <div className={cards.buttons}>
        <button
          type="button"
          className={cards.nobody}
          data-usual="true"
          data-number={1}
          disabled={isSending}
          onClick={() => void send(({ decline }) => decline as string | number)}
        >
          <span className={actions.key} aria-hidden="true">
            1
          </span>
          {words.nobody} <span className={look.usual}>{words.usual}</span>
        </button>
        <Button
          kind="main"
          isDisabled={isSending || questions.every((one) => answerOf(one) === one.decline)}
          onPress={() => void send(answerOf)}
        >
          {words.withThese}
        </Button>
      </div>
      <ReactionSettingHere connection={connection} rule={first.rule} title={first.title} />
    </section>
  )
}

/** One who could step in: what it may do, and what comes of what is chosen. */
function Row({
  question: { to, options, decline },
  person,
  value,
  chances,
  friends,
  onPick,
}: {
  question: SeatQuestion
  person: Person | undefined
  value: string | number
  chances: readonly (Chances | null)[]
  friends: ReadonlySet<string>
  onPick: (value: string | number) => void
}) {
  const { questions: words } = useWords()
  const legal = options.filter(({ refused }) => refused === null)
  const at = options.findIndex((one) => one.value === value)
  const usual = options.findIndex((one) => one.value === decline)
  return (
    <li>
      {person === undefined ? null : <PersonFace person={person} size={28} />}
      <fieldset>
        <legend>{to}</legend>
        {legal.length <= SIDE_BY_SIDE ? (
          <div className={cards.chips}>
            {legal.map((one) => (
              <button
                key={String(one.value)}
                type="button"
                aria-pressed={one.value === value}
                lang={one.value === decline ? undefined : RULES_SPEAK}
                onClick={() => onPick(one.value)}
              >
                {one.value === decline ? words.nothing : one.label}
              </button>
            ))}
          </div>
        ) : (
          <select
            aria-label={words.does(to)}
            value={String(value)}
            onChange={({ target }) => onPick(legal.find((one) => String(one.value) === target.value)?.value ?? value)}
          >
            {legal.map((one) => (
              <option key={String(one.value)} value={String(one.value)}>
                {one.value === decline ? words.nothing : one.label}
              </option>
            ))}
          </select>
        )}
        <Changes answer={chances[at] ?? null} passed={chances[usual] ?? null} friends={friends} />
      </fieldset>
    </li>
  )
}

/** The chances of every answer of every question, by its id, one question after the other. */
function useEachChances(
  connection: Connection,
  questions: readonly SeatQuestion[],
): ReadonlyMap<string, readonly (Chances | null)[]> {
  const [known, setKnown] = useState<ReadonlyMap<string, readonly (Chances | null)[]>>(new Map())
  const ids = questions.map(({ id }) => id).join(' ')
  useEffect(() => {
    let isWanted = true
    void (async () => {
      for (const id of ids.split(' ')) {
        const found = await connection.optionChances(id, WAYS).catch(() => [])
        if (!isWanted) return
        setKnown((before) => new Map([...before, [id, found]]))
      }
    })()
    return () => {
      isWanted = false
    }
  }, [connection, ids])
  return known
}
