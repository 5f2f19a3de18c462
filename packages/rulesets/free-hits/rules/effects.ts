import type { Who } from '@fray/kernel/rules'
import { endRows, openRow } from '../../lasting/rows.ts'
import { note } from '../events.ts'
import type { Condition } from '../kinds/conditions.ts'
import type { Modify } from '../kinds/effects.ts'
import type { Cited, FreeHitsScene } from '../scene.ts'
import { EFFECT, EFFECT_TABLE, NONE } from '../tables.ts'
import { isOn, isRepeated, refresh } from './numbers.ts'
import { isIn } from './who.ts'

/** The spell that keeps an effect up: whose, and its position; null for one that lasts by itself. */
export interface Keeper {
  readonly caster: Who
  readonly spell: number
}

/** The end of so many rounds, this one counted, before the battle the first; 0 for none. */
const untilRound = (scene: FreeHitsScene, rounds: number | null): number =>
  rounds === null ? 0 : Math.max(1, scene.now.fight.round[0]) + rounds - 1

/** What lasts on a unit, and how long: so many rounds, or, with null, until it is ended or its keeper's spell is over. */
export interface Lasting {
  readonly rounds: number | null
  readonly keeper?: Keeper | null
}

function openEffect(
  scene: FreeHitsScene,
  who: Who,
  { rounds, keeper }: Lasting,
  cells: Readonly<Record<string, number>>,
  rule: Cited,
): void {
  const { caster = NONE, spell = NONE } = keeper ?? {}
  openRow(scene, EFFECT_TABLE, EFFECT, { who, until: untilRound(scene, rounds), caster, spell, ...cells }, rule)
  refresh(scene, who, rule)
}

/** Puts a condition on a unit. */
export function addCondition(
  scene: FreeHitsScene,
  who: Who,
  condition: Condition,
  lasting: Lasting,
  rule: Cited,
): void {
  openEffect(scene, who, lasting, { condition: scene.conditions.findIndex(({ id }) => id === condition.id) }, rule)
  note.condition(scene, who, condition.name, lasting.rounds)
}

/** Changes a unit's numbers for a while. */
export function addModify(scene: FreeHitsScene, who: Who, modify: Modify, lasting: Lasting, rule: Cited): void {
  const { accuracy, agility, strength, movement, slots, reduction: guard } = modify
  openEffect(scene, who, lasting, { accuracy, agility, strength, movement, slots, guard }, rule)
}

/** Ends every effect that the test picks; returns how many. */
const endWhere = (scene: FreeHitsScene, rule: Cited, test: (effect: number) => boolean, timeUp = false): number =>
  endRows(scene.rows(EFFECT_TABLE), test, (row) => {
    const who = scene.now.effect.who[row]
    const condition = scene.conditions[scene.now.effect.condition[row]]
    scene.close(EFFECT_TABLE, row)
    refresh(scene, who, rule)
    if (condition === undefined || !isIn(scene, who) || conditionsOf(scene, who).includes(condition.id)) return
    note['condition-ends'](scene, who, condition.name, timeUp)
  })

/** Ends a unit's conditions: one by its content id, or `any`. */
export const endConditions = (scene: FreeHitsScene, who: Who, id: string, rule: Cited): number =>
  endWhere(scene, rule, (i) => {
    const condition = scene.conditions[scene.now.effect.condition[i]]
    return scene.now.effect.who[i] === who && condition !== undefined && (id === 'any' || condition.id === id)
  })

/** Ends what a spell has kept up. */
export const endKept = (scene: FreeHitsScene, caster: Who, spell: number, rule: Cited): number =>
  endWhere(scene, rule, (i) => isKept(scene, i, caster, spell))

/** Whether the spell keeps that effect up. */
function isKept(scene: FreeHitsScene, row: number, caster: Who, spell: number): boolean {
  const { effect } = scene.now
  return effect.caster[row] === caster && effect.spell[row] === spell && effect.until[row] === 0
}

/** What lasted until the end of this round is over. */
export function endTimedEffects(scene: FreeHitsScene): void {
  const round = scene.now.fight.round[0]
  const isOver = (i: number): boolean => {
    const until = scene.now.effect.until[i]
    return until > 0 && until <= round
  }
  endWhere(scene, 'round', isOver, true)
}

/** A unit's conditions that count now, by content id. */
export function conditionsOf(scene: FreeHitsScene, who: Who): string[] {
  const { effect } = scene.now
  const found: string[] = []
  for (let i = 0; i < scene.rows(EFFECT_TABLE); i++) {
    const condition = effect.who[i] === who ? scene.conditions[effect.condition[i]] : undefined
    if (condition !== undefined && isOn(scene, i) && !isRepeated(scene, i)) found.push(condition.id)
  }
  return found
}

/** Whom an effect of the caster's spell is on. */
export function keptOn(scene: FreeHitsScene, caster: Who, spell: number): number[] {
  const { effect } = scene.now
  const found: number[] = []
  for (let i = 0; i < scene.rows(EFFECT_TABLE); i++) {
    const is = effect.caster[i] === caster && effect.spell[i] === spell && effect.until[i] === 0
    if (is && !found.includes(effect.who[i] as number)) found.push(effect.who[i] as number)
  }
  return found
}
