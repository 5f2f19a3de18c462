/** The kind of imported file. */
export type ForeignKind = 'map' | 'encounter' | 'table'

/** A place in the foreign file, and a remark about it. */
export interface ReportNote {
  /** Such as `Combatants[2].StatBlock.AC`, or `row 3, column AC`. */
  readonly path: string
  readonly words: string
}

/** What was imported, and where it is in the encounter. */
export interface Carried {
  readonly path: string
  readonly to: string
}

/** A value that the game needs and the file does not give. */
export interface Assumed {
  /** Its path in the encounter: `combatants.Goblin.skill`. */
  readonly to: string
  readonly value: string
  readonly why: string
  /** Its line in the encounter, from 1; 0 before there is a text. */
  readonly line: number
}

/** The report on an imported file. */
export interface Account {
  readonly file: string
  readonly kind: ForeignKind
  readonly game: string
  readonly carried: readonly Carried[]
  /** What differs between the encounter and the file. */
  readonly changed: readonly ReportNote[]
  /** What could not be imported. */
  readonly lost: readonly ReportNote[]
  readonly assumed: readonly Assumed[]
}

/** The foreign file is invalid, or too large: a message with the place. */
export class ForeignProblem extends Error {
  override name = 'ForeignProblem'
}

/** Collects remarks while a file is read. */
export class ImportReport {
  readonly carried: Carried[] = []
  readonly changed: ReportNote[] = []
  readonly lost: ReportNote[] = []
  readonly assumed: Assumed[] = []

  carry(path: string, to: string): void {
    this.carried.push({ path, to })
  }

  change(path: string, words: string): void {
    this.changed.push({ path, words })
  }

  lose(path: string, words: string): void {
    this.lost.push({ path, words })
  }

  assume(to: string, value: string, why: string): void {
    this.assumed.push({ to, value, why, line: 0 })
  }
}

/** Merges equal remarks about several places, with the first of them and their number. */
export function together(said: readonly ReportNote[]): readonly string[] {
  const places = new Map<string, string[]>()
  for (const { path, words } of said) places.set(words, [...(places.get(words) ?? []), path])
  return [...places].map(([words, paths]) => {
    const all = [...new Set(paths)].filter((path) => path !== '')
    const more = all.length - SHOWN
    const where = all.slice(0, SHOWN)
    if (where.length === 0) return words
    return `${where.join(', ')}${more > 0 ? ` and ${more} more` : ''}: ${words}`
  })
}

/** How many places one remark names. */
const SHOWN = 3
