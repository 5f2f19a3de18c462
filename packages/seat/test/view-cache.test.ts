import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readEncounterText } from '@fray/files'
import { type Random, randomFrom, Session } from '@fray/kernel'
import { rulesets } from '@fray/rulesets'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { parse, stringify } from 'yaml'
import { effort, someOf } from '../../../scripts/tests/effort.ts'
import { type AnySession, diff, Play, type SeatTable } from '../src/index.ts'
import { SeatLog } from '../src/log/seat-log.ts'
import { NO_CACHE, sharedValues } from '../src/table/view-cache.ts'
import { moveAtRandom } from './random-play.ts'
import { oneOf, readyEncounters, seatsOf } from './tables.ts'

const root = join(import.meta.dirname, '..', '..', '..')
const MOVES = effort(14, 60, 'FRAY_MOVES')

function freeze(value: unknown): void {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return
  Object.freeze(value)
  for (const one of Object.values(value)) freeze(one)
}

beforeAll(() => {
  sharedValues.heard = freeze
})
afterAll(() => {
  sharedValues.heard = null
})

/** The encounter at which two share a side, spectators look on, and sides show as much of themselves as chance says. */
async function watched(file: string, random: Random): Promise<Play> {
  const encounter = parse(readFileSync(join(root, file), 'utf8')) as { seats?: object }
  const seats = { ...encounter.seats, 'player-1': { plays: [] }, spectators: { plays: [] } }
  const reading = await readEncounterText(stringify({ ...encounter, seats }), file)
  if ('problems' in reading) throw new Error(`${file}: ${reading.problems[0]?.message}`)
  const { game, setup } = reading
  const hitPoints = oneOf(['exact', 'word', 'nothing'] as const, random)
  const hides = oneOf([[], ['defenses'], ['abilities'], ['defenses', 'abilities', 'rolls']] as const, random)
  const sides = setup.sides.map((side, at) => ({ ...side, hitPoints: at === 0 ? 'word' : hitPoints, hides }) as const)
  const session = new Session(game.rules, { ...setup, sides }, { seed: file }) as AnySession
  const play = new Play(
    session,
    setup.seats.map(() => null),
  )
  const { who } = oneOf(
    play.table('referee').cards.filter(({ side }) => side === setup.sides[0]?.id),
    random,
  )
  play.submit('referee', { actor: 'referee', action: 'override', path: `${who}.seat`, to: 'player-1' })
  return play
}

/** Something happens: a move, something is taken back, the referee hides somebody or shows them again. */
function happens(play: Play, random: Random): void {
  const dice = random(10)
  const { cards, hidden } = play.table('referee')
  if (dice === 0) play.undo('referee')
  else if (dice === 1) play.redo('referee')
  else if (dice === 2 || (hidden?.who.length ?? 0) > 0) {
    const who = hidden?.who[0] ?? oneOf(cards, random).who
    const to = String(hidden?.who.length === 0)
    play.submit('referee', { actor: 'referee', action: 'override', path: `${who}.hidden`, to })
  }
  const still = play.goOn()
  if (still === 'dice') play.roll('referee', null)
  else if (still !== 'over' && still !== 'stalemate') moveAtRandom(play, still, random)
}

/** The tables and lines of a fight, shared as a host shares them and made for each seat alone. */
class BothWays {
  readonly play: Play
  private readonly seatLogs: readonly SeatLog[]
  private readonly before = new Map<string, readonly [shared: SeatTable, alone: SeatTable]>()
  /** Lines that were compared so far, by seat. */
  private readonly told = new Map<string, number>()
  /** Parts that two seats had in common. */
  common = 0

  constructor(play: Play) {
    this.play = play
    this.seatLogs = seatsOf(play).map((_, at) => new SeatLog(at))
    this.tell()
    play.onTold = () => this.tell()
  }

  private tell(): void {
    for (const seatLog of this.seatLogs) seatLog.update(this.play.session, NO_CACHE)
  }

  /** Compares byte by byte what every seat is sent. */
  compare(): void {
    const { play, before } = this
    const parts = new Set<object>()
    for (const [at, seat] of seatsOf(play).entries()) {
      const shared = play.sharedTable(seat)
      const text = JSON.stringify(play.table(seat))
      const alone = JSON.parse(text) as SeatTable
      expect(JSON.stringify(shared)).toBe(text)
      const [sharedBefore, aloneBefore] = before.get(seat) ?? [shared, alone]
      expect(JSON.stringify(diff(sharedBefore, shared))).toBe(JSON.stringify(diff(aloneBefore, alone)))
      before.set(seat, [shared, alone])
      this.compareLog(seat, at, this.told.get(seat) ?? 0)
      for (const part of [...shared.cards, ...shared.board.tokens, shared.order])
        if (parts.has(part)) this.common++
        else parts.add(part)
    }
  }

  /** Compares what every seat was told from the beginning on: what was told once stays as it was. */
  compareLogs(): void {
    for (const [at, seat] of seatsOf(this.play).entries()) this.compareLog(seat, at, 0)
  }

  private compareLog(seat: string, at: number, since: number): void {
    const lines = this.seatLogs[at]?.lines ?? []
    expect(JSON.stringify(this.play.told(seat, since))).toBe(JSON.stringify(lines.slice(since)))
    this.told.set(seat, lines.length)
  }
}

describe.each(Object.keys(rulesets))('in %s', (id) => {
  test('what seats share is what each would be shown alone, byte for byte', async () => {
    let common = 0
    for (const file of someOf(readyEncounters(id), 1)) {
      const random = randomFrom(`shared ${file}`)
      const both = new BothWays(await watched(file, random))
      for (let move = 0; move < MOVES; move++) {
        happens(both.play, random)
        both.compare()
      }
      both.compareLogs()
      common += both.common
    }
    expect(common).toBeGreaterThan(0)
  })
})
