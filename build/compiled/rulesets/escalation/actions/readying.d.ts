import { type Refusal, type Saying, type Who } from '@fray/kernel/rules';
import { type EscalationScene } from '../scene.ts';
/** Readies one action for a trigger; the action is spent now. */
export declare const ready: import("@fray/kernel/rules").DefinedAction<EscalationScene, readonly [{
    readonly name: "slot";
    readonly label: string;
    readonly optional: boolean;
    readonly absent: string;
    readonly candidates?: ((scene: import("@fray/kernel/rules").AnyScene, actor: number, soFar: Readonly<Record<string, unknown>>) => Iterable<string>) | undefined;
    readonly isPassedOver?: ((scene: import("@fray/kernel/rules").AnyScene, given: Readonly<Record<string, unknown>>, word: string) => boolean) | undefined;
    readonly says?: Saying;
    readonly finer?: string;
    readonly read: (scene: import("@fray/kernel/rules").AnyScene, raw: unknown, soFar: Readonly<Record<string, unknown>>) => Refusal | {
        readonly value: string;
    };
    readonly write: (scene: import("@fray/kernel/rules").AnyScene, value: unknown, command: Readonly<Record<string, unknown>>) => unknown;
    readonly kind: 'word';
}, import("@fray/kernel/rules").Param<"act", number>, import("@fray/kernel/rules").Param<"target", Who>, import("@fray/kernel/rules").Param<"when", number>, import("@fray/kernel/rules").Param<"who", Who>, {
    readonly name: "ability";
    readonly label: string;
    readonly kind: 'combatant' | 'combatants' | 'place' | 'thing' | 'word' | 'number' | 'text' | 'value';
    readonly optional: boolean;
    readonly absent: number;
    readonly candidates?: ((scene: import("@fray/kernel/rules").AnyScene, actor: number, soFar: Readonly<Record<string, unknown>>) => Iterable<number>) | undefined;
    readonly isPassedOver?: ((scene: import("@fray/kernel/rules").AnyScene, given: Readonly<Record<string, unknown>>, word: string) => boolean) | undefined;
    readonly finer?: string;
    readonly read: (scene: import("@fray/kernel/rules").AnyScene, raw: unknown, soFar: Readonly<Record<string, unknown>>) => Refusal | {
        readonly value: number;
    };
    readonly write: (scene: import("@fray/kernel/rules").AnyScene, value: unknown, command: Readonly<Record<string, unknown>>) => unknown;
    readonly says: () => string;
}, import("@fray/kernel/rules").Param<"stance", string>, import("@fray/kernel/rules").Param<"because", string>, import("@fray/kernel/rules").Param<"targets", readonly Who[]>, import("@fray/kernel/rules").Param<"to", Who>, import("@fray/kernel/rules").Param<"away", readonly Who[]>, import("@fray/kernel/rules").Param<"also", readonly Who[]>, import("@fray/kernel/rules").Param<"knock-out", number>]>;
//# sourceMappingURL=readying.d.ts.map