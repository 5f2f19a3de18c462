import { randomFrom } from '@fray/kernel'
import { rulesets } from '@fray/rulesets'
import { describe, expect, test } from 'vitest'
import { effort } from '../../../scripts/tests/effort.ts'
import type { Beat, Play } from '../src/index.ts'
import { moveAtRandom } from './random-play.ts'
import { readyEncounters, seatsOf, sitDown, watchAt } from './tables.ts'

const MOVES = effort(20, 120)

/** What a screen knows of somebody that has heard beats alone since it was first shown the table. */
interface Known {
  at: string | null
  state: string
  health: string
  pools: Record<string, number>
  states: string[]
  /** Whether it lies there, or is off the board because somebody felled it; not for those who walked off it. */
  isFelled: boolean
}

/** How a table shows everybody, and whom the ruleset calls felled. */
function shown(play: Play, seat: string): Map<string, Known> {
  const { board, cards } = play.table(seat)
  const { rules, scene } = play.session
  const rowOf = (who: string) => scene.sheets.findIndex((_, row) => scene.name(row) === who)
  return new Map(
    board.tokens.map(({ who, at, state, badges }) => {
      const isFelled = state === 'down' || (state === 'gone' && rules.fate?.(scene, rowOf(who)) !== 'away')
      const health = cards.find((card) => card.who === who)?.health
      const pools = Object.fromEntries((health?.pools ?? []).map(({ id, now }) => [id, now]))
      return [
        who,
        { at, state, health: health?.words ?? '', pools, states: badges.map(({ word }) => word).sort(), isFelled },
      ]
    }),
  )
}

function hear(known: Map<string, Known>, beat: Beat): void {
  if (beat.beat === 'join') {
    const { at, state, health, pools, states } = beat
    const isFelled = state === 'down'
    known.set(beat.who, { at, state, health, pools: { ...pools }, states: [...states].sort(), isFelled })
    return
  }
  const one = 'who' in beat && beat.who !== null ? known.get(beat.who) : undefined
  if (one === undefined) return
  if (beat.beat === 'move') one.at = beat.way.at(-1) ?? null
  else if (beat.beat === 'drop') Object.assign(one, { state: 'down', isFelled: true })
  else if (beat.beat === 'rise') Object.assign(one, { state: 'up', isFelled: false })
  else if (beat.beat === 'leave') one.state = 'gone'
  else if (beat.beat === 'state')
    one.states = beat.on ? [...one.states, beat.state].sort() : one.states.filter((state) => state !== beat.state)
  else if (beat.beat === 'looks') one.health = beat.health
  else if ((beat.beat === 'damage' || beat.beat === 'healing') && beat.left !== null) {
    if ('health' in beat.left) one.health = beat.left.health
    else one.pools[beat.pool] = beat.left.to
  }
}

/** Whether something is being asked, or was in the last command: what follows an answer may come with the next line. */
function isInQuestion({ session }: Play): boolean {
  const last = session.played.at(-1)
  return session.awaited !== null || (last !== undefined && last.beforeAsked > 0)
}

describe.each(Object.keys(rulesets))('beats of %s', (ruleset) => {
  test('where everybody is, how hurt and whether down is known from the beats alone, to every seat as far as it may know', async () => {
    const heard = new Set<string>()
    for (const file of readyEncounters(ruleset).slice(0, effort(2, 6))) {
      const random = randomFrom(`beats ${file}`)
      const play = await sitDown(file, file)
      const seats = seatsOf(play)
      const known = new Map(seats.map((seat) => [seat, shown(play, seat)]))
      const lines = new Map(seats.map((seat) => [seat, play.told(seat).length]))
      for (let move = 0; move < MOVES; move++) {
        const still = play.goOn()
        for (const seat of seats) {
          const now = known.get(seat) ?? new Map()
          const told = play.told(seat, lines.get(seat))
          lines.set(seat, (lines.get(seat) ?? 0) + told.length)
          if (told.some(({ takesBack }) => takesBack !== null)) {
            known.set(seat, shown(play, seat))
            continue
          }
          for (const beat of told.flatMap(({ beats }) => beats)) {
            heard.add(beat.beat)
            hear(now, beat)
          }
          // What follows a question comes with the next line; what nobody is told of, too. At the end nothing is left to come.
          if (still !== 'over' && (told.length === 0 || isInQuestion(play))) continue
          expect([...now], `${file}, move ${move}, ${seat}: ${told.at(-1)?.words}`).toEqual([...shown(play, seat)])
        }
        if (still === 'over') break
        moveAtRandom(play, still, random)
      }
    }
    expect([...heard]).toContain('damage')
  })
})

test('a blow says where its target rolls to avoid it', async () => {
  const play = await watchAt('encounters/zones/duel.yaml', '7', 'aggressive')
  while (play.goOn() !== 'over');
  const blows = play.told('players').flatMap(({ beats }) => beats.filter((beat) => beat.beat === 'attack'))
  expect(new Set(blows.map(({ who, avoiding }) => `${who} ${avoiding === true}`))).toEqual(
    new Set(['Ada false', 'Corwin true']),
  )
})

test.each([
  ['encounters/escalation/witness.yaml', '1'],
  ['encounters/shock/gatehouse.yaml', '7'],
])(
  'a blow that has become a hit or a miss after its roll is a blow with what came of it: %s, seed %s',
  async (file, seed) => {
    const play = await watchAt(file, seed, 'aggressive')
    while (play.goOn() !== 'over');
    const again = play.told('referee').filter(({ words }) => / attack now (hits|misses) /.test(words))
    expect(again.length).toBeGreaterThan(0)
    for (const { words, beats } of again)
      expect(beats).toContainEqual(
        expect.objectContaining({
          beat: 'attack',
          outcome: words.includes(' now hits ') ? 'hit' : 'miss',
          total: expect.any(Number),
          against: expect.any(Number),
        }),
      )
  },
)

test('damage that takes effect later is told by its number when it is dealt', async () => {
  const play = await watchAt('encounters/weapon-speed/two-doors.yaml', '2', 'aggressive')
  while (play.goOn() !== 'over');
  const told = play.told('referee')
  const later = told.filter(
    (_, at) => told[at + 1]?.words.startsWith('What is done to ') && / damage\.$/.test(told[at]?.words ?? ''),
  )
  expect(later.length).toBeGreaterThan(0)
  for (const { words, beats } of later)
    expect(beats, words).toContainEqual(
      expect.objectContaining({ beat: 'damage', left: null, amount: expect.any(Number), by: expect.any(String) }),
    )
})

test.each(['encounters/escalation/witness.yaml', 'encounters/weapon-speed/tithe-day.yaml'])(
  'somebody who is off the board was felled or has left, and the beats say which to every seat: %s',
  async (file) => {
    const play = await watchAt(file, '1', 'aggressive')
    const { rules, scene } = play.session
    const seats = seatsOf(play)
    while (play.goOn() !== 'over');
    const fates = new Map<string, unknown>(scene.sheets.map((_, row) => [scene.name(row), rules.fate?.(scene, row)]))
    for (const seat of seats) {
      const beats = play.told(seat).flatMap((line) => line.beats)
      const gone = beats.flatMap((beat) => (beat.beat === 'leave' ? [beat.who] : []))
      const felled = new Set(beats.flatMap((beat) => (beat.beat === 'drop' ? [beat.who] : [])))
      expect(gone.length, seat).toBeGreaterThan(0)
      for (const who of gone) expect(felled.has(who), `${who}, ${seat}`).toBe(fates.get(who) !== 'away')
    }
  },
)
