import { type Who } from '@fray/kernel/rules';
import { type ShockScene } from '../scene.ts';
/** A skill used in the fight: a call for parley, a lock, a lie. The referee says with what, how hard, and what it does. */
export declare const useSkill: {
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
    make(actor: Who, values?: Partial<import("@fray/kernel/rules").ValuesOfParams<readonly [import("@fray/kernel/rules").Param<"skill", number>, import("@fray/kernel/rules").Param<"attribute", number>, import("@fray/kernel/rules").Param<"target", Who>, import("@fray/kernel/rules").Param<"text", string>]>> | undefined): import("@fray/kernel/rules").CommandOf<readonly [import("@fray/kernel/rules").Param<"skill", number>, import("@fray/kernel/rules").Param<"attribute", number>, import("@fray/kernel/rules").Param<"target", Who>, import("@fray/kernel/rules").Param<"text", string>]>;
    is(command: import("@fray/kernel/rules").Command): command is import("@fray/kernel/rules").CommandOf<readonly [import("@fray/kernel/rules").Param<"skill", number>, import("@fray/kernel/rules").Param<"attribute", number>, import("@fray/kernel/rules").Param<"target", Who>, import("@fray/kernel/rules").Param<"text", string>]>;
    price: (scene: ShockScene, command: import("@fray/kernel/rules").Command) => import("./paying.ts").Price;
};
/** First aid on a dying ally next to one. */
export declare const firstAid: {
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
    make(actor: Who, values?: Partial<import("@fray/kernel/rules").ValuesOfParams<readonly [import("@fray/kernel/rules").Param<"target", Who>, import("@fray/kernel/rules").Param<"with", number>]>> | undefined): import("@fray/kernel/rules").CommandOf<readonly [import("@fray/kernel/rules").Param<"target", Who>, import("@fray/kernel/rules").Param<"with", number>]>;
    is(command: import("@fray/kernel/rules").Command): command is import("@fray/kernel/rules").CommandOf<readonly [import("@fray/kernel/rules").Param<"target", Who>, import("@fray/kernel/rules").Param<"with", number>]>;
    price: (scene: ShockScene, command: import("@fray/kernel/rules").Command) => import("./paying.ts").Price;
};
//# sourceMappingURL=skills.d.ts.map