import {
  type AnyScene,
  answerValue,
  type Command,
  commandBy,
  commandDue,
  commanderOf,
  isOver,
  lineOf,
  type Question,
  randomFrom,
  Session,
  seatOf,
  writeCommand,
} from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { effort, someOf } from '../../../scripts/tests/effort.ts'
import { type Decided, type DecisionPoint, decideTogether, HandHere, policyNamed } from '../src/index.ts'
import type { AnyPolicy } from '../src/policies/rehearsal.ts'
import { RULESETS, ready } from './fights.ts'

/** A fight played by the rule of thumb in which somebody is asked what it would decide at every so-manieth moment. */
async function watched(
  ruleset: string,
  commands: number,
  look: (
    moment: Omit<DecisionPoint, 'policy' | 'seed'>,
    session: Session<AnyScene, Command>,
    asked: Question | null,
  ) => Promise<void>,
): Promise<void> {
  const { rules, setup } = await ready(ruleset, 'mirror')
  const session = new Session<AnyScene, Command>(rules, setup, { seed: 'watched' })
  const base = rules.policies.get('aggressive') as AnyPolicy
  const seatId = (row: number) => setup.seats[row < 0 ? 0 : seatOf(session.scene, row)]?.id ?? ''
  const at = (row: number) => ({ ruleset, encounter: setup.encounter, moves: session.played.map(lineOf), row })
  while (session.ply < commands && !isOver(session.scene)) {
    const { awaited, scene } = session
    if (awaited === null) {
      const due = commandDue(rules, scene, true)
      const actor = due === null ? commanderOf(rules, scene) : due.actor
      if (due === null) await look({ ...at(actor), open: null }, session, null)
      const command = due ?? commandBy(rules, scene, base, actor, randomFrom(session.ply))
      expect(session.submit(seatId(actor), writeCommand(rules, scene, command)).status).not.toBe('refused')
    } else if (awaited.kind === 'answers') {
      const i = awaited.given.indexOf(null)
      const question = awaited.questions[i] as Question
      const open = { seat: seatId(question.to), command: session.openCommand as never, inputs: session.openInputs }
      await look({ ...at(question.to), open }, session, question)
      const answer = base.answer(scene, question, randomFrom(session.ply), session.underway)
      const value = question.kind === 'text' ? (question.presetText ?? '') : answerValue(question, answer)
      session.answer(seatId(question.to), value, question.to)
    }
  }
}

describe.each(someOf(RULESETS, 2))('away from where the fight is, in %s', (ruleset) => {
  test('one hand, two and three come to what is decided on the spot', async () => {
    const workerPools = [1, 2, 3].map((n) => Array.from({ length: n }, () => new HandHere()))
    const policy = 'search:24'
    let decided = 0
    let n = 0
    await watched(ruleset, 24, async (place, session, question) => {
      if (n++ % effort(5, 4) !== 0) return
      const { rules, scene } = session
      const own = policyNamed(rules, policy) as AnyPolicy
      const random = randomFrom('here')
      const here: Decided =
        question === null
          ? { command: writeCommand(rules, scene, commandBy(rules, scene, own, place.row, random)) }
          : { answer: answerValue(question, own.answer(scene, question, random, session.underway)) }
      for (const hands of workerPools)
        expect(await decideTogether({ ...place, policy, seed: 'here' }, hands)).toEqual(here)
      decided++
    })
    expect(decided).toBeGreaterThan(3)
  })

  test('time is kept, and what is decided then is legal', async () => {
    let clock = 0
    const slow = new (class extends HandHere {
      override async worths(trials: readonly (readonly [number, number])[]): Promise<readonly number[]> {
        clock += 100 * trials.length
        return super.worths(trials)
      }
    })()
    let n = 0
    await watched(ruleset, 12, async (place, session, question) => {
      if (question !== null || n++ > 2) return
      clock = 0
      const found = await decideTogether({ ...place, policy: 'search', seed: 'late' }, [slow], {
        now: () => clock,
        within: 700,
      })
      // Each option is tried once at least, and three trials are begun at a time.
      expect(clock).toBeLessThanOrEqual(Math.max(700 + 300, 12 * 100 + 300))
      const { rules, scene } = session
      const legal = session.rules.actions.has((found as { command: { action: string } }).command.action)
      expect(legal).toBe(true)
      expect(rules.whoCanAct(scene)).toContain(place.row)
    })
    expect(n).toBeGreaterThan(2)
  })
})
