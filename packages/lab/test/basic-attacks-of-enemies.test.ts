import { type AnyRuleset, type AnyScene, type Command, Runner, writeCommand } from '@fray/kernel'
import { expect, test } from 'vitest'
import { someOf } from '../../../scripts/tests/effort.ts'
import { greedyPolicy, loadGame, policyNamed } from '../src/index.ts'

// The Basic Attack of an enemy is what it can do every turn: what comes once a day or recharges is spent by its own name, never as
// a Basic Attack, an opportunity attack or a Coup de Grace.

const slam = {
  type: ['melee'],
  action: 'standard',
  target: { who: 'enemy', range: 'engaged' },
  attack: { vs: 'ac' },
  hit: [{ damage: 9 }],
}
const encounter = {
  ruleset: 'escalation',
  combatants: {
    Ann: { kind: 'pc', level: 2, hp: 40, stances: ['melee d6', 'ranged d6 far'] },
    Orc: {
      hp: 40,
      attacks: [
        { ...slam, name: 'Fury', frequency: 'daily' },
        { ...slam, name: 'Sweep', frequency: 'recharge-9' },
        'axe melee vs ac 4',
      ],
    },
  },
  positions: ['Ann Orc close'],
  now: { round: 1, band: 'medium' },
}

test.each(someOf(['aggressive', 'greedy'], 1))('%s spends what comes seldom by its own name', async (name) => {
  const { rules: loaded, readEncounter } = (await loadGame('escalation')) as Exclude<
    Awaited<ReturnType<typeof loadGame>>,
    string
  >
  const { setup, problems } = readEncounter(encounter)
  if (setup === null) throw new Error(problems.map(({ path, message }) => `${path.join('.')}: ${message}`).join('\n'))
  const rules = loaded as AnyRuleset
  const base = policyNamed(rules, 'aggressive')
  const policy = name === 'greedy' ? greedyPolicy(rules, base, 2) : base
  const spent = new Set<string>()
  for (let seed = 0; seed < 3; seed++) {
    const scene = rules.open(setup) as AnyScene
    const { ability } = scene.now as unknown as { readonly ability: { readonly used: ArrayLike<number> } }
    const used = (): string[] => ['Fury', 'Sweep'].filter((_, at) => ability.used[at] === 1)
    let before: string[] = []
    let last = ''
    const look = (): void => {
      const now = used()
      for (const one of now.filter((ability) => !before.includes(ability))) {
        expect(last).toContain(`"action":"use","ability":"${one}"`)
        spent.add(one)
      }
      before = now
    }
    const watched = {
      ...policy,
      command(fight: AnyScene, actor: number, random: Parameters<typeof policy.command>[2]): Command {
        look()
        const command = policy.command(fight, actor, random)
        last = JSON.stringify(writeCommand(rules, fight, command))
        return command
      },
    }
    new Runner(rules, scene, { policies: setup.seats.map(() => watched), limit: 40 }).run(`basic ${seed}`)
    look()
  }
  expect([...spent].sort()).toEqual(['Fury', 'Sweep'])
})
