import type { Who } from '@fray/kernel/rules'
import { endRows, openRow } from '../../lasting/rows.ts'
import { cite } from '../citing.ts'
import { BOOK_CONDITIONS, type ConditionKind, GRABBED, HELPLESS, STUNNED, type Touched } from '../conditions.ts'
import { note } from '../events.ts'
import type { Length } from '../kinds/effects.ts'
import type { Cited, EscalationScene } from '../scene.ts'
import { ADVANTAGE, ADVANTAGE_TABLE, CONDITION, CONDITION_TABLE, NONE } from '../tables.ts'
import { NEXT, SAVE_ENDS, UNTIL_END, UNTIL_REMOVED, UNTIL_START } from '../words.ts'
import { isEngagedWith } from './field.ts'
import { actorNow, isHere, isPastActing, isUp } from './who.ts'

/** By position the condition that is the one there as well; -1 for none. */
const ALSO = BOOK_CONDITIONS.all.map((_, at) => BOOK_CONDITIONS.all.findIndex(({ is }) => is === at))

/** Whether the combatant has the condition, or one that is it as well; the Dying are Helpless. */
export function has(scene: EscalationScene, who: Who, what: number): boolean {
  if ((what === HELPLESS || what === STUNNED) && isPastActing(scene, who)) return true
  const count = scene.rows(CONDITION_TABLE)
  if (count === 0) return false
  const also = ALSO[what]
  const { who: whose, what: which } = scene.now.condition
  for (let i = 0; i < count; i++) {
    if (whose[i] !== who) continue
    if (which[i] === what) return true
    if (which[i] !== also) continue
    cite(scene.condition(also).rules[0])
    return true
  }
  return false
}

const NONE_OF_THEM: readonly ConditionKind[] = []
const STUNNED_TOUCHES = Object.keys(BOOK_CONDITIONS.all[STUNNED]?.adds ?? {})

/** What the combatant has that adds to the number, or stops that, each once. */
export function conditionsTouching(scene: EscalationScene, who: Who, what: Touched): readonly ConditionKind[] {
  // Where nobody has a condition, which is most of the time, the Dying alone are Stunned.
  if (scene.rows(CONDITION_TABLE) === 0) {
    return STUNNED_TOUCHES.includes(what) && isPastActing(scene, who) ? [scene.condition(STUNNED)] : NONE_OF_THEM
  }
  let found = NONE_OF_THEM
  for (const at of scene.setup.conditions.touching(what)) {
    if (has(scene, who, at)) found = [...found, scene.condition(at)]
  }
  return found
}

/** Whether the combatant is grabbed, by that one if one is named. */
export function isGrabbed(scene: EscalationScene, who: Who, by = NONE): boolean {
  const { who: whose, what, by: whom } = scene.now.condition
  for (let i = 0; i < scene.rows(CONDITION_TABLE); i++) {
    if (whose[i] === who && what[i] === GRABBED && (by === NONE || whom[i] === by)) return true
  }
  return false
}

/** How long something lasts: until it is removed, by default. */
interface Span {
  readonly lasts?: number
  /** The number of the save that ends it, where one does. */
  readonly save?: number
  readonly of?: number
  readonly by?: number
  /** Row of the sustained ability that keeps it up. */
  readonly keeper?: number
}

/** What is known of a condition when it is put on somebody. */
export interface NewCondition extends Span {
  readonly what: number
  /** Amount and type of ongoing damage. */
  readonly amount?: number
  readonly type?: number
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
  note.condition(scene, { who, name: row, lasts, save, of })
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
export function removeConditions(scene: EscalationScene, who: Who, what: number): number {
  const { who: whose, what: which } = scene.now.condition
  return endRows(
    scene.rows(CONDITION_TABLE),
    (row) => whose[row] === who && (what < 0 || which[row] === what),
    (row) => endCondition(scene, row),
  )
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

/** What is known of an Advantage when it is granted. */
export interface NewAdvantage extends Span {
  /** What it counts for: a position in ADVANTAGE_TO. */
  readonly to: number
  readonly amount: number
  /** The amount is added to the rolls: no Advantage, a bonus. */
  readonly isBonus?: boolean
  readonly name: string
}

/** Grants Advantage (or, below 0, Disadvantage), or a bonus; of one name from one source each counts once. */
export function grantAdvantage(scene: EscalationScene, who: Who, grant: NewAdvantage, rule: Cited): void {
  const { to, amount, isBonus = false, lasts = UNTIL_REMOVED, save = 0, of = NONE, by = NONE, keeper = NONE } = grant
  const kind = isBonus ? 1 : 0
  const name = scene.store(grant.name)
  endRows(scene.rows(ADVANTAGE_TABLE), isSameHelp(scene, { who, to, by, isBonus: kind, name: grant.name }), (row) => {
    cite('advantage-other-sources')
    scene.close(ADVANTAGE_TABLE, row)
  })
  const fresh = (lasts === UNTIL_END || lasts === NEXT) && actorNow(scene) === of ? 1 : 0
  const cells = { who, to, amount, isBonus: kind, lasts, save, of, by, name, keeper, fresh }
  openRow(scene, ADVANTAGE_TABLE, ADVANTAGE, cells, rule)
  const tell = isBonus ? note.bonus : note.advantage
  tell(scene, { who, to, amount, name: grant.name, lasts, save, of })
}

/** Advantage or a bonus, by what tells it from all others. */
interface Help {
  readonly who: Who
  readonly to: number
  readonly by: number
  readonly isBonus: number
  /** Where it comes from. */
  readonly name: string
}

/** Advantage or a bonus that a save of that number ends. */
export interface SavableHelp extends Help {
  readonly amount: number
  readonly save: number
}

const nameAt = (scene: EscalationScene, row: number): string =>
  String(scene.values[scene.now.advantage.name[row]] ?? '')

const isSameHelp = (scene: EscalationScene, { who: whose, to: what, by: maker, isBonus: kind, name }: Help) => {
  const { who, to, by, isBonus } = scene.now.advantage
  return (i: number): boolean =>
    who[i] === whose && to[i] === what && by[i] === maker && isBonus[i] === kind && nameAt(scene, i) === name
}

/** What a save ends of the Advantage and bonuses of a combatant, in the order gained: saves use up others of them meanwhile. */
export function savableHelp(scene: EscalationScene, who: Who): readonly SavableHelp[] {
  const { who: whose, lasts, to, amount, by, isBonus, save } = scene.now.advantage
  return Array.from({ length: scene.rows(ADVANTAGE_TABLE) }, (_, i) => i)
    .filter((i) => whose[i] === who && lasts[i] === SAVE_ENDS)
    .map((i) => ({
      ...{ who, to: to[i], amount: amount[i], by: by[i], isBonus: isBonus[i], save: save[i], name: nameAt(scene, i) },
    }))
}

/** Ends Advantage or a bonus, where it still lasts. */
export const endHelp = (scene: EscalationScene, help: SavableHelp): void => {
  endRows(scene.rows(ADVANTAGE_TABLE), isSameHelp(scene, help), (row) => {
    note['help-ends'](scene, help.who, help.name)
    scene.close(ADVANTAGE_TABLE, row)
  })
}
