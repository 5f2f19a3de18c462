/**
 * A whole fight at a server, by a client made of its OpenAPI document: types by openapi-typescript, requests by openapi-fetch.
 *
 *   npm install openapi-fetch openapi-typescript typescript@5
 *   npx openapi-typescript http://127.0.0.1:3729/api/openapi.json -o fray.d.ts
 *   node fray_openapi.mts 'http://127.0.0.1:3729/#/join/KEY' [another link ...]
 *
 * Each link is a seat; this plays all of them until the fight is over. Every path, field and answer is checked by the compiler.
 */
import createClient from 'openapi-fetch'
import type { components, paths } from './fray.d.ts'

type Schemas = components['schemas']

/** A seat at a table. */
class Seat {
  private readonly api: ReturnType<typeof createClient<paths>>
  private fight = ''
  private told = 0

  constructor(link: string) {
    const [baseUrl = '', key = ''] = link.split('#/join/')
    this.api = createClient<paths>({ baseUrl, headers: { authorization: `Bearer ${key}` } })
  }

  /** How the fight stands; tells the lines that are new. */
  async look(): Promise<Schemas['SeatTable']> {
    if (this.fight === '') this.fight = whole(await this.api.GET('/api/seat')).fight
    const { table, told } = whole(await this.api.GET('/api/fights/{fight}', this.here))
    for (const { n, words } of told) if (n > this.told) console.log(`${table.seat.id}: ${words}`)
    this.told = told.at(-1)?.n ?? this.told
    return table
  }

  /** Does what the fight waits for, where it waits for this seat. Returns whether it did. */
  async play({ questions, turn }: Schemas['SeatTable'], step: number): Promise<boolean> {
    const id = crypto.randomUUID()
    const [question] = questions
    if (question !== undefined) {
      const body = { id, question: question.id, value: question.decline ?? question.preset }
      this.heed((await this.api.POST('/api/fights/{fight}/answer', { ...this.here, body })).error)
      return true
    }
    if (turn.who.length === 0) return false
    const { fight } = this
    const params = { path: { fight }, query: { chances: 'yes' } } as const
    const { actions, chances } = whole(await this.api.GET('/api/fights/{fight}/legal', { params }))
    const all = (actions?.groups ?? []).flatMap((group) => group.actions)
    const ready = all.filter(({ asks, drastic }) => asks.length === 0 && drastic === null)
    const hits = (one: Schemas['ListedAction']): number => chances?.[one.key]?.hits ?? 0
    const best = ready.toSorted((a, b) => hits(b) - hits(a))[0]
    // Where nobody can be hit, anything: who stayed where they are would never meet.
    const chosen = best !== undefined && hits(best) > 0 ? best : ready[(step * 7) % Math.max(1, ready.length)]
    if (chosen === undefined) return false
    this.heed((await this.api.POST('/api/fights/{fight}/submit', { ...this.here, body: { id, action: chosen.key } })).error)
    return true
  }

  private get here() {
    return { params: { path: { fight: this.fight } } }
  }

  /** Every refusal is a code, a place and a message, whatever its status. */
  private heed(problem: Schemas['Problem'] | undefined): void {
    if (problem !== undefined && problem.error !== 'stale') console.log(`Refused: ${problem.message} [${problem.error}]`)
  }
}

/** What was answered. Throws where it was refused. */
function whole<T>({ data, error }: { data?: T; error?: Schemas['Problem'] }): T {
  if (data === undefined) throw new Error(error === undefined ? 'Nothing was answered.' : error.message)
  return data
}

const seats = process.argv.slice(2).map((link) => new Seat(link))
for (let step = 0; step < 2000; step++) {
  let moved = false
  for (const seat of seats) {
    const table = await seat.look()
    if (table.fight.over) process.exit(0)
    moved = (await seat.play(table, step)) || moved
  }
  if (!moved) await new Promise((resolve) => setTimeout(resolve, 200))
}
throw new Error('The fight has no end.')
