import { type Param, type Refusal, type Who } from '@fray/kernel/rules';
import { type ShockScene } from '../scene.ts';
/** A charge: Main and Move for a straight run of up to twice the rate and an attack at +2. */
export declare const charge: {
    id: string;
    rule: string;
    title: string;
    by: 'combatant' | 'referee';
    params: readonly Param[];
    titledBy?: string;
    formal?: boolean;
    drastic?: 'ends' | 'gives-up' | 'throws-away';
    waits?: boolean;
    meant?(scene: ShockScene, actor: Who, words: readonly string[]): {
        readonly action: string;
        readonly [param: string]: unknown;
    } | null;
    suggest(scene: ShockScene, actor: Who): Iterable<import("@fray/kernel/rules").Command>;
    check(scene: ShockScene, command: import("@fray/kernel/rules").Command): Refusal | null;
    resolve(scene: ShockScene, command: import("@fray/kernel/rules").Command): void;
    make(actor: Who, values?: Partial<import("@fray/kernel/rules").ValuesOfParams<readonly [{
        name: "to";
        label: string;
        kind: 'combatant' | 'combatants' | 'place' | 'thing' | 'word' | 'number' | 'text' | 'value';
        optional: boolean;
        absent: number;
        candidates?(scene: import("@fray/kernel/rules").AnyScene, actor: number, soFar: Readonly<Record<string, unknown>>): Iterable<number>;
        says?: import("@fray/kernel/rules").Saying;
        finer?: string;
        read(scene: import("@fray/kernel/rules").AnyScene, raw: unknown, soFar: Readonly<Record<string, unknown>>): Refusal | {
            readonly value: number;
        };
        write(scene: import("@fray/kernel/rules").AnyScene, value: unknown, command: Readonly<Record<string, unknown>>): unknown;
        isPassedOver: (scene: import("@fray/kernel/rules").AnyScene, _given: Readonly<Record<string, unknown>>, word: string) => boolean;
    }, Param<"target", Who>, {
        name: "weapon";
        label: string;
        kind: 'combatant' | 'combatants' | 'place' | 'thing' | 'word' | 'number' | 'text' | 'value';
        optional: boolean;
        absent: number;
        candidates?(scene: import("@fray/kernel/rules").AnyScene, actor: number, soFar: Readonly<Record<string, unknown>>): Iterable<number>;
        isPassedOver?(scene: import("@fray/kernel/rules").AnyScene, given: Readonly<Record<string, unknown>>, word: string): boolean;
        says?: import("@fray/kernel/rules").Saying;
        finer?: string;
        read(scene: import("@fray/kernel/rules").AnyScene, raw: unknown, soFar: Readonly<Record<string, unknown>>): Refusal | {
            readonly value: number;
        };
        write: (scene: import("@fray/kernel/rules").AnyScene, item: unknown) => string;
    }, Param<"maneuver", number>, Param<"by", readonly number[]>, Param<"with", number>, Param<"thrown", number>, Param<"using", number>, Param<"mod", number | null>, Param<"because", string>]>> | undefined): import("@fray/kernel/rules").CommandOf<readonly [{
        name: "to";
        label: string;
        kind: 'combatant' | 'combatants' | 'place' | 'thing' | 'word' | 'number' | 'text' | 'value';
        optional: boolean;
        absent: number;
        candidates?(scene: import("@fray/kernel/rules").AnyScene, actor: number, soFar: Readonly<Record<string, unknown>>): Iterable<number>;
        says?: import("@fray/kernel/rules").Saying;
        finer?: string;
        read(scene: import("@fray/kernel/rules").AnyScene, raw: unknown, soFar: Readonly<Record<string, unknown>>): Refusal | {
            readonly value: number;
        };
        write(scene: import("@fray/kernel/rules").AnyScene, value: unknown, command: Readonly<Record<string, unknown>>): unknown;
        isPassedOver: (scene: import("@fray/kernel/rules").AnyScene, _given: Readonly<Record<string, unknown>>, word: string) => boolean;
    }, Param<"target", Who>, {
        name: "weapon";
        label: string;
        kind: 'combatant' | 'combatants' | 'place' | 'thing' | 'word' | 'number' | 'text' | 'value';
        optional: boolean;
        absent: number;
        candidates?(scene: import("@fray/kernel/rules").AnyScene, actor: number, soFar: Readonly<Record<string, unknown>>): Iterable<number>;
        isPassedOver?(scene: import("@fray/kernel/rules").AnyScene, given: Readonly<Record<string, unknown>>, word: string): boolean;
        says?: import("@fray/kernel/rules").Saying;
        finer?: string;
        read(scene: import("@fray/kernel/rules").AnyScene, raw: unknown, soFar: Readonly<Record<string, unknown>>): Refusal | {
            readonly value: number;
        };
        write: (scene: import("@fray/kernel/rules").AnyScene, item: unknown) => string;
    }, Param<"maneuver", number>, Param<"by", readonly number[]>, Param<"with", number>, Param<"thrown", number>, Param<"using", number>, Param<"mod", number | null>, Param<"because", string>]>;
    is(command: import("@fray/kernel/rules").Command): command is import("@fray/kernel/rules").CommandOf<readonly [{
        name: "to";
        label: string;
        kind: 'combatant' | 'combatants' | 'place' | 'thing' | 'word' | 'number' | 'text' | 'value';
        optional: boolean;
        absent: number;
        candidates?(scene: import("@fray/kernel/rules").AnyScene, actor: number, soFar: Readonly<Record<string, unknown>>): Iterable<number>;
        says?: import("@fray/kernel/rules").Saying;
        finer?: string;
        read(scene: import("@fray/kernel/rules").AnyScene, raw: unknown, soFar: Readonly<Record<string, unknown>>): Refusal | {
            readonly value: number;
        };
        write(scene: import("@fray/kernel/rules").AnyScene, value: unknown, command: Readonly<Record<string, unknown>>): unknown;
        isPassedOver: (scene: import("@fray/kernel/rules").AnyScene, _given: Readonly<Record<string, unknown>>, word: string) => boolean;
    }, Param<"target", Who>, {
        name: "weapon";
        label: string;
        kind: 'combatant' | 'combatants' | 'place' | 'thing' | 'word' | 'number' | 'text' | 'value';
        optional: boolean;
        absent: number;
        candidates?(scene: import("@fray/kernel/rules").AnyScene, actor: number, soFar: Readonly<Record<string, unknown>>): Iterable<number>;
        isPassedOver?(scene: import("@fray/kernel/rules").AnyScene, given: Readonly<Record<string, unknown>>, word: string): boolean;
        says?: import("@fray/kernel/rules").Saying;
        finer?: string;
        read(scene: import("@fray/kernel/rules").AnyScene, raw: unknown, soFar: Readonly<Record<string, unknown>>): Refusal | {
            readonly value: number;
        };
        write: (scene: import("@fray/kernel/rules").AnyScene, item: unknown) => string;
    }, Param<"maneuver", number>, Param<"by", readonly number[]>, Param<"with", number>, Param<"thrown", number>, Param<"using", number>, Param<"mod", number | null>, Param<"because", string>]>;
    price: (scene: ShockScene, command: import("@fray/kernel/rules").Command) => import("./paying.ts").Price;
};
/** Whether the combatant could charge the target from where both stand, with Main and Move at hand. */
export declare function canCharge(scene: ShockScene, actor: Who, target: Who): boolean;
/** The free square next to the target that is nearest to the actor, or -1. */
export declare function nearestAround(scene: ShockScene, actor: Who, target: Who): number;
//# sourceMappingURL=charge.d.ts.map