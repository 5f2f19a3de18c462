import { type FightEvent } from '@fray/kernel';
/** One part of a number. */
export interface ToldPart {
    /** Where it comes from: a weapon, an Attribute, a condition. */
    readonly words: string;
    readonly value: number;
    readonly rule: string;
    /** Parts that did not count are told, too. */
    readonly counted: boolean;
    /** The dice of the part, `d20=14 d20=8 (dropped)`; '' where none were rolled. */
    readonly dice: string;
}
/** A number of what was told, opened: what was rolled, or what it was rolled against. */
export interface ToldTally {
    readonly label: string;
    readonly parts: readonly ToldPart[];
    readonly total: number;
}
/** Every number of the event with its parts, both sides of a roll: the roll, and what it was against. */
export declare function talliesOf(event: FightEvent): ToldTally[];
/** What else decided the event, in words. */
export declare function notesOf(event: FightEvent): string[];
//# sourceMappingURL=tallies.d.ts.map