import type { ListedAction, OrderForm } from '@fray/seat'
import { refuses, says } from '../reply.ts'
import type { McpRole } from '../role.ts'
import type { TableSeat } from '../table-seat.ts'
import { choicesData } from './choices.ts'
import { about, given, perhaps, takes, text, who } from './fields.ts'
import { questionsIn } from './look.ts'
import { isHarm, orderWords } from './orders.ts'
import { tool } from './tool.ts'

/** The key that continues a fight after a stalemate: listed in that case. */
export const GO_ON = 'go-on'

const actionData = ({ key, whole, drastic, asks, finer, risk }: ListedAction): Readonly<Record<string, unknown>> => ({
  key,
  does: whole,
  ...(drastic !== null && { drastic }),
  ...(finer !== '' && { finer }),
  ...(risk !== undefined && { [risk.grave ? 'danger' : 'risk']: risk.words }),
  ...(asks.length > 0 && {
    asks: asks.map(({ param, label: what, choices }) => ({
      ...{ param, what },
      ...(choices.length > 0 && choicesData(choices)),
    })),
  }),
})

/** The referee's possible orders: all in words, or one with its parameters. */
async function ordersFor(seat: TableSeat, action: string | undefined, said: object | undefined): Promise<unknown> {
  const forms = (await seat.connection.ask({
    do: 'orders',
    ...(action !== undefined && { action }),
    ...(said !== undefined && { given: said as Record<string, string> }),
  })) as OrderForm[]
  const open = forms.filter((form) => form.action !== 'override' && !isHarm(form.action, []))
  return open.map((form) => orderWords(form, action !== undefined))
}

export const legal = tool({
  name: 'legal',
  title: 'What may be done',
  gives: { who: 'text', actions: 'list', orders: 'list', questions: 'list', cautions: 'list', mayAct: 'list' },
  what: 'What one of yours may do now, each action with its key for act. An action that asks: call again with its key and what is given, until it asks no more (free words go into act). Squares come as ranges: 2-5,3 is any of 2,3 to 5,3.',
  roles: ['player', 'referee'],
  input: (role: McpRole) =>
    takes({
      who: perhaps(role === 'referee' ? about(who, 'or "referee": your orders') : who),
      key: perhaps(text(20)),
      action: perhaps(about(text(100), 'only of this one')),
      given: perhaps(about(given, 'by param')),
    }),
  async run(seat, { who: wanted, key, action: only, given: more }) {
    const { table } = seat
    if ('message' in table) return table
    const questions = questionsIn(table)
    if (seat.where.waits.for === 'stalemate')
      return says('The computers have played for long without headway.', {
        data: { actions: [{ key: GO_ON, does: 'Let the fight go on' }] },
      })
    const name = wanted === undefined ? table.turn.who[0] : seat.nameOf(wanted)
    if (name === undefined && (questions.length > 0 || seat.role !== 'referee'))
      return says(questions.length > 0 ? 'Answer first: a question is open.' : 'None of yours may act now: wait.', {
        data: { actions: [], questions },
      })
    const asking = key === undefined ? null : seat.listedAction(key)
    if (key !== undefined && asking === null)
      return refuses('unknown-name', 'No action with this key has been listed to you.')
    const { actor, action = only, ...settled } = asking?.command ?? { actor: name ?? 'referee' }
    const said = asking === null ? more : { ...settled, ...more }
    const actions = await seat.connection.actions(actor, {
      ...(action !== undefined && { action }),
      ...(said !== undefined && { given: said }),
    })
    const groups = actions?.groups ?? []
    seat.list(groups.flatMap((group) => group.actions))
    const count = groups.reduce((sum, group) => sum + group.actions.length, 0)
    const isReferee = seat.role === 'referee' && actor === 'referee'
    return says(`${count} act${count === 1 ? '' : 's'}.`, {
      data: {
        who: actions?.who ?? actor,
        actions: groups.map(({ price, actions: some }) => ({ costs: price.label, actions: some.map(actionData) })),
        ...((actions?.cautions.length ?? 0) > 0 && { cautions: actions?.cautions }),
        ...(isReferee && { orders: await ordersFor(seat, action, said) }),
        ...(table.turn.who.length > 1 && { mayAct: table.turn.who }),
        ...(questions.length > 0 && { questions }),
      },
    })
  },
})
