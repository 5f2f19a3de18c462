import type { About, Tone, Words } from '@fray/kernel/rules'

/** What is said of something that lies on somebody, as templates or as words, and the rules that say so. */
export interface Explained<R extends string = string, W = string> {
  readonly lines: readonly W[]
  readonly rules: readonly R[]
}

/** Something that may lie on somebody for a while, declared once: what it changes, and how it is shown. */
export interface Declared<N extends string, R extends string> {
  /** What it adds, by the number that it is added to. */
  readonly adds?: Readonly<Partial<Record<N, number>>>
  /** What it takes or forbids. */
  readonly stops?: readonly N[]
  /** What stands on the board for it, in few letters. */
  readonly badge: string
  /** Bad by default. */
  readonly tone?: Tone
  readonly lines?: readonly string[]
  readonly rules: readonly [R, ...R[]]
}

/** The same with everything that is left out, and what it is called in files and commands. */
export interface LastingThing<N extends string, R extends string> extends Required<Declared<N, R>> {
  readonly id: string
}

/** What is declared, with everything that is left out, under its id. */
export const lastingThing = <N extends string, R extends string, D extends Declared<N, R>>(
  id: string,
  declared: D & Declared<N, R>,
): D & LastingThing<N, R> => ({ id, adds: {}, stops: [], tone: 'bad', lines: [], ...declared })

/** Adds what something adds, each to its number. */
export function addUp<N extends string>(sums: Record<N, number>, adds: Readonly<Partial<Record<N, number>>>): void {
  for (const what in adds) sums[what] += adds[what] ?? 0
}

const NOTHING: readonly number[] = []

/** Everything that may lie on somebody, by position; what touches a number is listed once. */
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

  /** Positions of the things that add to the number, or stop that. */
  touching(what: N): readonly number[] {
    return this.lists[what] ?? NOTHING
  }
}

/** Explains something that may lie on somebody, as such. */
export const aboutLasting = (title: string, { lines, rules }: Explained<string, Words>): About => ({
  ...{ title, kind: 'condition', lines, facts: [], rules },
})
