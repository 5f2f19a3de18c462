import type { Points } from '../../kinds/field.ts'
import type { EscalationRule } from '../catalogue/rule-ids.ts'
import { ENEMY, IN, KINDS, NPC, OUT, PC } from '../words.ts'
import type { CombatantValues, combatantFields, GivenCombatant } from './combatant-fields.ts'
import type { Reader } from './fields.ts'

/** What only a PC has, with the rule by which others do not. */
const OF_PCS: Readonly<Partial<Record<keyof typeof combatantFields, EscalationRule>>> = {
  recoveries: 'npc-healing',
  recovery: 'npc-healing',
  noRecoveryPenalty: 'no-recoveries-left',
  deathSavesFailed: 'enemy-at-zero',
  stabilized: 'enemy-at-zero',
  hardFall: 'enemy-at-zero',
  deathSave: 'enemy-at-zero',
}
export const PC_FIELDS = Object.keys(OF_PCS) as (keyof typeof combatantFields)[]

/** What it is, and its side: PCs and NPCs are the party's, enemies are of the other. */
export function settleKind({ name, kind: said, side }: CombatantValues, { raw, path, at }: GivenCombatant, r: Reader) {
  const { sides, party, joins } = r
  const foes = party === 0 ? 1 : 0
  const own = joins >= 0 ? joins : side
  const kind = said >= 0 ? said : own === party ? PC : ENEMY
  const usual = kind === ENEMY ? foes : party
  if (own >= 0 && own !== usual && sides.length > 1) {
    const right =
      kind === ENEMY ? `make it "kind: ${KINDS[NPC]}", which fights for the party` : `make it "kind: ${KINDS[ENEMY]}"`
    const what = `${name} is ${kind === ENEMY ? 'an enemy' : `a ${KINDS[kind]}`}`
    const where = raw.side === undefined ? path : at('side')
    r.problems.add(where, `${what} and does not belong to "${sides[own]?.id}": ${right}.`, 'npc-friends')
  }
  return { kind, side: own < 0 ? usual : own }
}

/** Points of which there are more than there can be at most. */
export function checkPoints(
  { name, hp, recoveries, power, secondary }: CombatantValues,
  { wrong }: GivenCombatant,
): void {
  const pools: readonly [keyof typeof combatantFields, string, Points, EscalationRule][] = [
    ['hp', 'hit points', hp, 'damage-to-hp'],
    ['recoveries', 'Recoveries', recoveries, 'recoveries'],
    ['power', 'Power', power, 'ability-spend'],
    ['secondary', secondary?.name ?? '', secondary?.amount ?? { now: 0, most: 0 }, 'ability-spend-secondary'],
  ]
  for (const [key, what, { now, most }, rule] of pools) {
    if (now <= most) continue
    wrong(key, `${name} has ${now} ${what} but at most ${most}: the first number is the current one.`, rule)
  }
  if (hp.most >= 1) return
  const right = 'for one that is down write both, as in 0/9'
  wrong('hp', `${name} cannot have ${hp.most} hit points at most: ${right}.`, 'damage-to-hp')
}

/** What a PC does not say because it follows from its being one, and what only one who is Dying has. */
export function checkPc({ name, hp, stabilized, hardFall }: CombatantValues, { raw, wrong }: GivenCombatant): void {
  const leave = (key: keyof typeof combatantFields, what: string, rule: EscalationRule) =>
    wrong(key, `${name} is a PC${what}: leave "${key}" out.`, rule)
  if (raw.attackBonus !== undefined) {
    leave('attackBonus', ' and attacks with Level and Volition', 'enemy-attack-bonus')
  }
  if (raw.usesEscalation === false) {
    leave('usesEscalation', ', and every PC adds the escalation die', 'escalation-to-attacks')
  }
  if (raw.staggeredAt !== undefined) leave('staggeredAt', ' and Staggered at half', 'staggered-enemy')
  if (hp.now <= 0) return
  const says = `${name} has ${hp.now} hit points and is not Dying: leave this out.`
  if (stabilized) wrong('stabilized', says, 'stabilize')
  if (hardFall) wrong('hardFall', says, 'death-save-disadvantage')
}

/** What an enemy or NPC does not have, and is not without hit points. */
export function checkOther({ name, hp }: CombatantValues, kind: number, { raw, wrong }: GivenCombatant): void {
  for (const key of PC_FIELDS) {
    const value = raw[key]
    if (value === undefined || value === false || (value === 0 && key !== 'recovery')) continue
    const said = `Only a PC has "${key}", and ${name} is an ${KINDS[kind]}: leave it out, or make it "kind: pc".`
    wrong(key, said, OF_PCS[key])
  }
  if (hp.now > 0 || raw.out !== OUT[IN]) return
  const what = `${name} has no hit points left and is an ${KINDS[kind]}: it is dead or unconscious, not in the fight.`
  wrong('out', what, 'enemy-at-zero')
}
