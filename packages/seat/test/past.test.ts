import { canonical, randomFrom } from '@fray/kernel'
import { rulesets } from '@fray/rulesets'
import { describe, expect, test } from 'vitest'
import { effort, someOf } from '../../../scripts/tests/effort.ts'
import { type AnySession, Play, type SeatTable } from '../src/index.ts'
import { moveAtRandom } from './random-play.ts'
import { readyEncounters, seatsOf, sitDown } from './tables.ts'

const COMMANDS = effort(12, 40)

/** How it stands, without what can be done. */
function pictureOf({ fight, seat, sides, board, order, cards }: SeatTable): string {
  return canonical({ fight, seat, sides, board, order, cards })
}

/** What each seat was shown after each of its steps: looked at whenever no command waits in the middle. */
class Album {
  private readonly shown = new Map<string, string>()
  private readonly play: Play
  checked = 0

  constructor(play: Play) {
    this.play = play
  }

  /** Keeps what all seats see now, where that is a step of theirs; what was of a way that was taken back is forgotten. */
  keep(): void {
    const { play, shown } = this
    if (play.session.awaited !== null) return
    for (const seat of seatsOf(play)) {
      const last = play.pastSteps(seat).length - 1
      for (const key of [...shown.keys()]) {
        const [of, n] = key.split(' ')
        if (of === seat && Number(n) > last) shown.delete(key)
      }
      // What comes later without a word may change what is seen; the step is the one of the words.
      if (play.doneAt(seat, last) === play.done) shown.set(`${seat} ${last}`, pictureOf(play.table(seat)))
    }
  }

  /** All steps that stand are as they were shown. */
  compare(): void {
    for (const [key, picture] of this.shown) {
      const [seat = '', n] = key.split(' ')
      const past = this.play.pastTable(seat, Number(n))
      if (past === null) throw new Error(`There is no step ${key}.`)
      expect(pictureOf(past.table), key).toBe(picture)
      const { turn, questions, dice, plan, undo, redo } = past.table
      expect([turn, questions, dice, plan, undo, redo]).toEqual([
        { who: [], waitingFor: [] },
        [],
        null,
        null,
        null,
        null,
      ])
      this.checked++
    }
  }
}

describe.each(someOf(Object.keys(rulesets), 3, 1))('the past of random fights of %s', (ruleset) => {
  test.each(readyEncounters(ruleset).slice(0, effort(2, 6)))(
    '%s: every step is as each seat was shown it, also after undo',
    async (file) => {
      const random = randomFrom(`past ${file}`)
      const play = await sitDown(file, file)
      const album = new Album(play)
      const referee = play.seats[0] as string
      album.keep()
      for (let move = 0; move < COMMANDS; move++) {
        let still = play.step()
        album.keep()
        while (still === null) {
          still = play.step()
          album.keep()
        }
        if (still === 'over') break
        if (move % 9 === 8 && play.table(referee).undo !== null) play.undo(referee)
        else moveAtRandom(play, still, random)
        album.keep()
      }
      album.compare()
      expect(album.checked).toBeGreaterThan(seatsOf(play).length)
    },
  )

  test('what was taken back has no step, and a fight that is opened again has the same ones', async () => {
    const [file = ''] = readyEncounters(ruleset)
    const random = randomFrom(`anew ${file}`)
    const play = await sitDown(file, file)
    for (let move = 0; move < 12; move++) {
      const still = play.goOn()
      if (still === 'over') break
      moveAtRandom(play, still, random)
    }
    const [referee = ''] = play.seats
    const before = play.pastSteps(referee)
    // What waits in the middle of a command is no step yet: the step before it is one.
    do expect(play.undo(referee).done).toBe(true)
    while (play.pastSteps(referee).length === before.length)
    const now = play.pastSteps(referee)
    expect(now.length).toBeLessThan(before.length)
    expect(now.map(({ n }) => n)).toEqual(now.map((_, i) => i))
    expect(play.pastTable(referee, now.length)).toBeNull()
    // The line that says so is not of any step that stands.
    expect(play.told(referee).at(-1)?.takesBack).not.toBeNull()
    expect(now.at(-1)?.line).toBeLessThan(play.told(referee).length)

    const { session } = play
    const again = new Play(
      session.fork(session.ply) as AnySession,
      session.setup.seats.map(() => null),
    )
    for (const seat of play.seats) {
      const [here, there] = [play.pastSteps(seat), again.pastSteps(seat)]
      expect(there.map(({ n, round }) => [n, round])).toEqual(here.map(({ n, round }) => [n, round]))
      for (const { n } of here) expect(there[n] === undefined ? null : again.doneAt(seat, n)).toBe(play.doneAt(seat, n))
    }
  })
})
