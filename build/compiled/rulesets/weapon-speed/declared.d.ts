import { type Entrant } from './kinds/combatant.ts';
import type { Item } from './kinds/gear.ts';
/** What somebody has declared: the kind, and the item, spell or ability that it names. */
export interface Declared {
    /** Position in KINDS. */
    readonly kind: number;
    /** The item, spell or ability, as the kind has it; -1 for none. Of an item its number for its {@link Holder}. */
    readonly thing: number;
    /** Position among the item's attacks; 0 where it has no choice. */
    readonly attack: number;
}
/** What somebody has to declare with. Items go by their rows in a fight, by their positions in a file. */
export interface Holder extends Pick<Entrant, 'spells' | 'abilities'> {
    item(thing: number): Item;
}
/** Everything that one may think of declaring who has these items at hand; moving only comes first. */
export declare function declarable(holder: Holder, things: readonly number[], isProne: boolean): Declared[];
/** What a declaration adds to the Base Initiative. */
export declare function speedOf(holder: Holder, one: Declared): number;
/** A declaration in words, as people answer it: `attack sword`, `full-defense`. */
export declare function textOf(holder: Holder, one: Declared): string;
/** An entrant as it declares: its items go by their positions. */
export declare const holderIn: ({ items, spells, abilities }: Entrant) => Holder;
/** What a text of a file says that the entrant declares: as {@link textOf} has it, or an attack or weapon alone; else null. */
export declare function declaredAs(entrant: Entrant, text: string): Declared | null;
/** What an entrant could declare, as texts; attacks by their names alone. */
export declare function declarableTexts(entrant: Entrant): string[];
/** The modifier of a score: half of what it is above 10, rounded down, or what the data's own table says. */
export declare const modifierOf: (score: number, modifiers: readonly number[] | null) => number;
/** Base Initiative in a fight under way: as the entrant says, else with a usual die. */
export declare function baseOf(entrant: Entrant, modifiers: readonly number[] | null): number;
//# sourceMappingURL=declared.d.ts.map