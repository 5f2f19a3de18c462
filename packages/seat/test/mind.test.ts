import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readEncounterText } from '@fray/files'
import { type JournalHead, type JournalLine, Session } from '@fray/kernel'
import { decideTogether, HandHere, isTrying, policyNamed } from '@fray/lab'
import { expect, test } from 'vitest'
import { someOf } from '../../../scripts/tests/effort.ts'
import { type AnyPolicy, type AnySession, Play, type RemoteDecider } from '../src/index.ts'

const root = join(import.meta.dirname, '..', '..', '..')

/** A fight in which the computer has every seat, and the lines of its journal. */
async function computers(
  file: string,
  mind: RemoteDecider | null,
): Promise<{ play: Play; lines: (JournalHead | JournalLine)[] }> {
  const reading = await readEncounterText(readFileSync(join(root, file), 'utf8'), file)
  if ('problems' in reading) throw new Error(`${file} cannot be read.`)
  const { game, setup } = reading
  const lines: (JournalHead | JournalLine)[] = []
  const session = new Session(game.rules, setup, { seed: 'mind', onLine: (line) => lines.push(line) }) as AnySession
  const policy = policyNamed(game.rules, 'search:8') as AnyPolicy
  return {
    play: new Play(
      session,
      setup.seats.map(() => policy),
      null,
      mind,
    ),
    lines,
  }
}

const mindOf = (hands: number): RemoteDecider => {
  const all = Array.from({ length: hands }, () => new HandHere())
  return { takes: isTrying, decide: (moment, signal) => decideTogether(moment, all, { signal }) }
}

const FEW = 24

test.each(someOf(['zones', 'shock', 'free-hits', 'escalation', 'weapon-speed'], 2))(
  'a fight of %s is the same, to the last line of its journal, whether the computer thinks on the spot or elsewhere',
  async (ruleset) => {
    const file = `encounters/${ruleset}/mirror.yaml`
    const here = await computers(file, null)
    for (let i = 0; i < 400 && here.play.session.ply < FEW; i++) expect(here.play.step()).toBeNull()
    const away = await computers(file, mindOf(2))
    let thoughts = 0
    for (let i = 0; i < 400 && away.play.session.ply < FEW; i++) {
      const still = away.play.step()
      if (still !== 'thinking') expect(still).toBeNull()
      else {
        thoughts++
        await away.play.thought()
      }
    }
    expect(thoughts).toBeGreaterThan(3)
    expect(away.lines).toEqual(here.lines)
  },
)

test('what is thought about is given up when the fight is another one', async () => {
  const signals: { readonly aborted: boolean }[] = []
  const mind = mindOf(1)
  const watched: RemoteDecider = {
    ...mind,
    decide(moment, signal) {
      signals.push(signal)
      return mind.decide(moment, signal)
    },
  }
  const { play } = await computers('encounters/zones/mirror.yaml', watched)
  const think = async (): Promise<void> => {
    while (play.step() === null);
  }
  await think()
  await play.thought()
  expect(play.step()).toBeNull()
  await think()
  expect(signals).toHaveLength(2)
  const { ply } = play.session
  play.session.undo(ply - 1)
  expect(play.step()).not.toBe('over')
  await think()
  expect(signals[1]?.aborted).toBe(true)
  expect(signals.length).toBeGreaterThan(2)
  play.stopThinking()
  expect(signals.at(-1)?.aborted).toBe(true)
})

test('what goes wrong elsewhere is heard of here', async () => {
  const { play } = await computers('encounters/zones/mirror.yaml', {
    takes: isTrying,
    decide: () => Promise.reject(new Error('The thread is gone.')),
  })
  while (play.step() === null);
  await play.thought()
  expect(() => play.step()).toThrow('The thread is gone.')
})
