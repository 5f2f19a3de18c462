import { type Refusal, type Who } from '@fray/kernel/rules';
import { type ShockScene } from '../scene.ts';
import type { Price } from './paying.ts';
/** Casts a spell from the caster's data. */
export declare const cast: {
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
    check(scene: ShockScene, command: import("@fray/kernel/rules").Command): Refusal | null;
    resolve(scene: ShockScene, command: import("@fray/kernel/rules").Command): void;
    make(actor: Who, values?: Partial<import("@fray/kernel/rules").ValuesOfParams<readonly [import("@fray/kernel/rules").Param<"power", number>, import("@fray/kernel/rules").Param<"target", Who>, import("@fray/kernel/rules").Param<"at", number>]>> | undefined): import("@fray/kernel/rules").CommandOf<readonly [import("@fray/kernel/rules").Param<"power", number>, import("@fray/kernel/rules").Param<"target", Who>, import("@fray/kernel/rules").Param<"at", number>]>;
    is(command: import("@fray/kernel/rules").Command): command is import("@fray/kernel/rules").CommandOf<readonly [import("@fray/kernel/rules").Param<"power", number>, import("@fray/kernel/rules").Param<"target", Who>, import("@fray/kernel/rules").Param<"at", number>]>;
    price: (scene: ShockScene, command: import("@fray/kernel/rules").Command) => Price;
};
/** Calls upon a power that is not bound to a moment within somebody's attack. */
export declare const use: {
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
    check(scene: ShockScene, command: import("@fray/kernel/rules").Command): Refusal | null;
    resolve(scene: ShockScene, command: import("@fray/kernel/rules").Command): void;
    make(actor: Who, values?: Partial<import("@fray/kernel/rules").ValuesOfParams<readonly [import("@fray/kernel/rules").Param<"power", number>, import("@fray/kernel/rules").Param<"target", Who>]>> | undefined): import("@fray/kernel/rules").CommandOf<readonly [import("@fray/kernel/rules").Param<"power", number>, import("@fray/kernel/rules").Param<"target", Who>]>;
    is(command: import("@fray/kernel/rules").Command): command is import("@fray/kernel/rules").CommandOf<readonly [import("@fray/kernel/rules").Param<"power", number>, import("@fray/kernel/rules").Param<"target", Who>]>;
    price: (scene: ShockScene, command: import("@fray/kernel/rules").Command) => Price;
};
//# sourceMappingURL=magic.d.ts.map