import type { About } from '@fray/kernel'
import { refuses, says } from '../reply.ts'
import { about, perhaps, takes, text } from './fields.ts'
import { tool } from './tool.ts'

export const rule = tool({
  name: 'rule',
  title: 'Look up',
  gives: { title: 'text', kind: 'text', lines: 'list', facts: 'map' },
  what: 'What a rule says, by its id; or what a thing does: kind item, spell, condition, action …',
  input: takes({ name: text(200), kind: perhaps(text(40)), of: perhaps(about(text(200), 'whose it is')) }),
  async run(seat, { name, kind = 'rule', of }) {
    const { table } = seat
    if ('message' in table) return table
    const owner = of === undefined ? {} : { of: seat.nameOf(of) }
    const found = (await seat.connection.ask({ do: 'about', kind, name, ...owner })) as About | null
    if (found === null) return refuses('unknown-name', 'There is nothing of this name and kind of which you know.')
    const { title, lines, facts, rules } = found
    return says('What it says.', {
      rules,
      data: {
        title,
        kind: found.kind,
        lines,
        facts: Object.fromEntries(facts.map(({ label, value }) => [label, value])),
      },
    })
  },
})
