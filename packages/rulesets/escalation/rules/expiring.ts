import type { Who } from '@fray/kernel/rules'
import { cite } from '../citing.ts'
import type { EscalationScene } from '../scene.ts'
import { ADVANTAGE, ADVANTAGE_TABLE, CONDITION, CONDITION_TABLE } from '../tables.ts'
import { ALWAYS, GRABBED, NEXT, ONE_ROUND, UNTIL_END, UNTIL_START, WAITING } from '../words.ts'
import { endCondition } from './conditions.ts'
import { mayHaveTurn } from './who.ts'

/** A condition or an Advantage has lasted as long as it should. */
function expire(scene: EscalationScene, table: typeof CONDITION_TABLE | typeof ADVANTAGE_TABLE, row: number): void {
  cite('effect-duration')
  if (table === CONDITION_TABLE) endCondition(scene, row, true)
  else scene.close(table, row)
}

/** What ends when a combatant's turn starts: effects until then, and its own one-round effects. */
export function endAtStart(scene: EscalationScene, who: Who): void {
  const { condition, advantage } = scene.now
  for (let i = scene.rows(CONDITION_TABLE) - 1; i >= 0; i--) {
    const lasts = condition.lasts[i]
    const ends = (lasts === UNTIL_START && condition.of[i] === who) || (lasts === ONE_ROUND && condition.by[i] === who)
    if (ends) expire(scene, CONDITION_TABLE, i)
  }
  for (let i = scene.rows(ADVANTAGE_TABLE) - 1; i >= 0; i--) {
    const lasts = advantage.lasts[i]
    const ends = (lasts === UNTIL_START && advantage.of[i] === who) || (lasts === ONE_ROUND && advantage.by[i] === who)
    if (ends) expire(scene, ADVANTAGE_TABLE, i)
  }
}

/** What ends when a combatant's turn is over. */
export function endAtEnd(scene: EscalationScene, who: Who): void {
  const { condition, advantage } = scene.now
  for (let i = scene.rows(CONDITION_TABLE) - 1; i >= 0; i--) {
    if (condition.lasts[i] !== UNTIL_END || condition.of[i] !== who) continue
    if (condition.fresh[i] === 1) scene.set(CONDITION.fresh, i, 0, 'effect-duration')
    else expire(scene, CONDITION_TABLE, i)
  }
  for (let i = scene.rows(ADVANTAGE_TABLE) - 1; i >= 0; i--) {
    if ((advantage.lasts[i] !== UNTIL_END && advantage.lasts[i] !== NEXT) || advantage.of[i] !== who) continue
    if (advantage.fresh[i] === 1) scene.set(ADVANTAGE.fresh, i, 0, 'effect-duration')
    else expire(scene, ADVANTAGE_TABLE, i)
  }
}

/** What a sustained ability kept up is over. */
export function endKept(scene: EscalationScene, keeper: number): void {
  for (let i = scene.rows(CONDITION_TABLE) - 1; i >= 0; i--) {
    if (scene.now.condition.keeper[i] === keeper) endCondition(scene, i)
  }
  for (let i = scene.rows(ADVANTAGE_TABLE) - 1; i >= 0; i--) {
    if (scene.now.advantage.keeper[i] === keeper) scene.close(ADVANTAGE_TABLE, i)
  }
}

/** When a round begins: what would end in a turn of somebody who has no more turns ends now. */
export function endOrphans(scene: EscalationScene): void {
  for (const table of [CONDITION_TABLE, ADVANTAGE_TABLE] as const) {
    const { lasts, of, by } = table === CONDITION_TABLE ? scene.now.condition : scene.now.advantage
    for (let i = scene.rows(table) - 1; i >= 0; i--) {
      const isTimed = lasts[i] === UNTIL_START || lasts[i] === UNTIL_END || lasts[i] === ONE_ROUND
      const whose = (lasts[i] === ONE_ROUND ? by[i] : of[i]) as number
      if (!isTimed || mayHaveTurn(scene, whose)) continue
      expire(scene, table, i)
    }
  }
}

/**
 * The encounter is over: every condition and Advantage ends, but what its data lets last (`always`), and what those have
 * who come on in a later one.
 */
export function endAll(scene: EscalationScene): void {
  for (const table of [CONDITION_TABLE, ADVANTAGE_TABLE] as const) {
    const { who, lasts } = table === CONDITION_TABLE ? scene.now.condition : scene.now.advantage
    for (let i = scene.rows(table) - 1; i >= 0; i--) {
      const isToCome = scene.now.combatant.out[who[i]] === WAITING
      const isGrab = table === CONDITION_TABLE && scene.now.condition.what[i] === GRABBED
      if (isToCome || (!isGrab && lasts[i] === ALWAYS)) continue
      cite('encounter-end')
      scene.close(table, i)
    }
  }
}
