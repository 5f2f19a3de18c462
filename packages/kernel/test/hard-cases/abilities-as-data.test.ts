import { describe, expect, it } from 'vitest'
import { compileDice, eachOutcome, type Refusal, refuse, Session } from '../../src/index.ts'
import { combatantParam, defineTables, int, wordParam } from '../../src/rules.ts'
import {
  act,
  commandOf,
  plainOf,
  play,
  refusalOf,
  type SceneOf,
  type TinyCommand,
  tinyRuleset,
  tinySetup,
} from '../tiny.ts'

/*
 * Abilities as data: how often, what it costs, what the escalation must be, whether it is sustained, and a list of
 * effects from a small vocabulary. Read once into a list of plain functions when the ruleset is made; what has been used
 * is a wide column of the fight. A new ability is a new entry and no code.
 */
type Effect =
  | { readonly damage: string }
  | { readonly heal: number }
  | { readonly push: number }
  | { readonly ongoing: number }
interface Ability {
  readonly id: string
  readonly uses: 'at-will' | 'encounter' | { readonly recharge: number }
  readonly spend?: number
  readonly escalation?: number
  readonly sustain?: boolean
  readonly effects: readonly Effect[]
}

const ABILITIES: readonly Ability[] = [
  { id: 'jab', uses: 'at-will', effects: [{ damage: '1d4' }] },
  { id: 'shove', uses: 'encounter', effects: [{ damage: '1d4' }, { push: 1 }] },
  { id: 'mend', uses: 'at-will', spend: 2, effects: [{ heal: 5 }] },
  { id: 'doom', uses: 'encounter', escalation: 3, effects: [{ damage: '4d6' }, { ongoing: 3 }] },
  { id: 'ember', uses: { recharge: 5 }, sustain: true, effects: [{ ongoing: 2 }] },
]

const tables = defineTables({
  fight: { escalation: int({ min: 0, max: 6 }) },
  combatant: {
    hp: int({ init: 20 }),
    power: int({ min: 0, init: 3 }),
    place: int(),
    ongoing: int(),
    /** One cell for each ability: how often it has been used. */
    used: int({ width: ABILITIES.length }),
    /** Position of the ability that is sustained, -1 for none. */
    sustained: int({ init: -1, min: -1 }),
  },
})
const { fight, combatant } = tables.columns
type Fight = SceneOf<typeof tables>
type Doing = (scene: Fight, actor: number, target: number) => void
type Check = (scene: Fight, actor: number) => Refusal | null

const addTo = (scene: Fight, column: (typeof combatant)['hp'], row: number, by: number, rule: string) =>
  scene.set(column, row, scene.read(column, row) + by, rule)

/** An effect of the vocabulary as a function: the text is read here, once, and never in a fight. */
function compileEffect(effect: Effect, rule: string): Doing {
  if ('damage' in effect) {
    const pool = compileDice(effect.damage)
    return (scene, actor, target) => {
      addTo(scene, combatant.hp, target, -scene.roll(pool, actor, rule, effect.damage), rule)
    }
  }
  if ('heal' in effect) return (scene, _actor, target) => addTo(scene, combatant.hp, target, effect.heal, rule)
  if ('push' in effect) return (scene, _actor, target) => addTo(scene, combatant.place, target, effect.push, rule)
  return (scene, _actor, target) => scene.set(combatant.ongoing, target, effect.ongoing, rule)
}

interface Compiled {
  readonly checks: readonly Check[]
  readonly effects: readonly Doing[]
}

function compile(ability: Ability, at: number): Compiled {
  const { id, uses, spend = 0, escalation = 0 } = ability
  const checks: Check[] = []
  const called = { ability: { thing: id } }
  if (uses !== 'at-will') {
    const rule = uses === 'encounter' ? 'ability-encounter' : 'ability-recharge'
    checks.push((scene, actor) =>
      scene.read(combatant.used, actor, at) > 0 ? refuse(rule, '{ability} has been used.', called) : null,
    )
  }
  if (spend > 0) {
    checks.push((scene, actor) =>
      scene.read(combatant.power, actor) < spend
        ? refuse('ability-spend', '{ability} costs {spend} power.', { ...called, spend: { number: spend } })
        : null,
    )
  }
  if (escalation > 0) {
    checks.push((scene) =>
      scene.read(fight.escalation, 0) < escalation
        ? refuse('ability-escalation', '{ability} waits for escalation {escalation}.', {
            ...called,
            escalation: { number: escalation },
          })
        : null,
    )
  }
  const effects = ability.effects.map((effect) => compileEffect(effect, id))
  if (spend > 0) effects.unshift((scene, actor) => addTo(scene, combatant.power, actor, -spend, 'ability-spend'))
  if (ability.sustain) effects.push((scene, actor) => scene.set(combatant.sustained, actor, at, 'ability-sustain'))
  effects.unshift((scene, actor) =>
    scene.setCell(combatant.used, actor, at, scene.read(combatant.used, actor, at) + 1, 'ability-used-when'),
  )
  return { checks, effects }
}

