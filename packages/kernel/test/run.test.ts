import { describe, expect, it } from 'vitest'
import { fingerprint, type Policy, Runner, runFight } from '../src/index.ts'
import { brave, type Duel, duel, duelSetup } from './duel.ts'
import type { TinyCommand } from './tiny.ts'

/** Attacks the one who stands on the other side until the fight is over. */
const killer: Policy<Duel, TinyCommand> = {
  id: 'killer',
  about: 'Attacks and ends its turn.',
  command(scene, actor, random) {
    const { side, hp, begun, aimed } = scene.now.combatant
    if (begun[actor] === 0) return { actor, action: 'begin' }
    const target = Array.from({ length: scene.combatants }, (_, row) => row).find(
      (row) => side[row] !== side[actor] && hp[row] > 0,
    ) as number
    if (aimed[actor] !== target) return { actor, action: 'aim', target }
    return random(2) === 0 ? { actor, action: 'attack', target } : { actor, action: 'end' }
  },
  answer: brave.answer,
}
const policies = [killer, killer, killer]

describe('a whole fight without people', () => {
  it('comes to its end, the same for the same seed', () => {
    const scene = duel.open(duelSetup)
    const start = scene.save()
    const prints: string[] = []
    for (const seed of [1, 1, 'words', 2]) {
      scene.load(start)
      const run = runFight(duel, scene, { seed, policies })
      expect(run.over).toBe(true)
      prints.push(fingerprint(scene))
    }
    expect(prints[0]).toBe(prints[1])
    expect(new Set(prints).size).toBe(3)
  })

  it('is the same with one runner for many, and with somebody listening', () => {
    const scene = duel.open(duelSetup)
    const start = scene.save()
    const runner = new Runner(duel, scene, { policies })
    for (let seed = 0; seed < 20; seed++) {
      scene.load(start)
      scene.record(false)
      runner.run(seed)
      const print = fingerprint(scene)
      scene.load(start)
      scene.record(true)
      runFight(duel, scene, { seed, policies })
      expect(fingerprint(scene)).toBe(print)
      expect(scene.recorder?.events.length).toBeGreaterThan(5)
    }
  })

  it('stops at the limit', () => {
    const scene = duel.open(duelSetup)
    expect(runFight(duel, scene, { seed: 1, policies, limit: 3 })).toMatchObject({ over: false, commands: 3 })
  })

  it('stops with a sentence at an illegal command, and leaves the scene undoable', () => {
    const rogue: Policy<Duel, TinyCommand> = {
      ...killer,
      command: (_s, actor) => ({ actor, action: 'attack', target: actor }),
    }
    const scene = duel.open(duelSetup)
    const run = () => runFight(duel, scene, { seed: 1, policies: [rogue, rogue, rogue] })
    expect(run).toThrow('A policy gave an illegal command (target): Nobody attacks himself. {"actor":0')
    expect(scene.undoable).toBe(true)
    const lost: Policy<Duel, TinyCommand> = { ...killer, command: (_s, actor) => ({ actor, action: 'dance' }) }
    expect(() => runFight(duel, scene, { seed: 1, policies: [lost, lost, lost], checked: false })).toThrow(
      'There is no action "dance".',
    )
  })
})
