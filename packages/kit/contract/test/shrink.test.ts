import { englishOf } from '@fray/kernel'
import { rulesets } from '@fray/rulesets'
import { expect, it } from 'vitest'
import { contract } from '../src/index.ts'

const encounter = {
  ruleset: 'zones',
  combatants: { Ada: { from: 'ada-the-warrior', zone: 'middle' }, Gob: { from: 'toll-ruffian', zone: 'middle' } },
}

it('says so where a check holds when the same fight is played again', async () => {
  const zones = await rulesets.zones()
  // The first is whether it loads at all.
  let readings = 0
  const game: typeof zones = {
    ...zones,
    readEncounter(...args) {
      if (++readings === 2) throw new Error('The first reading goes wrong.')
      return zones.readEncounter(...args)
    },
  }
  const options = { encounters: [encounter], fights: 1, seconds: null, first: 0, now: () => 0 }
  const { failed } = await contract(game, { ...options, checks: ['plays'] })
  expect(failed.map(({ says }) => says)).toEqual([
    'The first reading goes wrong. It held when the same fight was played again: something is kept outside the scene, or depends on more than the dice.',
  ])
})

it('makes a fight smaller by the same tries whatever the clock says, and stops when it is told to', async () => {
  const zones = await rulesets.zones()
  const tell: typeof zones.rules.tell = (scene, ...args) => {
    const told = zones.rules.tell(scene, ...args)
    const words = englishOf(told, scene)?.words ?? ''
    return /hits|damage|wounds/i.test(words) ? { key: `${words} undefined`, slots: {} } : told
  }
  const game = { ...zones, rules: { ...zones.rules, tell } }
  const options = { encounters: [encounter], fights: 6, seconds: null, first: 0, checks: ['told'] as const }
  let hours = 0
  const slow = await contract(game, { ...options, now: () => (hours += 3_600_000) })
  expect(slow).toEqual(await contract(game, { ...options, now: () => 0 }))
  expect(slow.failed[0]?.fight?.commands?.length).toBeLessThan(6)
  const signal = { aborted: false }
  let tries = 0
  const stopped = await contract(game, {
    ...options,
    now: () => 0,
    signal,
    onTry: () => {
      signal.aborted = ++tries > 2
    },
  })
  expect([stopped.ended, tries]).toEqual(['stopped', 3])
})
