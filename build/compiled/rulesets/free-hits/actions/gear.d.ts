import { type FreeHitsScene } from '../scene.ts';
/** Takes an item from the ground of the own square or a neighboring one into hand. */
export declare const pickUp: import("@fray/kernel/rules").DefinedAction<FreeHitsScene, readonly [{
    name: "item";
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
}, import("@fray/kernel/rules").Param<"pay", number>]>;
/** Draws a carried weapon into hand. */
export declare const draw: import("@fray/kernel/rules").DefinedAction<FreeHitsScene, readonly [{
    name: "item";
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
}, import("@fray/kernel/rules").Param<"pay", number>]>;
/** Puts a held weapon away. */
export declare const sheathe: import("@fray/kernel/rules").DefinedAction<FreeHitsScene, readonly [{
    name: "item";
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
}, import("@fray/kernel/rules").Param<"pay", number>]>;
/** Says something; it changes nothing but the record. */
export declare const talk: import("@fray/kernel/rules").DefinedAction<FreeHitsScene, readonly [import("@fray/kernel/rules").Param<"text", string>, import("@fray/kernel/rules").Param<"pay", number>]>;
//# sourceMappingURL=gear.d.ts.map