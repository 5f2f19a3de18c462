import { type AnyScene, type Checkpoint, Runner } from '@fray/kernel'
import { describe, expect, it } from 'vitest'
import { type Fight, RULESETS, ready } from '../fights.ts'

/** An encounter of each ruleset that takes more than a few rounds; `mirror` of others, which every ruleset has. */
const LONG: Readonly<Record<string, string>> = {
  zones: 'warband',
  shock: 'last-stand',
  escalation: 'four-bridges',
  'free-hits': 'fair',
  'weapon-speed': 'tithe-day',
}

/** Everything that is commanded from a checkpoint on, by the random policy with these dice. */
function goesOn({ rules, setup }: Fight, from: Checkpoint, seed: string, round: number | null): string[] {
  const scene = rules.open(setup) as AnyScene
  scene.load(from)
  if (round !== null) rules.setClock?.(scene, round)
  const told: string[] = []
  const policies = setup.seats.map(() => rules.policies.get('random') as never)
  const onCommand = (command: unknown) => void told.push(JSON.stringify(command))
  new Runner(rules, scene, { policies, limit: 40, onCommand }).run(seed)
  return told
}

describe.each(RULESETS)('the clock of %s', (ruleset) => {
  it('can be put back in the middle of a fight, and everything goes on alike', async () => {
    const fight = await ready(ruleset, LONG[ruleset] ?? 'mirror')
    const { rules, setup } = fight
    const policies = setup.seats.map(() => rules.policies.get('random') as never)
    let compared = 0
    for (let n = 0; n < 2; n++) {
      const scene = rules.open(setup) as AnyScene
      const runner = new Runner(rules, scene, { policies, limit: 25 })
      const now = scene.now.fight as unknown as Record<'over' | 'round', ArrayLike<number>>
      for (let i = 0; i < 60 && now.over[0] !== 1 && now.round[0] < 3 + (n % 2); i++) runner.run(`${n} ${i}`)
      if (now.over[0] === 1 || now.round[0] < 3) continue
      const from = scene.save()
      expect(goesOn(fight, from, `after ${n}`, 2)).toEqual(goesOn(fight, from, `after ${n}`, null))
      compared++
    }
    expect(compared).toBeGreaterThan(0)
  })
})
