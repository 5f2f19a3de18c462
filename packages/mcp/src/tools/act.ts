import type { Heard } from '@fray/live/protocol'
import * as z from 'zod/mini'
import { type Reply, refuses } from '../reply.ts'
import type { McpRole } from '../role.ts'
import type { TableSeat } from '../table-seat.ts'
import { about, at, given, id, perhaps, takes, text } from './fields.ts'
import { GO_ON } from './legal.ts'
import { isHarm } from './orders.ts'
import { tool } from './tool.ts'

const forPlayers = {
  id,
  at,
  key: about(text(20), 'of legal'),
  given: perhaps(about(given, 'free words that the action asks, by param')),
  sure: perhaps(about(z.boolean(), 'for drastic actions')),
}

const forReferees = {
  ...forPlayers,
  key: perhaps(about(text(20), 'of legal')),
  order: perhaps(about(given, 'in place of key: an order with its params, as {"action":"grant", …}')),
  override: perhaps(
    about(
      takes({ path: about(text(200), 'as NAME.hp, of look with who'), to: text() }),
      'in place of key: sets a value outside the rules; logged',
    ),
  ),
  because: perhaps(about(text(300), 'why you override: required with it')),
}

interface ActionArgs {
  readonly id: string
  readonly at: string
  readonly key?: string | undefined
  readonly given?: Readonly<Record<string, unknown>> | undefined
  readonly sure?: boolean | undefined
  readonly order?: Readonly<Record<string, unknown>> | undefined
  readonly override?: { readonly path: string; readonly to: string } | undefined
  readonly because?: string | undefined
}

/** The message for the host, or a refusal. */
function messageFor(seat: TableSeat, args: ActionArgs): Heard | Reply {
  const { key, order, override, because } = args
  if ([key, order, override].filter((one) => one !== undefined).length !== 1)
    return refuses('not-understood', 'Give one of key, order and override.')
  if (because !== undefined && override === undefined)
    return refuses('not-understood', '"because" says why you override: give it with an override.')
  if (key !== undefined) return listed(seat, key, args)
  if (order !== undefined) return ordered(order)
  const { path, to } = override as { readonly path: string; readonly to: string }
  if (because === undefined || because.trim() === '')
    return refuses('override', 'An override has a reason: say it in "because"; it stands in the log.')
  return { do: 'submit', action: { actor: 'referee', action: 'override', path, to, because } } as Heard
}

/** Lists the possible actions for a process that has just connected. */
async function listAll(seat: TableSeat): Promise<void> {
  const { table } = seat
  if ('message' in table || table.questions.length > 0) return
  for (const who of [...table.turn.who, ...(seat.role === 'referee' ? ['referee'] : [])])
    seat.list((await seat.connection.actions(who))?.groups.flatMap((group) => group.actions) ?? [])
}

/** A listed action; the only further arguments allowed are those that it asks for. */
function listed(seat: TableSeat, key: string, { given: said, sure }: ActionArgs): Heard | Reply {
  if (key === GO_ON) return { do: 'go-on' }
  const action = seat.listedAction(key)
  if (action === null && said !== undefined)
    return refuses('unknown-name', 'No action with this key has been listed to you: legal lists them.')
  // A key that this process has not listed may have been executed for an earlier process: the host knows, or refuses
  // it.
  if (action === null) return { do: 'submit', action: key }
  const asked = action.asks.map(({ param }) => param)
  const strange = Object.keys(said ?? {}).find((param) => !asked.includes(param))
  if (strange !== undefined)
    return refuses('unknown-field', `This action does not ask "${strange}". It asks ${asked.join(', ') || 'nothing'}.`)
  const missing = action.asks.find(({ param }) => said?.[param] === undefined)
  if (missing !== undefined)
    return refuses('not-understood', `This action still asks "${missing.param}": ${missing.label}.`)
  if (action.drastic !== null && sure !== true)
    return refuses('not-understood', `This action ${DRASTIC[action.drastic]}: say "sure": true where that is meant.`)
  return { do: 'submit', action: key, ...(said !== undefined && { given: said }) } as Heard
}

const DRASTIC = {
  ends: 'ends the fight for everybody',
  'gives-up': 'gives up',
  'throws-away': 'throws something away for good',
}

/** A referee's order, except those that cost life. */
function ordered(order: Readonly<Record<string, unknown>>): Heard | Reply {
  const { action, actor, ...params } = order
  if (typeof action !== 'string')
    return refuses('not-understood', '"order" has an "action", one of the orders that legal lists for the referee.')
  if (actor !== undefined && actor !== 'referee')
    return refuses('unknown-field', "An order is the referee's: combatants act by the keys of legal.")
  if (action === 'override' || isHarm(action, Object.keys(params)))
    return refuses('override', 'Damage, healing and wounds are changed by "override" alone, with a reason.')
  return { do: 'submit', action: { actor: 'referee', action, ...params } } as Heard
}

const inputFor = (role: McpRole) => takes(role === 'referee' ? forReferees : forPlayers)

export const act = tool<ActionArgs>({
  name: 'act',
  title: 'Act',
  gives: { done: 'yes', told: 'list' },
  what: 'Does one action that legal listed, on the table as it was at "at"; refused where the fight has gone on since.',
  roles: ['player', 'referee'],
  changes: true,
  input: inputFor,
  async run(seat, args) {
    const { table } = seat
    if ('message' in table) return table
    const { id: own, ...words } = args
    return seat.once('act', own, words, async (requestId) => {
      if (args.key !== undefined && args.key !== GO_ON && seat.listedAction(args.key) === null) await listAll(seat)
      const message = messageFor(seat, args)
      return 'message' in message ? message : seat.operation(requestId, args.at, message)
    })
  },
})
