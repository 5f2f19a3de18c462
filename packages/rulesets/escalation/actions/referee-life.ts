import {
  flagParam,
  numberParam,
  person,
  plainly,
  REFEREE,
  type Refusal,
  textParam,
  type Who,
  wordParam,
} from '@fray/kernel/rules'
import { amountOf, amountParam } from '../../referee/amounts.ts'
import { cite, refuse } from '../citing.ts'
import { targetParam } from '../command.ts'
import { note } from '../events.ts'
import { isGone } from '../rules/abilities.ts'
import { rollAmount } from '../rules/amounts.ts'
import { citeUnresisted, healsNoGasp, startGasp } from '../rules/effects.ts'
import { heal, leave, leftAfter, lose, PLAIN_BLOW } from '../rules/life.ts'
import { useRecovery } from '../rules/recovery.ts'
import { isIn, mayHaveTurn } from '../rules/who.ts'
import type { EscalationScene } from '../scene.ts'
import { C, REST } from '../tables.ts'
import { DEAD, FATAL_SAVES, IN, OUT, PC, SPIRIT, TYPES, WAITING, WEAPON_TYPE } from '../words.ts'
import { order, referee } from './define.ts'
import { notFighting, notOver } from './gate.ts'
import { missTurn, notHere } from './referee-checks.ts'

const RECOVERY = ['use', 'free'] as const

/** Something at the table hurts or heals somebody. */
export const effect = referee.effect({
  rule: 'damage-to-hp',
  title: plainly('Something hurts or heals'),
  notHere,
  params: [
    amountParam('damage', { optional: true }),
    textParam('types', { label: 'types of the damage', optional: true }),
    amountParam('heal', { label: 'healing', optional: true }),
    wordParam('recovery', RECOVERY, { label: 'use or free', optional: true }),
    textParam('because', { label: 'what it is', optional: true }),
    flagParam('crit', 'yes where a Crit would drop it'),
    flagParam('average', 'yes to take the average of a Recovery'),
  ],
  resolve(scene, command) {
    const { target } = command
    const name = command.because || 'an effect'
    const hurts = amountOf(command.damage)
    if (hurts !== null && isIn(scene, target)) {
      const tally = scene.tally()
      rollAmount(scene, REFEREE, hurts, { rule: 'damage-to-hp', why: { name }, tally })
      tally.atLeast(0, 'round-down', 'at least 0')
      const types = command.types
        .split(',')
        .map((one) => TYPES.indexOf(one.trim() as (typeof TYPES)[number]))
        .filter((at) => at >= 0)
      citeUnresisted(scene, target, types)
      if (types.length === 0) cite('damage-types')
      const left = leftAfter(scene, target, tally.total)
      note.damage(scene, { by: REFEREE, target, tally, types: types.length > 0 ? types : [WEAPON_TYPE], name, left })
      lose(scene, target, tally.total, 'damage-to-hp', { ...PLAIN_BLOW, crit: command.crit === 1 })
    }
    const heals = amountOf(command.heal)
    if (heals !== null && !healsNoGasp(scene, target)) {
      const tally = scene.tally()
      rollAmount(scene, REFEREE, heals, {
        rule: 'heal-the-dying',
        why: { name },
        tally,
        isDamage: false,
      })
      const amount = Math.max(0, tally.total)
      heal(scene, target, amount, name, 'heal-the-dying')
    }
    const recovery = command.recovery
    if (recovery >= 0 && isIn(scene, target) && !healsNoGasp(scene, target)) {
      const average = command.average < 0 ? null : command.average === 1
      useRecovery(scene, target, { free: recovery === 1, plus: null, average }, 'recovery-heal')
    }
  },
})

/** Why that cannot become of it by a word, or null. */
function cannotBe(scene: EscalationScene, target: Who, how: number): Refusal | null {
  if (how === WAITING) return refuse('starting-positions', 'Nobody waits for a later encounter who has come on.')
  const { kind, hp, deathSavesFailed } = scene.now.combatant
  if (deathSavesFailed[target] === FATAL_SAVES && how !== DEAD && how !== SPIRIT) {
    return refuse('death-save-failure', '{target} has failed four Death Saves: take some back by an override first.', {
      target: person(target),
    })
  }
  if (how !== IN || isIn(scene, target)) return null
  const isDown = hp[target] <= 0
  const isOff = kind[target] !== PC || scene.setup.options['unconscious-variant'] === 'unconscious'
  if (!isDown || !isOff) return null
  return refuse('enemy-at-zero', '{target} has no hit points: give them some by an override first.', {
    target: person(target),
  })
}

/** Marks somebody as out of the fight, in one way or other, or as back in it. */
export const out = order({
  id: 'out',
  rule: 'fight-in-spirit-who',
  title: plainly('Somebody is out of the fight'),
  params: [
    targetParam(),
    wordParam('how', OUT, { label: 'none, spirit, dead, fled or unconscious' }),
    textParam('because', { optional: true }),
  ],
  check: (scene, { target, how }) =>
    notOver(scene) ??
    (scene.now.combatant.out[target] === WAITING
      ? refuse('starting-positions', '{target} has not come on yet.', { target: person(target) })
      : null) ??
    cannotBe(scene, target, how),
  resolve(scene, command) {
    const how = command.how
    const wasOut = !mayHaveTurn(scene, command.target)
    if (how === IN) {
      scene.set(C.out, command.target, IN, 'fight-in-spirit-who')
      note.out(scene, command.target, IN, 'fight-in-spirit-who')
    } else leave(scene, command.target, how, how === DEAD ? 'enemy-at-zero' : 'fight-in-spirit-who')
    if (wasOut) missTurn(scene, command.target)
  },
})

/** A Last Gasp begins. */
export const lastGasp = order({
  id: 'last-gasp',
  rule: 'last-gasp',
  title: plainly('A Last Gasp begins'),
  params: [targetParam(), textParam('outcome', { label: 'what it leads to', optional: true })],
  check: (scene, { target }) =>
    notOver(scene) ?? (scene.now.fight.phase[0] === REST ? notFighting(scene) : null) ?? isGone(scene, target),
  resolve: (scene, command) => startGasp(scene, command.target, command.outcome || 'dead'),
})

/** Where an enemy is Staggered. */
export const staggered = order({
  id: 'staggered',
  rule: 'staggered-enemy',
  title: plainly('Set where an enemy is Staggered'),
  params: [targetParam(), numberParam('at', 0, 9999, { label: 'hit points' })],
  check(scene, { target }) {
    if (scene.setup.options['staggered-enemy'] !== 'set-by-referee') {
      return refuse('staggered-enemy', 'The table plays it at half (option staggered-enemy).')
    }
    return scene.now.combatant.kind[target] === PC ? refuse('staggered-enemy', 'It is for enemies, not for PCs.') : null
  },
  resolve(scene, { target, at }) {
    scene.set(C.staggeredAt, target, at ?? 0, 'staggered-enemy')
    note['staggered-at'](scene, target, at ?? 0)
  },
})
