/** Done for this turn of the side. */
export declare const pass: {
    id: string;
    rule: string;
    title: string;
    by: 'combatant' | 'referee';
    params: readonly import("@fray/kernel/rules").Param[];
    titledBy?: string;
    formal?: boolean;
    drastic?: 'ends' | 'gives-up' | 'throws-away';
    waits?: boolean;
    meant?(scene: import("../scene.ts").ShockScene, actor: import("@fray/kernel/rules").Who, words: readonly string[]): {
        readonly action: string;
        readonly [param: string]: unknown;
    } | null;
    suggest(scene: import("../scene.ts").ShockScene, actor: import("@fray/kernel/rules").Who): Iterable<import("@fray/kernel/rules").Command>;
    check(scene: import("../scene.ts").ShockScene, command: import("@fray/kernel/rules").Command): import("@fray/kernel/rules").Refusal | null;
    resolve(scene: import("../scene.ts").ShockScene, command: import("@fray/kernel/rules").Command): void;
    make(actor: import("@fray/kernel/rules").Who, values?: Partial<import("@fray/kernel/rules").ValuesOfParams<readonly []>> | undefined): import("@fray/kernel/rules").CommandOf<readonly []>;
    is(command: import("@fray/kernel/rules").Command): command is import("@fray/kernel/rules").CommandOf<readonly []>;
    price: (scene: import("../scene.ts").ShockScene, command: import("@fray/kernel/rules").Command) => import("./paying.ts").Price;
};
/** Total Defense: AC +2 and no Shock until the own next turn. */
export declare const totalDefense: {
    id: string;
    rule: string;
    title: string;
    by: 'combatant' | 'referee';
    params: readonly import("@fray/kernel/rules").Param[];
    titledBy?: string;
    formal?: boolean;
    drastic?: 'ends' | 'gives-up' | 'throws-away';
    waits?: boolean;
    meant?(scene: import("../scene.ts").ShockScene, actor: import("@fray/kernel/rules").Who, words: readonly string[]): {
        readonly action: string;
        readonly [param: string]: unknown;
    } | null;
    suggest(scene: import("../scene.ts").ShockScene, actor: import("@fray/kernel/rules").Who): Iterable<import("@fray/kernel/rules").Command>;
    check(scene: import("../scene.ts").ShockScene, command: import("@fray/kernel/rules").Command): import("@fray/kernel/rules").Refusal | null;
    resolve(scene: import("../scene.ts").ShockScene, command: import("@fray/kernel/rules").Command): void;
    make(actor: import("@fray/kernel/rules").Who, values?: Partial<import("@fray/kernel/rules").ValuesOfParams<readonly []>> | undefined): import("@fray/kernel/rules").CommandOf<readonly []>;
    is(command: import("@fray/kernel/rules").Command): command is import("@fray/kernel/rules").CommandOf<readonly []>;
    price: (scene: import("../scene.ts").ShockScene, command: import("@fray/kernel/rules").Command) => import("./paying.ts").Price;
};
/** What somebody might wish for and the rules never allow: a Move given up for another Main Action. */
export declare const secondMain: {
    id: string;
    rule: string;
    title: string;
    by: 'combatant' | 'referee';
    params: readonly import("@fray/kernel/rules").Param[];
    titledBy?: string;
    formal?: boolean;
    drastic?: 'ends' | 'gives-up' | 'throws-away';
    waits?: boolean;
    meant?(scene: import("../scene.ts").ShockScene, actor: import("@fray/kernel/rules").Who, words: readonly string[]): {
        readonly action: string;
        readonly [param: string]: unknown;
    } | null;
    suggest(scene: import("../scene.ts").ShockScene, actor: import("@fray/kernel/rules").Who): Iterable<import("@fray/kernel/rules").Command>;
    check(scene: import("../scene.ts").ShockScene, command: import("@fray/kernel/rules").Command): import("@fray/kernel/rules").Refusal | null;
    resolve(scene: import("../scene.ts").ShockScene, command: import("@fray/kernel/rules").Command): void;
    make(actor: import("@fray/kernel/rules").Who, values?: Partial<import("@fray/kernel/rules").ValuesOfParams<readonly []>> | undefined): import("@fray/kernel/rules").CommandOf<readonly []>;
    is(command: import("@fray/kernel/rules").Command): command is import("@fray/kernel/rules").CommandOf<readonly []>;
    price: (scene: import("../scene.ts").ShockScene, command: import("@fray/kernel/rules").Command) => import("./paying.ts").Price;
};
/** Waits: what is left of the turn may be triggered as an Instant before the round ends. */
export declare const hold: {
    id: string;
    rule: string;
    title: string;
    by: 'combatant' | 'referee';
    params: readonly import("@fray/kernel/rules").Param[];
    titledBy?: string;
    formal?: boolean;
    drastic?: 'ends' | 'gives-up' | 'throws-away';
    waits?: boolean;
    meant?(scene: import("../scene.ts").ShockScene, actor: import("@fray/kernel/rules").Who, words: readonly string[]): {
        readonly action: string;
        readonly [param: string]: unknown;
    } | null;
    suggest(scene: import("../scene.ts").ShockScene, actor: import("@fray/kernel/rules").Who): Iterable<import("@fray/kernel/rules").Command>;
    check(scene: import("../scene.ts").ShockScene, command: import("@fray/kernel/rules").Command): import("@fray/kernel/rules").Refusal | null;
    resolve(scene: import("../scene.ts").ShockScene, command: import("@fray/kernel/rules").Command): void;
    make(actor: import("@fray/kernel/rules").Who, values?: Partial<import("@fray/kernel/rules").ValuesOfParams<readonly []>> | undefined): import("@fray/kernel/rules").CommandOf<readonly []>;
    is(command: import("@fray/kernel/rules").Command): command is import("@fray/kernel/rules").CommandOf<readonly []>;
    price: (scene: import("../scene.ts").ShockScene, command: import("@fray/kernel/rules").Command) => import("./paying.ts").Price;
};
/** From now on it fights with both weapons. */
export declare const fightWithBoth: {
    id: string;
    rule: string;
    title: string;
    by: 'combatant' | 'referee';
    params: readonly import("@fray/kernel/rules").Param[];
    titledBy?: string;
    formal?: boolean;
    drastic?: 'ends' | 'gives-up' | 'throws-away';
    waits?: boolean;
    meant?(scene: import("../scene.ts").ShockScene, actor: import("@fray/kernel/rules").Who, words: readonly string[]): {
        readonly action: string;
        readonly [param: string]: unknown;
    } | null;
    suggest(scene: import("../scene.ts").ShockScene, actor: import("@fray/kernel/rules").Who): Iterable<import("@fray/kernel/rules").Command>;
    check(scene: import("../scene.ts").ShockScene, command: import("@fray/kernel/rules").Command): import("@fray/kernel/rules").Refusal | null;
    resolve(scene: import("../scene.ts").ShockScene, command: import("@fray/kernel/rules").Command): void;
    make(actor: import("@fray/kernel/rules").Who, values?: Partial<import("@fray/kernel/rules").ValuesOfParams<readonly []>> | undefined): import("@fray/kernel/rules").CommandOf<readonly []>;
    is(command: import("@fray/kernel/rules").Command): command is import("@fray/kernel/rules").CommandOf<readonly []>;
    price: (scene: import("../scene.ts").ShockScene, command: import("@fray/kernel/rules").Command) => import("./paying.ts").Price;
};
/** From now on it fights with one weapon at a time. */
export declare const fightWithOne: {
    id: string;
    rule: string;
    title: string;
    by: 'combatant' | 'referee';
    params: readonly import("@fray/kernel/rules").Param[];
    titledBy?: string;
    formal?: boolean;
    drastic?: 'ends' | 'gives-up' | 'throws-away';
    waits?: boolean;
    meant?(scene: import("../scene.ts").ShockScene, actor: import("@fray/kernel/rules").Who, words: readonly string[]): {
        readonly action: string;
        readonly [param: string]: unknown;
    } | null;
    suggest(scene: import("../scene.ts").ShockScene, actor: import("@fray/kernel/rules").Who): Iterable<import("@fray/kernel/rules").Command>;
    check(scene: import("../scene.ts").ShockScene, command: import("@fray/kernel/rules").Command): import("@fray/kernel/rules").Refusal | null;
    resolve(scene: import("../scene.ts").ShockScene, command: import("@fray/kernel/rules").Command): void;
    make(actor: import("@fray/kernel/rules").Who, values?: Partial<import("@fray/kernel/rules").ValuesOfParams<readonly []>> | undefined): import("@fray/kernel/rules").CommandOf<readonly []>;
    is(command: import("@fray/kernel/rules").Command): command is import("@fray/kernel/rules").CommandOf<readonly []>;
    price: (scene: import("../scene.ts").ShockScene, command: import("@fray/kernel/rules").Command) => import("./paying.ts").Price;
};
/** At which moments the combatant is asked for Instants: no act of the rules, and at any time. */
export declare const heed: {
    id: string;
    rule: string;
    title: string;
    by: 'combatant' | 'referee';
    params: readonly import("@fray/kernel/rules").Param[];
    titledBy?: string;
    formal?: boolean;
    drastic?: 'ends' | 'gives-up' | 'throws-away';
    waits?: boolean;
    meant?(scene: import("../scene.ts").ShockScene, actor: import("@fray/kernel/rules").Who, words: readonly string[]): {
        readonly action: string;
        readonly [param: string]: unknown;
    } | null;
    suggest(scene: import("../scene.ts").ShockScene, actor: import("@fray/kernel/rules").Who): Iterable<import("@fray/kernel/rules").Command>;
    check(scene: import("../scene.ts").ShockScene, command: import("@fray/kernel/rules").Command): import("@fray/kernel/rules").Refusal | null;
    resolve(scene: import("../scene.ts").ShockScene, command: import("@fray/kernel/rules").Command): void;
    make(actor: import("@fray/kernel/rules").Who, values?: Partial<import("@fray/kernel/rules").ValuesOfParams<readonly [import("@fray/kernel/rules").Param<"what", number>]>> | undefined): import("@fray/kernel/rules").CommandOf<readonly [import("@fray/kernel/rules").Param<"what", number>]>;
    is(command: import("@fray/kernel/rules").Command): command is import("@fray/kernel/rules").CommandOf<readonly [import("@fray/kernel/rules").Param<"what", number>]>;
    price: (scene: import("../scene.ts").ShockScene, command: import("@fray/kernel/rules").Command) => import("./paying.ts").Price;
};
//# sourceMappingURL=tactics.d.ts.map