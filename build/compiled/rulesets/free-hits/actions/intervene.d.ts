import { type Refusal } from '@fray/kernel/rules';
/** Who detects whom. */
export declare const detect: import("@fray/kernel/rules").DefinedAction<import("../scene.ts").FreeHitsScene, readonly [import("@fray/kernel/rules").Param<"target", import("@fray/kernel/rules").Who>, import("@fray/kernel/rules").Param<"how", number>, import("@fray/kernel/rules").Param<"by", readonly import("@fray/kernel/rules").Who[]>]>;
/** Puts a condition on a unit. */
export declare const condition: import("@fray/kernel/rules").DefinedAction<import("../scene.ts").FreeHitsScene, readonly [import("@fray/kernel/rules").Param<"target", import("@fray/kernel/rules").Who>, import("@fray/kernel/rules").Param<"condition", number>, import("@fray/kernel/rules").Param<"rounds", number | null>]>;
/** Ends a condition of a unit. */
export declare const endCondition: import("@fray/kernel/rules").DefinedAction<import("../scene.ts").FreeHitsScene, readonly [import("@fray/kernel/rules").Param<"target", import("@fray/kernel/rules").Who>, import("@fray/kernel/rules").Param<"condition", number>]>;
/** Makes a unit prone. */
export declare const prone: import("@fray/kernel/rules").DefinedAction<import("../scene.ts").FreeHitsScene, readonly [import("@fray/kernel/rules").Param<"target", import("@fray/kernel/rules").Who>]>;
/** Sets a unit on its feet. */
export declare const stand: import("@fray/kernel/rules").DefinedAction<import("../scene.ts").FreeHitsScene, readonly [import("@fray/kernel/rules").Param<"target", import("@fray/kernel/rules").Who>]>;
/** Moves a unit, which is not its own movement. */
export declare const push: import("@fray/kernel/rules").DefinedAction<import("../scene.ts").FreeHitsScene, readonly [import("@fray/kernel/rules").Param<"target", import("@fray/kernel/rules").Who>, import("@fray/kernel/rules").Param<"to", number>]>;
/** Takes an item from a unit: it lies on the unit's own square, or where the referee says. */
export declare const disarm: import("@fray/kernel/rules").DefinedAction<import("../scene.ts").FreeHitsScene, readonly [import("@fray/kernel/rules").Param<"target", import("@fray/kernel/rules").Who>, {
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
}, import("@fray/kernel/rules").Param<"to", number>]>;
/** Something at the table hurts or heals a unit. */
export declare const effect: import("@fray/kernel/rules").DefinedAction<import("../scene.ts").FreeHitsScene, readonly [import("@fray/kernel/rules").Param<"target", import("@fray/kernel/rules").Who>, import("@fray/kernel/rules").Param<"damage", unknown>, import("@fray/kernel/rules").Param<"type", string>, import("@fray/kernel/rules").Param<"heal", unknown>, import("@fray/kernel/rules").Param<"because", string>, import("@fray/kernel/rules").Param<"wound", number>]>;
/** A unit is wounded. */
export declare const wound: import("@fray/kernel/rules").DefinedAction<import("../scene.ts").FreeHitsScene, readonly [import("@fray/kernel/rules").Param<"target", import("@fray/kernel/rules").Who>, import("@fray/kernel/rules").Param<"aim", number>]>;
/** One who has fallen is dead. */
export declare const dead: import("@fray/kernel/rules").DefinedAction<import("../scene.ts").FreeHitsScene, readonly [import("@fray/kernel/rules").Param<"target", import("@fray/kernel/rules").Who>]>;
/** Units lose the will to fight, all at once. */
export declare const yields: import("@fray/kernel/rules").DefinedAction<import("../scene.ts").FreeHitsScene, readonly [import("@fray/kernel/rules").Param<"who", readonly import("@fray/kernel/rules").Who[]>]>;
//# sourceMappingURL=intervene.d.ts.map