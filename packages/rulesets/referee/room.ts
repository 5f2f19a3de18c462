import { type AnyScene, LIMITS, limitText, type Refusal } from '@fray/kernel/rules'
import { refuse } from '../loading/refusal.ts'

/** Why nobody can join the fight any more, whatever became of those who joined before, or null. */
export const isFull = (scene: AnyScene): Refusal | null =>
  scene.combatants < LIMITS.combatants
    ? null
    : refuse('bad-value', '{count} are in this fight, and {most} is the most.', {
        count: { thing: limitText(scene.combatants) },
        most: { thing: limitText(LIMITS.combatants) },
      })
