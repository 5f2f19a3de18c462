import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readEncounterText } from '@fray/files'
import { formatLine, type JournalLine, parseLine, type Random, randomFrom, Session } from '@fray/kernel'
import { policyNamed } from '@fray/lab'
import { rulesets } from '@fray/rulesets'
import { describe, expect, test } from 'vitest'
import { effort, isWhole, someOf } from '../../../scripts/tests/effort.ts'
import { type AnyPolicy, type AnySession, Play, type SavedPlay } from '../src/index.ts'
import { moveAtRandom } from './random-play.ts'
import { oneOf, readyEncounters, seatsOf } from './tables.ts'

const root = join(import.meta.dirname, '..', '..', '..')
/** Moves of each fight, and fights of each ruleset; more by the environment. */
const MOVES = effort(25, 25, 'FRAY_MOVES')
const FIGHTS = process.env.FRAY_MOVES === undefined ? effort(2, 5) : 100

/** A fight whose journal is written down in parts, each with the lines that were told together. */
class Writing {
  readonly play: Play
  private lines: string[] = []
  private ends: number[] = []

  constructor(open: (onLine: (text: string) => void) => Play) {
    this.play = open((text) => this.lines.push(text))
    // The head of the journal comes first.
    this.lines = []
    this.play.onTold = () => this.ends.push(this.lines.length)
  }

  /** What was written since the last time. */
  take(): JournalLine[][] {
    const { lines, ends } = this
    const starts = [0, ...ends]
    const parts = [...ends, lines.length].map((end, i) => lines.slice(starts[i], end))
    this.lines = []
    this.ends = []
    return parts.filter(({ length }) => length > 0).map((part) => part.map((text) => parseLine(text, 1)))
  }
}

async function opener(file: string, seed: string, computers: boolean) {
  const reading = await readEncounterText(readFileSync(join(root, file), 'utf8'), file)
  if ('problems' in reading) throw new Error(`${file} cannot be read.`)
  const { game, setup } = reading
  const policies = setup.seats.map((_, seat) =>
    computers && seat === 0 ? (policyNamed(game.rules, 'aggressive') as AnyPolicy) : null,
  )
  return (onLine: (text: string) => void): Play => {
    const session = new Session(game.rules, setup, { seed, onLine: (line) => onLine(formatLine(line)) }) as AnySession
    return new Play(session, policies)
  }
}

/** Everything that seats have been shown. */
const shownBy = (play: Play) =>
  seatsOf(play).map((seat) => ({ table: play.table(seat), told: play.told(seat), past: play.pastSteps(seat) }))

function action(play: Play, random: Random): void {
  const seat = oneOf(seatsOf(play), random)
  const dice = random(12)
  if (dice === 0) play.undo(seat, seat === 'referee' ? { sameDice: random(2) === 0, redeclare: random(2) === 0 } : {})
  else if (dice === 1) play.redo(seat)
  else if (dice === 2)
    play.setSettings(seat, { ...play.settings(seat), reactions: oneOf(['ask', 'auto', 'never'], random) })
  else {
    const still = play.goOn()
    if (still === 'dice') play.roll('referee', null)
    else if (still !== 'over' && still !== 'stalemate') moveAtRandom(play, still, random)
  }
  for (let steps = 0; steps < 30 && play.step() === null; steps++);
}

describe.each(someOf(Object.keys(rulesets), 3))('in %s', (id) => {
  test('who follows what another host has written shows every seat the same; what is taken back was never told', async () => {
    let followed = 0
    let backs = 0
    for (const [n, file] of readyEncounters(id).slice(0, FIGHTS).entries()) {
      const open = await opener(file, `follow ${n}`, n % 3 === 2)
      const first = new Writing(open)
      const second = new Writing(open)
      const random = randomFrom(`follow ${file}`)
      let writes = first
      let follows = second
      let kept: SavedPlay = writes.play.kept()
      follows.play.kept()
      for (let move = 0; move < MOVES; move++) {
        const { play } = writes
        if (random(4) === 0) {
          const mark = play.mark()
          action(play, random)
          action(play, random)
          play.kept()
          play.returnTo(mark, kept)
          writes.take()
          backs++
          expect(shownBy(play), `${file}, move ${move}`).toEqual(shownBy(follows.play))
        }
        action(play, random)
        const now = play.kept()
        const isOther = JSON.stringify(now) !== JSON.stringify(kept)
        kept = JSON.parse(JSON.stringify(now)) as SavedPlay
        const told = writes.take()
        follows.play.follow(told, isOther ? kept : null)
        expect(follows.take()).toEqual([])
        followed += told.length
        expect(shownBy(follows.play), `${file}, move ${move}`).toEqual(shownBy(play))
        expect(follows.play.kept()).toEqual(now)
        // Now and then the other one goes on.
        if (random(3) === 0) [writes, follows] = [follows, writes]
      }
    }
    process.stdout.write(`${id}: ${followed} times followed, ${backs} times back\n`)
    expect(followed).toBeGreaterThan(isWhole ? 30 : 10)
    expect(backs).toBeGreaterThan(isWhole ? 5 : 1)
  })
})
