import { type FightEvent } from '../events.ts';
import type { AnyRuleset } from '../ruleset.ts';
import type { AnyScene } from '../scene.ts';
import type { EventField } from '../telling/field.ts';
import { type Secret } from '../telling/secrecy.ts';
import type { Lens } from './lens.ts';
/**
 * The events that the seat may know; numbers that it may not know are gone from them. Of a kept value only the referee
 * gets the number; to others a change is from or to -1 (nothing) or 0 (something).
 */
export declare function viewEvents(rules: AnyRuleset, scene: AnyScene, events: readonly FightEvent[], lens: Lens): FightEvent[];
/** The fields that the ruleset declares of the event's type. */
export declare const fieldsOfEvent: (rules: AnyRuleset, event: FightEvent) => readonly EventField[];
/** What of the event at that place is a secret to the lens, by the declarations. */
export declare function secretsIn(rules: AnyRuleset, scene: AnyScene, events: readonly FightEvent[], at: number, lens: Lens): readonly Secret[];
/** A change of hit points whose numbers stay hidden: what it looks like. */
export interface VitalChangeEvent extends FightEvent {
    readonly type: 'vital-change';
    readonly column: string;
    readonly row: number;
    readonly rule: string;
    /** How the combatant looks afterwards. */
    readonly health: string;
}
//# sourceMappingURL=known-events.d.ts.map