import {
  combatantParam,
  flagParam,
  isRefusal,
  nearest,
  type Pool,
  REFEREE,
  type Refusal,
  refuse,
  squareName,
  textParam,
  valueParam,
  wordParam,
} from '@fray/kernel/rules'
import { squareParam, typesParam } from '../command.ts'
import { conditionAt, endNamed, hasCondition, nameCondition } from '../rules/conditions.ts'
import { hurt } from '../rules/effects.ts'
import { checkEnd } from '../rules/ending.ts'
import { rollInjury, rollOwn } from '../rules/injuries.ts'
import { judge, loseWoundPoints } from '../rules/life.ts'
import { rout } from '../rules/morale.ts'
import { moveTo } from '../rules/pushing.ts'
import { restore } from '../rules/restoring.ts'
import { deliver, stabilize } from '../rules/results.ts'
import { occupant } from '../rules/space.ts'
import { isDead, isHere } from '../rules/who.ts'
import { cite, type WeaponSpeedScene } from '../scene.ts'
import { INJURY } from '../tables.ts'
import { DAMAGE_TYPES, FLEEING, IN, SURRENDERED } from '../words.ts'
import { notOver, notUnderWay, refereeAction, type WeaponSpeedAction } from './gate.ts'

/** The id of a condition as the referee names it. */
const idOf = (name: unknown): string => String(name).trim().toLowerCase().replaceAll(' ', '-')

/** Why no condition of that name begins, or null: one that is nearly the name of another is taken for a slip. */
function slip(scene: WeaponSpeedScene, name: unknown): Refusal | null {
  if (!name) return null
  const id = idOf(name)
  const ids = scene.setup.conditions.map((one) => one.id)
  const near = ids.includes(id) ? null : nearest(id, ids)
  if (near === null) return null
  return refuse('unknown-name', `There is no condition "${String(name)}". Did you mean "${near}"?`)
}

/** Why the condition cannot end, or null. */
function notThere(scene: WeaponSpeedScene, target: number, name: unknown): Refusal | null {
  if (!name || conditionAt(scene, idOf(name)) >= 0 || hasCondition(scene, target, idOf(name))) return null
  return refuse('unknown-name', `${scene.name(target)} has no condition "${String(name)}".`)
}

const isGiven = (raw: unknown): boolean => raw !== null && raw !== undefined

const amountProblem = (scene: WeaponSpeedScene, raw: unknown): Refusal | null => {
  if (!isGiven(raw)) return null
  const read = scene.setup.readAmount(raw)
  return 'reason' in read ? read : null
}

/** What an amount comes to. */
function amountOf(scene: WeaponSpeedScene, raw: unknown, why: string): number {
  const pool = scene.setup.readAmount(raw) as Pool
  return (pool.sides.length > 0 ? scene.pool(pool, REFEREE, 'other-damage', why) : 0) + pool.bonus
}

const AMOUNTS = ['damage', 'wp', 'heal', 'stress', 'mana'] as const

cite('other-damage', 'restoring', 'entering-provokes')

/** Something at the table hurts, heals, moves or befalls a combatant: a fall, a potion, an outcome. */
export const effect: WeaponSpeedAction = refereeAction({
  id: 'effect',
  rule: 'other-damage',
  title: 'Something hurts, heals or moves',
  params: [
    combatantParam('target', { label: 'whom' }),
    valueParam('damage', { label: 'damage to Stress first', optional: true }),
    typesParam('types'),
    flagParam('armor', 'yes when Armor helps'),
    valueParam('wp', { label: 'Wound Points lost', optional: true }),
    valueParam('heal', { label: 'Wound Points restored', optional: true }),
    valueParam('stress', { label: 'Stress restored', optional: true }),
    valueParam('mana', { label: 'Mana restored', optional: true }),
    textParam('condition', { label: 'a condition that begins', optional: true }),
    textParam('end', { label: 'a condition that ends', optional: true }),
    squareParam('to', { label: 'where it is moved', optional: true }),
    textParam('because', { label: 'what it is', optional: true }),
  ],
  suggest: () => [],
  check(scene, command) {
    const { target } = command
    const late = notOver(scene)
    if (late !== null) return late
    if (isDead(scene, target) && (isGiven(command.heal) || isGiven(command.stress))) {
      return refuse('restoring', `${scene.name(target)} is dead: nothing restores it.`)
    }
    if (!isHere(scene, target)) {
      return refuse('death-section-empty', `${scene.name(target)} is dead, or has left the battlefield.`)
    }
    for (const key of AMOUNTS) {
      const problem = amountProblem(scene, command[key])
      if (problem !== null) return problem
    }
    return (
      slip(scene, command.condition) ?? notThere(scene, target, command.end) ?? cannotPut(scene, target, command.to)
    )
  },
  resolve(scene, command) {
    const { target } = command
    const had = scene.now.combatant.wp[target]
    const why = command.because === '' || command.because === undefined ? 'an effect' : String(command.because)
    if (isGiven(command.damage)) {
      const amount = scene.setup.readAmount(command.damage) as Pool
      const types = (command.types as number) ?? 0
      hurt(
        scene,
        REFEREE,
        target,
        { effect: 'damage', amount, types, to: 'stress', armor: command.armor === 1 },
        false,
        why,
      )
    }
    if (isGiven(command.wp) && isHere(scene, target)) {
      loseWoundPoints(scene, target, amountOf(scene, command.wp, why), (command.types as number) ?? 0, 'other-damage')
    }
    if (isGiven(command.heal)) restore(scene, target, 1, Math.max(0, amountOf(scene, command.heal, why)))
    if (isGiven(command.stress)) restore(scene, target, 0, Math.max(0, amountOf(scene, command.stress as unknown, why)))
    if (isGiven(command.mana)) restore(scene, target, 2, Math.max(0, amountOf(scene, command.mana, why)))
    judge(scene, target, had)
    if (command.condition) nameCondition(scene, target, idOf(command.condition))
    if (command.end) endNamed(scene, target, idOf(command.end))
    if (command.to >= 0 && isHere(scene, target)) moveTo(scene, target, command.to)
  },
})

