import {
  combatantParam,
  flagParam,
  isRefusal,
  nearest,
  person,
  plainly,
  REFEREE,
  type Refusal,
  squareName,
  textParam,
  valueParam,
  type Who,
  wordParam,
} from '@fray/kernel/rules'
import { amountOf, amountParam, rollAmount } from '../../referee/amounts.ts'
import { refuse } from '../citing.ts'
import { squareParam, typesParam } from '../params.ts'
import { conditionAt, endNamed, hasCondition, nameCondition } from '../rules/conditions.ts'
import { hurt } from '../rules/effects.ts'
import { checkEnd } from '../rules/ending.ts'
import { rollInjury, rollOwn } from '../rules/injuries.ts'
import { judge, loseWoundPoints } from '../rules/life.ts'
import { rout } from '../rules/morale.ts'
import { moveTo } from '../rules/pushing.ts'
import { POOLS, restore } from '../rules/restoring.ts'
import { deliver, results, stabilize } from '../rules/results.ts'
import { occupant } from '../rules/space.ts'
import { isDead, isHere } from '../rules/who.ts'
import type { WeaponSpeedScene } from '../scene.ts'
import { DAMAGE_TYPES, FLEEING, IN, SURRENDERED } from '../words.ts'
import { order, referee } from './define.ts'
import { notHere, notOver, notUnderWay } from './gate.ts'

/** The id of a condition as the referee names it. */
const idOf = (name: string): string => name.trim().toLowerCase().replaceAll(' ', '-')

/** Why no condition of that name begins, or null: one that is nearly the name of another is taken for a slip. */
function slip(scene: WeaponSpeedScene, name: string): Refusal | null {
  if (name === '') return null
  const id = idOf(name)
  const ids = scene.setup.conditions.map((one) => one.id)
  const near = ids.includes(id) ? null : nearest(id, ids)
  if (near === null) return null
  return refuse('unknown-name', 'There is no condition "{name}". Did you mean "{near}"?', {
    name: { said: name },
    near: { thing: near },
  })
}

/** Why the condition cannot end, or null. */
function notThere(scene: WeaponSpeedScene, target: Who, name: string): Refusal | null {
  if (name === '' || conditionAt(scene, idOf(name)) >= 0 || hasCondition(scene, target, idOf(name))) return null
  return refuse('unknown-name', '{target} has no condition "{name}".', { target: person(target), name: { said: name } })
}

/** Why nothing can be given back to the combatant, or null. */
export const beyondHelp = (scene: WeaponSpeedScene, target: Who): Refusal | null =>
  isDead(scene, target)
    ? refuse('restoring', '{target} is dead: nothing restores them.', { target: person(target) })
    : null

/** Something at the table hurts, heals, moves or befalls a combatant: a fall, a potion, an outcome. */
export const effect = referee.effect({
  rule: 'other-damage',
  title: plainly('Something hurts, heals or moves'),
  params: [
    amountParam('damage', { label: 'damage to Stress first', optional: true }),
    typesParam('types'),
    flagParam('armor', 'yes when Armor helps'),
    amountParam('wp', { label: 'Wound Points lost', optional: true }),
    amountParam('heal', { label: 'Wound Points restored', optional: true }),
    amountParam('stress', { label: 'Stress restored', optional: true }),
    amountParam('mana', { label: 'Mana restored', optional: true }),
    textParam('condition', { label: 'a condition that begins', optional: true }),
    textParam('end', { label: 'a condition that ends', optional: true }),
    squareParam('to', { label: 'where it is moved', optional: true }),
    textParam('because', { label: 'what it is', optional: true }),
  ],
  notHere: (scene, target) => (isDead(scene, target) ? null : notHere(scene, target)),
  refuses: (scene, { target, heal, stress, condition, end, to }) =>
    (heal === null && stress === null ? null : beyondHelp(scene, target)) ??
    notHere(scene, target) ??
    slip(scene, condition) ??
    notThere(scene, target, end) ??
    cannotPut(scene, target, to),
  resolve(scene, { target, damage, types, armor, wp, heal, stress, mana, condition, end, to, because }) {
    const had = scene.now.combatant.wp[target]
    const why = { name: because || 'an effect' }
    const amount = amountOf(damage)
    if (amount !== null) {
      hurt(
        scene,
        REFEREE,
        target,
        { effect: 'damage', amount, types, to: 'stress', armor: armor === 1 },
        { held: false, from: why },
      )
    }
    const lost = amountOf(wp)
    if (lost !== null && isHere(scene, target)) {
      const { total } = rollAmount(scene, lost, REFEREE, 'other-damage', why)
      loseWoundPoints(scene, target, { amount: total, marks: types, rule: 'wound-mark' })
    }
    for (const [given, pool] of [
      [heal, 'wound-points'],
      [stress, 'stress'],
      [mana, 'mana'],
    ] as const) {
      const restored = amountOf(given)
      if (restored === null) continue
      const { total } = rollAmount(scene, restored, REFEREE, 'other-damage', why)
      restore(scene, target, POOLS.indexOf(pool), Math.max(0, total))
    }
    judge(scene, target, had)
    if (condition !== '') nameCondition(scene, target, idOf(condition))
    if (end !== '') endNamed(scene, target, idOf(end))
    if (to >= 0 && isHere(scene, target)) moveTo(scene, target, to)
  },
})

