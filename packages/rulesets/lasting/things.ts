import type { About, Tone, Words } from '@fray/kernel/rules'

/** The explanation of a lasting effect, as templates or words, and its rules. */
export interface Explained<R extends string = string, W = string> {
  readonly lines: readonly W[]
  readonly rules: readonly R[]
}

/** A lasting effect on a combatant, declared once: what it changes, and how it is shown. */
export interface Declared<N extends string, R extends string> {
  /** What it adds to which numbers. */
  readonly adds?: Readonly<Partial<Record<N, number>>>
  /** What it prevents or forbids. */
  readonly stops?: readonly N[]
  /** Its abbreviation on the board. */
  readonly badge: string
  /** Bad by default. */
  readonly tone?: Tone
  readonly lines?: readonly string[]
  readonly rules: readonly [R, ...R[]]
}

/** A lasting effect with all defaults filled in, and its id in files and commands. */
export interface LastingThing<N extends string, R extends string> extends Required<Declared<N, R>> {
  readonly id: string
}

/** Fills in the defaults of a declaration, and adds its id. */
export const lastingThing = <N extends string, R extends string, D extends Declared<N, R>>(
  id: string,
  declared: D & Declared<N, R>,
): D & LastingThing<N, R> => ({ id, adds: {}, stops: [], tone: 'bad', lines: [], ...declared })

/** Adds each effect to its number. */
export function addUp<N extends string>(sums: Record<N, number>, adds: Readonly<Partial<Record<N, number>>>): void {
  for (const what in adds) sums[what] += adds[what] ?? 0
}

const NOTHING: readonly number[] = []

/** All lasting effects, by position; the effects on each number are listed once. */
export class LastingThings<N extends string, T extends LastingThing<N, string>> {
  readonly all: readonly T[]
  readonly ids: readonly string[]
  private readonly lists: Partial<Record<N, number[]>> = {}

  constructor(all: readonly T[]) {
    this.all = all
    this.ids = all.map(({ id }) => id)
    for (const [at, { adds, stops }] of all.entries())
      for (const what of [...(Object.keys(adds) as N[]), ...stops])
        if (adds[what] !== 0) this.lists[what] = [...(this.lists[what] ?? []), at]
  }

  /** Positions of the effects that change or stop this. */
  touching(what: N): readonly number[] {
    return this.lists[what] ?? NOTHING
  }
}

/** Explains a lasting effect in general. */
export const aboutLasting = (title: string, { lines, rules }: Explained<string, Words>): About => ({
  ...{ title, kind: 'condition', lines, facts: [], rules },
})
