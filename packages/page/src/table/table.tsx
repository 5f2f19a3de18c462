import type { ThingRef } from '@fray/kernel'
import { Suspense, useMemo, useState } from 'react'
import { useMayLookInside } from '../live/context.ts'
import { Status } from '../live/status.tsx'
import { late } from '../parts/late.ts'
import { Once } from '../parts/once.tsx'
import { PicturesContext } from '../pictures/context.ts'
import { Paused } from '../referee/paused.tsx'
import { RefereeContext } from '../referee/referee.ts'
import { type AtFight, goTo as goToRoute } from '../route.ts'
import type { Sitting } from '../sitting.ts'
import { useWords } from '../words/words.ts'
import { AboutContext } from './about.tsx'
import { ActionPanel } from './action-panel.tsx'
import { ActionPart } from './action-part.tsx'
import { Announcer } from './announcer.tsx'
import { BoardPart } from './board-part.tsx'
import { OrderStrip } from './order.tsx'
import { PeopleList } from './people.tsx'
import { RefusedLate } from './refused-late.tsx'
import look from './table.module.css'
import { Tabs } from './tabs.tsx'
import { TopBar } from './top-bar.tsx'
import { useGuided } from './use-guided.ts'
import { type Looking, useLooking } from './use-sitting.ts'
import { useTable } from './use-table.ts'
import { useTableKeys } from './use-table-keys.ts'
import { WaitsFor } from './waits-for.tsx'
import type { TableWindow } from './windows.tsx'

const AboutDialog = late(() => import('./about-dialog.tsx'), 'AboutDialog')

const TableWindows = late(() => import('./windows.tsx'), 'TableWindows')

const Log = late(() => import('./log.tsx'), 'Log')

const PastPanel = late(() => import('../past/past-panel.tsx'), 'PastPanel')

const Talk = late(() => import('../talk/talk.tsx'), 'Talk')

const TimeLine = late(() => import('../past/time-line.tsx'), 'TimeLine')

/** The drawn table of a fight. */
export function Table({ route, sitting }: { route: AtFight; sitting: Sitting }) {
  const looking = useLooking(sitting)
  return looking === null ? null : <Drawn route={route} sitting={sitting} looking={looking} />
}

function Drawn({ route, sitting, looking }: { route: AtFight; sitting: Sitting; looking: Looking }) {
  const words = useWords()
  const { connection, snapshot } = looking
  const mayLookInside = useMayLookInside()
  const [about, setAbout] = useState<ThingRef | null>(null)
  const [window_, setWindow] = useState<TableWindow | null>(null)
  const isGuided = useGuided(route.id)
  const state = useTable(route, sitting, looking)
  const { past, isPast, table, show, cards, commanded, refereeing, people, mine, region, choose, wanted, lately } =
    state
  const { setWho, ...mayDo } = commanded
  const { referee, pick } = refereeing
  const { open, setOpen, thing, setThing } = state
  const { picture, give } = sitting
  const pictures = useMemo(() => ({ picture, give, connection }), [picture, give, connection])
  const { overlays, ...sight } = state.sight
  useTableKeys(state, looking, () => setWindow('keys'))

  // Who plays alone does not see what is hidden before opening the referee's tools.
  const tools = table.seat.referee || refereeing.isOpen ? referee : null
  const onTime = () => (past.isOpen ? past.close() : past.open())
  const showReferee = () => {
    refereeing.setOpen(!refereeing.isOpen)
    refereeing.setTool('list')
    region.goTo('action')
  }
  return (
    <RefereeContext value={tools}>
      <PicturesContext value={pictures}>
        <AboutContext value={setAbout}>
          <div
            className={look.table}
            ref={region.parts}
            data-told={snapshot.told.at(-1)?.n ?? 0}
            data-ready={commanded.isReady && show.isResting && snapshot.pending.length === 0}
            data-step={past.shown?.n}
            onPointerDownCapture={refereeing.note}
            onPointerUpCapture={refereeing.note}
            onKeyDownCapture={refereeing.note}
          >
            <TopBar
              route={route}
              looking={looking}
              isTime={past.isOpen}
              onTime={onTime}
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
            <main className={look.parts} data-front={region.front} data-past={isPast}>
              <section className={look.people} data-region="people" aria-label={words.people.title}>
                <PeopleList
                  table={state.seen}
                  people={people}
                  open={open}
                  picked={refereeing.picked}
                  hidden={state.hidden}
                  onOpen={(one) => {
                    if (!pick(one ?? open ?? '')) setOpen(one)
                  }}
                />
              </section>
              <BoardPart
                {...sight}
                {...overlays}
                wants={state.wants}
                onWants={state.setWants}
                isPast={isPast}
                findPicture={sitting.picture}
                board={state.board}
                show={isPast ? null : show}
                cards={cards}
                targets={state.targets}
                chosen={thing}
                picked={refereeing.picked}
                hidden={state.hidden}
                mine={mine}
                isReachShown={state.wants.reach}
                onHover={state.offers.onHover}
                movable={state.movable}
                trails={state.trails}
                onGrab={setWho}
                onDrop={state.drop}
                onChoose={choose}
                say={state.say}
              />
              <ActionPart
                part={state.actionPart}
                {...{ table, snapshot, show, cards, mine, commanded, refereeing, isGuided }}
                place={state.place}
                past={
                  isPast ? (
                    <Suspense fallback={null}>
                      <PastPanel
                        past={past}
                        lately={lately}
                        isWanted={wanted}
                        seat={table.seat.id}
                        fork={sitting.fork}
                      />
                    </Suspense>
                  ) : null
                }
                panel={
                  <ActionPanel
                    {...mayDo}
                    looking={looking}
                    again={sitting.again}
                    onAfter={() => goToRoute({ ...route, as: 'after' })}
                    people={people}
                    thing={thing}
                    mentioned={state.mentioned}
                    approach={state.offers.approach}
                    onThing={setThing}
                    onWho={setWho}
                    onBoard={() => region.goTo('board')}
                  />
                }
              />
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
                    <Talk onPoint={() => region.goTo('board')} />
                  </Suspense>
                )}
              </section>
            </main>
            <Tabs front={region.front} isWanted={wanted} onFront={region.setFront} />
            <Announcer told={snapshot.told} wanted={state.asked} said={state.said} />
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
      </PicturesContext>
    </RefereeContext>
  )
}
