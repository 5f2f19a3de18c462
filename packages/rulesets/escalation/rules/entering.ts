import type { Column } from '@fray/kernel/rules'
import { enterColumns } from '../../kinds/columns.ts'
import { openRow, setCells } from '../../lasting/rows.ts'
import { cite } from '../citing.ts'
import type { Entrant } from '../kinds/combatant.ts'
import { combatantFields } from '../kinds/combatant-fields.ts'
import type { Cited, EscalationScene, Fighter } from '../scene.ts'
import { ABILITY, ABILITY_TABLE, C, GONE, PAIR_TABLE, SPENT } from '../tables.ts'
import { AT_WILL, IN, MELEE, PC, RANGED, STANDARD, UNCONSCIOUS } from '../words.ts'
import { addCondition, grantAdvantage } from './conditions.ts'
import { holdReady } from './readied.ts'

/**
 * The Basic Attack of that kind (a position in STANCE_KINDS) of one without stances, by position: the first attack of its list
 * that can be made again and again and asks for nothing but a Standard action; -1 for none.
 */
const basicOf = ({ abilities, attacks }: Entrant, kind: number): number =>
  abilities.findIndex(
    (one, at) =>
      at < attacks &&
      (kind === MELEE ? one.isMelee : one.isRanged) &&
      one.frequency === AT_WILL &&
      one.action === STANDARD &&
      one.spend === null &&
      one.parity === null &&
      (one.escalation === 0 || one.special),
  )

/** Puts a combatant into the fight with what it begins with; returns its row. What concerns others comes by {@link relate}. */
export function admit(scene: EscalationScene, entrant: Entrant, rule: Cited): number {
  const rows: number[] = []
  const { abilities, name, hidden } = entrant
  const fighter: Fighter = {
    name,
    hidden,
    sheet: entrant,
    abilities: rows,
    answerKinds: abilities.reduce((bits, { trigger }) => (trigger === null ? bits : bits | (1 << trigger.when)), 0),
    answers: abilities.flatMap(({ trigger }, at) => (trigger === null ? [] : [at])),
    isThing: entrant.tags.includes('object'),
    basicMelee: basicOf(entrant, MELEE),
    basicRanged: basicOf(entrant, RANGED),
  }
  const row = scene.join(fighter, name, rule)
  for (let other = 0; other < row; other++) scene.open(PAIR_TABLE)
  setCells(scene, C, row, { side: entrant.side, seat: entrant.seat, present: 1 }, rule)
  enterColumns(scene, row, entrant, { columns: C, fields: combatantFields, rule })
  if (startsUnconscious(scene, entrant)) {
    cite('unconscious-variant')
    scene.set(C.out, row, UNCONSCIOUS, rule)
  }
  scene.set(C.attackBonus, row, entrant.attackBonus ?? 0, rule)
  scene.set(C.hasBonus, row, entrant.attackBonus === null ? 0 : 1, rule)
  scene.set(C.stance, row, entrant.stance, rule)
  scene.set(C.secondary, row, entrant.secondary?.amount.now ?? 0, rule)
  scene.set(C.secondaryMax, row, entrant.secondary?.amount.most ?? 0, rule)
  const isFresh = entrant.kind === PC && entrant.hp.now <= 0 && entrant.deathSavesFailed === 0
  scene.set(C.freshFall, row, isFresh ? 1 : 0, rule)
  for (const slot of entrant.spent) scene.set(SPENT[slot] as Column, row, GONE, rule)
  scene.set(C.lostNext, row, entrant.lostSlot, rule)
  if (entrant.lastGasp !== null) {
    setCells(scene, C, row, { lastGasp: scene.store(entrant.lastGasp.outcome), gaspHp: entrant.hp.now }, rule)
  }
  abilities.forEach(({ used }, slot) => {
    rows.push(openRow(scene, ABILITY_TABLE, ABILITY, { who: row, slot, used: used ? 1 : 0 }, rule))
  })
  for (const { ability, due } of entrant.sustaining) {
    const at = rows[ability] as number
    setCells(scene, ABILITY, at, { kept: 1, due: due ? 1 : 0 }, rule)
  }
  return row
}

/** With that option a PC that enters at 0 or less lies unconscious. */
const startsUnconscious = (scene: EscalationScene, { kind, hp, out }: Entrant): boolean =>
  kind === PC && hp.now <= 0 && out === IN && scene.setup.options['unconscious-variant'] === 'unconscious'

/** What a combatant brings that concerns others, once all of them are there. */
export function relate(scene: EscalationScene, row: number, entrant: Entrant, rule: Cited): void {
  for (const one of entrant.conditions) {
    const { condition: what, lasts, save, of, by, amount, type } = one
    addCondition(scene, row, { what, lasts, save, of, by, amount, type }, rule)
  }
  for (const { from, ...one } of entrant.advantage) grantAdvantage(scene, row, { ...one, name: from }, rule)
  for (const { from, ...one } of entrant.bonuses) {
    grantAdvantage(scene, row, { ...one, isBonus: true, name: from }, rule)
  }
  const { readied } = entrant
  if (readied === null) return
  holdReady(scene, row, { ...readied, round: readiedRound(scene, entrant) }, rule)
}

/** One who has had its turn this round has readied in it, others in the round before. */
function readiedRound(scene: EscalationScene, entrant: Entrant): number {
  const { now } = scene.setup
  if (now === null) return 0
  const acted = entrant.acted ?? entrant.band < now.band
  return acted ? now.round : now.round - 1
}
