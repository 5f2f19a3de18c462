import type { About, Tone } from '@fray/kernel/rules'

/** What is said of something that lies on somebody: on the board, on the card, and by which rules. */
export interface Explained<R extends string = string> {
  readonly lines: readonly string[]
  readonly rules: readonly R[]
}

/** Something that may lie on somebody for a while, declared once: what it adds to numbers, and how it is shown. */
export interface LastingThing<N extends string, R extends string = string> extends Explained<R> {
  readonly id: string
  /** What it adds, by the number that it is added to. */
  readonly adds: Readonly<Partial<Record<N, number>>>
  /** What stands on the board for it, in few letters. */
  readonly badge: string
  readonly tone: Tone
}

/** Everything of a fight that may lie on somebody, by position; for each number a list of what adds to it is made once. */
export class LastingThings<N extends string, T extends LastingThing<N>> {
  readonly all: readonly T[]
  readonly ids: readonly string[]
  private readonly lists = new Map<N, readonly number[]>()

  constructor(all: readonly T[]) {
    this.all = all
    this.ids = all.map(({ id }) => id)
    for (const number of new Set(all.flatMap(({ adds }) => Object.keys(adds) as N[])))
      this.lists.set(
        number,
        all.flatMap(({ adds }, at) => (adds[number] ? [at] : [])),
      )
  }

  /** Positions of the things that add to the number. */
  adding(number: N): readonly number[] {
    return this.lists.get(number) ?? NOTHING
  }
}

const NOTHING: readonly number[] = []

/** Explains something that may lie on somebody, as such. */
export const aboutLasting = (title: string, { lines, rules }: Explained): About => ({
  title,
  kind: 'condition',
  lines,
  facts: [],
  rules,
})
