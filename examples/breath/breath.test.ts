import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runCaseFile } from '@fray/files'
import { type AnyScene, plainEvents, Recorder, Runner, Session, type Setup, tellEvents, viewAll } from '@fray/kernel'
import { duelOf, oddsOf, summaryOf, Trials } from '@fray/lab'
import { describe, expect, test } from 'vitest'
import { breath } from './index.ts'

/* The ruleset of docs/how-to/write-a-ruleset.md: what it gets from its declarations. Suites that go through every ruleset try it too. */

const { rules } = breath
const cases = join(import.meta.dirname, 'cases')
const pair = {
  ruleset: 'breath',
  sides: { party: {}, foes: { hp: 'word' } },
  combatants: {
    Ann: { side: 'party', life: 8, breath: 7, skill: 3, blade: '1d6+1' },
    Orc: { life: '5/9', breath: '1/6', defense: 1, guard: 'low' },
  },
}

function setupOf(encounter: object): Setup {
  const { setup, problems } = breath.readEncounter(encounter)
  if (setup === null) throw new Error(problems.map(({ path, message }) => `${path.join('.')}: ${message}`).join('\n'))
  return setup
}

/** A command of Ann against the Orc. */
const annCuts = (at: number) => ({ ...rules.blank(0, 'cut'), target: 1, at })

describe('the smallest ruleset', () => {
  test('says everything that is wrong with an encounter, with its place and rule', () => {
    const { problems } = breath.readEncounter({ combatants: { Ann: { side: 'hero', skill: 30 } } })
    expect(problems.map(({ path, rule }) => `${path.join('.')} ${rule}`)).toEqual([
      'combatants.Ann.skill skill',
      'combatants.Ann.side two-sides',
      'combatants.Ann down',
    ])
  })

  test('writes an encounter that reads as the same', () => {
    const setup = setupOf(pair)
    expect(setupOf(setup.encounter as object)).toEqual(setup)
  })

  test('plays a whole fight by itself, and tells it', () => {
    const scene: AnyScene = rules.open(setupOf(pair))
    scene.recorder = new Recorder()
    const policy = rules.policies.get('aggressive')
    if (policy === undefined) throw new Error('The policy is gone.')
    expect(new Runner(rules, scene, { policies: scene.setup.seats.map(() => policy) }).run('seven').over).toBe(true)
    const events = scene.recorder.take()
    expect(tellEvents(rules, scene, events).at(-1)).toMatch(/^The fight is over\. (Party|Foes) win\.$/)
    expect(plainEvents(rules, scene, events).find(({ type }) => type === 'roll')).toMatchObject({
      what: 'cut',
      who: 'Ann',
      target: 'Orc',
    })
  })

  test('is undone and done again', () => {
    const session = new Session(rules, setupOf(pair), { seed: 'undo' })
    const before = viewAll(rules, session.scene)
    expect(session.submit('players', { actor: 'Ann', action: 'cut', target: 'Orc', at: 'high' }).status).toBe('done')
    expect(viewAll(rules, session.scene)).not.toEqual(before)
    session.undo(0)
    expect(viewAll(rules, session.scene)).toEqual(before)
  })

  test('gives exact odds of a blow', () => {
    const scene = rules.open(setupOf(pair))
    const { blow, combatants } = summaryOf(oddsOf({ rules, scene }, annCuts(0)), annCuts(0))
    // d20 + 3 against 11: 8 to 20 hit, 13 of 20; 1d6 + 1 takes 5 or more with 4, 5 and 6, and with a 20 always.
    expect(String(blow?.hit.exact)).toBe('13/20')
    expect(String(combatants.find(({ row }) => row === 1)?.falls.exact)).toBe('7/20')
  })

  test('the guard makes a difference of 3', () => {
    const scene = rules.open(setupOf(pair))
    const { blow } = summaryOf(oddsOf({ rules, scene }, annCuts(2)), annCuts(2))
    expect(String(blow?.hit.exact)).toBe('1/2')
  })

  test('gives the exact chances of a duel, which many played fights come near', () => {
    const small = { Ann: { side: 'party', life: 4, breath: 4, blade: 3 }, Orc: { life: 4, breath: 4, blade: 3 } }
    const scene: AnyScene = rules.open(setupOf({ ...pair, combatants: small }))
    const policy = rules.policies.get('first-legal')
    if (policy === undefined) throw new Error('The policy is gone.')
    const policies = scene.setup.seats.map(() => policy)
    const exact = duelOf({ rules, scene }, { policies })
    expect(exact.kind).toBe('exact')
    const played = duelOf({ rules, scene }, { policies, states: 1, samples: 2000 })
    expect(played.kind).toBe('sampled')
    for (const side of [0, 1]) expect(played.wins[side].value).toBeCloseTo(exact.wins[side].value, 1)
  })

  test('is simulated', () => {
    const policies = { otherwise: 'aggressive', sides: {} }
    const trials = new Trials(breath, { ruleset: 'breath', encounter: pair, policies, seed: 'breath', limit: 500 })
    const endings = Array.from({ length: 20 }, (_, n) => trials.play(n).ending)
    expect(endings).not.toContain('unfinished')
  })

  test.each(readdirSync(cases))('its rules are what %s says', async (file) => {
    const { problems, results } = await runCaseFile(readFileSync(join(cases, file), 'utf8'), file)
    expect([...problems, ...results.flatMap(({ failures }) => failures)]).toEqual([])
    expect(results.length).toBeGreaterThan(0)
  })
})
