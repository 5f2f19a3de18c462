import type { Answer } from '@fray/live/protocol'
import type { OpenFight } from '../fight/live-fight.ts'

type Hears = OpenFight['hearSeating']

/** The most requests whose answers are remembered. */
const REMEMBERED = 500

/**
 * Handles each request once: the same id of the same seat gets the same answer again. Requests without a final
 * answer, because of doubt or a passing failure, are handled again.
 */
export function onceEach(hears: Hears): Hears {
  const known = new Map<string, ReturnType<Hears>>()
  return (seat, request) => {
    if (request.id === undefined) return hears(seat, request)
    const id = `${seat}/${typeof request.id} ${request.id}`
    const before = known.get(id)
    if (before !== undefined) return before
    const answer = hears(seat, request)
    known.set(id, answer)
    const forget = (): void => {
      if (known.get(id) === answer) known.delete(id)
    }
    answer.then((said) => isPassing(said) && forget(), forget)
    for (const oldest of known.keys()) {
      if (known.size <= REMEMBERED) break
      known.delete(oldest)
    }
    return answer
  }
}

/** Whether the same request may be sent again and answered differently. */
const isPassing = (said: Answer): boolean =>
  said.type === 'in-doubt' || (said.type === 'refused' && PASSING.includes(said.rule))

const PASSING: readonly string[] = ['not-saved', 'too-fast']
