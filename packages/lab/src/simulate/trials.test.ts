import { describe, expect, it } from 'vitest'
import { experimentWith, gameOf, READY } from '../../test/experiments.ts'
import { Gathering } from './gathering.ts'
import { Trials } from './trials.ts'

describe.each(READY)('trials of %s', (ready) => {
  it('depend on their number alone, recorded or not', async () => {
    const game = await gameOf(ready)
    const experiment = await experimentWith(ready)
    const forwards = new Trials(game, experiment)
    const backwards = new Trials(game, experiment, { recorded: true })
    const numbers = [0, 1, 2, 3, 4]
    const played = numbers.map((n) => forwards.play(n))
    const again = [...numbers].reverse().map((n) => backwards.play(n))
    expect(again.reverse()).toEqual(played)
    const { rules, trials: _, ...recorded } = backwards.take()
    const { rules: none, trials, ...unrecorded } = forwards.take()
    expect(trials).toEqual(played)
    expect(recorded).toEqual(unrecorded)
    expect(none).toEqual([])
    expect(rules.length).toBeGreaterThan(5)
  })

  it('add up to the same, however they are divided', async () => {
    const game = await gameOf(ready)
    const trials = new Trials(game, await experimentWith(ready))
    for (let n = 0; n < 6; n++) trials.play(n)
    const whole = trials.take()
    const parts = [[0, 1], [2, 3, 4], [5]].map((numbers) => {
      for (const n of numbers) trials.play(n)
      return trials.take()
    })
    const together = new Gathering()
    for (const part of parts) together.merge(structuredClone(part))
    // Merging does not store the trials themselves.
    expect(together.batch()).toEqual({ ...whole, trials: [] })
  })

  it('count each loss of life once, and credit it to nobody twice', async () => {
    const trials = new Trials(await gameOf(ready), await experimentWith(ready))
    for (let n = 0; n < 10; n++) trials.play(n)
    const { combatants, actions, trials: played } = trials.take()
    const total = (of: 'dealt' | 'taken'): number =>
      combatants.reduce((sum, one) => sum + one[of].reduce((part, [value, count]) => part + value * count, 0), 0)
    const byActions = actions.reduce((sum, { damage }) => sum + damage, 0)
    expect(total('dealt')).toBe(byActions)
    expect(total('dealt')).toBeLessThanOrEqual(total('taken'))
    // Damage without a dealer: lasting effects, and what a unit pays for its own spells.
    expect(total('dealt')).toBeGreaterThan(0.9 * total('taken'))
    for (const { stands, trials: count } of combatants) expect(stands).toBeLessThanOrEqual(count)
    for (const { left, ending } of played) {
      expect(ending).toBe('won')
      for (const part of left) expect(part >= 0 && part <= 1).toBe(true)
    }
  })
})

describe('a trial that is given up', () => {
  it('is a stalemate where nobody makes headway, and unfinished where somebody does', async () => {
    const game = await gameOf('zones/plain')
    const short = new Trials(game, await experimentWith('zones/plain', { limit: 30 }))
    expect(short.play(0)).toMatchObject({ ending: 'unfinished', winner: -1, commands: 30 })
    const policies = { otherwise: 'idle', sides: {} }
    const rules = { ...game.rules, policies: new Map(game.rules.policies) }
    rules.policies.set('idle', {
      id: 'idle',
      about: 'Ends its Turns.',
      command: (_scene, actor) => rules.blank(actor, 'end'),
      answer: (_scene, question) => question.preset,
    })
    const idle = new Trials({ ...game, rules }, await experimentWith('zones/plain', { limit: 200, policies }))
    expect(idle.play(0)).toMatchObject({ ending: 'unfinished', commands: 200 })
    const patient = new Trials({ ...game, rules }, await experimentWith('zones/plain', { policies }))
    expect(patient.play(0)).toMatchObject({ ending: 'stalemate', winner: -1, commands: 500 })
  })

  it('says what is wrong with an experiment', async () => {
    const game = await gameOf('zones/plain')
    const unknown = await experimentWith('zones/plain', { policies: { otherwise: 'agressive', sides: {} } })
    expect(() => new Trials(game, unknown)).toThrow(/"agressive". Did you mean "aggressive"/)
    const astray = await experimentWith('zones/plain', { policies: { otherwise: 'random', sides: { foes: 'random' } } })
    expect(() => new Trials(game, astray)).toThrow(/no side "foes"/)
  })
})

describe('the actions of a side', () => {
  it('are what it decided, without what only says that a turn begins', async () => {
    const trials = new Trials(await gameOf('escalation/anvil'), await experimentWith('escalation/anvil'))
    trials.play(0)
    const named = trials.take().actions.map(({ action }) => action)
    expect(named).toContain('use')
    expect(named).not.toContain('begin')
  })
})
