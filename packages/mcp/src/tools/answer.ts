import type { Heard } from '@fray/live/protocol'
import * as z from 'zod/mini'
import { refuses } from '../reply.ts'
import { about, id, perhaps, takes, text } from './fields.ts'
import { tool } from './tool.ts'

export const answer = tool({
  name: 'answer',
  title: 'Answer',
  gives: { done: 'yes', told: 'list' },
  what: 'Answers a question of look: the value of an option, words, or a number. For "dice" no value: Fray rolls.',
  roles: ['player', 'referee'],
  changes: true,
  input: takes({
    id,
    question: about(text(64), 'its id'),
    value: perhaps(z.union([z.string().check(z.maxLength(2_000)), z.number()])),
  }),
  async run(seat, { id: own, question, value }) {
    const { table } = seat
    if ('message' in table) return table
    return seat.once('answer', own, { question, value }, async (requestId) => {
      if (question === 'dice')
        return value === undefined
          ? seat.operation(requestId, null, { do: 'roll', faces: null } as Heard)
          : refuses(
              'bad-value',
              'Dice are rolled by Fray: leave the value out. People with real dice type theirs themselves.',
            )
      if (value === undefined)
        return refuses('not-understood', 'Give the value: that of an option, words, or a number.')
      return seat.operation(requestId, null, { do: 'answer', question, value } as Heard)
    })
  },
})
