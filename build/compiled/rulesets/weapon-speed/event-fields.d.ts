import { type FightEvent } from '@fray/kernel/rules';
import type { WeaponSpeedScene } from './scene.ts';
/** A square. */
export declare const square: <N extends string>(name: N) => import("@fray/kernel/rules").EventField<N, number, string>;
/** An item, by its name. */
export declare const item: <N extends string>(name: N) => import("@fray/kernel/rules").EventField<N, number, string>;
/** Words of a set of positions, which the event keeps as bits. */
export declare const words: <N extends string>(name: N, all: readonly string[]) => {
    name: N;
    what: string;
    record(scene: import("@fray/kernel/rules").AnyScene, value: number): unknown;
    told(scene: import("@fray/kernel/rules").AnyScene, kept: unknown, name: import("@fray/kernel/rules").NameOf): number;
    secrets: readonly Omit<import("@fray/kernel/rules").Secret, 'field'>[];
    plain: (_scene: unknown, bits: unknown) => string[];
};
/** A word of a list, which the event keeps by its position. */
export declare const position: <N extends string>(name: N, all: readonly string[]) => {
    name: N;
    what: string;
    record(scene: import("@fray/kernel/rules").AnyScene, value: number): unknown;
    told(scene: import("@fray/kernel/rules").AnyScene, kept: unknown, name: import("@fray/kernel/rules").NameOf): number;
    secrets: readonly Omit<import("@fray/kernel/rules").Secret, 'field'>[];
    plain: (_scene: unknown, at: unknown) => string;
};
/** How far down or able to act somebody is, by the word that the event keeps. */
export declare const DOWN: {
    readonly dying: 'Dying';
    readonly incapacitated: 'Incapacitated';
    readonly up: 'no longer down';
    readonly paralyzed: 'paralyzed';
    readonly unbound: 'no longer paralyzed';
};
/** A word for how far down somebody is. */
export type Downs = keyof typeof DOWN;
/** Whose roll it is that nobody in the fight makes. */
export declare const byReferee: import("@fray/kernel/rules").EventField<"whose", string, string>;
/** Whom a Heal check is for: what it has to reach tells of the worst wound. */
export declare function patientOf(_scene: WeaponSpeedScene, events: readonly FightEvent[], at: number): number;
//# sourceMappingURL=event-fields.d.ts.map