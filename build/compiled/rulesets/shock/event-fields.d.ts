import { type Secret, type TallyRecord } from '@fray/kernel/rules';
import type { Cited } from './scene.ts';
/** A square; the empty text for none. */
export declare const square: <N extends string>(name: N) => import("@fray/kernel/rules").EventField<N, number, string>;
/** A weapon, by its name. */
export declare const weapon: <N extends string>(name: N) => import("@fray/kernel/rules").EventField<N, number, string>;
/** An item, by its name; the empty text for none. */
export declare const itemRow: <N extends string>(name: N) => import("@fray/kernel/rules").EventField<N, number, string>;
/** A side, by its id. */
export declare const sideId: <N extends string>(name: N) => import("@fray/kernel/rules").EventField<N, number, string>;
/** A door, by its name. */
export declare const door: <N extends string>(name: N) => import("@fray/kernel/rules").EventField<N, number, string>;
/** One of the skills. */
export declare const skill: <N extends string>(name: N) => import("@fray/kernel/rules").EventField<N, number, string>;
/** A remark on how a number came about, with its rule. */
export interface Note {
    readonly text: string;
    readonly rule: Cited;
}
/** An armor class with its parts, where it is more than the combatant's own number. */
export declare const acParts: import("@fray/kernel/rules").EventField<"ac", TallyRecord | undefined, TallyRecord | null | undefined>;
/** Remarks on the numbers of an attack: on the weapon's Shock, and on the AC that it meets. */
export declare const remarks: import("@fray/kernel/rules").EventField<"notes", readonly Note[], readonly Note[] | null>;
/** What is secret of initiative, which the referee rolls for a side. */
export declare const initiativeSecrets: readonly Secret[];
/** Damage with its parts: what the attacker adds, and what the target takes off. */
export declare const harm: import("@fray/kernel/rules").EventField<"tally", import("@fray/kernel/rules").Tally<string>, TallyRecord | null>;
//# sourceMappingURL=event-fields.d.ts.map