import { type Board, type Card, randomFrom } from '@fray/kernel'
import { rulesets } from '@fray/rulesets'
import type { Play } from '@fray/seat'
import { expect, test } from 'vitest'
import { actsOf, type Course, START } from '../packages/page/src/show/acts.ts'
import { asShown } from '../packages/page/src/show/as-shown.ts'
import { moveAtRandom } from '../packages/seat/test/random-play.ts'
import { readyEncounters, seatsOf, sitDown } from '../packages/seat/test/tables.ts'
import { effort } from './tests/effort.ts'

const MOVES = effort(20, 80)

/** What a picture shows of everybody: where, whether up, what is left of each pool. */
function drawn({
  board,
  cards,
}: {
  readonly board: Board
  readonly cards: ReadonlyMap<string, Card>
}): Record<string, unknown> {
  return Object.fromEntries(
    board.tokens.map(({ who, at, state }) => {
      const pools = cards.get(who)?.health.pools.map(({ id, now }) => [id, now])
      return [who, { at, isUp: state === 'up', pools }]
    }),
  )
}

function standing(play: Play, seat: string) {
  const { board, cards } = play.table(seat)
  return { board, cards: new Map(cards.map((card) => [card.who, card])) }
}

test.each(Object.keys(rulesets))('%s: before anything of it is shown, the board is as it was', async (ruleset) => {
  let compared = 0
  for (const file of readyEncounters(ruleset).slice(0, effort(2, 4))) {
    const random = randomFrom(`shown ${file}`)
    const play = await sitDown(file, file)
    const kept = new Map(
      seatsOf(play).map((seat) => [
        seat,
        { told: play.told(seat).length, was: standing(play, seat), course: START as Course },
      ]),
    )
    for (let move = 0; move < MOVES; move++) {
      const still = play.goOn()
      for (const [seat, { told, was, course }] of kept) {
        const lines = play.told(seat, told)
        const now = standing(play, seat)
        const made = actsOf(lines, course)
        kept.set(seat, { told: told + lines.length, was: now, course: made.course })
        const isWhole = play.session.awaited === null && (play.session.played.at(-1)?.beforeAsked ?? 0) === 0
        if (lines.some(({ takesBack }) => takesBack !== null) || !isWhole || lines.length === 0) continue
        const shown = asShown(now, made.acts, was)
        expect(drawn(shown), `${file}, move ${move}, ${seat}: ${lines.at(-1)?.words}`).toEqual(drawn(was))
        compared++
      }
      if (still === 'over') break
      moveAtRandom(play, still, random)
    }
  }
  expect(compared).toBeGreaterThan(10)
})
