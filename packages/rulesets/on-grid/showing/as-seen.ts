import type { Lens, Sheet } from '@fray/kernel/rules'

/** The fight that somebody looks at. */
interface Seen {
  readonly combatants: number
  sheets: readonly unknown[]
  recorder: object | null
  mark(): number
  rollback(mark: number): void
}

/** What a seat that does not know everything finds in place of what is. */
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
 * What `look` finds in the fight as the lens knows it: those whom its side cannot place are not there, and those who hide
 * what they can do are like most. The scene is afterwards as it was.
 * @example
 * ```ts
 * import { lensOf } from '@fray/kernel'
 * import { defineTables, flag, Scene, type Sheet, word } from '@fray/kernel/rules'
 * import { seenThrough } from '@fray/rulesets/on-grid/showing/as-seen'
 *
 * const tables = defineTables({ combatant: { hiding: flag(), stance: word(['plain', 'fierce'], { sight: 'abilities' }) } })
 * const sides = [
 *   { id: 'heroes', name: 'Heroes', hitPoints: 'exact' },
 *   { id: 'wolves', name: 'Wolves', hitPoints: 'word', hides: ['abilities'] },
 * ] as const
 * const setup = { ruleset: 'mine', title: '', encounter: {}, options: {}, sides, seats: [], notes: [] }
 * const scene = new Scene(tables, { combatant: 2 }, setup)
 * const { combatant } = tables.columns
 * for (const [row, name] of ['Ada', 'Wolf'].entries()) {
 *   scene.join({ name }, name, 'two-sides')
 *   scene.set(combatant.side, row, row, 'two-sides')
 *   scene.set(combatant.seat, row, 1 - row, 'two-sides')
 * }
 * scene.set(combatant.stance, 1, 1, 'stance')
 * const unseen = {
 *   isHidden: (row: number) => scene.now.combatant.hiding[row] === 1,
 *   unknown: (sheet: Sheet) => sheet,
 *   takeAway: (row: number) => scene.set(combatant.present, row, 0, 'unseen'),
 *   likeMost: (row: number) => scene.set(combatant.stance, row, 0, 'unseen'),
 * }
 * const stance = () => scene.now.combatant.stance[1]
 * console.log(seenThrough(scene, lensOf(scene, 1), unseen, stance), stance()) // 0 1
 * ```
 */
export function seenThrough<S extends Sheet, T>(scene: Seen, lens: Lens, unseen: Unseen<S>, look: () => T): T {
  if (lens.referee) return look()
  const { recorder, sheets } = scene
  const mark = scene.mark()
  scene.recorder = null
  try {
    const rows = Array.from({ length: scene.combatants }, (_, row) => row)
    const isOpen = (row: number) => lens.knows('abilities', row)
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
