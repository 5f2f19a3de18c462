import { Suspense, useEffect } from 'react'
import { late } from '../parts/late.ts'
import { type AtFight, goTo } from '../route.ts'
import { useHabits } from '../settings/habits.ts'
import type { Sitting } from '../sitting.ts'
import { Table } from './table.tsx'

const TextTable = late(() => import('../text/text-table.tsx'), 'TextTable')

const LabAtFight = late(() => import('../lab/at-fight.tsx'), 'LabAtFight')

const After = late(() => import('../lab/after.tsx'), 'After')

/**
 * The table of a fight, drawn or as text; the lab for it, and how it went. Who has turned to the text table gets it at every address
 * of a fight, or of a step.
 */
export function AtTable({ route, sitting }: { route: AtFight; sitting: Sitting }) {
  const isForText = useHabits().textTable && route.as === 'table'
  useEffect(() => {
    if (isForText) goTo({ ...route, as: 'text' }, true)
  }, [isForText, route])
  if (isForText) return null
  if (route.as === 'table') return <Table route={route} sitting={sitting} />
  if (route.as === 'lab' || route.as === 'after') {
    const There = route.as === 'lab' ? LabAtFight : After
    return (
      <Suspense fallback={null}>
        <There route={route} sitting={sitting} />
      </Suspense>
    )
  }
  return (
    <Suspense fallback={null}>
      <TextTable route={route} sitting={sitting} />
    </Suspense>
  )
}
