import { type ShockScene } from '../scene.ts';
/** Joins a swarm on an enemy. */
export declare const swarm: {
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
    make(actor: import("@fray/kernel/rules").Who, values?: Partial<import("@fray/kernel/rules").ValuesOfParams<readonly [import("@fray/kernel/rules").Param<"target", import("@fray/kernel/rules").Who>, {
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
    }, import("@fray/kernel/rules").Param<"thrown", number>]>> | undefined): import("@fray/kernel/rules").CommandOf<readonly [import("@fray/kernel/rules").Param<"target", import("@fray/kernel/rules").Who>, {
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
    }, import("@fray/kernel/rules").Param<"thrown", number>]>;
    is(command: import("@fray/kernel/rules").Command): command is import("@fray/kernel/rules").CommandOf<readonly [import("@fray/kernel/rules").Param<"target", import("@fray/kernel/rules").Who>, {
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
    }, import("@fray/kernel/rules").Param<"thrown", number>]>;
    price: (scene: ShockScene, command: import("@fray/kernel/rules").Command) => import("./paying.ts").Price;
};
/** The swarm's one attack, by any one who has joined: at the swarm's target, with the weapon of joining where none is named. */
export declare const strike: {
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
    make(actor: import("@fray/kernel/rules").Who, values?: Partial<import("@fray/kernel/rules").ValuesOfParams<readonly [import("@fray/kernel/rules").Param<"target", import("@fray/kernel/rules").Who>, {
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
    }, import("@fray/kernel/rules").Param<"with", number>, import("@fray/kernel/rules").Param<"maneuver", number>, import("@fray/kernel/rules").Param<"thrown", number>, import("@fray/kernel/rules").Param<"using", number>, import("@fray/kernel/rules").Param<"mod", number | null>, import("@fray/kernel/rules").Param<"because", string>]>> | undefined): import("@fray/kernel/rules").CommandOf<readonly [import("@fray/kernel/rules").Param<"target", import("@fray/kernel/rules").Who>, {
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
    }, import("@fray/kernel/rules").Param<"with", number>, import("@fray/kernel/rules").Param<"maneuver", number>, import("@fray/kernel/rules").Param<"thrown", number>, import("@fray/kernel/rules").Param<"using", number>, import("@fray/kernel/rules").Param<"mod", number | null>, import("@fray/kernel/rules").Param<"because", string>]>;
    is(command: import("@fray/kernel/rules").Command): command is import("@fray/kernel/rules").CommandOf<readonly [import("@fray/kernel/rules").Param<"target", import("@fray/kernel/rules").Who>, {
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
    }, import("@fray/kernel/rules").Param<"with", number>, import("@fray/kernel/rules").Param<"maneuver", number>, import("@fray/kernel/rules").Param<"thrown", number>, import("@fray/kernel/rules").Param<"using", number>, import("@fray/kernel/rules").Param<"mod", number | null>, import("@fray/kernel/rules").Param<"because", string>]>;
    price: (scene: ShockScene, command: import("@fray/kernel/rules").Command) => import("./paying.ts").Price;
};
//# sourceMappingURL=swarms.d.ts.map