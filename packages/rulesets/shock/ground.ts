import type { ReachMap } from '@fray/kernel/rules'

/** One reach map and the question that it answers. */
interface Known {
  map: ReachMap | undefined
  feet: number
  aside: number
  valid: boolean
}

/** What has been worked out about where everybody stands; forgotten as soon as anybody moves. */
export class Ground {
  /** Marks of squares for `mover`. */
  readonly marks: Uint8Array
  mover = -1
  aside = -1
  /** What it was worked out from: number of combatants, open doors, then two numbers for each combatant. */
  readonly seen: number[] = []
  /** The squares that are marked: so many of the first. (Setting an array's length takes longer than all the rest.) */
  private readonly marked: number[] = []
  private markedCount = 0
  private readonly reaches: Known[] = []

  constructor(squares: number) {
    this.marks = new Uint8Array(squares)
  }

  /** Positions have changed: nothing is known any more. */
  forget(): void {
    this.mover = -1
    for (const known of this.reaches) if (known !== undefined) known.valid = false
  }

  /** One combatant has moved: the marks for it still hold, those for others do not, and no reach map does. */
  forgetReaches(mover: number): void {
    if (this.mover !== mover) this.mover = -1
    for (const known of this.reaches) if (known !== undefined) known.valid = false
  }

  clearMarks(): void {
    for (let i = 0; i < this.markedCount; i++) this.marks[this.marked[i]] = 0
    this.markedCount = 0
  }

  /** Marks the squares of a body. */
  mark(at: number, size: number, width: number, mark: number): void {
    for (let y = 0; y < size; y++) {
      for (let x = 0; x < size; x++) {
        const square = at + y * width + x
        this.marks[square] = this.marks[square] | mark
        this.marked[this.markedCount++] = square
      }
    }
  }

  /** The reach map of the combatant, if it is still good: for just so many feet, or with `more` for at least so many. */
  reachFor(who: number, feet: number, aside: number, more: boolean): ReachMap | null {
    const known = this.reaches[who]
    if (known === undefined || !known.valid || known.aside !== aside) return null
    if (more ? known.feet < feet : known.feet !== feet) return null
    return known.map ?? null
  }

  /** The combatant's old map, to be filled anew. */
  spare(who: number): ReachMap | undefined {
    return this.reaches[who]?.map
  }

  keepReach(who: number, feet: number, aside: number, map: ReachMap): ReachMap {
    const known = this.reaches[who]
    if (known === undefined) this.reaches[who] = { map, feet, aside, valid: true }
    else {
      known.map = map
      known.feet = feet
      known.aside = aside
      known.valid = true
    }
    return map
  }
}
