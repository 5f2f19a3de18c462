import { type Who } from '@fray/kernel/rules';
import { type ShockScene } from '../scene.ts';
/** One melee attack for the Main Action. */
export declare const attack: {
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
    make(actor: Who, values?: Partial<import("@fray/kernel/rules").ValuesOfParams<readonly [import("@fray/kernel/rules").Param<"target", Who>, {
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
    }, import("@fray/kernel/rules").Param<"with", number>, import("@fray/kernel/rules").Param<"skill", number>, import("@fray/kernel/rules").Param<"maneuver", number>, import("@fray/kernel/rules").Param<"using", number>, import("@fray/kernel/rules").Param<"mod", number | null>, import("@fray/kernel/rules").Param<"because", string>]>> | undefined): import("@fray/kernel/rules").CommandOf<readonly [import("@fray/kernel/rules").Param<"target", Who>, {
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
    }, import("@fray/kernel/rules").Param<"with", number>, import("@fray/kernel/rules").Param<"skill", number>, import("@fray/kernel/rules").Param<"maneuver", number>, import("@fray/kernel/rules").Param<"using", number>, import("@fray/kernel/rules").Param<"mod", number | null>, import("@fray/kernel/rules").Param<"because", string>]>;
    is(command: import("@fray/kernel/rules").Command): command is import("@fray/kernel/rules").CommandOf<readonly [import("@fray/kernel/rules").Param<"target", Who>, {
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
    }, import("@fray/kernel/rules").Param<"with", number>, import("@fray/kernel/rules").Param<"skill", number>, import("@fray/kernel/rules").Param<"maneuver", number>, import("@fray/kernel/rules").Param<"using", number>, import("@fray/kernel/rules").Param<"mod", number | null>, import("@fray/kernel/rules").Param<"because", string>]>;
    price: (scene: ShockScene, command: import("@fray/kernel/rules").Command) => import("./paying.ts").Price;
};
/** One ranged or thrown attack for the Main Action. */
export declare const shoot: {
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
    make(actor: Who, values?: Partial<import("@fray/kernel/rules").ValuesOfParams<readonly [import("@fray/kernel/rules").Param<"target", Who>, {
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
    }, import("@fray/kernel/rules").Param<"with", number>, import("@fray/kernel/rules").Param<"skill", number>, import("@fray/kernel/rules").Param<"mod", number | null>, import("@fray/kernel/rules").Param<"because", string>]>> | undefined): import("@fray/kernel/rules").CommandOf<readonly [import("@fray/kernel/rules").Param<"target", Who>, {
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
    }, import("@fray/kernel/rules").Param<"with", number>, import("@fray/kernel/rules").Param<"skill", number>, import("@fray/kernel/rules").Param<"mod", number | null>, import("@fray/kernel/rules").Param<"because", string>]>;
    is(command: import("@fray/kernel/rules").Command): command is import("@fray/kernel/rules").CommandOf<readonly [import("@fray/kernel/rules").Param<"target", Who>, {
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
    }, import("@fray/kernel/rules").Param<"with", number>, import("@fray/kernel/rules").Param<"skill", number>, import("@fray/kernel/rules").Param<"mod", number | null>, import("@fray/kernel/rules").Param<"because", string>]>;
    price: (scene: ShockScene, command: import("@fray/kernel/rules").Command) => import("./paying.ts").Price;
};
/** A shove: an attack that hits pushes or knocks prone instead of doing damage. */
export declare const shove: {
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
    make(actor: Who, values?: Partial<import("@fray/kernel/rules").ValuesOfParams<readonly [import("@fray/kernel/rules").Param<"target", Who>, {
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
    }, import("@fray/kernel/rules").Param<"using", number>, import("@fray/kernel/rules").Param<"with", number>, import("@fray/kernel/rules").Param<"mod", number | null>, import("@fray/kernel/rules").Param<"because", string>]>> | undefined): import("@fray/kernel/rules").CommandOf<readonly [import("@fray/kernel/rules").Param<"target", Who>, {
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
    }, import("@fray/kernel/rules").Param<"using", number>, import("@fray/kernel/rules").Param<"with", number>, import("@fray/kernel/rules").Param<"mod", number | null>, import("@fray/kernel/rules").Param<"because", string>]>;
    is(command: import("@fray/kernel/rules").Command): command is import("@fray/kernel/rules").CommandOf<readonly [import("@fray/kernel/rules").Param<"target", Who>, {
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
    }, import("@fray/kernel/rules").Param<"using", number>, import("@fray/kernel/rules").Param<"with", number>, import("@fray/kernel/rules").Param<"mod", number | null>, import("@fray/kernel/rules").Param<"because", string>]>;
    price: (scene: ShockScene, command: import("@fray/kernel/rules").Command) => import("./paying.ts").Price;
};
/** A grapple: an unarmed attack that hits takes hold instead of doing damage. */
export declare const grapple: {
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
    make(actor: Who, values?: Partial<import("@fray/kernel/rules").ValuesOfParams<readonly [import("@fray/kernel/rules").Param<"target", Who>, {
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
    }, import("@fray/kernel/rules").Param<"using", number>, import("@fray/kernel/rules").Param<"with", number>, import("@fray/kernel/rules").Param<"mod", number | null>, import("@fray/kernel/rules").Param<"because", string>]>> | undefined): import("@fray/kernel/rules").CommandOf<readonly [import("@fray/kernel/rules").Param<"target", Who>, {
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
    }, import("@fray/kernel/rules").Param<"using", number>, import("@fray/kernel/rules").Param<"with", number>, import("@fray/kernel/rules").Param<"mod", number | null>, import("@fray/kernel/rules").Param<"because", string>]>;
    is(command: import("@fray/kernel/rules").Command): command is import("@fray/kernel/rules").CommandOf<readonly [import("@fray/kernel/rules").Param<"target", Who>, {
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
    }, import("@fray/kernel/rules").Param<"using", number>, import("@fray/kernel/rules").Param<"with", number>, import("@fray/kernel/rules").Param<"mod", number | null>, import("@fray/kernel/rules").Param<"because", string>]>;
    price: (scene: ShockScene, command: import("@fray/kernel/rules").Command) => import("./paying.ts").Price;
};
/** A Snap Attack: an Instant, at -4, for the Main Action of the round. */
export declare const snap: {
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
    make(actor: Who, values?: Partial<import("@fray/kernel/rules").ValuesOfParams<readonly [import("@fray/kernel/rules").Param<"target", Who>, {
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
    }, import("@fray/kernel/rules").Param<"maneuver", number>, import("@fray/kernel/rules").Param<"with", number>, import("@fray/kernel/rules").Param<"thrown", number>, import("@fray/kernel/rules").Param<"using", number>, import("@fray/kernel/rules").Param<"mod", number | null>, import("@fray/kernel/rules").Param<"because", string>]>> | undefined): import("@fray/kernel/rules").CommandOf<readonly [import("@fray/kernel/rules").Param<"target", Who>, {
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
    }, import("@fray/kernel/rules").Param<"maneuver", number>, import("@fray/kernel/rules").Param<"with", number>, import("@fray/kernel/rules").Param<"thrown", number>, import("@fray/kernel/rules").Param<"using", number>, import("@fray/kernel/rules").Param<"mod", number | null>, import("@fray/kernel/rules").Param<"because", string>]>;
    is(command: import("@fray/kernel/rules").Command): command is import("@fray/kernel/rules").CommandOf<readonly [import("@fray/kernel/rules").Param<"target", Who>, {
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
    }, import("@fray/kernel/rules").Param<"maneuver", number>, import("@fray/kernel/rules").Param<"with", number>, import("@fray/kernel/rules").Param<"thrown", number>, import("@fray/kernel/rules").Param<"using", number>, import("@fray/kernel/rules").Param<"mod", number | null>, import("@fray/kernel/rules").Param<"because", string>]>;
    price: (scene: ShockScene, command: import("@fray/kernel/rules").Command) => import("./paying.ts").Price;
};
//# sourceMappingURL=fight.d.ts.map