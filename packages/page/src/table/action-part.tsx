import type { Card } from '@fray/kernel'
import type { Snapshot } from '@fray/live/client'
import type { SeatTable } from '@fray/seat'
import { type ReactNode, type Ref, Suspense, useEffect } from 'react'
import { late } from '../parts/late.ts'
import type { useRefereeing } from '../referee/use-refereeing.ts'
import shows from '../show/show.module.css'
import type { Show } from '../show/use-show.ts'
import { useWords } from '../words/words.ts'
import look from './table.module.css'
import { isCounting } from './use-actions.ts'
import type { Commanded } from './use-commanded.ts'

const Hints = late(() => import('../hints/hints.tsx'), 'Hints')

const RealDiceChoice = late(() => import('./real-dice.tsx'), 'RealDiceChoice')

const RefereePanel = late(() => import('../referee/panel.tsx'), 'RefereePanel')

const strip = () => import('../show/result-strip.tsx')

const ResultStrip = late(strip, 'ResultStrip')

/** The room of what happens before anything has: what people are about to press stays where it is when it comes. */
const NothingShown = () => (
  <div className={shows.strip} data-strip>
    <p className={shows.nothing}>{useWords().show.nothing}</p>
  </div>
)

/** The part of the table with what has just happened, what is wanted now, and the referee's tools. */
export function ActionPart({
  part,
  table,
  snapshot,
  show,
  cards,
  mine,
  commanded: { isAsked, who, actions, actionCards, chances, form },
  refereeing,
  place,
  isGuided,
  past,
  panel,
}: {
  part: Ref<HTMLElement>
  table: SeatTable
  snapshot: Snapshot
  show: Show
  cards: ReadonlyMap<string, Card>
  mine: ReadonlySet<string>
  commanded: Commanded
  refereeing: ReturnType<typeof useRefereeing>
  /** The place that was chosen last, for the referee. */
  place: string | null
  isGuided: boolean
  /** What stands here while another step is looked at; null for now. */
  past: ReactNode | null
  /** What is wanted of the seat. */
  panel: ReactNode
}) {
  const words = useWords()
  // There before anything happens: what came late would push away what people press.
  useEffect(() => void strip(), [])
  const { referee, isOpen } = refereeing
  const isPast = past !== null
  return (
    <section
      className={look.action}
      ref={part}
      data-region="action"
      data-pending={form.isBusy || isCounting(isAsked ? null : actions, chances)}
      aria-label={words.regions.action}
    >
      {isGuided && !isPast && !isOpen && !table.fight.over ? (
        <Suspense fallback={null}>
          <Hints
            mayAct={who !== null && actionCards !== null}
            isDone={actionCards?.isWorthwhile === false}
            show={show}
            mine={mine}
          />
        </Suspense>
      ) : null}
      {isPast ? null : (
        <Suspense fallback={<NothingShown />}>
          {show.act === null ? (
            table.fight.over ? null : (
              <NothingShown />
            )
          ) : (
            <ResultStrip act={show.act} show={show} cards={cards} onSkip={show.skip} />
          )}
        </Suspense>
      )}
      {isAsked && !isPast && isOpen ? panel : null}
      {referee === null || !isOpen || isPast ? null : (
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
      {isPast ? past : isOpen && (isAsked || !table.fight.over) ? null : panel}
      {isPast ? null : (
        <Suspense fallback={null}>
          <RealDiceChoice snapshot={snapshot} referee={referee} />
        </Suspense>
      )}
    </section>
  )
}
