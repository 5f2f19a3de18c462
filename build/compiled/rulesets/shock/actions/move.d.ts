import type { Who } from '@fray/kernel/rules';
import { type ShockScene } from '../scene.ts';
/** A Move Action: running up to the movement rate. */
export declare const run: {
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
    make(actor: Who, values?: Partial<import("@fray/kernel/rules").ValuesOfParams<readonly [import("@fray/kernel/rules").Param<"to", number>, import("@fray/kernel/rules").Param<"by", readonly number[]>]>> | undefined): import("@fray/kernel/rules").CommandOf<readonly [import("@fray/kernel/rules").Param<"to", number>, import("@fray/kernel/rules").Param<"by", readonly number[]>]>;
    is(command: import("@fray/kernel/rules").Command): command is import("@fray/kernel/rules").CommandOf<readonly [import("@fray/kernel/rules").Param<"to", number>, import("@fray/kernel/rules").Param<"by", readonly number[]>]>;
    price: (scene: ShockScene, command: import("@fray/kernel/rules").Command) => import("./paying.ts").Price;
};
/** Runs to the nearest exit and off the battlefield. */
export declare const leave: {
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
    make(actor: Who, values?: Partial<import("@fray/kernel/rules").ValuesOfParams<readonly [import("@fray/kernel/rules").Param<"by", readonly number[]>]>> | undefined): import("@fray/kernel/rules").CommandOf<readonly [import("@fray/kernel/rules").Param<"by", readonly number[]>]>;
    is(command: import("@fray/kernel/rules").Command): command is import("@fray/kernel/rules").CommandOf<readonly [import("@fray/kernel/rules").Param<"by", readonly number[]>]>;
    price: (scene: ShockScene, command: import("@fray/kernel/rules").Command) => import("./paying.ts").Price;
};
/** The Main Action is given up for another Move Action. */
export declare const secondMove: {
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
    make(actor: Who, values?: Partial<import("@fray/kernel/rules").ValuesOfParams<readonly []>> | undefined): import("@fray/kernel/rules").CommandOf<readonly []>;
    is(command: import("@fray/kernel/rules").Command): command is import("@fray/kernel/rules").CommandOf<readonly []>;
    price: (scene: ShockScene, command: import("@fray/kernel/rules").Command) => import("./paying.ts").Price;
};
/** Disengages from every foe that is adjacent or reaches it. */
export declare const disengage: {
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
    make(actor: Who, values?: Partial<import("@fray/kernel/rules").ValuesOfParams<readonly []>> | undefined): import("@fray/kernel/rules").CommandOf<readonly []>;
    is(command: import("@fray/kernel/rules").Command): command is import("@fray/kernel/rules").CommandOf<readonly []>;
    price: (scene: ShockScene, command: import("@fray/kernel/rules").Command) => import("./paying.ts").Price;
};
//# sourceMappingURL=move.d.ts.map