import type { Who } from '@fray/kernel/rules'
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

function openEffect(scene: FreeHitsScene, who: Who, until: number, keeper: Keeper | null, rule: Cited): number {
  const row = scene.open(EFFECT_TABLE)
  scene.set(EFFECT.who, row, who, rule)
  scene.set(EFFECT.until, row, until, rule)
  scene.set(EFFECT.caster, row, keeper?.caster ?? NONE, rule)
  scene.set(EFFECT.spell, row, keeper?.spell ?? NONE, rule)
  return row
}

/** Puts a condition on a unit. `rounds`: null until it is ended, or as long as its keeper's spell runs. */
export function addCondition(
  scene: FreeHitsScene,
  who: Who,
  condition: Condition,
  rounds: number | null,
  keeper: Keeper | null,
  rule: Cited,
): void {
  const row = openEffect(scene, who, untilRound(scene, rounds), keeper, rule)
  const position = scene.conditions.findIndex((one) => one.id === condition.id)
  scene.set(EFFECT.condition, row, position, rule)
  refresh(scene, who, rule)
  note.condition(scene, who, condition.name, rounds)
}

/** Changes a unit's numbers for a while. */
export function addModify(
  scene: FreeHitsScene,
  who: Who,
  modify: Modify,
  rounds: number | null,
  keeper: Keeper | null,
  rule: Cited,
): void {
  const row = openEffect(scene, who, untilRound(scene, rounds), keeper, rule)
  scene.set(EFFECT.accuracy, row, modify.accuracy, rule)
  scene.set(EFFECT.agility, row, modify.agility, rule)
  scene.set(EFFECT.strength, row, modify.strength, rule)
  scene.set(EFFECT.movement, row, modify.movement, rule)
  scene.set(EFFECT.slots, row, modify.slots, rule)
  scene.set(EFFECT.guard, row, modify.reduction, rule)
  refresh(scene, who, rule)
}

/** Ends every effect that the test picks; returns how many. */
function endWhere(scene: FreeHitsScene, rule: Cited, test: (effect: number) => boolean, timeUp = false): number {
  let ended = 0
  for (let i = scene.rows(EFFECT_TABLE) - 1; i >= 0; i--) {
    if (!test(i)) continue
    const who = scene.now.effect.who[i]
    const condition = scene.conditions[scene.now.effect.condition[i]]
    scene.close(EFFECT_TABLE, i)
    refresh(scene, who, rule)
    ended++
    if (condition === undefined || !isIn(scene, who)) continue
    if (!conditionsOf(scene, who).includes(condition.id)) {
      note['condition-ends'](scene, who, condition.name, timeUp)
    }
  }
  return ended
}

/** Ends a unit's conditions: one by its content id, or `any`. */
export const endConditions = (scene: FreeHitsScene, who: Who, id: string, rule: Cited): number =>
  endWhere(scene, rule, (i) => {
    const condition = scene.conditions[scene.now.effect.condition[i]]
    return scene.now.effect.who[i] === who && condition !== undefined && (id === 'any' || condition.id === id)
  })

/** Ends what a spell has kept up. */
export const endKept = (scene: FreeHitsScene, caster: Who, spell: number, rule: Cited): number =>
  endWhere(scene, rule, (i) => {
    const { effect } = scene.now
    return effect.caster[i] === caster && effect.spell[i] === spell && effect.until[i] === 0
  })

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
