import type { Sheet, Viewer } from '@fray/kernel/rules'

/** The fight being viewed. */
interface Seen {
  readonly combatants: number
  sheets: readonly unknown[]
  recorder: object | null
  mark(): number
  rollback(mark: number): void
}

/** How to hide what a seat does not know. */
interface Unseen<S extends Sheet> {
  readonly isHidden: (row: number) => boolean
  /** The sheet of a combatant whose abilities are unknown. */
  readonly unknown: (sheet: S) => S
  /** Removes a combatant that the seat cannot locate. */
  readonly takeAway: (row: number) => void
  /** Gives average values to a combatant that hides its abilities. */
  readonly likeMost: (row: number) => void
}

/**
 * Runs `look` on the fight as the viewer knows it: without combatants that its side cannot locate, and with average
 * values for hidden abilities. The scene is restored afterwards.
 */
export function seenThrough<S extends Sheet, T>(scene: Seen, viewer: Viewer, unseen: Unseen<S>, look: () => T): T {
  if (viewer.referee) return look()
  const { recorder, sheets } = scene
  const mark = scene.mark()
  scene.recorder = null
  try {
    const rows = Array.from({ length: scene.combatants }, (_, row) => row)
    const isOpen = (row: number) => viewer.knows('abilities', row)
    scene.sheets = sheets.map((sheet, row) => (isOpen(row) ? sheet : unseen.unknown(sheet as S)))
    const hidden = new Set(rows.filter(unseen.isHidden))
    for (const row of rows) {
      if (hidden.has(row)) unseen.takeAway(row)
      else if (!isOpen(row)) unseen.likeMost(row)
    }
    return look()
  } finally {
    scene.rollback(mark)
    scene.sheets = sheets
    scene.recorder = recorder
  }
}
