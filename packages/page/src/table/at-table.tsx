import { lazy, Suspense } from 'react'
import type { AtFight } from '../route.ts'
import type { Sitting } from '../sitting.ts'
import { Table } from './table.tsx'

const TextTable = lazy(async () => ({ default: (await import('../text/text-table.tsx')).TextTable }))

/** The table of a fight, drawn or as text. */
export function AtTable({ route, sitting }: { route: AtFight; sitting: Sitting }) {
  if (route.as === 'table') return <Table route={route} sitting={sitting} />
  return (
    <Suspense fallback={null}>
      <TextTable route={route} sitting={sitting} />
    </Suspense>
  )
}
