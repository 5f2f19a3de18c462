import { useEffect, useState } from 'react'
import { useSeatNames } from '../live/context.ts'
import { Button } from '../parts/button.tsx'
import { useTyped } from '../parts/use-typed.ts'
import { PastPanel } from '../past/past-panel.tsx'
import { usePast } from '../past/use-past.ts'
import { PlanShown } from '../plan/planning.tsx'
import { plannersOf, usePlanMaking } from '../plan/use-plan-making.ts'
import { Paused } from '../referee/paused.tsx'
import { useReferee } from '../referee/referee.ts'
import { type AtFight, goTo } from '../route.ts'
import type { Sitting } from '../sitting.ts'
import { RealDiceChoice } from '../table/real-dice.tsx'
import { RefusedLate } from '../table/refused-late.tsx'
import { showAs } from '../table/show-as.ts'
import { useActionForm } from '../table/use-action-form.ts'
import { useActions } from '../table/use-actions.ts'
import { type Looking, useLooking } from '../table/use-sitting.ts'
import { wantedWords } from '../table/wanted.ts'
import { RULES_SPEAK, useWords } from '../words/words.ts'
import { ActionsTable, AnswersTable } from './actions-table.tsx'
import { pastWords, planWords } from './also.ts'
import { BoardText } from './board-text.tsx'
import { understand } from './command-line.ts'
import { PacksText } from './packs-text.tsx'
import { PeopleText } from './people-text.tsx'
import { byPage } from './said.ts'
import type { Planner, Sense } from './sense.ts'
import look from './text.module.css'
import { useVoice } from './use-voice.ts'

/** The same fight as headings, lists and tables, with one line for commands and one voice. */
export function TextTable({ route, sitting }: { route: AtFight; sitting: Sitting }) {
  const looking = useLooking(sitting)
  return looking === null ? null : <Text route={route} looking={looking} sitting={sitting} />
}

/** So many lines of the log stand on the page. */
const LATELY = 12

