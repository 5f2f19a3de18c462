import * as z from 'zod/mini'
import { about, at, id, perhaps, takes } from './fields.ts'
import { tool } from './tool.ts'

export const undo = tool({
  name: 'undo',
  title: 'Take back',
  gives: { done: 'yes', told: 'list' },
  what: 'Takes back what look has under undo, on the table as it was at "at"; with redo, does again.',
  roles: ['player', 'referee'],
  changes: true,
  input: takes({ id, at, redo: perhaps(about(z.boolean(), 'again what was taken back')) }),
  async run(seat, { id: own, at: state, redo = false }) {
    const { table } = seat
    if ('message' in table) return table
    return seat.once('undo', own, { state, redo }, async (requestId) =>
      seat.operation(requestId, state, { do: redo ? 'redo' : 'undo' }),
    )
  },
})
