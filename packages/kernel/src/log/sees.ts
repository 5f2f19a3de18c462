import type { AnyScene } from '../scene.ts'
import type { Who } from '../state/columns.ts'
import { type Said, type Sees, said, type Tells } from './message.ts'

/** What somebody may know who looks at the scene as it is looked at now. */
export const seesOf = (scene: AnyScene): Sees => ({
  name: (who) => (who < 0 ? 'the referee' : scene.knows(who) ? scene.name(who as Who) : null),
  hides: (ref) => scene.hides(ref),
})

const NOBODY: ReadonlySet<number> = new Set()

/** What is told, in English; null for nothing. Of words already it does not say whom they are about. */
export function englishOf(told: Tells, scene: AnyScene): Said | null {
  if (told === null) return null
  if (typeof told === 'string') return { words: told, message: null, known: NOBODY, unknown: NOBODY, isHidden: false }
  return said(told, seesOf(scene))
}
