import { ReachMap } from './reach-map.ts'

/** A reach map and what it was asked for. */
export interface KnownReach {
  readonly map: ReachMap
  /** Feet that it was made for; -1 where it has ended early. */
  feet: number
  /** In which way it was made, where there are several. */
  how: number
  /** The placement from which it was made. */
  placement: number
}

/** The feet of a map that was not made to its end. */
const CUT = -1

/** The latest reach map of each combatant; it holds until anybody is placed again. Maps are filled again and again. */
export class Reaches {
  private readonly known: KnownReach[] = []

  /** The combatant's map that was made in this way from this placement, or null. */
  latest(who: number, placement: number, how: number): KnownReach | null {
    const known = this.known[who]
    return known !== undefined && known.placement === placement && known.how === how ? known : null
  }

  /** The combatant's map, to be filled for so many feet. */
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

  /** The combatant's map has ended early: it tells of the squares that are on it, and is not all that it was made for. */
  cut(who: number): void {
    const known = this.known[who]
    if (known !== undefined) known.feet = CUT
  }

  /** Forgets all maps, to make them again. */
  forget(): void {
    this.known.length = 0
  }
}
