import type { Command } from '../command.ts'
import type { Viewer } from '../view/viewer.ts'
import type { About, ThingRef } from './about.ts'
import type { BoardGround, Figure } from './board.ts'
import type { CardFacts } from './card.ts'
import type { Order } from './order.ts'
import type { Between, Reach, Threat } from './overlays.ts'
import type { Price } from './price.ts'

/**
 * The ruleset's part of showing a fight; `@fray/seat` turns it into what a host draws and asks. All of it is plain
 * data, changes nothing, and holds only what the viewer may know: two fights that look the same to a seat give the
 * same data. `viewer.vitals`, `viewer.owns` and `viewer.knows` define that.
 */
export interface Presentation<S, C extends Command> {
  /** The battlefield without its combatants. */
  ground(scene: S, viewer: Viewer): BoardGround
  /**
   * The name of a place in a sentence (`the old mill`), by its name in commands. The name in commands itself if the
   * place has none, or if it is hidden and the viewer is not the referee.
   */
  placeName?(scene: S, place: string, isReferee: boolean): string
  /** How a combatant is drawn; null for one that the viewer does not know. */
  figure(scene: S, row: number, viewer: Viewer): Figure | null
  /** The words for how a combatant in the fight looks, from worst hurt to unhurt; none by default. */
  readonly healthSteps?: readonly string[]
  /** The turn order. */
  order(scene: S, viewer: Viewer): Order
  /** Everything about one combatant that the viewer knows. Hidden parts are left out: empty lists, no number. */
  card(scene: S, row: number, viewer: Viewer): CardFacts
  /** The price of a command. It depends only on the command and on public facts. */
  price(scene: S, command: C): Price
  /**
   * Explains a thing in the fight: an item, a spell, a condition; null if the viewer does not know it or nobody has
   * it.
   */
  about(scene: S, thing: ThingRef, viewer: Viewer): About | null
  /** All ready-made content of the ruleset, by kind and id. */
  content(): readonly ThingRef[]
  /** Explains ready-made content outside of any fight; null if there is no such thing. */
  aboutContent(thing: ThingRef): About | null
  /** The overlay "what I can do" of a combatant. */
  reach(scene: S, row: number, viewer: Viewer): Reach
  /** The overlay "what they can do to me". */
  threat(scene: S, row: number, viewer: Viewer): Threat
  /** What lies between two combatants that the viewer knows. */
  between(scene: S, row: number, at: number, viewer: Viewer): Between
}