function Text({ route, looking: now, sitting }: { route: AtFight; looking: Looking; sitting: Sitting }) {
  const words = useWords()
  const nameOf = useSeatNames()
  const { connection, table, snapshot, seats, lookFrom } = now
  const isAsked = table.questions.length > 0 || table.dice !== null
  const who = isAsked
    ? null
    : (table.turn.who[0] ?? (table.seat.referee && snapshot.waits?.for === 'you' ? 'referee' : null))
  const referee = useReferee(sitting)
  const past = usePast(connection, route, snapshot.told)
  const isPast = past.at !== null
  // What is shown is how it stood at the step that is looked at.
  const then = past.shown
  const shown = then?.table ?? table
  const lines = then === null ? snapshot.told : snapshot.told.filter(({ n }) => n <= then.line)

  const able = who === null && !isAsked && !table.fight.over ? plannersOf(table) : []
  const [chosen, setChosen] = useState<string | null>(null)
  const planFor = chosen !== null && able.includes(chosen) ? chosen : null
  // The one who has come to act makes no plan any more.
  useEffect(() => {
    if (planFor === null) setChosen(null)
  }, [planFor])
  const making = usePlanMaking(connection, planFor)
  const planner: Planner = { ...making, able, who: planFor, choose: setChosen }

  const { actions: actionsNow, isNew } = useActions(connection, table, who)
  const formNow = useActionForm(connection, who, table)
  const actions = planFor === null ? actionsNow : making.actions
  const form = planFor === null ? formNow : making.form
  const { text, field, sent } = useTyped()
  const waits = snapshot.waits?.for ?? null
  const isListing = planFor !== null && form.stage.at === 'list'
  const wanted = isListing ? words.time.planOf(planFor) : wantedWords(words, { table, who, form, waits, nameOf })
  const voice = useVoice(
    snapshot.told,
    [byPage(wanted), ...planWords(words, planner, isListing, able.length > 0 ? table.plan : null)],
    isPast ? pastWords(words, past, lines.at(-1)?.words ?? '') : null,
  )

  const { fork } = sitting
  const sense: Sense = {
    ...{ words, past, planner, actions, form, referee },
    async askActions() {
      if (planFor !== null) return connection.actions(planFor, { planned: true })
      return who === null ? null : connection.actions(who)
    },
    looking: then === null ? now : { ...now, table: shown, snapshot: { ...snapshot, told: lines } },
    fork:
      fork === null
        ? null
        : async () => goTo({ at: 'fight', id: await fork(table.seat.id, past.at ?? 0), as: 'text', step: null }),
  }
  const obey = async (line: string): Promise<boolean> => {
    const said = await understand(line, sense)
    if (said.lines.length > 0) voice.say(said.lines)
    return said.done
  }
  const send = () => sent(obey(text))

  return (
    <main className={look.text} data-step={then?.n} data-ready={isNew && !form.isBusy && snapshot.pending.length === 0}>
      <header>
        <h1 lang={RULES_SPEAK}>{table.fight.title}</h1>
        <PacksText packs={table.fight.packs} />
        <p className={look.links}>
          <Button onPress={() => showAs(route, 'table')}>{words.fight.drawnTable}</Button>
          <Button onPress={() => goTo({ at: 'home' })}>{words.back}</Button>
          {isPast ? null : <Button onPress={() => void obey('past')}>{words.time.look}</Button>}
          {seats.length > 1
            ? seats.map((seat) => (
                <Button key={seat} aria-pressed={seat === table.seat.id} onPress={() => lookFrom(seat)}>
                  {nameOf(seat)}
                </Button>
              ))
            : null}
        </p>
      </header>
      <Paused isPaused={snapshot.presence?.paused === true} referee={referee} />
      <RefusedLate connection={connection} />
      <RealDiceChoice snapshot={snapshot} referee={referee} />
      <section aria-labelledby="command">
        <h2 id="command">{words.text.command}</h2>
        <div aria-live="assertive" aria-atomic="true" className={look.voice}>
          {voice.lines.map((line, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines are said once, all together.
            <p key={`${voice.turn} ${i}`} lang={line.byRules ? RULES_SPEAK : undefined}>
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
            {...field}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            // biome-ignore lint/a11y/noAutofocus: the page is this line, and what is said above it.
            autoFocus
          />
          <Button kind="main" type="submit">
            {words.actions.say}
          </Button>
        </form>
        <p id="command-help" className={look.faint}>
          {words.text.help}
        </p>
      </section>
      {isPast ? (
        <section aria-label={words.time.past} data-past>
          <PastPanel
            past={past}
            lately={lines.at(-1)?.words ?? ''}
            isWanted={waits === 'you'}
            seat={table.seat.id}
            fork={fork}
            as="text"
          />
          <p className={look.links}>
            <Button onPress={() => void obey('before')}>{words.time.back}</Button>
            <Button onPress={() => void obey('after')}>{words.time.forward}</Button>
            <Button kind="main" onPress={() => void obey('now')}>
              {words.time.backToNow}
            </Button>
          </p>
        </section>
      ) : (
        <section aria-labelledby="wanted">
          <h2 id="wanted">{wanted}</h2>
          {form.refused === '' ? null : (
            <p role="alert" lang={RULES_SPEAK}>
              {form.refused}
            </p>
          )}
          {planFor === null ? <PlanShown connection={connection} table={table} /> : null}
          {able.length === 0 || planFor !== null ? null : (
            <Button onPress={() => void obey('plan')}>
              {table.plan === null ? words.time.plan : words.time.planChange}
            </Button>
          )}
          {planFor === null || making.steps.length === 0 ? null : (
            <ol className={look.lines} lang={RULES_SPEAK}>
              {making.steps.map((step, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the same may be done twice.
                <li key={i}>{step.words}</li>
              ))}
            </ol>
          )}
          {table.fight.over ? (
            <Button onPress={() => goTo({ ...route, as: 'after' })}>{words.fight.after}</Button>
          ) : null}
          {table.questions[0] === undefined ? null : <AnswersTable question={table.questions[0]} />}
          {isAsked || actions === null ? null : <ActionsTable looking={now} actions={actions} />}
        </section>
      )}
      <section aria-labelledby="order">
        <h2 id="order">{words.fight.order}</h2>
        <p lang={RULES_SPEAK}>{shown.order.words}</p>
      </section>
      <PeopleText table={shown} />
      <BoardText board={shown.board} />
      <section aria-labelledby="lately">
        <h2 id="lately">{words.text.lately}</h2>
        <ol className={look.lines} lang={RULES_SPEAK}>
          {lines.slice(-LATELY).map(({ n, words: said }) => (
            <li key={n}>
              {n}. {said}
            </li>
          ))}
        </ol>
      </section>
    </main>
  )
}
