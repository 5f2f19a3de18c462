import type { Who } from '@fray/kernel/rules';
import { type ShockScene } from '../scene.ts';
/** Makes a bow or crossbow ready to shoot again. */
export declare const reload: {
    id: string;
    rule: string;
    title: string;
    by: 'combatant' | 'referee';
    params: readonly import("@fray/kernel/rules").Param[];
    titledBy?: string;
    formal?: boolean;
    drastic?: 'ends' | 'gives-up' | 'throws-away';
    waits?: boolean;
    meant?(scene: ShockScene, actor: Who, words: readonly string[]): {
        readonly action: string;
        readonly [param: string]: unknown;
    } | null;
    suggest(scene: ShockScene, actor: Who): Iterable<import("@fray/kernel/rules").Command>;
    check(scene: ShockScene, command: import("@fray/kernel/rules").Command): import("@fray/kernel/rules").Refusal | null;
    resolve(scene: ShockScene, command: import("@fray/kernel/rules").Command): void;
    make(actor: Who, values?: Partial<import("@fray/kernel/rules").ValuesOfParams<readonly [{
        name: "weapon";
        label: string;
        kind: 'combatant' | 'combatants' | 'place' | 'thing' | 'word' | 'number' | 'text' | 'value';
        optional: boolean;
        absent: number;
        candidates?(scene: import("@fray/kernel/rules").AnyScene, actor: number, soFar: Readonly<Record<string, unknown>>): Iterable<number>;
        isPassedOver?(scene: import("@fray/kernel/rules").AnyScene, given: Readonly<Record<string, unknown>>, word: string): boolean;
        says?: import("@fray/kernel/rules").Saying;
        finer?: string;
        read(scene: import("@fray/kernel/rules").AnyScene, raw: unknown, soFar: Readonly<Record<string, unknown>>): import("@fray/kernel/rules").Refusal | {
            readonly value: number;
        };
        write: (scene: import("@fray/kernel/rules").AnyScene, item: unknown) => string;
    }]>> | undefined): import("@fray/kernel/rules").CommandOf<readonly [{
        name: "weapon";
        label: string;
        kind: 'combatant' | 'combatants' | 'place' | 'thing' | 'word' | 'number' | 'text' | 'value';
        optional: boolean;
        absent: number;
        candidates?(scene: import("@fray/kernel/rules").AnyScene, actor: number, soFar: Readonly<Record<string, unknown>>): Iterable<number>;
        isPassedOver?(scene: import("@fray/kernel/rules").AnyScene, given: Readonly<Record<string, unknown>>, word: string): boolean;
        says?: import("@fray/kernel/rules").Saying;
        finer?: string;
        read(scene: import("@fray/kernel/rules").AnyScene, raw: unknown, soFar: Readonly<Record<string, unknown>>): import("@fray/kernel/rules").Refusal | {
            readonly value: number;
        };
        write: (scene: import("@fray/kernel/rules").AnyScene, item: unknown) => string;
    }]>;
    is(command: import("@fray/kernel/rules").Command): command is import("@fray/kernel/rules").CommandOf<readonly [{
        name: "weapon";
        label: string;
        kind: 'combatant' | 'combatants' | 'place' | 'thing' | 'word' | 'number' | 'text' | 'value';
        optional: boolean;
        absent: number;
        candidates?(scene: import("@fray/kernel/rules").AnyScene, actor: number, soFar: Readonly<Record<string, unknown>>): Iterable<number>;
        isPassedOver?(scene: import("@fray/kernel/rules").AnyScene, given: Readonly<Record<string, unknown>>, word: string): boolean;
        says?: import("@fray/kernel/rules").Saying;
        finer?: string;
        read(scene: import("@fray/kernel/rules").AnyScene, raw: unknown, soFar: Readonly<Record<string, unknown>>): import("@fray/kernel/rules").Refusal | {
            readonly value: number;
        };
        write: (scene: import("@fray/kernel/rules").AnyScene, item: unknown) => string;
    }]>;
    price: (scene: ShockScene, command: import("@fray/kernel/rules").Command) => import("./paying.ts").Price;
};
//# sourceMappingURL=reloading.d.ts.map