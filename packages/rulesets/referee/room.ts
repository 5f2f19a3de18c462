import { type AnyScene, LIMITS, limitText, type Refusal } from '@fray/kernel/rules'
import { refuse } from '../reading/refusal.ts'

/**
 * Why nobody can come into the fight any more, whatever became of those who came before, or null.
 * @example
 * ```ts
 * import { defineTables, LIMITS, Scene } from '@fray/kernel/rules'
 * import { isFull } from '@fray/rulesets/referee/room'
 *
 * const setup = { ruleset: 'mine', title: '', encounter: {}, options: {}, sides: [], seats: [], notes: [] }
 * const scene = new Scene(defineTables({ combatant: {} }), { combatant: LIMITS.combatants }, setup)
 * console.log(isFull(scene)) // null
 * for (let n = 1; n <= LIMITS.combatants; n++) scene.join({ name: `Rat ${n}` }, `Rat ${n}`, 'somebody-joins')
 * console.log(isFull(scene)?.reason) // 1,000 are in this fight, and 1,000 is the most.
 * ```
 */
export const isFull = (scene: AnyScene): Refusal | null =>
  scene.combatants < LIMITS.combatants
    ? null
    : refuse(
        'bad-value',
        `${limitText(scene.combatants)} are in this fight, and ${limitText(LIMITS.combatants)} is the most.`,
      )
