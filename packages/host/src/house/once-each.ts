import type { OpenFight } from '../fight/live-fight.ts'

type Hears = OpenFight['hearSeating']

/** Requests whose answers are remembered. */
const REMEMBERED = 500

/** Hears each request once: the same id of the same seat again gets the same answer. */
export function onceEach(hears: Hears): Hears {
  const known = new Map<string, ReturnType<Hears>>()
  return (seat, request) => {
    if (request.id === undefined) return hears(seat, request)
    const id = `${seat}/${typeof request.id} ${request.id}`
    const answer = known.get(id) ?? hears(seat, request)
    known.set(id, answer)
    for (const oldest of known.keys()) {
      if (known.size <= REMEMBERED) break
      known.delete(oldest)
    }
    return answer
  }
}
