import type { ThingRef } from '@fray/kernel'
import { lazy, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useMayLookInside, useWaitedNames } from '../live/context.ts'
import { Status } from '../live/status.tsx'
import { Once } from '../parts/once.tsx'
import { usePast } from '../past/use-past.ts'
import { Paused } from '../referee/paused.tsx'
import { RefereeContext } from '../referee/referee.ts'
import { useRefereeing } from '../referee/use-refereeing.ts'
import { type AtFight, goTo as goToRoute } from '../route.ts'
import { useShow } from '../show/use-show.ts'
import { useSounds } from '../show/use-sounds.ts'
import type { Sitting } from '../sitting.ts'
import { pointedAt } from '../talk/pointing.ts'
import { useWords } from '../words/words.ts'
import { AboutContext } from './about.tsx'
import { ActionPanel } from './action-panel.tsx'
import { BoardPart } from './board-part.tsx'
import { OrderStrip } from './order.tsx'
import { focusPart, pressNumber } from './parts-focus.ts'
import { PeopleList } from './people.tsx'
import { mineOf, peopleOf } from './people-context.ts'
import { RefusedLate } from './refused-late.tsx'
import look from './table.module.css'
import { type Region, Tabs } from './tabs.tsx'
import { type SaidNow, Teller } from './teller.tsx'
import { TopBar } from './top-bar.tsx'
import { endOf, isCounting, targetsOf, useActions, useCards, useChances, useMentions } from './use-actions.ts'
import { useCaptions } from './use-captions.ts'
import { type Spot, useChoosing } from './use-choosing.ts'
import { useDoing } from './use-doing.ts'
import { useKeptFocus } from './use-kept-focus.ts'
import { useKeys } from './use-keys.ts'
import { useNotice } from './use-notice.ts'
import { useOverlays } from './use-overlays.ts'
import { type Looking, useLooking } from './use-sitting.ts'
import { useTrails } from './use-trails.ts'
import { WaitsFor } from './waits-for.tsx'
import { wantedWords } from './wanted.ts'
import type { TableWindow } from './windows.tsx'

const AboutDialog = lazy(async () => ({ default: (await import('./about-dialog.tsx')).AboutDialog }))

const TableWindows = lazy(async () => ({ default: (await import('./windows.tsx')).TableWindows }))

const Log = lazy(async () => ({ default: (await import('./log.tsx')).Log }))

const PastPanel = lazy(async () => ({ default: (await import('../past/past-panel.tsx')).PastPanel }))

const RealDiceChoice = lazy(async () => ({ default: (await import('./real-dice.tsx')).RealDiceChoice }))

const ResultStrip = lazy(async () => ({ default: (await import('../show/result-strip.tsx')).ResultStrip }))

const TimeLine = lazy(async () => ({ default: (await import('../past/time-line.tsx')).TimeLine }))

const Talk = lazy(async () => ({ default: (await import('../talk/talk.tsx')).Talk }))

const RefereePanel = lazy(async () => ({ default: (await import('../referee/panel.tsx')).RefereePanel }))

/** The drawn table of a fight. */
export function Table({ route, sitting }: { route: AtFight; sitting: Sitting }) {
  const looking = useLooking(sitting)
  return looking === null ? null : <Drawn route={route} sitting={sitting} looking={looking} />
}