const compiled = ABILITIES.map(compile)

const use = act<Fight>(
  'use',
  (scene, { actor, ability, target }) => {
    for (const effect of compiled[ability as number].effects) effect(scene, actor, target as number)
  },
  {
    params: [
      wordParam(
        'ability',
        ABILITIES.map((a) => a.id),
      ),
      combatantParam('target'),
    ],
    check(scene, { actor, ability }) {
      for (const check of compiled[ability as number].checks) {
        const refusal = check(scene, actor)
        if (refusal !== null) return refusal
      }
      return null
    },
  },
)

/** A turn ends: what is not sustained with a point of power lapses, and what recharges is rolled for. */
const end = act<Fight>('end', (scene, { actor }) => {
  if (scene.read(combatant.sustained, actor) >= 0) {
    if (scene.read(combatant.power, actor) > 0) addTo(scene, combatant.power, actor, -1, 'ability-sustain')
    else scene.set(combatant.sustained, actor, -1, 'ability-sustain')
  }
  ABILITIES.forEach(({ uses }, at) => {
    if (typeof uses === 'string' || scene.read(combatant.used, actor, at) === 0) return
    if (scene.die(6, actor, 'ability-recharge', 'recharge') >= uses.recharge) {
      scene.setCell(combatant.used, actor, at, 0, 'ability-recharge')
    }
  })
})

const rules = tinyRuleset<Fight>({ tables, actions: [use, end] })
const setup = tinySetup([
  { name: 'Ada', seat: 1 },
  { name: 'Gob', side: 1 },
])
const used = (scene: Fight) => ABILITIES.map((_, at) => scene.read(combatant.used, 0, at))

describe('abilities as data', () => {
  it('do their effects in order', () => {
    const scene = rules.open(setup)
    play(rules, scene, 'Ada use ability=shove target=Gob', ['d4=3'])
    expect([scene.now.combatant.hp[1], scene.now.combatant.place[1]]).toEqual([17, 1])
    expect(used(scene)).toEqual([0, 1, 0, 0, 0])
  })

  it('are refused by the rule of what is lacking', () => {
    const scene = rules.open(setup)
    play(rules, scene, 'Ada use ability=shove target=Gob', ['d4=1'])
    play(rules, scene, 'Ada use ability=mend target=Ada')
    const why = (id: string) => refusalOf(rules, scene, `Ada use ability=${id} target=Gob`)?.rule
    expect(['jab', 'shove', 'mend', 'doom', 'ember'].map(why)).toEqual([
      undefined,
      'ability-encounter',
      'ability-spend',
      'ability-escalation',
      undefined,
    ])
    expect(why('jabb')).toBe('bad-value')
  })

  it('open up as the escalation rises', () => {
    const scene = rules.open(setup)
    scene.set(fight.escalation, 0, 3, 'escalation-die')
    scene.settle()
    play(rules, scene, 'Ada use ability=doom target=Gob', ['d6=1', 'd6=2', 'd6=3', 'd6=4'])
    expect([scene.now.combatant.hp[1], scene.now.combatant.ongoing[1]]).toEqual([10, 3])
  })

  it('are sustained as long as the power lasts, and come back by a roll', () => {
    const scene = rules.open(setup)
    play(rules, scene, 'Ada use ability=ember target=Gob')
    for (const [face, power, sustained, times] of [
      [4, 2, 4, 1],
      [1, 1, 4, 1],
      [5, 0, 4, 0],
    ] as const) {
      play(rules, scene, 'Ada end', [`d6=${face}`])
      expect([scene.now.combatant.power[0], scene.now.combatant.sustained[0], used(scene)[4]]).toEqual([
        power,
        sustained,
        times,
      ])
    }
    play(rules, scene, 'Ada end')
    expect(scene.now.combatant.sustained[0]).toBe(-1)
  })

  it('are undone with their uses, cell by cell', () => {
    const session = new Session(rules, setup, { seed: 'abilities' })
    session.submit('ann', plainOf('Ada use ability=shove target=Gob'))
    session.submit('ann', plainOf('Ada use ability=ember target=Gob'))
    expect(used(session.scene)).toEqual([0, 1, 0, 0, 1])
    session.undo()
    expect(used(session.scene)).toEqual([0, 1, 0, 0, 0])
    session.undo()
    expect(used(session.scene)).toEqual([0, 0, 0, 0, 0])
  })

  it('have exact odds like any rule', () => {
    const scene = rules.open(setup)
    scene.set(fight.escalation, 0, 6, 'escalation-die')
    scene.settle()
    let mean = 0
    const leaves = eachOutcome(
      rules,
      scene,
      commandOf(rules, scene, 'Ada use ability=doom target=Gob') as TinyCommand,
      (q) => q.preset,
      (leaf) => {
        mean += leaf.probability * (20 - scene.now.combatant.hp[1])
      },
    )
    expect(leaves).toBe(21)
    expect(mean).toBeCloseTo(14, 12)
  })
})
