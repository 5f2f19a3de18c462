import type { Chances } from '@fray/seat'
import { refuses, says } from '../reply.ts'
import { about, perhaps, takes, text } from './fields.ts'
import { GO_ON } from './legal.ts'
import { tool } from './tool.ts'

const percent = (chance: number): string => `${Math.round(chance * 1000) / 10}%`

type Person = Chances['on'][number]

const personData = ({ who, falls, hurt, loss, injured, may }: Person): unknown => ({
  who,
  falls: percent(falls),
  hurt: percent(hurt),
  loses: Math.round(loss * 100) / 100,
  ...(injured > 0 && { injured: percent(injured) }),
  ...(may.length > 0 && { may: may.map(({ words, chance }) => `${words}: ${percent(chance)}`) }),
})

/** Chances in percent. */
const chancesData = ({ kind, hits, withReactions, special, checks, cost, on }: Chances): unknown => ({
  kind,
  ...(hits !== null && { hits: percent(hits) }),
  ...(withReactions !== null && { withReactions: percent(withReactions) }),
  ...(special.length > 0 && { special: special.map(({ words, chance }) => `${words}: ${percent(chance)}`) }),
  ...(checks.length > 0 && {
    checks: checks.map(({ who, what, made, passed }) => ({ who, what, made: percent(made), passed: percent(passed) })),
  }),
  ...(cost !== null && { toYou: personData(cost) }),
  ...(on.length > 0 && { on: on.map(personData) }),
})

const UNKNOWN = 'Nobody can know: it hangs on what you may not see, or asks for more first.'

export const odds = tool({
  name: 'odds',
  title: 'Odds',
  gives: { odds: 'map', options: 'list' },
  what: 'How likely an action (its key), or each answer to a question, is to do what.',
  roles: ['player', 'referee'],
  input: takes({ key: perhaps(text(20)), question: perhaps(about(text(64), 'its id')) }),
  async run(seat, { key, question }) {
    const { table } = seat
    if ('message' in table) return table
    if ((key === undefined) === (question === undefined))
      return refuses('not-understood', 'Give a key that legal gave, or a question of look: one of them.')
    if (question !== undefined) {
      const asked = table.questions.find((one) => one.id === question)
      if (asked === undefined) return refuses('bad-value', 'This question is not open.')
      const each = await seat.connection.optionChances(question)
      return says(each.every((one) => one === null) ? UNKNOWN : 'What each answer may lead to.', {
        rules: [asked.rule],
        data: {
          options: asked.options.map(({ value }, i) => {
            const one = each[i] ?? null
            return { value, odds: one === null ? null : chancesData(one) }
          }),
        },
      })
    }
    if (key === undefined || key === GO_ON || seat.listedAction(key) === null)
      return refuses('unknown-name', 'No action with this key has been listed to you: legal lists them.')
    const chances = await seat.connection.chances(key)
    if (chances === null) return says(UNKNOWN)
    const rules = chances.checks.map(({ rule }) => rule)
    const [first] = chances.on
    const message =
      chances.hits === null
        ? 'It strikes nobody.'
        : `It hits in ${percent(chances.hits)}${first === undefined ? '' : `, and drops the first target in ${percent(first.falls)}`}.`
    return says(message, { rules, data: { odds: chancesData(chances) } })
  },
})
