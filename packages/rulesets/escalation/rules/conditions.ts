import type { Who } from '@fray/kernel/rules'
import { endRows, openRow } from '../../lasting/rows.ts'
import { cite } from '../citing.ts'
import {
  type ConditionKind,
  type ConditionNumber,
  GRABBED,
  HELPLESS,
  STOPPING,
  STUNNED,
  type Stop,
} from '../conditions.ts'
import { note } from '../events.ts'
import type { Length } from '../kinds/effects.ts'
import type { Cited, EscalationScene } from '../scene.ts'
import { ADVANTAGE, ADVANTAGE_TABLE, CONDITION, CONDITION_TABLE, NONE } from '../tables.ts'
import { NEXT, SAVE_ENDS, UNTIL_END, UNTIL_REMOVED, UNTIL_START } from '../words.ts'
import { isEngagedWith } from './field.ts'
import { actorNow, isHere, isPastActing, isUp } from './who.ts'

/** Whether the combatant has the condition, or one that is it as well; the Dying are Helpless. */
export function has(scene: EscalationScene, who: Who, what: number): boolean {
  if ((what === HELPLESS || what === STUNNED) && isPastActing(scene, who)) return true
  const count = scene.rows(CONDITION_TABLE)
  const { who: whose, what: which } = scene.now.condition
  for (let i = 0; i < count; i++) {
    if (whose[i] !== who) continue
    if (which[i] === what) return true
    const { is, rule } = scene.condition(which[i])
    if (is !== what) continue
    cite(rule)
    return true
  }
  return false
}

const NONE_OF_THEM: readonly ConditionKind[] = []

/** What the combatant has that adds to the number, each once. */
export function conditionsAdding(scene: EscalationScene, who: Who, number: ConditionNumber): readonly ConditionKind[] {
  let found = NONE_OF_THEM
  for (const what of scene.setup.conditions.adding(number)) {
    if (has(scene, who, what)) found = [...found, scene.condition(what)]
  }
  return found
}

/** Whether a condition takes that from the combatant: the one that does, or null. */
export function stopping(scene: EscalationScene, who: Who, what: Stop): ConditionKind | null {
  for (const at of STOPPING[what]) if (has(scene, who, at)) return scene.condition(at)
  return null
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
  const { counts } = scene.condition(what)
  if (counts === 'highest' && !takesPlace(scene, who, what, amount, type)) return
  if (what === GRABBED && !canGrab(scene, by, who)) {
    cite('grabbed', 'grabbed-details')
    return
  }
  if (counts === 'newest') removeConditions(scene, who, what)
  if (lasts !== UNTIL_REMOVED) cite('effect-duration')
  // Made in the very turn at whose end it would be over.
  const fresh = lasts === UNTIL_END && of >= 0 && actorNow(scene) === of ? 1 : 0
  const cells = { who, what, lasts, save, of, by, amount, type, keeper, fresh }
  const row = openRow(scene, CONDITION_TABLE, CONDITION, cells, rule)
  note.condition(scene, who, row, lasts, save, of)
}

/** A grab is between two who are engaged, by one who can act. */
export const canGrab = (scene: EscalationScene, by: Who, who: Who): boolean =>
  by >= 0 && isUp(scene, by) && isEngagedWith(scene, by, who)

/** Whether the new one is more than what there is of its type, which it then takes the place of. */
function takesPlace(scene: EscalationScene, who: Who, kind: number, amount: number, type: number): boolean {
  const { who: whose, what, amount: amounts, type: types } = scene.now.condition
  for (let i = scene.rows(CONDITION_TABLE) - 1; i >= 0; i--) {
    if (whose[i] !== who || what[i] !== kind) continue
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
export const removeConditions = (scene: EscalationScene, who: Who, what: number): number =>
  endConditions(scene, ({ who: whose, what: which }, i) => whose[i] === who && (what < 0 || which[i] === what))

/** The columns of the conditions, as those have them who ask which end. */
type ConditionRows = EscalationScene['now']['condition']

/** Ends the conditions for which that is true, without a word where they are `silent`. Returns how many. */
export const endConditions = (scene: EscalationScene, isOver: (rows: ConditionRows, row: number) => boolean): number =>
  endRows(
    scene.rows(CONDITION_TABLE),
    (row) => isOver(scene.now.condition, row),
    (row) => endCondition(scene, row),
  )

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
  const isSame = (i: number): boolean =>
    advantage.who[i] === who &&
    advantage.to[i] === to &&
    advantage.by[i] === by &&
    advantage.isBonus[i] === kind &&
    advantage.name[i] === name
  endRows(scene.rows(ADVANTAGE_TABLE), isSame, (i) => {
    cite('advantage-other-sources')
    scene.close(ADVANTAGE_TABLE, i)
  })
  const fresh = (lasts === UNTIL_END || lasts === NEXT) && actorNow(scene) === of ? 1 : 0
  const cells = { who, to, amount, isBonus: kind, lasts, save, of, by, name, keeper, fresh }
  openRow(scene, ADVANTAGE_TABLE, ADVANTAGE, cells, rule)
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
