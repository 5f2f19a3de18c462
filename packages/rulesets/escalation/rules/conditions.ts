import type { Who } from '@fray/kernel/rules'
import { cite } from '../citing.ts'
import { note } from '../events.ts'
import type { Length } from '../kinds/effects.ts'
import type { Cited, EscalationScene } from '../scene.ts'
import { ADVANTAGE, ADVANTAGE_TABLE, CONDITION, CONDITION_TABLE, NONE } from '../tables.ts'
import {
  GRABBED,
  HELPLESS,
  NEXT,
  ONGOING,
  SAVE_ENDS,
  STUNNED,
  UNTIL_END,
  UNTIL_REMOVED,
  UNTIL_START,
} from '../words.ts'
import { isEngagedWith } from './field.ts'
import { actorNow, isHere, isPastActing, isUp } from './who.ts'

/** Whether the combatant has the condition; Helpless is Stunned, and the Dying are Helpless. */
export function has(scene: EscalationScene, who: Who, what: number): boolean {
  if ((what === HELPLESS || what === STUNNED) && isPastActing(scene, who)) return true
  const count = scene.rows(CONDITION_TABLE)
  const { who: whose, what: which } = scene.now.condition
  for (let i = 0; i < count; i++) {
    if (whose[i] !== who) continue
    if (which[i] === what) return true
    if (what === STUNNED && which[i] === HELPLESS) {
      cite('helpless')
      return true
    }
  }
  return false
}

/** Whether the combatant is grabbed, by that one if one is named. */
export function isGrabbed(scene: EscalationScene, who: Who, by = NONE): boolean {
  const { who: whose, what, by: whom } = scene.now.condition
  for (let i = 0; i < scene.rows(CONDITION_TABLE); i++) {
    if (whose[i] === who && what[i] === GRABBED && (by === NONE || whom[i] === by)) return true
  }
  return false
}

/** What is known of a condition when it is put on somebody; what is left out is nobody, nothing, and until it is removed. */
export interface NewCondition {
  readonly what: number
  readonly lasts?: number
  readonly save?: number
  readonly of?: number
  readonly by?: number
  /** Amount and type of ongoing damage. */
  readonly amount?: number
  readonly type?: number
  /** Row of the sustained ability that keeps it up. */
  readonly keeper?: number
}

/** Puts a condition on a combatant. Of ongoing damage of one type only the highest stays; a new grabber takes the place of the old one. */
export function addCondition(scene: EscalationScene, who: Who, condition: NewCondition, rule: Cited): void {
  const { what, lasts = UNTIL_REMOVED, save = 0, of = NONE, by = NONE, amount = 0, type = 0, keeper = NONE } = condition
  if (what === ONGOING && !takesPlace(scene, who, amount, type)) return
  if (what === GRABBED) {
    if (!canGrab(scene, by, who)) {
      cite('grabbed', 'grabbed-details')
      return
    }
    removeConditions(scene, who, GRABBED)
  }
  if (lasts !== UNTIL_REMOVED) cite('effect-duration')
  const row = scene.open(CONDITION_TABLE)
  scene.set(CONDITION.who, row, who, rule)
  scene.set(CONDITION.what, row, what, rule)
  scene.set(CONDITION.lasts, row, lasts, rule)
  scene.set(CONDITION.save, row, save, rule)
  scene.set(CONDITION.of, row, of, rule)
  scene.set(CONDITION.by, row, by, rule)
  scene.set(CONDITION.amount, row, amount, rule)
  scene.set(CONDITION.type, row, type, rule)
  scene.set(CONDITION.keeper, row, keeper, rule)
  // Made in the very turn at whose end it would be over.
  const isFresh = lasts === UNTIL_END && of >= 0 && actorNow(scene) === of
  scene.set(CONDITION.fresh, row, isFresh ? 1 : 0, rule)
  note.condition(scene, who, row, lasts, save, of)
}

/** A grab is between two who are engaged, by one who can act. */
export const canGrab = (scene: EscalationScene, by: Who, who: Who): boolean =>
  by >= 0 && isUp(scene, by) && isEngagedWith(scene, by, who)

/** Whether the new ongoing damage is more than what there is of its type, which it then takes the place of. */
function takesPlace(scene: EscalationScene, who: Who, amount: number, type: number): boolean {
  const { who: whose, what, amount: amounts, type: types } = scene.now.condition
  for (let i = scene.rows(CONDITION_TABLE) - 1; i >= 0; i--) {
    if (whose[i] !== who || what[i] !== ONGOING) continue
    cite('ongoing-stacking')
    if (types[i] !== type) continue
    if (amounts[i] >= amount) {
      note['ongoing-stays'](scene, who, i)
      return false
    }
    scene.close(CONDITION_TABLE, i)
  }
  return true
}

/** Ends conditions of one kind, or all of them (-1). Returns how many. */
export function removeConditions(scene: EscalationScene, who: Who, what: number): number {
  let ended = 0
  for (let i = scene.rows(CONDITION_TABLE) - 1; i >= 0; i--) {
    const { who: whose, what: which } = scene.now.condition
    if (whose[i] !== who || (what >= 0 && which[i] !== what)) continue
    endCondition(scene, i)
    ended++
  }
  return ended
}