/** Why the combatant cannot be put on the square, or null. */
export function cannotPut(scene: WeaponSpeedScene, target: Who, to: number): Refusal | null {
  if (to < 0) return null
  const name = squareName(scene.setup.plane, to)
  if (scene.setup.plane.blocked[to] === 1)
    return refuse('battlefield-yards', 'Nobody can stand on {square}.', { square: { thing: name } })
  const other = occupant(scene, to, target)
  return other < 0
    ? null
    : refuse('battlefield-yards', '{other} is in the square {square}.', {
        other: person(other),
        square: { thing: name },
      })
}

/** Somebody suffers an injury: one that is rolled on a table, or one in full. */
export const injure = order({
  id: 'injure',
  rule: 'combat-injury-table',
  title: plainly('An injury'),
  params: [
    combatantParam('target', { label: 'whom' }),
    wordParam('type', DAMAGE_TYPES, { label: 'on which table', optional: true }),
    valueParam('injury', { label: 'the injury itself', optional: true }),
  ],
  check(scene, { target, type, injury }) {
    const late = notOver(scene) ?? notHere(scene, target)
    if (late !== null) return late
    if (injury === null) {
      return type >= 0 ? null : refuse('missing-value', 'Name a damage type, or give the injury itself.')
    }
    if (typeof injury !== 'object') {
      return refuse('bad-value', 'An injury is a map, as in {example}.', {
        example: { thing: '{name: Twisted ankle}' },
      })
    }
    const read = scene.setup.readInjury(injury)
    return isRefusal(read) ? read : null
  },
  resolve(scene, { target, type, injury }) {
    const rolled = injury === null ? rollInjury(scene, target, type) : rollOwn(scene, target, injury as object)
    if (rolled !== null) deliver(scene, false, REFEREE, target, results.injury(rolled))
  },
})

const HOW = ['flee', 'surrender', 'rally'] as const

/** Somebody runs, gives up, or takes heart again. */
export const routAction = order({
  id: 'rout',
  rule: 'morale-failed',
  title: plainly('Somebody flees, surrenders or rallies'),
  params: [
    combatantParam('target', { label: 'who' }),
    wordParam('how', HOW, { label: 'flee, surrender or rally', optional: true }),
  ],
  check: (scene, { target }) =>
    notUnderWay(scene) ??
    (isHere(scene, target)
      ? null
      : refuse('morale-failed', '{target} is not in the fight any more.', { target: person(target) })),
  resolve(scene, { target, how }) {
    rout(scene, target, how === 1 ? SURRENDERED : how === 2 ? IN : FLEEING, 'morale-failed')
    if (scene.now.fight.open[0] === 0) checkEnd(scene)
  },
})

/** Somebody is Stabilized by what happens at the table. */
export const stabilizeAction = order({
  id: 'stabilize',
  rule: 'stabilize',
  title: plainly('Somebody is Stabilized'),
  params: [combatantParam('target', { label: 'who' })],
  check: (scene, { target }) =>
    notOver(scene) ??
    (isHere(scene, target) && scene.now.combatant.wp[target] <= 0
      ? null
      : refuse('stabilize-who', '{target} is not down.', { target: person(target) })),
  resolve: (scene, { target }) => stabilize(scene, target),
})
