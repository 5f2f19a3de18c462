import { describe, expect, it } from 'vitest'
import { eachOutcome, type RollEvent, Session } from '../../src/index.ts'
import {
  combatantParam,
  D20,
  D20_ADVANTAGE,
  D20_DISADVANTAGE,
  defineTables,
  flag,
  int,
  recordTally,
} from '../../src/rules.ts'
import {
  act,
  addFractions,
  commandOf,
  fractionText,
  plainOf,
  play,
  type SceneOf,
  type TinyCommand,
  tinyRuleset,
  tinySetup,
  ZERO,
} from '../tiny.ts'

/*
 * A roll owned by the other party: a creature that attacks rolls nothing; its victim rolls to avoid, with the victim's
 * own bonus, on the victim's own dice. What is a disadvantage to the creature is an advantage to the one who avoids.
 */
const tables = defineTables({
  combatant: { hp: int({ init: 8 }), str: int(), dex: int(), creature: flag(), dim: flag(), exposed: flag() },
})
const { combatant } = tables.columns
type Fight = SceneOf<typeof tables>

/** +1 where the odds favor the attack, -1 where they favor the victim. */
const favor = (scene: Fight, attacker: number, victim: number) =>
  scene.now.combatant.exposed[victim] - scene.now.combatant.dim[attacker]
const poolFor = (net: number) => (net > 0 ? D20_ADVANTAGE : net < 0 ? D20_DISADVANTAGE : D20)

function test(
  scene: Fight,
  what: string,
  who: number,
  { net, bonus, attribute }: { readonly net: number; readonly bonus: number; readonly attribute: string },
): boolean {
  const tally = scene.tally()
  const natural = scene.roll(poolFor(net), who, what, 'd20', tally)
  tally.add(bonus, what, { name: attribute })
  const passed = natural === 20 || (natural !== 1 && tally.total >= 12)
  if (scene.recorder !== null) {
    scene.recorder.note({ type: 'roll', what, who, rule: what, tally: recordTally(tally), against: 12, passed })
  }
  return passed
}

const attack = act<Fight>(
  'attack',
  (scene, { actor, target }) => {
    const victim = target as number
    const net = favor(scene, actor, victim)
    const c = scene.now.combatant
    const lands =
      c.creature[actor] === 1
        ? !test(scene, 'avoid', victim, { net: -net, bonus: c.dex[victim], attribute: 'dexterity' })
        : test(scene, 'attack', actor, { net, bonus: c.str[actor], attribute: 'strength' })
    if (!lands) return
    const damage = scene.die(4, actor, 'damage', 'damage')
    scene.set(combatant.hp, victim, c.hp[victim] - damage, 'damage')
  },
  { params: [combatantParam('target')] },
)

const rules = tinyRuleset<Fight>({ tables, actions: [attack] })
const setupWith = (ada: Record<string, number>, gob: Record<string, number>) =>
  tinySetup([
    { name: 'Ada', seat: 1, cells: { str: 2, dex: 1, ...ada } },
    { name: 'Gob', side: 1, seat: 2, cells: { creature: 1, ...gob } },
  ])
const open = (ada: Record<string, number> = {}, gob: Record<string, number> = {}): Fight =>
  rules.open(setupWith(ada, gob))

/** How likely Gob's attack lands on Ada. */
function chance(scene: Fight): string {
  let sum = ZERO
  eachOutcome(
    rules,
    scene,
    commandOf(rules, scene, 'Gob attack target=Ada') as TinyCommand,
    (q) => q.preset,
    (leaf) => {
      if (scene.now.combatant.hp[0] < 8) sum = addFractions(sum, leaf.fraction())
    },
  )
  return fractionText(sum)
}

describe('a roll owned by the other party', () => {
  it('is rolled by the one who is attacked, with its own bonus', () => {
    const scene = open()
    const events = play(rules, scene, 'Gob attack target=Ada', ['d20=10', 'd4=3'])
    expect(events[0] as RollEvent).toMatchObject({ what: 'avoid', who: 0, tally: { total: 11 }, passed: false })
    expect(scene.now.combatant.hp[0]).toBe(5)
    play(rules, scene, 'Gob attack target=Ada', ['d20=11'])
    expect(scene.now.combatant.hp[0]).toBe(5)
  })

  it("is the attacker's own where that is the rule", () => {
    const scene = open()
    const events = play(rules, scene, 'Ada attack target=Gob', ['d20=10', 'd4=1'])
    expect(events[0] as RollEvent).toMatchObject({ what: 'attack', who: 0, tally: { total: 12 }, passed: true })
  })

  it("turns the attacker's disadvantage into the avoider's advantage, and the other way round", () => {
    const dim = open({}, { dim: 1 })
    const [roll] = play(rules, dim, 'Gob attack target=Ada', ['d20=3', 'd20=14']) as RollEvent[]
    expect(roll?.tally.parts[0]?.dice).toEqual({ sides: [20, 20], faces: [3, 14], kept: [false, true] })
    expect(roll?.passed).toBe(true)
    const exposed = open({ exposed: 1 })
    const [worse] = play(rules, exposed, 'Gob attack target=Ada', ['d20=3', 'd20=14', 'd4=2']) as RollEvent[]
    expect(worse?.tally.parts[0]?.dice?.kept).toEqual([true, false])
    const both = open({ exposed: 1 }, { dim: 1 })
    play(rules, both, 'Gob attack target=Ada', ['d20=12'])
  })

  it('has odds that say so', () => {
    expect(chance(open())).toBe('1/2')
    expect(chance(open({}, { dim: 1 }))).toBe('1/4')
    expect(chance(open({ exposed: 1 }))).toBe('3/4')
    expect(chance(open({ exposed: 1 }, { dim: 1 }))).toBe('1/2')
  })

  it('is put to the seat of the one who rolls, when real dice are used', () => {
    const session = new Session(rules, setupWith({}, { dim: 1 }), { seed: 'avoid', dice: 'typed' })
    const reply = session.submit('bob', plainOf('Gob attack target=Ada'))
    expect(reply).toMatchObject({ awaited: { kind: 'dice', request: { to: 0, sides: [20, 20], rule: 'avoid' } } })
    expect(session.answerDice([4, 7])).toMatchObject({ awaited: { request: { to: 1, sides: [4], rule: 'damage' } } })
    expect(session.answerDice([4]).status).toBe('done')
    expect(session.scene.now.combatant.hp[0]).toBe(4)
  })
})
