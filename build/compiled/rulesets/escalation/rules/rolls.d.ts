import { type Who } from '@fray/kernel/rules';
import type { EscalationRule } from '../catalogue/rule-ids.ts';
import type { Tally } from '../citing.ts';
import type { OwnCondition } from '../kinds/conditions.ts';
import { type EscalationScene } from '../scene.ts';
/** A Natural of so much or more is a Crit. */
export declare const CRIT = 17;
export declare const FUMBLE = 3;
export declare const HIGHEST_NATURAL = 18;
/** Halves, rounded down, never below 0. */
export declare const half: (n: number) => number;
/** What counts for or against a roll, with where it comes from. */
export declare class Net {
    value: number;
    /** Null while nobody listens. */
    reasons: string[] | null;
    constructor(scene: EscalationScene);
    add(amount: number, reason: string): this;
}
/** Rolls the three dice that count; the tally gets the Natural as its first part. Returns the Natural. */
export declare function rollNatural(scene: EscalationScene, who: Who, net: Net, rule: EscalationRule, why: string, tally: Tally): number;
/** Adds the Advantage of other sources that counts for the kind of roll (`to`, a position in ADVANTAGE_TO); what is for the next roll only is used up. */
export declare function addGranted(scene: EscalationScene, who: Who, to: number, net: Net): void;
/** Everything that counts on a save of the combatant: Enervated, grants, conditions of the table. */
export declare function saveNet(scene: EscalationScene, who: Who): Net;
/** Conditions of the table's own that the combatant has, each once. */
export declare function ownOf(scene: EscalationScene, who: Who): readonly OwnCondition[];
/** What a save came to. */
export interface Saved {
    readonly natural: number;
    readonly passed: boolean;
}
/** Rolls a save against a number and tells of it. */
export declare function rollSave(scene: EscalationScene, who: Who, against: number, rule: EscalationRule, what: 'save' | 'death-save' | 'last-gasp', why: string, bonus?: number, net?: Net): Saved;
//# sourceMappingURL=rolls.d.ts.map