import { switchable } from '@fray/kernel'
import { describe, expect, it } from 'vitest'
import { experimentWith, gameOf, READY } from '../../test/experiments.ts'
import { simulate } from '../simulate/simulate.ts'
import { Trials } from '../simulate/trials.ts'
import { compare } from './compare.ts'
import { experimentWithout, readWithout, setupWithout } from './without.ts'

describe.each(READY)('rules switched off in %s', (ready) => {
  it('are those that give actions, each of which is then done by nobody', async () => {
    const game = await gameOf(ready)
    const experiment = await experimentWith(ready, { limit: 120 })
    const usual = new Trials(game, experiment)
    for (let n = 0; n < 2; n++) usual.play(n)
    const used = new Set(usual.take().actions.map(({ action }) => game.rules.actions.get(action)?.rule))
    const all = switchable(game.rules).filter(({ option }) => option === null)
    expect(all.length).toBeGreaterThan(5)
    for (const { rule } of all) {
      const changed = experimentWithout(game, experiment, [rule])
      expect(changed.without).toEqual([rule])
      const trials = new Trials(game, changed)
      for (let n = 0; n < 2; n++) trials.play(n)
      const done = trials.take().actions.map(({ action }) => game.rules.actions.get(action)?.rule)
      expect(done, rule).not.toContain(rule)
    }
    // Some of them are used regularly, so that a difference shows.
    expect(all.filter(({ rule }) => used.has(rule)).length).toBeGreaterThan(1)
  })

  it('leave everything as it is where none is', async () => {
    const game = await gameOf(ready)
    const experiment = await experimentWith(ready)
    const same = experimentWithout(game, experiment, [])
    expect(same).toEqual(experiment)
    const [a, b] = [experiment, { ...experiment, without: [] }].map((one) => new Trials(game, one))
    for (let n = 0; n < 3; n++) expect(b?.play(n)).toEqual(a?.play(n))
  })
})

describe('a rule that is switched off', () => {
  it.each([
    ['shock/plain', 'total-defense'],
    ['weapon-speed/late-at-the-ford', 'riposte'],
  ])('is no reaction either: in %s %s', async (ready, rule) => {
    const game = await gameOf(ready)
    const experiment = await experimentWith(ready)
    const citedIn = async (without: readonly string[]) => {
      const { rules } = await simulate(experimentWithout(game, experiment, without), { trials: 30, recorded: true })
      return rules.map((one) => one.rule)
    }
    expect(await citedIn([])).toContain(rule)
    expect(await citedIn([rule])).not.toContain(rule)
  })

  it('is an option where the rules have one', async () => {
    const game = await gameOf('zones/plain')
    const experiment = await experimentWith('zones/plain')
    const { encounter, without } = experimentWithout(game, experiment, ['free-attacks'])
    expect(without).toBeUndefined()
    expect(encounter).toMatchObject({ house: { 'free-attacks': 'off' } })
    expect(setupWithout(game, experiment.encounter, ['free-attacks']).options['free-attacks']).toBe('off')
  })

  it('changes what a comparison compares, and nothing before it', async () => {
    const game = await gameOf('zones/plain')
    const experiment = await experimentWith('zones/plain')
    const { first, second } = await compare(experiment, experimentWithout(game, experiment, ['attack']), { trials: 20 })
    expect(first).toEqual(await simulate(experiment, { trials: 20 }))
    expect(second.actions.map(({ action }) => action)).not.toContain('attack')
  })

  it('is named, by its id, that of an action or that of an option; else it is said what can be', async () => {
    const { rules } = await gameOf('shock/plain')
    expect(readWithout(rules, ['snap', 'total-defense', 'snap-attack']).rules).toEqual(['snap-attack', 'total-defense'])
    expect(() => readWithout(rules, ['total-defence'])).toThrow(
      /no rule "total-defence". Did you mean "total-defense"\?/,
    )
    expect(() => readWithout(rules, ['shock-damage'])).toThrow(/What can be switched off: .*total-defense/)
    // Turns must be able to end.
    expect(() => readWithout(rules, ['side-turn'])).toThrow(/cannot play without "side-turn"/)
    expect(() => readWithout(rules, ['pass'])).toThrow(/cannot play without "pass"/)
  })
})
