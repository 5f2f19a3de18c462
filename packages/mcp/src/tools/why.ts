import { refuses, says } from '../reply.ts'
import { about, perhaps, takes, text, who, whole } from './fields.ts'
import { tool } from './tool.ts'

export const why = tool({
  name: 'why',
  title: 'Why',
  gives: { parts: 'list', not: 'list' },
  what: 'Explains a told line by its n: every number part by part. With who: what it may not do now, and why not.',
  input: takes({
    line: perhaps(about(whole(1, 1e9), 'n')),
    who: perhaps(who),
    action: perhaps(text(100)),
  }),
  async run(seat, { line, who: wanted, action }) {
    const { table } = seat
    if ('message' in table) return table
    if (line !== undefined) {
      const [found] = await seat.linesAfter(line - 1, line)
      if (found === undefined) return refuses('unknown-name', `You were told no line ${line}.`)
      const parts = found.opens.map(({ label, total, parts: each }) => ({
        ...{ label, total },
        parts: each.map(({ words, value, rule, counted, dice }) => ({
          ...{ words, value, rule },
          ...(dice !== '' && { dice }),
          ...(!counted && { counted: false }),
        })),
      }))
      return says('How it came about.', { told: [found], data: { parts } })
    }
    const name = wanted === undefined ? table.turn.who[0] : seat.nameOf(wanted)
    if (name === undefined) return refuses('not-understood', 'Say which line, or of whom.')
    const actions = await seat.connection.actions(name)
    const illegal = (actions?.illegal ?? []).filter((one) => action === undefined || one.action === action)
    return says(`${illegal.length} thing${illegal.length === 1 ? '' : 's'} not possible now.`, {
      rules: illegal.map(({ rule }) => rule),
      data: {
        not: illegal.map(({ whole, rule, reason }) => ({ what: whole, rule, reason })),
      },
    })
  },
})
