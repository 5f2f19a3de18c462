import type { Command } from '../command.ts'
import type { Viewer } from '../view/viewer.ts'
import type { About, ThingRef } from './about.ts'
import type { BoardGround, Figure } from './board.ts'
import type { CardFacts } from './card.ts'
import type { Order } from './order.ts'
import type { Between, Reach, Threat } from './overlays.ts'
import type { Price } from './price.ts'

/**
 * What only a ruleset can say of its fights to those who look: `@fray/seat` makes of it what a host draws and asks. All of
 * it is plain data, changes nothing, and holds no more than the viewer may know: two fights that are alike to a seat give
 * alike data. `lens.vitals`, `lens.owns` and `lens.knows` say what that is.
 */
export interface Presentation<S, C extends Command> {
  /** The battlefield without those who stand on it. */
  ground(scene: S, viewer: Viewer): BoardGround
  /**
   * What people call a place in a sentence (`the old mill`), by what commands call it; the same for one that the referee hides, unless it
   * is the referee who asks, and where nobody has named any.
   */
  placeName?(scene: S, place: string, isReferee: boolean): string
  /** How a combatant is drawn; null for one of whom the viewer knows nothing. */
  figure(scene: S, row: number, viewer: Viewer): Figure | null
  /** The words for how somebody looks who is in the fight, from hurt worst to unhurt; none by default. */
  readonly healthSteps?: readonly string[]
  /** Who acts when. */
  order(scene: S, viewer: Viewer): Order
  /** Everything about one combatant of whom the viewer knows. What it hides is left out: empty lists, no number. */
  card(scene: S, row: number, viewer: Viewer): CardFacts
  /** What a command costs. It hangs on the command and on what everybody sees. */
  price(scene: S, command: C): Price
  /** Explains a thing in the fight: an item, a spell, a condition; null for what the viewer does not know of or nobody has. */
  about(scene: S, thing: ThingRef, viewer: Viewer): About | null
  /** Everything ready-made of the ruleset, by kind and id. */
  content(): readonly ThingRef[]
  /** Explains something ready-made outside of any fight; null for what there is not. */
  aboutContent(thing: ThingRef): About | null
  /** The overlay "what I can" of a combatant. */
  reach(scene: S, row: number, viewer: Viewer): Reach
  /** The overlay "what they can, to me". */
  threat(scene: S, row: number, viewer: Viewer): Threat
  /** What lies between two combatants of whom the viewer knows. */
  between(scene: S, row: number, at: number, viewer: Viewer): Between
}
