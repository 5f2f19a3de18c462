import type { Who } from '@fray/kernel/rules';
import type { Length } from '../kinds/effects.ts';
import { type Cited, type EscalationScene } from '../scene.ts';
/** Whether the combatant has the condition; Helpless is Stunned, and the Dying are Helpless. */
export declare function has(scene: EscalationScene, who: Who, what: number): boolean;
/** Whether the combatant is grabbed, by that one if one is named. */
export declare function isGrabbed(scene: EscalationScene, who: Who, by?: number): boolean;
/** What is known of a condition when it is put on somebody; what is left out is nobody, nothing, and until it is removed. */
export interface NewCondition {
    readonly what: number;
    readonly lasts?: number;
    readonly save?: number;
    readonly of?: number;
    readonly by?: number;
    /** Amount and type of ongoing damage. */
    readonly amount?: number;
    readonly type?: number;
    /** Row of the sustained ability that keeps it up. */
    readonly keeper?: number;
}
/** Puts a condition on a combatant. Of ongoing damage of one type only the highest stays; a new grabber takes the place of the old one. */
export declare function addCondition(scene: EscalationScene, who: Who, condition: NewCondition, rule: Cited): void;
/** A grab is between two who are engaged, by one who can act. */
export declare const canGrab: (scene: EscalationScene, by: Who, who: Who) => boolean;
/** Ends conditions of one kind, or all of them (-1). Returns how many. */
export declare function removeConditions(scene: EscalationScene, who: Who, what: number): number;
/** Ends one condition. */
export declare function endCondition(scene: EscalationScene, row: number): void;
/** Rows of the conditions of a combatant, in the order gained. */
export declare function conditionsOf(scene: EscalationScene, who: Who): number[];
/** An effect that lasts, and whose turn its length may mean. */
interface Lasting {
    readonly duration: Length;
    readonly of: 'user' | 'target';
}
/** The length of an effect for a table row: how long, the number of its save, whose turn. */
export declare const durationFor: ({ duration: { lasts, save }, of }: Lasting, user: number, target: Who) => {
    lasts: number;
    save: number;
    of: number;
};
/** What is known of an Advantage when it is granted; what is left out is nobody, and until it is removed. */
export interface NewAdvantage {
    /** What it counts for: a position in ADVANTAGE_TO. */
    readonly to: number;
    readonly amount: number;
    readonly name: string;
    readonly lasts?: number;
    readonly of?: number;
    readonly by?: number;
    /** Row of the sustained ability that keeps it up. */
    readonly keeper?: number;
}
/** Grants Advantage (or, below 0, Disadvantage); of one name from one source it counts once. */
export declare function grantAdvantage(scene: EscalationScene, who: Who, grant: NewAdvantage, rule: Cited): void;
/** What ends when a combatant's turn starts: effects until then, and its own one-round effects. */
export declare function endAtStart(scene: EscalationScene, who: Who): void;
/** What ends when a combatant's turn is over. */
export declare function endAtEnd(scene: EscalationScene, who: Who): void;
/** What a sustained ability kept up is over. */
export declare function endKept(scene: EscalationScene, keeper: number): void;
/** When a round begins: what would end in a turn of somebody who has no more turns ends now. */
export declare function endOrphans(scene: EscalationScene): void;
/**
 * The encounter is over: every condition and Advantage ends, but what its data lets last (`always`), and what those have
 * who come on in a later one.
 */
export declare function endAll(scene: EscalationScene): void;
export {};
//# sourceMappingURL=conditions.d.ts.map