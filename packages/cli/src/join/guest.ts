import type { ListedActions } from '@fray/seat'
import type { Listing } from '../ui/answers.ts'
import type { Part } from '../ui/squares.ts'
import type { Asked } from './asked.ts'
import type { LivePrompt } from './live-prompt.ts'

/** One who sits at a live table with a terminal. */
export interface Guest {
  readonly prompt: LivePrompt
  /** Whom the person has turned to where several may be commanded. */
  chosen: string
  /** How the field was when it was drawn last. */
  field: string
  /** The part of the map that was drawn last, so that it stays put. */
  part: Part | null
  /** What is asked, as it was shown. */
  shown: Shown
}

/** Something that is asked, with what stands in the list below it. */
export interface Shown {
  readonly asked: Asked
  readonly actions: ListedActions | null
  readonly listing: Listing
}

/** Whether to go on with what is asked, to show it again, or to leave. */
export type Then = 'stay' | 'refresh' | 'leave'