function Drawn({ route, sitting, looking }: { route: AtFight; sitting: Sitting; looking: Looking }) {
  const words = useWords()
  const { connection, snapshot } = looking
  const past = usePast(connection, route, snapshot.told)
  const isPast = past.at !== null
  // What is drawn is how it stood at the step that is looked at.
  const table = past.shown?.table ?? looking.table
  const standing = useMemo(
    () => ({ board: table.board, cards: new Map(table.cards.map((card) => [card.who, card])) }),
    [table.board, table.cards],
  )
  const show = useShow(sitting.connections, looking, standing, isPast)
  const { board, cards } = show
  useSounds(show)
  const mayLookInside = useMayLookInside()
  const [chosenWho, setChosenWho] = useState<string | null>(null)
  const [thing, setThing] = useState<string | null>(null)
  const [open, setOpen] = useState<string | null>(null)
  const [region, setRegion] = useState<Region>('action')
  const [wants, setWants] = useState({ reach: true, threat: false })
  const [about, setAbout] = useState<ThingRef | null>(null)
  const [window_, setWindow] = useState<TableWindow | null>(null)
  const [said, setSaid] = useState<SaidNow>({ n: 0, text: '' })
  const [place, setPlace] = useState<string | null>(null)
  const refereeing = useRefereeing(sitting, open)
  const { referee, pick } = refereeing
  const hidden = useMemo(() => new Set(table.hidden?.who ?? []), [table.hidden])

  const isAsked = table.questions.length > 0 || table.dice !== null
  const mayAct = useMemo(
    () => (isPast ? [] : table.seat.referee ? [...table.turn.who, 'referee'] : table.turn.who),
    [isPast, table.seat, table.turn],
  )
  // Who is asked and may answer with a command has the list of those, for what is chosen on the board.
  const answering = !isPast && table.questions[0]?.takesCommands === true ? table.questions[0].to : null
  const who = isAsked ? answering : chosenWho !== null && mayAct.includes(chosenWho) ? chosenWho : (mayAct[0] ?? null)
  const actions = useActions(connection, table, who)
  const end = useMemo(() => endOf(actions), [actions])
  const chances = useChances(connection, isAsked ? null : actions, end)
  const actionCards = useCards(table, isAsked ? null : actions, end, chances)
  const doing = useDoing(connection, who, table)
  const mentioned = useMentions(actions, thing)
  // Lists of people say no more than the board does.
  const seen = useMemo(() => ({ ...table, board, cards: [...cards.values()] }), [table, board, cards])
  const people = useMemo(() => peopleOf(seen), [seen])
  const mine = useMemo(() => mineOf(table), [table])
  const looksFrom = who ?? table.questions[0]?.to ?? table.cards.find(({ yours }) => yours)?.who ?? null
  const eyes = !isPast && cards.has(looksFrom ?? '') ? looksFrom : null
  const overlays = useOverlays(connection, table, eyes, { ...wants, reach: wants.reach && who !== null })
  const captions = useCaptions(connection, table, eyes)
  const askedFirst = isPast ? undefined : table.questions[0]?.to
  // Who is asked stands out as who acts does: something is wanted of that one.
  const wantedOf = who ?? (table.cards.some((card) => card.who === askedFirst) ? (askedFirst ?? null) : null)
  const now = useMemo(
    () =>
      new Set(
        wantedOf !== null
          ? [wantedOf]
          : table.order.entries.filter(({ state }) => state === 'now').flatMap((entry) => entry.who),
      ),
    [wantedOf, table.order],
  )
  const movable = useMemo(() => new Set(refereeing.isOpen ? [] : mayAct), [mayAct, refereeing.isOpen])
  const trails = useTrails(board, show, snapshot.told, past.at)
  const targets = useMemo(() => targetsOf(table, actions, who), [table, actions, who])

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was chosen was chosen on the table before.
  useEffect(() => setThing(null), [who, table.board, isAsked])
  const wanted = snapshot.waits?.for === 'you'
  const lately = snapshot.told.find(({ n }) => n === past.shown?.line)?.words ?? ''
  // How it ended stands where acts do.
  const isForActions = wanted || table.fight.over
  const asks = table.questions[0]?.id ?? (table.dice === null ? '' : 'dice')
  // biome-ignore lint/correctness/useExhaustiveDependencies: a question comes in front, whatever was looked at.
  useEffect(() => setRegion(isForActions ? 'action' : 'log'), [isForActions, asks])
  useNotice(table.fight.title, wanted)

  const onAbout = useCallback((about: string | null) => {
    setThing(about)
    if (about !== null) setRegion('action')
  }, [])
  const say = useCallback((text: string) => setSaid(({ n }) => ({ n: n + 1, text })), [])
  const acting = { actions, doing, mayAct, who, onAbout, onWho: setChosenWho, onOpen: setOpen, say }
  const { choose: chooseFor, drop } = useChoosing(acting)
  const choose = useCallback(
    (spot: Spot) => {
      if (pointedAt(spot.place ?? spot.who) || (spot.who !== null && pick(spot.who))) return
      setPlace(spot.place)
      // While the referee's tools are open, the board and the list say of whom and where, and nobody acts by a press.
      if (!refereeing.isOpen) chooseFor(spot)
      else if (spot.who !== null) setOpen(spot.who)
    },
    [chooseFor, pick, refereeing.isOpen],
  )

  const nameOf = useWaitedNames()
  const asked =
    !isPast && (wanted || table.fight.over)
      ? wantedWords(words, { table, who, doing, waits: snapshot.waits?.for ?? null, nameOf })
      : ''
  const actionPart = useRef<HTMLElement>(null)
  // While a list is to come, what had the focus is not gone for good.
  useKeptFocus(actionPart, !doing.isBusy && (isAsked || who === null || actionCards !== null))

  const region_ = useRef<HTMLDivElement>(null)
  const goTo = (next: Region) => {
    setRegion(next)
    requestAnimationFrame(() => focusPart(region_.current, next))
  }
  useKeys({
    letters: {
      end: () => end !== null && doing.start(end),
      board: () => goTo('board'),
      action: () => goTo('action'),
      people: () => goTo('people'),
      log: () => goTo('log'),
      time: () => (past.isOpen ? past.close() : past.open()),
      reach: () => setWants({ ...wants, reach: !wants.reach }),
      threat: () => setWants({ ...wants, threat: !wants.threat }),
      ...refereeing.keys,
    },
    others: {
      undo: () => void looking.undo?.go(),
      redo: () => void looking.redo?.go(),
      '?': () => setWindow('keys'),
      escape: () => {
        if (!show.isResting) return show.skip()
        if (!refereeing.isOpen) return doing.stage.at === 'list' ? setThing(null) : doing.cancel()
        if (refereeing.tool === 'list') refereeing.setOpen(false)
        else refereeing.setTool('list')
      },
      ...Object.fromEntries(
        Array.from({ length: 9 }, (_, i) => [String(i + 1), () => pressNumber(region_.current, i + 1)]),
      ),
    },
  })

  // Who plays alone does not see what is hidden before opening the referee's tools.
  const tools = table.seat.referee || refereeing.isOpen ? referee : null
  const showReferee = () => {
    refereeing.setOpen(!refereeing.isOpen)
    refereeing.setTool('list')
    goTo('action')
  }
  const actionPanel = (
    <ActionPanel
      looking={looking}
      again={sitting.again}
      onAfter={() => goToRoute({ ...route, as: 'after' })}
      people={people}
      mayAct={mayAct}
      who={who}
      actions={actions}
      actionCards={actionCards}
      chances={chances}
      doing={doing}
      end={end}
      thing={thing}
      mentioned={mentioned}
      onThing={setThing}
      onWho={setChosenWho}
      onBoard={() => goTo('board')}
    />
  )
  return (
    <RefereeContext value={tools}>
      <AboutContext value={setAbout}>
        <div
          className={look.table}
          ref={region_}
          data-told={snapshot.told.at(-1)?.n ?? 0}
          data-step={past.shown?.n}
          onPointerDownCapture={refereeing.note}
          onPointerUpCapture={refereeing.note}
          onKeyDownCapture={refereeing.note}
        >
          <TopBar
            route={route}
            looking={looking}
            isTime={past.isOpen}
            onTime={() => (past.isOpen ? past.close() : past.open())}
            onSettings={() => setWindow('settings')}
            onKeys={() => setWindow('keys')}
            onReferee={referee === null ? null : showReferee}
            isRefereeing={refereeing.isOpen}
          />
          <Status snapshot={snapshot} />
          <Paused isPaused={snapshot.presence?.paused === true} referee={referee} />
          <RefusedLate connection={connection} />
          <div className={look.orderBar}>
            <OrderStrip order={table.order} people={people} onChoose={(one) => choose({ who: one, place: null })} />
          </div>
          {past.isOpen ? (
            <Suspense fallback={null}>
              <TimeLine past={past} lately={lately} />
            </Suspense>
          ) : null}
          <main className={look.parts} data-front={region} data-past={isPast}>
            <section className={look.people} data-region="people" aria-label={words.people.title}>
              <PeopleList
                table={seen}
                people={people}
                open={open}
                picked={refereeing.picked}
                hidden={hidden}
                onOpen={(one) => {
                  if (!pick(one ?? open ?? '')) setOpen(one)
                }}
              />
            </section>
            <BoardPart
              wants={wants}
              onWants={setWants}
              isPast={isPast}
              looksFrom={looksFrom}
              findPicture={sitting.picture}
              board={board}
              show={isPast ? null : show}
              cards={cards}
              now={now}
              targets={targets}
              chosen={thing}
              picked={refereeing.picked}
              hidden={hidden}
              mine={mine}
              reach={overlays.reach}
              threat={overlays.threat}
              captions={captions}
              movable={movable}
              trails={trails}
              onGrab={setChosenWho}
              onDrop={drop}
              onChoose={choose}
              say={say}
            />
            <section
              className={look.action}
              ref={actionPart}
              data-region="action"
              data-pending={doing.isBusy || isCounting(isAsked ? null : actions, chances)}
              aria-label={words.regions.action}
            >
              {isPast || show.act === null ? null : (
                <Suspense fallback={null}>
                  <ResultStrip act={show.act} show={show} cards={cards} onSkip={show.skip} />
                </Suspense>
              )}
              {isAsked && !isPast && refereeing.isOpen ? actionPanel : null}
              {referee === null || !refereeing.isOpen || isPast ? null : (
                <Suspense fallback={null}>
                  <RefereePanel
                    referee={referee}
                    picked={refereeing.picked}
                    onPick={refereeing.setPicked}
                    place={place}
                    tool={refereeing.tool}
                    onTool={refereeing.setTool}
                    onClose={() => refereeing.setOpen(false)}
                  />
                </Suspense>
              )}
              {isPast ? (
                <Suspense fallback={null}>
                  <PastPanel past={past} lately={lately} isWanted={wanted} seat={table.seat.id} fork={sitting.fork} />
                </Suspense>
              ) : refereeing.isOpen && (isAsked || !table.fight.over) ? null : (
                actionPanel
              )}
              {isPast ? null : (
                <Suspense fallback={null}>
                  <RealDiceChoice snapshot={snapshot} referee={referee} />
                </Suspense>
              )}
            </section>
            <section className={look.log} data-region="log" aria-label={words.log.title}>
              <h2 className={look.partTitle}>{words.log.title}</h2>
              {wanted || isPast || table.fight.over ? null : <WaitsFor seats={table.turn.waitingFor} />}
              <Suspense fallback={null}>
                <Log
                  lines={snapshot.told}
                  until={past.shown?.line ?? (show.waiting.length > 0 ? (show.act?.line ?? null) : null)}
                />
              </Suspense>
              {isPast ? null : (
                <Suspense fallback={null}>
                  <Talk />
                </Suspense>
              )}
            </section>
          </main>
          <Tabs front={region} isWanted={wanted} onFront={setRegion} />
          <Teller told={snapshot.told} wanted={asked} said={said} />
        </div>
        <Once isWanted={about !== null}>
          <AboutDialog connection={connection} thing={about} onOpen={setAbout} onClose={() => setAbout(null)} />
        </Once>
        <Once isWanted={window_ !== null}>
          <TableWindows
            route={route}
            sitting={sitting}
            looking={looking}
            open={window_}
            onOpen={setWindow}
            mayLookInside={mayLookInside}
          />
        </Once>
      </AboutContext>
    </RefereeContext>
  )
}
