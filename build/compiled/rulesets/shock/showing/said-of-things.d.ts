import type { Effect } from '../kinds/effects.ts';
import type { Mode } from '../kinds/items.ts';
import type { Power } from '../kinds/powers.ts';
/** What using something costs. */
export declare const COST_WORDS: Readonly<Record<Power['cost'], string>>;
/** A way of using a weapon in short: `melee 1d8, Shock 2/15`, `shot 1d6, 60/240 feet`. */
export declare function modeWords({ kind, damage, shock, reach, range }: Mode): string;
/** A way of using a weapon in sentences. */
export declare function modeLines({ kind, attributes, skill, damage, shock, reach, range }: Mode): string[];
/** Whom an effect is on: the subject of its sentence, and whose is what it has. */
export interface Subject {
    readonly it: string;
    /** Set for effects that last for a while, not always. */
    readonly lasts: boolean;
}
/** An effect in a sentence. */
export declare function effectLine(effect: Effect, { it, lasts }: Subject): string;
//# sourceMappingURL=said-of-things.d.ts.map