/** Ends one condition. Nothing is told where the same still lies on it by another, or where it is gone. */
export function endCondition(scene: EscalationScene, row: number, timeUp = false): void {
  const who = scene.now.condition.who[row]
  scene.whenHeard(() => {
    const name = scene.conditionSaid(row)
    const isOn = conditionsOf(scene, who).some((other) => other !== row && scene.conditionSaid(other) === name)
    if (!isOn && isHere(scene, who)) note['condition-ends'](scene, who, row, timeUp)
  })
  scene.close(CONDITION_TABLE, row)
}

/** Rows of the conditions of a combatant, in the order gained. */
export function conditionsOf(scene: EscalationScene, who: Who): number[] {
  const rows: number[] = []
  const { who: whose } = scene.now.condition
  for (let i = 0; i < scene.rows(CONDITION_TABLE); i++) if (whose[i] === who) rows.push(i)
  return rows
}

/** An effect that lasts, and whose turn its length may mean. */
interface Lasting {
  readonly duration: Length
  readonly of: 'user' | 'target'
}

/** The length of an effect for a table row: how long, the number of its save, whose turn. */
export const durationFor = ({ duration: { lasts, save }, of }: Lasting, user: number, target: Who) => ({
  lasts,
  save: lasts === SAVE_ENDS ? save : 0,
  of: lasts === UNTIL_START || lasts === UNTIL_END ? (of === 'user' ? user : target) : NONE,
})

/** What is known of an Advantage when it is granted; what is left out is nobody, and until it is removed. */
export interface NewAdvantage {
  /** What it counts for: a position in ADVANTAGE_TO. */
  readonly to: number
  readonly amount: number
  /** The amount is added to the rolls: no Advantage, a bonus. */
  readonly isBonus?: boolean
  readonly name: string
  readonly lasts?: number
  /** The number of the save that ends it, where one does. */
  readonly save?: number
  readonly of?: number
  readonly by?: number
  /** Row of the sustained ability that keeps it up. */
  readonly keeper?: number
}

/** Grants Advantage (or, below 0, Disadvantage), or a bonus; of one name from one source each counts once. */
export function grantAdvantage(scene: EscalationScene, who: Who, grant: NewAdvantage, rule: Cited): void {
  const { to, amount, isBonus = false, lasts = UNTIL_REMOVED, save = 0, of = NONE, by = NONE, keeper = NONE } = grant
  const kind = isBonus ? 1 : 0
  const name = scene.keep(grant.name)
  const { advantage } = scene.now
  for (let i = scene.rows(ADVANTAGE_TABLE) - 1; i >= 0; i--) {
    const same = advantage.who[i] === who && advantage.to[i] === to && advantage.by[i] === by
    if (!same || advantage.isBonus[i] !== kind || advantage.name[i] !== name) continue
    cite('advantage-other-sources')
    scene.close(ADVANTAGE_TABLE, i)
  }
  const row = scene.open(ADVANTAGE_TABLE)
  scene.set(ADVANTAGE.who, row, who, rule)
  scene.set(ADVANTAGE.to, row, to, rule)
  scene.set(ADVANTAGE.amount, row, amount, rule)
  scene.set(ADVANTAGE.isBonus, row, kind, rule)
  scene.set(ADVANTAGE.lasts, row, lasts, rule)
  scene.set(ADVANTAGE.save, row, save, rule)
  scene.set(ADVANTAGE.of, row, of, rule)
  scene.set(ADVANTAGE.by, row, by, rule)
  scene.set(ADVANTAGE.name, row, name, rule)
  scene.set(ADVANTAGE.keeper, row, keeper, rule)
  const fresh = (lasts === UNTIL_END || lasts === NEXT) && actorNow(scene) === of
  scene.set(ADVANTAGE.fresh, row, fresh ? 1 : 0, rule)
  const tell = isBonus ? note.bonus : note.advantage
  tell(scene, who, to, amount, grant.name, lasts, save, of)
}

/** Advantage or a bonus that a save ends, by what tells it from all others. */
export interface SavableHelp {
  readonly who: Who
  readonly to: number
  readonly amount: number
  readonly by: number
  readonly isBonus: number
  /** The number of its save. */
  readonly save: number
  /** Where it comes from. */
  readonly name: string
}

/** What a save ends of the Advantage and bonuses of a combatant, in the order gained: saves use up others of them meanwhile. */
export function savableHelp(scene: EscalationScene, who: Who): readonly SavableHelp[] {
  const { advantage } = scene.now
  const found: SavableHelp[] = []
  for (let i = 0; i < scene.rows(ADVANTAGE_TABLE); i++) {
    if (advantage.who[i] !== who || advantage.lasts[i] !== SAVE_ENDS) continue
    const name = String(scene.values[advantage.name[i]] ?? '')
    found.push({
      ...{ who, to: advantage.to[i], amount: advantage.amount[i], by: advantage.by[i] },
      ...{ isBonus: advantage.isBonus[i], save: advantage.save[i], name },
    })
  }
  return found
}

/** Ends Advantage or a bonus, where it still lasts. */
export function endHelp(scene: EscalationScene, { who, to, by, isBonus, name }: SavableHelp): void {
  const { advantage } = scene.now
  for (let i = scene.rows(ADVANTAGE_TABLE) - 1; i >= 0; i--) {
    const isSame = advantage.who[i] === who && advantage.to[i] === to && advantage.by[i] === by
    if (!isSame || advantage.isBonus[i] !== isBonus || String(scene.values[advantage.name[i]] ?? '') !== name) continue
    note['help-ends'](scene, who, name)
    scene.close(ADVANTAGE_TABLE, i)
  }
}
