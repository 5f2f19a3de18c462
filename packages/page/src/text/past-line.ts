import type { PastStep } from '@fray/seat'
import type { Commanded } from '../words/commands.ts'
import { byPage, byRules, type Said } from './said.ts'
import { done, not, type Sense } from './sense.ts'

/** Understands what leads through the past. Null for anything else; `before`, `after` and `now` mean nothing else while it is now. */
export async function pastLine({ command, rest }: Commanded, sense: Sense): Promise<Said | null> {
  const { words, past, fork, looking } = sense
  const { at } = past
  if (command !== 'past' && at === null) return null
  switch (command) {
    case 'now':
      past.close()
      return done()
    case 'play on':
      if (fork === null) return not(byPage(words.text.noFork))
      try {
        await fork()
        return done()
      } catch (error) {
        return not(byRules(error instanceof Error ? error.message : String(error)))
      }
    case 'past':
    case 'before':
    case 'after': {
      const steps = (await looking.connection.ask({ do: 'steps' })) as readonly PastStep[]
      const last = steps.length - 1
      if (command === 'after' && (at ?? last) >= last - 1) {
        past.close()
        return done()
      }
      const n = command === 'after' ? (at ?? last) + 1 : rest === '' ? (at ?? last) - 1 : Number(rest)
      if (n === -1) return not(byPage(words.time.beginning))
      if (steps[n] === undefined) return not(byPage(words.text.noStep(last)))
      past.open()
      past.look(n)
      return done()
    }
    default:
      return null
  }
}
