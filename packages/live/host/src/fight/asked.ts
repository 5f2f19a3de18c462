import { type Answer, isChange, isPicturing, isSeating, isTalking, type Request } from '@fray/live/protocol'
import type { Asking, LiveFight } from '../hosting.ts'

/**
 * Answers a seat's request, whatever connection it comes over. Requests that change something need an id, and nobody
 * speaks for another seat; the referee, who may know everything, may look through the eyes of others. `asking`: who
 * asks, if known.
 * @example
 * ```ts
 * import { answerAt, MemoryAccessTokens, MemoryStore, openFightServer } from '@fray/live/host'
 * import { rulesets } from '@fray/rulesets'
 *
 * const chance = () => crypto.randomUUID()
 * const game = async (id: string) => (await rulesets[id]?.()) ?? null
 * const hosting = { store: new MemoryStore(), accessTokens: new MemoryAccessTokens(chance), game, program: 'my host 1', now: Date.now, chance }
 * const fightServer = openFightServer(hosting)
 * const encounter = { ruleset: 'zones', combatants: { Ada: { from: 'ada-the-warrior' }, Corwin: { from: 'toll-ruffian' } } }
 * const started = await fightServer.start({ encounter, seed: 'seven', by: { referee: 'aggressive' } })
 * if ('problems' in started) throw new Error(started.problems[0]?.message)
 *
 * const fight = await fightServer.open(started.fight)
 * if (fight === null) throw new Error('It was just started.')
 * console.log(await answerAt(fight, 'players', { do: 'actions', seat: 'referee', who: 'Corwin' })) // {
 * //   type: 'refused',
 * //   re: null,
 * //   rule: 'not-your-seat',
 * //   reason: 'You sit at the seat "players".'
 * // }
 * ```
 */
export async function answerAt(fight: LiveFight, seat: string, request: Request, asking?: Asking): Promise<Answer> {
  const re = request.id ?? null
  if (isChange(request) && re === null && request.do !== 'seats') {
    const reason = 'What changes something needs an "id", so that it can be sent again and is done once.'
    return { type: 'refused', re, rule: 'not-understood', reason }
  }
  if (
    isSeating(request) ||
    isTalking(request) ||
    isPicturing(request) ||
    request.seat === undefined ||
    request.seat === seat
  )
    return fight.hear(seat, request, seat, asking)
  const mayLook = fight.roleOf(seat) === 'referee' && !isChange(request) && fight.roleOf(request.seat) !== null
  if (!mayLook) return { type: 'refused', re, rule: 'not-your-seat', reason: `You sit at the seat "${seat}".` }
  return fight.hear(request.seat, request, seat, asking)
}
