import { type FightEvent } from '../events.ts';
import type { AnyRuleset } from '../ruleset.ts';
import type { AnyScene } from '../scene.ts';
import { type Lens } from '../view/lens.ts';
/** An event as plain data: names in place of rows, words in place of numbers, and its sentence where it has one. */
export interface PlainEvent {
    readonly type: string;
    /** The event's sentence; left out where it needs no words or is told with another. */
    readonly said?: string;
    readonly [field: string]: unknown;
}
/** The events that the lens may know as plain data, for programs. What their fields are follows from the ruleset's declarations. */
export declare function plainEvents(rules: AnyRuleset, scene: AnyScene, events: readonly FightEvent[], lens?: Lens): PlainEvent[];
//# sourceMappingURL=plain.d.ts.map