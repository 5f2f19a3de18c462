import { type Who } from '@fray/kernel/rules';
import { type Cited, type ShockScene } from '../scene.ts';
/** What a check with that attribute and skill adds to the dice. */
export declare const checkBonus: (scene: ShockScene, who: Who, attribute: number, skill: number) => number;
/** One further part of a check. */
export interface Extra {
    readonly value: number;
    readonly rule: Cited;
    readonly source: string;
}
/** Makes a plain skill check against the number; returns whether it succeeds. */
export declare function skillCheck(scene: ShockScene, who: Who, attribute: number, skill: number, rule: Cited, why: string, extras?: readonly Extra[]): boolean;
/** Rolls one side of an opposed check and returns the total. */
export declare function opposedRoll(scene: ShockScene, who: Who, attribute: number, skill: number, rule: Cited, why: string, penalty?: number, penaltyRule?: Cited): number;
/** Whether the initiator of an opposed check beats the other: on equal totals the Party's combatant does, else the other. */
export declare function initiatorWins(scene: ShockScene, initiator: number, own: number, other: number, theirs: number): boolean;
/** A Physical saving throw with a bonus or penalty on the roll: a natural 1 always fails, a natural 20 always succeeds. */
export declare function physicalSave(scene: ShockScene, who: Who, extra: Extra | null, rule: Cited): boolean;
//# sourceMappingURL=checks.d.ts.map