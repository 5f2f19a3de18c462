import { describe, expect, it } from 'vitest'
import { refuse } from '../../src/index.ts'
import { choice, combatantParam, defineTables, int, person, plainly, rowOf as rowColumn, say } from '../../src/rules.ts'
import { act, note, ofType, play, refusalOf, type SceneOf, tinyRuleset, tinySetup } from '../tiny.ts'

/*
 * A battlefield of relations: there are no places, only pairs who are engaged. Walking off costs a blow from everybody
 * one is engaged with, unless one has popped off that one; on the way to somebody a free ally of his may intercept, and
 * then the walk ends there.
 */
const tables = defineTables({
  combatant: { hp: int({ min: 0, init: 2 }) },
  pair: { a: rowColumn('combatant'), b: rowColumn('combatant') },
})
const { combatant, pair } = tables.columns
const PAIR = tables.index.pair as number
type Fight = SceneOf<typeof tables>

const isUp = (scene: Fight, row: number) => scene.now.combatant.hp[row] > 0

function pairOf(scene: Fight, one: number, other: number): number {
  const { a, b } = scene.now.pair
  for (let row = 0; row < scene.rows(PAIR); row++) {
    if ((a[row] === one && b[row] === other) || (a[row] === other && b[row] === one)) return row
  }
  return -1
}
const engagedWith = (scene: Fight, row: number): number[] =>
  Array.from({ length: scene.combatants }, (_, other) => other).filter(
    (other) => isUp(scene, other) && pairOf(scene, row, other) >= 0,
  )

function engage(scene: Fight, one: number, other: number, rule: string): void {
  if (pairOf(scene, one, other) >= 0) return
  const row = scene.open(PAIR)
  scene.set(pair.a, row, one, rule)
  scene.set(pair.b, row, other, rule)
}

function part(scene: Fight, one: number, other: number): void {
  const row = pairOf(scene, one, other)
  if (row >= 0) scene.close(PAIR, row)
}

function blow(scene: Fight, attacker: number, victim: number, rule: string): void {
  if (scene.die(20, attacker, rule, 'to hit') < 11) return
  scene.set(combatant.hp, victim, scene.now.combatant.hp[victim] - 1, rule)
}

const yes = [
  { value: 'no', label: plainly('No') },
  { value: 'yes', label: plainly('Yes') },
]

const charge = act<Fight>(
  'charge',
  (scene, { actor, target: meant }) => {
    for (const foe of engagedWith(scene, actor)) {
      if (foe === meant) continue
      if (
        scene.ask(
          choice(
            'opportunity-attack',
            foe,
            say('{foe}: strike at {actor}?', { foe: person(foe), actor: person(actor) }),
            yes,
          ),
        ) === 1
      ) {
        blow(scene, foe, actor, 'opportunity-attack')
        if (!isUp(scene, actor)) return
      }
      part(scene, actor, foe)
    }
    let target = meant as number
    const { side } = scene.now.combatant
    for (let row = 0; row < scene.combatants && target === meant; row++) {
      const free = row !== meant && side[row] === side[meant as number] && isUp(scene, row)
      if (!free || engagedWith(scene, row).length > 0) continue
      const between = { row: person(row), actor: person(actor), target: person(target) }
      const prompt = say('{row}: step between {actor} and {target}?', between)
      if (scene.ask(choice('intercept', row, prompt, yes)) === 1) target = row
    }
    engage(scene, actor, target, target === meant ? 'move-step' : 'intercept')
    note(scene, 'reached', { by: actor, meant, is: target })
    blow(scene, actor, target, 'intercept-redirect')
  },
  { params: [combatantParam('target')] },
)

const popOff = act<Fight>('pop-off', (scene, { actor, from }) => part(scene, actor, from as number), {
  params: [combatantParam('from')],
  check: (scene, { actor, from }) =>
    pairOf(scene, actor, from as number) >= 0 ? null : refuse('engaged', 'They are not engaged.'),
})

const rules = tinyRuleset<Fight>({ tables, actions: [charge, popOff] })
const setup = tinySetup([
  { name: 'Ada' },
  { name: 'Gob', side: 1 },
  { name: 'Hob', side: 1 },
  { name: 'Shaman', side: 1 },
])
function open(...engaged: readonly (readonly [number, number])[]): Fight {
  const scene = rules.open(setup)
  for (const [a, b] of engaged) engage(scene, a, b, 'set-up')
  scene.settle()
  return scene
}
const pairs = (scene: Fight) => {
  const { a, b } = scene.now.pair
  return Array.from({ length: scene.rows(PAIR) }, (_, row) => `${a[row]}-${b[row]}`)
}

describe('engaged pairs', () => {
  it('strike at the one who walks off, each in turn, before the walk', () => {
    const scene = open([0, 1], [0, 2])
    play(rules, scene, 'Ada charge target=Shaman', ['yes', 'd20=11', 'no', 'no', 'no', 'd20=20'])
    expect(scene.now.combatant.hp[0]).toBe(1)
    expect(pairs(scene)).toEqual(['0-3'])
    expect(scene.now.combatant.hp[3]).toBe(1)
  })

  it('stop the one who falls; nobody needs to intercept, and the rest of its pairs stay', () => {
    const scene = open([0, 1], [0, 2])
    play(rules, scene, 'Ada charge target=Shaman', ['yes', 'd20=15', 'yes', 'd20=15'])
    expect(pairs(scene)).toEqual(['0-2'])
    expect(scene.now.combatant.hp[3]).toBe(2)
  })

  it('are broken one at a time by popping off', () => {
    const scene = open([0, 1], [0, 2], [3, 0])
    play(rules, scene, 'Ada pop-off from=Hob')
    expect(pairs(scene)).toEqual(['0-1', '3-0'])
    expect(refusalOf(rules, scene, 'Ada pop-off from=Hob')?.rule).toBe('engaged')
    play(rules, scene, 'Ada charge target=Shaman', ['yes', 'd20=3', 'no', 'no', 'd20=2'])
    expect(pairs(scene)).toEqual(['3-0'])
  })
})

describe('intercepting', () => {
  it('turns the charge on the one who steps between, who is then not free any more', () => {
    const scene = open()
    const events = play(rules, scene, 'Ada charge target=Shaman', ['no', 'yes', 'd20=12'])
    expect(ofType(events, 'reached')).toEqual([{ by: 0, meant: 3, is: 2 }])
    expect(pairs(scene)).toEqual(['0-2'])
    expect(Array.from(scene.now.combatant.hp).slice(0, 4)).toEqual([2, 2, 1, 2])
    play(rules, scene, 'Ada charge target=Shaman', ['no', 'yes', 'd20=1'])
    expect(pairs(scene)).toEqual(['0-1'])
  })

  it('is not for those who are engaged themselves, and engagement is not passed on', () => {
    const scene = open([0, 1])
    play(rules, scene, 'Shaman charge target=Ada', ['d20=20'])
    expect(pairs(scene)).toEqual(['0-1', '3-0'])
    expect(engagedWith(scene, 1)).toEqual([0])
    expect(engagedWith(scene, 3)).toEqual([0])
  })
})
