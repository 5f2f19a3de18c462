import type { Chances, SeatQuestion } from '@fray/seat'
import { useEffect, useRef, useState } from 'react'
import { useSeatNames } from '../live/context.ts'
import { Button } from '../parts/button.tsx'
import { Paused } from '../referee/paused.tsx'
import { useReferee } from '../referee/referee.ts'
import { type AtFight, goTo } from '../route.ts'
import type { Sitting } from '../sitting.ts'
import { chanceWords } from '../table/chance-words.ts'
import { endOf, useActs } from '../table/use-acts.ts'
import { useDoing } from '../table/use-doing.ts'
import { type Looking, useLooking } from '../table/use-sitting.ts'
import { wantedWords } from '../table/wanted.ts'
import { RULES_SPEAK, useWords } from '../words/words.ts'
import { BoardText } from './board-text.tsx'
import { understand } from './command-line.ts'
import { PeopleText } from './people-text.tsx'
import { byPage, byRules, type Said, type Spoken } from './said.ts'
import look from './text.module.css'

/** The same fight as headings, lists and tables, with one line for commands and one voice. */
export function TextTable({ route, sitting }: { route: AtFight; sitting: Sitting }) {
  const looking = useLooking(sitting)
  return looking === null ? null : <Text route={route} looking={looking} sitting={sitting} />
}

/** So many lines of the log stand on the page. */
const LATELY = 12

function Text({ route, looking, sitting }: { route: AtFight; looking: Looking; sitting: Sitting }) {
  const words = useWords()
  const nameOf = useSeatNames()
  const { connection, table, snapshot, seats, lookFrom } = looking
  const isAsked = table.questions.length > 0 || table.dice !== null
  const who = isAsked
    ? null
    : (table.turn.who[0] ?? (table.seat.referee && snapshot.waits?.for === 'you' ? 'referee' : null))
  const referee = useReferee(sitting)
  const acts = useActs(connection, table, who)
  const doing = useDoing(connection, who, table)
  const [text, setText] = useState('')
  const [voice, setVoice] = useState<readonly Spoken[]>([])
  const [turn, setTurn] = useState(0)
  const heard = useRef(snapshot.told.length)
  const wanted = wantedWords(words, { table, who, doing, waits: snapshot.waits?.for ?? null, nameOf })

  // What is new is said once: what happened, then what is wanted.
  // biome-ignore lint/correctness/useExhaustiveDependencies: said again when the fight has gone on.
  useEffect(() => {
    const fresh = snapshot.told.slice(heard.current).map((line) => byRules(line.words))
    heard.current = snapshot.told.length
    setVoice([...fresh.slice(-LATELY), byPage(wanted)])
    setTurn((n) => n + 1)
  }, [snapshot.told, table, wanted])

  const say = (lines: readonly Spoken[]) => {
    setVoice(lines)
    setTurn((n) => n + 1)
  }
  const send = async () => {
    const said: Said = await understand(text, { words, looking, acts, doing, end: endOf(acts), referee })
    if (said.done) setText('')
    if (said.lines.length > 0) say(said.lines)
  }

  return (
    <main className={look.text}>
      <header>
        <h1 lang={RULES_SPEAK}>{table.fight.title}</h1>
        <p className={look.links}>
          <Button onPress={() => goTo({ ...route, as: 'table' })}>{words.fight.drawnTable}</Button>
          <Button onPress={() => goTo({ at: 'home' })}>{words.back}</Button>
          {seats.length > 1
            ? seats.map((seat) => (
                <Button key={seat} aria-pressed={seat === table.seat.id} onPress={() => lookFrom(seat)}>
                  {words.fight.seatName(seat)}
                </Button>
              ))
            : null}
        </p>
      </header>
      <Paused isPaused={snapshot.presence?.paused === true} referee={referee} />
      <section aria-labelledby="command">
        <h2 id="command">{words.text.command}</h2>
        <div aria-live="assertive" aria-atomic="true" className={look.voice}>
          {voice.map((line, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines are said once, all together.
            <p key={`${turn} ${i}`} lang={line.byRules ? RULES_SPEAK : undefined}>
              {line.text}
            </p>
          ))}
        </div>
        <form
          onSubmit={(event) => {
            event.preventDefault()
            void send()
          }}
        >
          <input
            className={look.line}
            aria-labelledby="command"
            aria-describedby="command-help"
            value={text}
            onChange={({ target }) => setText(target.value)}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            // biome-ignore lint/a11y/noAutofocus: the page is this line, and what is said above it.
            autoFocus
          />
          <Button kind="main" type="submit">
            {words.acts.say}
          </Button>
        </form>
        <p id="command-help" className={look.faint}>
          {words.text.help}
        </p>
      </section>
      <section aria-labelledby="wanted">
        <h2 id="wanted">{wanted}</h2>
        {table.questions[0] === undefined ? null : <AnswersTable question={table.questions[0]} />}
        {isAsked || acts === null ? null : <ActsTable looking={looking} acts={acts} />}
      </section>
      <section aria-labelledby="order">
        <h2 id="order">{words.fight.order}</h2>
        <p lang={RULES_SPEAK}>{table.order.words}</p>
      </section>
      <PeopleText table={table} />
      <BoardText board={table.board} />
      <section aria-labelledby="lately">
        <h2 id="lately">{words.text.lately}</h2>
        <ol className={look.lines} lang={RULES_SPEAK}>
          {snapshot.told.slice(-LATELY).map(({ n, words: said }) => (
            <li key={n}>
              {n}. {said}
            </li>
          ))}
        </ol>
      </section>
    </main>
  )
}

