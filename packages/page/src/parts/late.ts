import { type ComponentType, lazy } from 'react'

/** A part that is loaded when it is first wanted: `late(() => import('./log.tsx'), 'Log')`. */
export const late = <N extends string, P extends object>(
  load: () => Promise<Readonly<Record<N, ComponentType<P>>>>,
  name: N,
) => lazy(async () => ({ default: (await load())[name] }))
