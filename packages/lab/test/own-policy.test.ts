import {
  type AnyScene,
  type Command,
  checkCommand,
  fingerprint,
  Runner,
  randomFrom,
  viewFight,
  writeCommand,
} from '@fray/kernel'
import { describe, expect, it, onTestFinished } from 'vitest'
import { addPolicy, Beliefs, type OwnPolicy, policyNamed, policyNames, sceneFor, simulate } from '../src/index.ts'
import { policyOfOwn } from '../src/policies/own.ts'
import type { AnyPolicy } from '../src/policies/rehearsal.ts'
import { RULESETS, ready } from './fights.ts'

/** Takes the best of a few choices after one trial of each, and answers the same way. */
const hasty = (ruleset: string): OwnPolicy => ({
  ruleset,
  id: 'hasty',
  about: 'Tries a few things out once.',
  command: ({ choices, worth }) => bestOf(choices.slice(0, 4), (choice) => worth(choice, 1, 1)) ?? choices[0],
  answer: ({ choices, worth }) => bestOf(choices.slice(0, 3), (choice) => worth(choice, 1, 1)) ?? choices[0],
})

function bestOf<T>(list: readonly T[], worth: (one: T) => number): T | undefined {
  return list.map((one) => ({ one, value: worth(one) })).sort((a, b) => b.value - a.value)[0]?.one
}

describe.each(RULESETS)('a policy of your own in %s', (ruleset) => {
  it('plays legally, the same for the same seed, and leaves the fight alone', async () => {
    const { rules, setup } = await ready(ruleset, 'mirror')
    const policy = policyOfOwn(rules, policyNamed(rules, 'aggressive', { fair: false }), hasty(ruleset))
    const play = () => {
      const done: string[] = []
      const watched: AnyPolicy = {
        ...policy,
        command(scene, actor, random) {
          const before = fingerprint(scene)
          const command = policy.command(scene, actor, random)
          expect(fingerprint(scene)).toBe(before)
          expect(checkCommand(rules, scene, command)).toBeNull()
          done.push(JSON.stringify(writeCommand(rules, scene, command)))
          return command
        },
      }
      const scene = rules.open(setup) as AnyScene
      new Runner(rules, scene, { policies: setup.seats.map(() => watched), limit: 10 }).run('oak')
      return done
    }
    const first = play()
    expect(first.length).toBeGreaterThan(2)
    expect(play()).toEqual(first)
  })
})
// In weapon-speed a seat does not know how many hit points others have.
it('a policy of your own is shown nothing that its seat may not know', async () => {
  const { rules, setup } = await ready('weapon-speed', 'mirror')
  let shown = ''
  const policy = policyOfOwn(rules, policyNamed(rules, 'aggressive', { fair: false }), {
    ...hasty('weapon-speed'),
    command({ scene, choices }) {
      shown = `${fingerprint(scene)} ${JSON.stringify(choices)}`
      return choices[0]
    },
  })
  const usual = policyNamed(rules, 'aggressive', { fair: false })
  const other = sceneFor(rules, setup)
  let compared = 0
  const watching: AnyPolicy = {
    ...usual,
    command(scene, actor, random) {
      new Beliefs(rules, other, scene.save(), actor).imagine(randomFrom(`other ${compared}`))
      const { seat } = scene.now.combatant as unknown as { seat: ArrayLike<number> }
      const view = (of: AnyScene) => JSON.stringify(viewFight(rules, of, seat[actor]))
      const seen = (of: AnyScene) => {
        policy.command(of, actor, randomFrom('choice'))
        return shown
      }
      if (compared < 4 && view(other) === view(scene) && fingerprint(other) !== fingerprint(scene)) {
        const twin = sceneFor(rules, setup)
        twin.load(other.save())
        expect(seen(twin)).toBe(seen(scene))
        compared++
      }
      return usual.command(scene, actor, random) as Command
    },
  }
  new Runner(rules, rules.open(setup) as AnyScene, { policies: setup.seats.map(() => watching), limit: 30 }).run('two')
  expect(compared).toBeGreaterThan(0)
})

describe('addPolicy', () => {
  const brawler: OwnPolicy = {
    ruleset: 'zones',
    id: 'brawler',
    about: 'Attacks whenever it can.',
    command: ({ choices }) => choices.find(({ action }) => action === 'attack') ?? choices[0],
  }

  it('makes it available by its name', async () => {
    const { rules, setup } = await ready('zones', 'plain')
    await addPolicy(brawler)
    // Other files see the same rules in this thread.
    onTestFinished(() => void (rules.policies as Map<string, AnyPolicy>).delete('brawler'))
    expect(policyNames(rules)).toContain('brawler')
    const policies = { otherwise: 'aggressive', sides: { enemies: 'brawler' } }
    const result = await simulate(
      { ruleset: 'zones', encounter: setup.encounter, policies, seed: 'oak', limit: 10_000 },
      { trials: 4 },
    )
    expect(result.trials).toBe(4)
    await expect(addPolicy(brawler)).rejects.toThrow('There is a policy "brawler" of zones already')
  })

  it('says what is wrong', async () => {
    await expect(addPolicy({ ...brawler, ruleset: 'zone' })).rejects.toThrow(
      'The policy "brawler" is for the ruleset "zone", which is not available. Available rulesets: zones,',
    )
    await expect(addPolicy({ ...brawler, id: 'My bot' })).rejects.toThrow('use small letters, digits and hyphens')
    const { rules, setup } = await ready('zones', 'plain')
    const wild = policyOfOwn(rules, policyNamed(rules, 'aggressive'), {
      ...brawler,
      id: 'wild',
      command: ({ choices }) => ({ ...choices[0] }),
    })
    const policies = setup.seats.map(() => wild)
    expect(() => new Runner(rules, rules.open(setup) as AnyScene, { policies, limit: 4 }).run('oak')).toThrow(
      'The policy "wild" has failed: it returned a command that is not one of its choices',
    )
  })
})