/** Why the combatant cannot be put on the square, or null. */
export function cannotPut(scene: WeaponSpeedScene, target: number, to: number): Refusal | null {
  if (to < 0) return null
  const name = squareName(scene.setup.plane, to)
  if (scene.setup.plane.blocked[to] === 1) return refuse('battlefield-yards', `Nobody can stand on ${name}.`)
  const other = occupant(scene, to, target)
  return other < 0 ? null : refuse('battlefield-yards', `${scene.name(other)} is in the square ${name}.`)
}

cite('combat-injury-table', 'injury-side', 'combat-injury-empty-table')

/** Somebody suffers an injury: one that is rolled on a table, or one in full. */
export const injure: WeaponSpeedAction = refereeAction({
  id: 'injure',
  rule: 'combat-injury-table',
  title: 'An injury',
  params: [
    combatantParam('target', { label: 'whom' }),
    wordParam('type', DAMAGE_TYPES, { label: 'on which table', optional: true }),
    valueParam('injury', { label: 'the injury itself', optional: true }),
  ],
  suggest: () => [],
  check(scene, { target, type, injury }) {
    const late = notOver(scene)
    if (late !== null) return late
    if (!isHere(scene, target)) {
      return refuse('death-section-empty', `${scene.name(target)} is dead, or has left the battlefield.`)
    }
    if (!isGiven(injury)) {
      return (type as number) >= 0 ? null : refuse('missing-value', 'Name a damage type, or give the injury itself.')
    }
    if (typeof injury !== 'object') return refuse('bad-value', 'An injury is a map, as in {name: Twisted ankle}.')
    const read = scene.setup.readInjury(injury)
    return isRefusal(read) ? read : null
  },
  resolve(scene, { target, type, injury }) {
    const rolled = isGiven(injury)
      ? rollOwn(scene, target, injury as object)
      : rollInjury(scene, target, type as number)
    if (rolled === null) return
    deliver(scene, false, REFEREE, target, INJURY, rolled.amount, rolled.type, rolled.face, rolled.side, rolled.own)
  },
})

const HOW = ['flee', 'surrender', 'rally'] as const

cite('morale-failed')

/** Somebody runs, gives up, or takes heart again. */
export const routAction: WeaponSpeedAction = refereeAction({
  id: 'rout',
  rule: 'morale-failed',
  title: 'Somebody flees, surrenders or rallies',
  params: [
    combatantParam('target', { label: 'who' }),
    wordParam('how', HOW, { label: 'flee, surrender or rally', optional: true }),
  ],
  suggest: () => [],
  check: (scene, { target }) =>
    notUnderWay(scene) ??
    (isHere(scene, target) ? null : refuse('morale-failed', `${scene.name(target)} is not in the fight any more.`)),
  resolve(scene, { target, how }) {
    rout(scene, target, how === 1 ? SURRENDERED : how === 2 ? IN : FLEEING, 'morale-failed')
    if (scene.now.fight.open[0] === 0) checkEnd(scene)
  },
})

cite('stabilize')

/** Somebody is Stabilized by what happens at the table. */
export const stabilizeAction: WeaponSpeedAction = refereeAction({
  id: 'stabilize',
  rule: 'stabilize',
  title: 'Somebody is Stabilized',
  params: [combatantParam('target', { label: 'who' })],
  suggest: () => [],
  check: (scene, { target }) =>
    notOver(scene) ??
    (isHere(scene, target) && scene.now.combatant.wp[target] <= 0
      ? null
      : refuse('stabilize-who', `${scene.name(target)} is not down.`)),
  resolve: (scene, { target }) => stabilize(scene, target),
})
