import { type Refusal, type Who } from '@fray/kernel/rules';
import { type Walkable } from '../rules/ways.ts';
import { type FreeHitsScene } from '../scene.ts';
/** Spaces that the unit could walk this turn at most, with everything that it can still pay. */
export declare function mostSpaces(scene: FreeHitsScene, who: Who): number;
/** The way that a move goes: the squares entered, its spaces, and what pays for them, by position in PAYMENTS. */
export interface PlannedMove extends Walkable {
    readonly pay: number;
}
/** How the unit would go to a square if it said no more than that, on this turn or its next; null where it cannot. */
export declare function plannedMove(scene: FreeHitsScene, actor: Who, to: number): PlannedMove | null;
/** Squares to which the actor could walk, in the order of the map. */
export declare function squaresInReach(scene: FreeHitsScene, actor: Who): Iterable<number>;
/** Walks, with spaces bought before or as it goes. */
export declare const move: import("@fray/kernel/rules").DefinedAction<FreeHitsScene, readonly [{
    readonly name: "to";
    readonly label: string;
    readonly kind: 'combatant' | 'combatants' | 'place' | 'thing' | 'word' | 'number' | 'text' | 'value';
    readonly optional: boolean;
    readonly absent: number;
    readonly isPassedOver?: ((scene: import("@fray/kernel/rules").AnyScene, given: Readonly<Record<string, unknown>>, word: string) => boolean) | undefined;
    readonly says?: import("@fray/kernel/rules").Saying;
    readonly finer?: string;
    readonly read: (scene: import("@fray/kernel/rules").AnyScene, raw: unknown, soFar: Readonly<Record<string, unknown>>) => Refusal | {
        readonly value: number;
    };
    readonly write: (scene: import("@fray/kernel/rules").AnyScene, value: unknown, command: Readonly<Record<string, unknown>>) => unknown;
    readonly candidates: typeof squaresInReach;
}, import("@fray/kernel/rules").Param<"by", readonly number[]>, import("@fray/kernel/rules").Param<"pay", number>]>;
/** Buys spaces without walking yet. */
export declare const buySpaces: import("@fray/kernel/rules").DefinedAction<FreeHitsScene, readonly [{
    readonly name: "pay";
    readonly label: string;
    readonly kind: 'combatant' | 'combatants' | 'place' | 'thing' | 'word' | 'number' | 'text' | 'value';
    readonly absent: number;
    readonly candidates?: ((scene: import("@fray/kernel/rules").AnyScene, actor: number, soFar: Readonly<Record<string, unknown>>) => Iterable<number>) | undefined;
    readonly isPassedOver?: ((scene: import("@fray/kernel/rules").AnyScene, given: Readonly<Record<string, unknown>>, word: string) => boolean) | undefined;
    readonly says?: import("@fray/kernel/rules").Saying;
    readonly finer?: string;
    readonly read: (scene: import("@fray/kernel/rules").AnyScene, raw: unknown, soFar: Readonly<Record<string, unknown>>) => Refusal | {
        readonly value: number;
    };
    readonly write: (scene: import("@fray/kernel/rules").AnyScene, value: unknown, command: Readonly<Record<string, unknown>>) => unknown;
    readonly optional: false;
}]>;
/** Walks to an exit, the nearest unless another within the same spaces causes fewer free hits, and steps off the battlefield. */
export declare const leave: import("@fray/kernel/rules").DefinedAction<FreeHitsScene, readonly [import("@fray/kernel/rules").Param<"by", readonly number[]>, import("@fray/kernel/rules").Param<"pay", number>]>;
/** Turns, free on the own turn. */
export declare const face: import("@fray/kernel/rules").DefinedAction<FreeHitsScene, readonly [import("@fray/kernel/rules").Param<"to", number>]>;
/** Changes how it gets about: normal, or one of the slow ways. */
export declare const changeMode: import("@fray/kernel/rules").DefinedAction<FreeHitsScene, readonly [import("@fray/kernel/rules").Param<"mode", number>]>;
//# sourceMappingURL=moving.d.ts.map