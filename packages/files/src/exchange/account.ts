/** What kind of file something was brought in from. */
export type ForeignKind = 'map' | 'encounter' | 'table'

/** A place in the foreign file, and what is to be said of it. */
export interface ReportNote {
  /** As in `Combatants[2].StatBlock.AC`, or `row 3, column AC`. */
  readonly path: string
  readonly words: string
}

/** What was carried over, and where it stands in the encounter. */
export interface Carried {
  readonly path: string
  readonly to: string
}

/** What the game needs and the file does not say. */
export interface Assumed {
  /** Where it stands in the encounter: `combatants.Goblin.skill`. */
  readonly to: string
  readonly value: string
  readonly why: string
  /** Its line in the encounter, from 1; 0 while there is no text yet. */
  readonly line: number
}

/** Everything that became of a foreign file. */
export interface Account {
  readonly file: string
  readonly kind: ForeignKind
  readonly game: string
  readonly carried: readonly Carried[]
  /** What stands in the encounter otherwise than in the file. */
  readonly changed: readonly ReportNote[]
  /** What could not be carried over. */
  readonly lost: readonly ReportNote[]
  readonly assumed: readonly Assumed[]
}

/** The foreign file is not right, or too large to be looked at: a sentence with its place. */
export class ForeignProblem extends Error {
  override name = 'ForeignProblem'
}

/** Gathers what is to be said while a file is read; of things that mean the same any number. */
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

/** The same sentence of several places as one, with the first of them and how many there are. */
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

/** How many places one sentence names. */
const SHOWN = 3
