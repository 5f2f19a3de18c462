import { type ShockScene } from '../scene.ts';
/** Moves next to an ally, if it is not there yet, and blocks attacks on it. */
export declare const screen: {
    id: string;
    rule: string;
    title: string;
    by: 'combatant' | 'referee';
    params: readonly import("@fray/kernel/rules").Param[];
    titledBy?: string;
    formal?: boolean;
    drastic?: 'ends' | 'gives-up' | 'throws-away';
    waits?: boolean;
    meant?(scene: ShockScene, actor: import("@fray/kernel/rules").Who, words: readonly string[]): {
        readonly action: string;
        readonly [param: string]: unknown;
    } | null;
    suggest(scene: ShockScene, actor: import("@fray/kernel/rules").Who): Iterable<import("@fray/kernel/rules").Command>;
    check(scene: ShockScene, command: import("@fray/kernel/rules").Command): import("@fray/kernel/rules").Refusal | null;
    resolve(scene: ShockScene, command: import("@fray/kernel/rules").Command): void;
    make(actor: import("@fray/kernel/rules").Who, values?: Partial<import("@fray/kernel/rules").ValuesOfParams<readonly [import("@fray/kernel/rules").Param<"target", import("@fray/kernel/rules").Who>, import("@fray/kernel/rules").Param<"to", number>, import("@fray/kernel/rules").Param<"by", readonly number[]>]>> | undefined): import("@fray/kernel/rules").CommandOf<readonly [import("@fray/kernel/rules").Param<"target", import("@fray/kernel/rules").Who>, import("@fray/kernel/rules").Param<"to", number>, import("@fray/kernel/rules").Param<"by", readonly number[]>]>;
    is(command: import("@fray/kernel/rules").Command): command is import("@fray/kernel/rules").CommandOf<readonly [import("@fray/kernel/rules").Param<"target", import("@fray/kernel/rules").Who>, import("@fray/kernel/rules").Param<"to", number>, import("@fray/kernel/rules").Param<"by", readonly number[]>]>;
    price: (scene: ShockScene, command: import("@fray/kernel/rules").Command) => import("./paying.ts").Price;
};
//# sourceMappingURL=screen.d.ts.map