import type { Command } from '../command.ts';
import type { Lens } from '../view/lens.ts';
import type { About, ThingRef } from './about.ts';
import type { BoardGround, Figure } from './board.ts';
import type { CardFacts } from './card.ts';
import type { Order } from './order.ts';
import type { Between, Reach, Threat } from './overlays.ts';
import type { Price } from './price.ts';
/**
 * What only a ruleset can say of its fights to those who look: `@fray/seat` makes of it what a host draws and asks. All of
 * it is plain data, changes nothing, and holds no more than the lens may know: two fights that are alike to a seat give
 * alike data. `lens.vitals`, `lens.owns` and `lens.knows` say what that is.
 */
export interface Showing<S, C extends Command> {
    /** The battlefield without those who stand on it. */
    ground(scene: S, lens: Lens): BoardGround;
    /** How a combatant is drawn; null for one of whom the lens knows nothing. */
    figure(scene: S, row: number, lens: Lens): Figure | null;
    /** Who acts when. */
    order(scene: S, lens: Lens): Order;
    /** Everything about one combatant of whom the lens knows. What it hides is left out: empty lists, no number. */
    card(scene: S, row: number, lens: Lens): CardFacts;
    /** What a command costs. It hangs on the command and on what everybody sees. */
    price(scene: S, command: C): Price;
    /** Explains a thing in the fight: an item, a spell, a condition; null for what the lens does not know of or nobody has. */
    about(scene: S, thing: ThingRef, lens: Lens): About | null;
    /** Everything ready-made of the ruleset, by kind and id. */
    content(): readonly ThingRef[];
    /** Explains something ready-made outside of any fight; null for what there is not. */
    aboutContent(thing: ThingRef): About | null;
    /** The overlay "what I can" of a combatant. */
    reach(scene: S, row: number, lens: Lens): Reach;
    /** The overlay "what they can, to me". */
    threat(scene: S, row: number, lens: Lens): Threat;
    /** What lies between two combatants of whom the lens knows. */
    between(scene: S, row: number, at: number, lens: Lens): Between;
}
//# sourceMappingURL=showing.d.ts.map