import { type Refusal, type Who } from '@fray/kernel/rules';
import { type ShockScene } from '../scene.ts';
import { type ItemRow } from '../tables.ts';
/** The actor's items of which the test is true; nobody thinks of what has grown. */
export declare function ownItems(scene: ShockScene, actor: Who, test: (item: ItemRow) => boolean): Iterable<number>;
export declare function noHand(scene: ShockScene, actor: Who, item: ItemRow, rule: 'ready-weapon-needed' | 'pick-up-item'): Refusal | null;
export declare function noteItem(scene: ShockScene, who: Who, item: ItemRow): void;
/** Takes an item out of the pack: it is Readied, and in hand where a hand is free. */
export declare const ready: {
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
    make(actor: Who, values?: Partial<import("@fray/kernel/rules").ValuesOfParams<readonly [{
        name: "item";
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
    }]>> | undefined): import("@fray/kernel/rules").CommandOf<readonly [{
        name: "item";
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
    }]>;
    is(command: import("@fray/kernel/rules").Command): command is import("@fray/kernel/rules").CommandOf<readonly [{
        name: "item";
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
    }]>;
    price: (scene: ShockScene, command: import("@fray/kernel/rules").Command) => import("./paying.ts").Price;
};
/** Puts a Readied item into the pack. */
export declare const stow: {
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
    make(actor: Who, values?: Partial<import("@fray/kernel/rules").ValuesOfParams<readonly [{
        name: "item";
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
    }]>> | undefined): import("@fray/kernel/rules").CommandOf<readonly [{
        name: "item";
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
    }]>;
    is(command: import("@fray/kernel/rules").Command): command is import("@fray/kernel/rules").CommandOf<readonly [{
        name: "item";
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
    }]>;
    price: (scene: ShockScene, command: import("@fray/kernel/rules").Command) => import("./paying.ts").Price;
};
/** Takes a Readied weapon in hand: costs nothing. */
export declare const draw: {
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
    make(actor: Who, values?: Partial<import("@fray/kernel/rules").ValuesOfParams<readonly [{
        name: "item";
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
    }]>> | undefined): import("@fray/kernel/rules").CommandOf<readonly [{
        name: "item";
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
    }]>;
    is(command: import("@fray/kernel/rules").Command): command is import("@fray/kernel/rules").CommandOf<readonly [{
        name: "item";
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
    }]>;
    price: (scene: ShockScene, command: import("@fray/kernel/rules").Command) => import("./paying.ts").Price;
};
/** Puts a weapon away at hand: it stays Readied. */
export declare const sheathe: {
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
    make(actor: Who, values?: Partial<import("@fray/kernel/rules").ValuesOfParams<readonly [{
        name: "item";
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
    }]>> | undefined): import("@fray/kernel/rules").CommandOf<readonly [{
        name: "item";
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
    }]>;
    is(command: import("@fray/kernel/rules").Command): command is import("@fray/kernel/rules").CommandOf<readonly [{
        name: "item";
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
    }]>;
    price: (scene: ShockScene, command: import("@fray/kernel/rules").Command) => import("./paying.ts").Price;
};
/** Lets an item fall. */
export declare const drop: {
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
    make(actor: Who, values?: Partial<import("@fray/kernel/rules").ValuesOfParams<readonly [{
        name: "item";
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
    }]>> | undefined): import("@fray/kernel/rules").CommandOf<readonly [{
        name: "item";
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
    }]>;
    is(command: import("@fray/kernel/rules").Command): command is import("@fray/kernel/rules").CommandOf<readonly [{
        name: "item";
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
    }]>;
    price: (scene: ShockScene, command: import("@fray/kernel/rules").Command) => import("./paying.ts").Price;
};
/** Uses an item that does something by itself, a potion or the like: a Main Action, and it is used up. */
export declare const useItem: {
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
    make(actor: Who, values?: Partial<import("@fray/kernel/rules").ValuesOfParams<readonly [{
        name: "item";
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
    }, import("@fray/kernel/rules").Param<"target", Who>]>> | undefined): import("@fray/kernel/rules").CommandOf<readonly [{
        name: "item";
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
    }, import("@fray/kernel/rules").Param<"target", Who>]>;
    is(command: import("@fray/kernel/rules").Command): command is import("@fray/kernel/rules").CommandOf<readonly [{
        name: "item";
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
    }, import("@fray/kernel/rules").Param<"target", Who>]>;
    price: (scene: ShockScene, command: import("@fray/kernel/rules").Command) => import("./paying.ts").Price;
};
//# sourceMappingURL=gear.d.ts.map