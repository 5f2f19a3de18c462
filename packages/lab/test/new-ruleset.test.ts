import { plainEvents, Recorder, Runner, Session, tellEvents, viewAll } from '@fray/kernel'
import { brawl } from '@fray/rulesets/test/brawl'
import { describe, expect, test } from 'vitest'
import { oddsOf } from '../src/odds/odds.ts'
import { summaryOf } from '../src/odds/summary.ts'
import { Trials } from '../src/simulate/trials.ts'
import { openFight } from './odds/attacks.ts'

/** The ruleset of docs/new-ruleset.md: what it gets from its declarations. */
const encounter = {
  ruleset: 'brawl',
  combatants: {
    Ann: { side: 'heroes', skill: 3, hp: 8, blow: '1d6+1' },
    Orc: { skill: 1, hp: '5/9' },
  },
}

const ANN = 0
const ORC = 1

describe('the smallest ruleset', () => {
  test('says everything that is wrong with an encounter, with its place and rule', () => {
    const { problems } = brawl.readEncounter({ combatants: { Ann: { side: 'hero', skill: 30 } } })
    expect(problems.map(({ path, rule }) => `${path.join('.')} ${rule}`)).toEqual([
      'combatants.Ann.side sides',
      'combatants.Ann.skill attack-roll',
      'combatants.Ann down',
    ])
  })

  test('writes an encounter that reads as the same', () => {
    const { setup } = brawl.readEncounter(encounter)
    const again = brawl.readEncounter(setup?.encounter).setup
    expect(again?.encounter).toEqual(setup?.encounter)
  })

  test('plays a whole fight by itself, and tells it', () => {
    const { rules, scene } = openFight(brawl, encounter)
    scene.recorder = new Recorder()
    const policy = rules.policies.get('first-legal')
    if (policy === undefined) throw new Error('The policy is gone.')
    expect(new Runner(rules, scene, { policies: scene.setup.seats.map(() => policy) }).run('seven').over).toBe(true)
    const events = scene.recorder.take()
    expect(tellEvents(rules, scene, events).at(-1)).toMatch(/^The fight is over: the (heroes|foes) win\.$/)
    expect(plainEvents(rules, scene, events)[0]).toMatchObject({
      type: 'roll',
      what: 'attack',
      who: 'Ann',
      target: 'Orc',
    })
  })

  test('is undone and done again', () => {
    const { setup } = brawl.readEncounter(encounter)
    if (setup === null) throw new Error('It does not read.')
    const session = new Session(brawl.rules, setup, { seed: 'undo' })
    const before = viewAll(brawl.rules, session.scene)
    expect(session.submit('players', { actor: 'Ann', action: 'attack', target: 'Orc' }).status).toBe('done')
    expect(viewAll(brawl.rules, session.scene)).not.toEqual(before)
    session.undo(0)
    expect(viewAll(brawl.rules, session.scene)).toEqual(before)
  })

  test('gives exact odds of a blow', () => {
    const { rules, scene } = openFight(brawl, encounter)
    const command = { ...rules.blank(ANN, 'attack'), target: ORC }
    const { blow, combatants } = summaryOf(oddsOf({ rules, scene }, command), command)
    // d20 + 3 against 11: 8 to 20 hit, 13 of 20; 1d6 + 1 takes 5 or more with 4, 5 and 6.
    expect(String(blow?.hit.exact)).toBe('13/20')
    expect(String(combatants.find(({ row }) => row === ORC)?.falls.exact)).toBe('13/40')
  })

  test('is simulated', () => {
    const policies = { otherwise: 'first-legal', sides: {} }
    const trials = new Trials(brawl, { ruleset: 'brawl', encounter, policies, seed: 'brawl', limit: 200 })
    const endings = Array.from({ length: 20 }, (_, n) => trials.play(n).ending)
    expect(endings).not.toContain('unfinished')
  })
})
