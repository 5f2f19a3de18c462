import type { ZodMiniType } from 'zod/mini'
import type { Reply } from '../reply.ts'
import type { McpRole } from '../role.ts'
import type { TableSeat } from '../table-seat.ts'

/** The declaration of a tool: its name, its roles, its parameters, and what it does. */
export interface Tool {
  readonly name: string
  /** Its title for people. */
  readonly title: string
  readonly what: string
  /** Fields of its results in addition to the common ones; each may be missing. */
  readonly gives: Readonly<Record<string, 'list' | 'map' | 'text' | 'number' | 'yes'>>
  readonly roles: readonly McpRole[]
  /** Where it is available: at any table, at a server's, or by a campaign's link. */
  readonly where: 'anywhere' | 'server' | 'campaign'
  /** Whether it changes something; otherwise it only reads. */
  readonly changes: boolean
  readonly input: (role: McpRole) => ZodMiniType
  run(seat: TableSeat, args: never, signal: AbortSignal): Promise<Reply>
}

/** Declares a tool, inferring the type of its arguments. */
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
