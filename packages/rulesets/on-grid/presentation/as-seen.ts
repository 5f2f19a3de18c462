import type { Sheet, Viewer } from '@fray/kernel/rules'

/** The fight that somebody looks at. */
interface Seen {
  readonly combatants: number
  sheets: readonly unknown[]
  recorder: object | null
  mark(): number
  rollback(mark: number): void
}

/** What a seat that does not know everything finds instead of what is. */
interface Unseen<S extends Sheet> {
  readonly isHidden: (row: number) => boolean
  /** Somebody of whose abilities nothing is known. */
  readonly unknown: (sheet: S) => S
  /** Takes away one whom the seat cannot place. */
  readonly takeAway: (row: number) => void
  /** Lets one who hides what it can do be as most are. */
  readonly likeMost: (row: number) => void
}

/**
 * What `look` finds in the fight as the viewer knows it: those whom its side cannot place are not there, and those who hide
 * what they can do are like most. The scene is afterwards as it was.
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
