import type { ZodMiniType } from 'zod/mini'
import type { Reply } from '../reply.ts'
import type { McpRole } from '../role.ts'
import type { TableSeat } from '../table-seat.ts'

/** A tool as it is declared: what it is called, for whom it is there, what it takes, and what it does. */
export interface Tool {
  readonly name: string
  /** What people are shown that it is called. */
  readonly title: string
  readonly what: string
  /** Fields of its results in addition to those that all have; each may be missing. */
  readonly gives: Readonly<Record<string, 'list' | 'map' | 'text' | 'number' | 'yes'>>
  readonly roles: readonly McpRole[]
  /** At which tables it is there: anywhere, at those of a server, or by the link of a campaign. */
  readonly where: 'anywhere' | 'server' | 'campaign'
  /** Whether it changes something; else it only looks. */
  readonly changes: boolean
  readonly input: (role: McpRole) => ZodMiniType
  run(seat: TableSeat, args: never, signal: AbortSignal): Promise<Reply>
}

/** Declares a tool: what it takes is known to what it does. */
export const tool = <A>(declared: {
  readonly name: string
  readonly title: string
  readonly what: string
  readonly gives?: Tool['gives']
  readonly roles?: readonly McpRole[]
  readonly where?: Tool['where']
  readonly changes?: boolean
  readonly input: ZodMiniType<A> | ((role: McpRole) => ZodMiniType<A>)
  run(seat: TableSeat, args: A, signal: AbortSignal): Promise<Reply>
}): Tool => {
  const { input } = declared
  return {
    roles: ['player', 'referee', 'scribe'],
    where: 'anywhere',
    changes: false,
    gives: {},
    ...declared,
    input: (typeof input === 'function' && !('_zod' in input) ? input : () => input) as Tool['input'],
    run: declared.run as Tool['run'],
  }
}
