import type { Refusal, RefusalSeen } from '../refusal.ts'
import type { AnyScene } from '../scene.ts'
import type { Who } from '../state/columns.ts'
import { capital } from '../words.ts'
import { keepBehind } from './behind.ts'
import { written } from './made-words.ts'
import { type Message, type Said, type Sees, said, type Tells, type Words } from './message.ts'

/** What the scene's current viewer may know. */
export const seesOf = (scene: AnyScene): Sees => ({
  name: (who) => (who < 0 ? 'the referee' : scene.knows(who) ? scene.name(who as Who) : null),
  hides: (ref) => scene.hides(ref),
})

/** The message in English for the scene's current viewer; null for none. */
export const englishOf = (told: Tells, scene: AnyScene): Said | null =>
  told === null ? null : said(told, seesOf(scene))

/** The words of the message for the scene's current viewer. */
export const inWords = (message: Message, scene: AnyScene): Words => said(message, seesOf(scene)).words

/** The refusal in English for the scene's current viewer. */
export function refusalSeen({ rule, reason }: Refusal, scene: AnyScene): RefusalSeen {
  const { words, message } = said(reason, seesOf(scene))
  const inFull = written(capital(words))
  if (inFull !== words) keepBehind(inFull, message)
  return { rule, reason: inFull, message }
}
