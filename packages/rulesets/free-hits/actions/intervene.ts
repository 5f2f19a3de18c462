import {
  combatantParam,
  combatantsParam,
  numberParam,
  person,
  plainly,
  REFEREE,
  type Refusal,
  textParam,
  wordParam,
} from '@fray/kernel/rules'
import { squareParam } from '../../on-grid/params.ts'
import { amountOf, amountParam, rollAmount } from '../../referee/amounts.ts'
import { refuse } from '../citing.ts'
import { conditionParam, itemOfParam } from '../command.ts'
import { note } from '../events.ts'
import { hurt, knockDown } from '../rules/apply.ts'
import { wound as addWoundTo } from '../rules/damage.ts'
import { hideFrom, showTo } from '../rules/detection.ts'
import { addCondition, endConditions } from '../rules/effects.ts'
import { dropItem, isNatural, noteItem } from '../rules/gear.ts'
import { heal } from '../rules/healing.ts'
import { fall, giveUp } from '../rules/leaving.ts'
import { putAt } from '../rules/space.ts'
import { areEnemies, isHere, isIn } from '../rules/who.ts'
import { C } from '../tables.ts'
import { AIMS, DEAD, DEFEATED, ON_GROUND } from '../words.ts'
import { order, referee } from './define.ts'
import { cannotPut, notHere, notInBattle, notOver } from './gate.ts'

const DETECT = ['detected', 'undetected'] as const

/** Who detects whom. */
export const detect = order({
  id: 'detect',
  rule: 'detection',
  title: plainly('Who detects whom'),
  params: [
    combatantParam('target', { label: 'who' }),
    wordParam('how', DETECT, { label: 'detected or undetected' }),
    combatantsParam('by', { label: 'by whom (all enemies)', optional: true }),
  ],
  check: (scene, command) => {
    const given = command.by
    return [command.target, ...given].reduce<Refusal | null>((why, row) => why ?? notHere(scene, row), notOver(scene))
  },
  resolve(scene, command) {
    const { target } = command
    const given = command.by
    for (let row = 0; row < scene.combatants; row++) {
      if (!areEnemies(scene, target, row) || !isIn(scene, row)) continue
      if (given.length > 0 && !given.includes(row)) continue
      if (command.how === 1) hideFrom(scene, target, row, 'detection')
      else showTo(scene, target, row)
    }
    if (command.how === 1) note.hides(scene, target)
    else note.detected(scene, target)
  },
})

/** Puts a condition on a unit. */
export const condition = order({
  id: 'condition',
  rule: 'flat-footed-causes',
  title: plainly('Put a condition on a unit'),
  params: [
    combatantParam('target', { label: 'on whom' }),
    conditionParam,
    numberParam('rounds', 1, 100, { optional: true }),
  ],
  check: (scene, { target }) => notOver(scene) ?? notHere(scene, target),
  resolve(scene, command) {
    const one = scene.conditions[command.condition]
    if (one === undefined) return
    addCondition(scene, command.target, one, command, 'flat-footed-causes')
  },
})

/** Ends a condition of a unit. */
export const endCondition = order({
  id: 'end-condition',
  rule: 'flat-footed-causes',
  title: plainly('End a condition'),
  params: [combatantParam('target', { label: 'whose' }), conditionParam],
  check: (scene) => notOver(scene),
  resolve(scene, command) {
    const id = scene.conditions[command.condition]?.id
    if (id !== undefined) endConditions(scene, command.target, id, 'flat-footed-causes')
  },
})

/** Makes a unit prone. */
export const prone = order({
  id: 'prone',
  rule: 'drop-prone',
  title: plainly('Knock a unit down'),
  params: [combatantParam('target', { label: 'whom' })],
  check: (scene, { target }) => notOver(scene) ?? notHere(scene, target),
  resolve: (scene, { target }) => knockDown(scene, target, ''),
})

/** Sets a unit on its feet. */
export const stand = order({
  id: 'stand',
  rule: 'prone',
  title: plainly('Set a unit on its feet'),
  params: [combatantParam('target', { label: 'whom' })],
  check: (scene, { target }) => notOver(scene) ?? notHere(scene, target),
  resolve(scene, { target }) {
    scene.set(C.prone, target, 0, 'prone')
    note['set-up'](scene, target)
  },
})

