import { ReachMap } from './reach-map.ts'

/** A reach map and the question that it answers. */
export interface KnownReach {
  readonly map: ReachMap
  /** Feet that it was made for; -1 if the search ended early. */
  feet: number
  /** Which kind of movement it was made for, where there are several. */
  how: number
  /** The placement for which it was made. */
  placement: number
}

/** Marks a map whose search ended early. */
const CUT = -1

/** The latest reach map of each combatant, valid until anyone is placed again. The map objects are reused. */
export class Reaches {
  private readonly known: KnownReach[] = []

  /** The combatant's map for this kind of movement and this placement, or null. */
  latest(who: number, placement: number, how: number): KnownReach | null {
    const known = this.known[who]
    return known !== undefined && known.placement === placement && known.how === how ? known : null
  }

  /** Returns the combatant's map, to be filled for so many feet. */
  begin(who: number, placement: number, how: number, feet: number): ReachMap {
    const known = this.known[who]
    if (known === undefined) {
      const map = new ReachMap()
      this.known[who] = { map, feet, how, placement }
      return map
    }
    known.feet = feet
    known.how = how
    known.placement = placement
    return known.map
  }

  /** Marks the combatant's map as incomplete: the squares on it are right, others may be missing. */
  cut(who: number): void {
    const known = this.known[who]
    if (known !== undefined) known.feet = CUT
  }

  /** Drops all maps. */
  forget(): void {
    this.known.length = 0
  }
}