/** What may be answered, by number. */
function AnswersTable({ question }: { question: SeatQuestion }) {
  return (
    <ol className={look.lines} lang={RULES_SPEAK}>
      {question.options.map(({ value, label, refused }, i) => (
        <li key={String(value)}>
          {i + 1}. {label}
          {refused === null ? '' : `: ${refused.reason}`}
        </li>
      ))}
    </ol>
  )
}

/** What may be done, by key; chances when they are asked for. */
function ActsTable({ looking, acts }: { looking: Looking; acts: NonNullable<ReturnType<typeof useActs>> }) {
  const words = useWords()
  const [chances, setChances] = useState<{ readonly acts: unknown; readonly of: ReadonlyMap<string, Chances | null> }>({
    acts: null,
    of: new Map(),
  })
  const work = async () => {
    const found = new Map<string, Chances | null>()
    for (const { key, asks, drastic } of acts.groups.flatMap((group) => group.acts)) {
      if (asks.length === 0 && drastic === null) found.set(key, await looking.connection.chances(key, 150))
    }
    setChances({ acts, of: found })
  }
  const known = chances.acts === acts ? chances.of : new Map<string, Chances | null>()
  return (
    <>
      <Button onPress={() => void work()}>{words.text.showChances}</Button>
      <table className={`${look.table} ${look.acts}`}>
        <thead>
          <tr>
            <th scope="col">{words.text.key}</th>
            <th scope="col">{words.text.act}</th>
            <th scope="col">{words.text.costs}</th>
            {known.size > 0 ? <th scope="col">{words.text.chance}</th> : null}
          </tr>
        </thead>
        <tbody>
          {acts.groups.flatMap(({ price, acts: list }) =>
            list.map((act) => {
              const chance = known.get(act.key)
              return (
                <tr key={act.key}>
                  <td>{act.key}</td>
                  <th scope="row" lang={RULES_SPEAK}>
                    {act.label} {act.words} {act.finer}
                    {act.asks.length > 0 ? ' …' : ''}
                  </th>
                  <td lang={RULES_SPEAK}>{price.label}</td>
                  {known.size > 0 ? <td>{chance == null ? '' : chanceWords(words, chance).join(', ')}</td> : null}
                </tr>
              )
            }),
          )}
        </tbody>
      </table>
      {acts.illegal.length === 0 ? null : (
        <details>
          <summary>{words.acts.illegal(acts.illegal.length)}</summary>
          <ul className={look.lines} lang={RULES_SPEAK}>
            {acts.illegal.map(({ label, words: said, reason }) => (
              <li key={`${label} ${said} ${reason}`}>
                {label} {said}: {reason}
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  )
}