/** Moves a unit, which is not its own movement. */
export const push = order({
  id: 'push',
  rule: 'only-own-movement',
  title: plainly('Move a unit'),
  params: [combatantParam('target', { label: 'whom' }), squareParam('to', { label: 'where to' })],
  check: (scene, { target, to }) =>
    notOver(scene) ?? notHere(scene, target) ?? cannotPut(scene, target, to, scene.now.combatant.footprint[target]),
  resolve(scene, { target, to }) {
    putAt(scene, target, to, 'only-own-movement')
    note.moved(scene, target, to)
  },
})

/** Takes an item from a unit: it lies on the unit's own square, or where the referee says. */
export const disarm = order({
  id: 'disarm',
  rule: 'disarmed',
  title: plainly('Disarm a unit'),
  params: [
    combatantParam('target', { label: 'whom' }),
    itemOfParam('item', 'target'),
    squareParam('to', { label: 'where it lands', optional: true }),
  ],
  check: (scene, { item }) =>
    notOver(scene) ??
    (scene.now.item.carried[item] === ON_GROUND
      ? refuse('disarmed', 'The {item} lies on the ground already.', { item: { thing: scene.kind(item).name } })
      : null) ??
    (isNatural(scene.kind(item))
      ? refuse('disarmed', 'The {item} cannot be taken away: it is a part of the body.', {
          item: { thing: scene.kind(item).name },
        })
      : null),
  resolve(scene, { target, item, to }) {
    const square = to >= 0 ? to : scene.now.combatant.square[target]
    dropItem(scene, item, square, to >= 0 ? 'disarmed' : 'disarm-where')
    noteItem(scene, target, item)
  },
})

/** Something at the table hurts or heals a unit. */
export const effect = referee.effect({
  rule: 'damage-order',
  title: plainly('Something hurts or heals'),
  notHere: (scene, target) =>
    isHere(scene, target)
      ? null
      : refuse('defeated-at-zero', '{target} is not here any more.', { target: person(target) }),
  params: [
    amountParam('damage', { optional: true }),
    textParam('type', { label: 'the type of damage', optional: true }),
    amountParam('heal', { label: 'healing', optional: true }),
    textParam('because', { label: 'what it is', optional: true }),
    wordParam('wound', AIMS, { label: 'the wound that it deals', optional: true }),
  ],
  resolve(scene, { target, damage, heal: healing, type, because, wound: aim }) {
    const name = because || 'an effect'
    const hurts = amountOf(damage)
    if (hurts !== null && isIn(scene, target)) {
      hurt(scene, target, [hurts], { doer: REFEREE, name, keeper: null, physical: false }, { type })
    }
    const heals = amountOf(healing)
    if (heals !== null) {
      const { total } = rollAmount(scene, heals, REFEREE, 'wound-removal', { name })
      heal(scene, target, total, false, name)
    }
    if (aim >= 0 && isIn(scene, target)) addWoundTo(scene, target, aim)
  },
})

/** A unit is wounded. */
export const wound = order({
  id: 'wound',
  rule: 'wound',
  title: plainly('Wound a unit'),
  params: [combatantParam('target', { label: 'whom' }), wordParam('aim', AIMS, { label: 'where' })],
  check: (scene, { target }) => notOver(scene) ?? notHere(scene, target),
  resolve: (scene, { target, aim }) => addWoundTo(scene, target, aim),
})

/** One who has fallen is dead. */
export const dead = order({
  id: 'dead',
  rule: 'defeated-at-zero',
  title: plainly('A fallen unit is dead'),
  params: [combatantParam('target', { label: 'who' })],
  check: (scene, { target }) =>
    scene.now.combatant.status[target] === DEFEATED
      ? null
      : refuse('defeated-at-zero', '{target} is not defeated: nothing is open about it.', { target: person(target) }),
  resolve: (scene, { target }) => fall(scene, target, DEAD, 'defeated-at-zero'),
})

/** Units lose the will to fight, all at once. */
export const yields = order({
  id: 'yields',
  rule: 'will-to-fight',
  title: plainly('Units lose the will to fight'),
  params: [combatantsParam('who', { label: 'who' })],
  check(scene, { who }) {
    const over = notInBattle(scene)
    if (over !== null) return over
    for (const row of who) {
      const out = notHere(scene, row)
      if (out !== null) return out
    }
    return null
  },
  resolve(scene, { who }) {
    for (const row of who) if (isIn(scene, row)) giveUp(scene, row)
  },
})
