/** What units may do. */
export declare const acts: {
    attack: import("@fray/kernel/rules").DefinedAction<import("../scene.ts").FreeHitsScene, readonly [import("@fray/kernel").Param<"target", import("@fray/kernel").Who>, {
        name: "weapon";
        label: string;
        kind: 'combatant' | 'combatants' | 'place' | 'thing' | 'word' | 'number' | 'text' | 'value';
        optional: boolean;
        absent: number;
        candidates?(scene: import("@fray/kernel").AnyScene, actor: number, soFar: Readonly<Record<string, unknown>>): Iterable<number>;
        isPassedOver?(scene: import("@fray/kernel").AnyScene, given: Readonly<Record<string, unknown>>, word: string): boolean;
        says?: import("@fray/kernel/rules").Saying;
        finer?: string;
        read(scene: import("@fray/kernel").AnyScene, raw: unknown, soFar: Readonly<Record<string, unknown>>): import("@fray/kernel").Refusal | {
            readonly value: number;
        };
        write: (scene: import("@fray/kernel").AnyScene, item: unknown) => string;
    }, import("@fray/kernel").Param<"aim", number>, import("@fray/kernel").Param<"pay", number>]>;
    extraAttack: import("@fray/kernel/rules").DefinedAction<import("../scene.ts").FreeHitsScene, readonly [import("@fray/kernel").Param<"target", import("@fray/kernel").Who>, {
        name: "weapon";
        label: string;
        kind: 'combatant' | 'combatants' | 'place' | 'thing' | 'word' | 'number' | 'text' | 'value';
        optional: boolean;
        absent: number;
        candidates?(scene: import("@fray/kernel").AnyScene, actor: number, soFar: Readonly<Record<string, unknown>>): Iterable<number>;
        isPassedOver?(scene: import("@fray/kernel").AnyScene, given: Readonly<Record<string, unknown>>, word: string): boolean;
        says?: import("@fray/kernel/rules").Saying;
        finer?: string;
        read(scene: import("@fray/kernel").AnyScene, raw: unknown, soFar: Readonly<Record<string, unknown>>): import("@fray/kernel").Refusal | {
            readonly value: number;
        };
        write: (scene: import("@fray/kernel").AnyScene, item: unknown) => string;
    }, import("@fray/kernel").Param<"aim", number>]>;
    featAttack: import("@fray/kernel/rules").DefinedAction<import("../scene.ts").FreeHitsScene, readonly [import("@fray/kernel").Param<"feat", number>, import("@fray/kernel").Param<"target", import("@fray/kernel").Who>, {
        name: "weapon";
        label: string;
        kind: 'combatant' | 'combatants' | 'place' | 'thing' | 'word' | 'number' | 'text' | 'value';
        optional: boolean;
        absent: number;
        candidates?(scene: import("@fray/kernel").AnyScene, actor: number, soFar: Readonly<Record<string, unknown>>): Iterable<number>;
        isPassedOver?(scene: import("@fray/kernel").AnyScene, given: Readonly<Record<string, unknown>>, word: string): boolean;
        says?: import("@fray/kernel/rules").Saying;
        finer?: string;
        read(scene: import("@fray/kernel").AnyScene, raw: unknown, soFar: Readonly<Record<string, unknown>>): import("@fray/kernel").Refusal | {
            readonly value: number;
        };
        write: (scene: import("@fray/kernel").AnyScene, item: unknown) => string;
    }, import("@fray/kernel").Param<"aim", number>]>;
    cast: import("@fray/kernel/rules").DefinedAction<import("../scene.ts").FreeHitsScene, readonly [import("@fray/kernel").Param<"spell", number>, import("@fray/kernel").Param<"target", import("@fray/kernel").Who>, import("@fray/kernel").Param<"at", number>, import("@fray/kernel").Param<"pay", number>, import("@fray/kernel").Param<"improve", readonly number[]>, import("@fray/kernel").Param<"aim", number>]>;
    move: import("@fray/kernel/rules").DefinedAction<import("../scene.ts").FreeHitsScene, readonly [{
        readonly name: "to";
        readonly label: string;
        readonly kind: 'combatant' | 'combatants' | 'place' | 'thing' | 'word' | 'number' | 'text' | 'value';
        readonly optional: boolean;
        readonly absent: number;
        readonly isPassedOver?: ((scene: import("@fray/kernel").AnyScene, given: Readonly<Record<string, unknown>>, word: string) => boolean) | undefined;
        readonly says?: import("@fray/kernel/rules").Saying;
        readonly finer?: string;
        readonly read: (scene: import("@fray/kernel").AnyScene, raw: unknown, soFar: Readonly<Record<string, unknown>>) => import("@fray/kernel").Refusal | {
            readonly value: number;
        };
        readonly write: (scene: import("@fray/kernel").AnyScene, value: unknown, command: Readonly<Record<string, unknown>>) => unknown;
        readonly candidates: typeof import("./moving.ts").squaresInReach;
    }, import("@fray/kernel").Param<"by", readonly number[]>, import("@fray/kernel").Param<"pay", number>]>;
    buySpaces: import("@fray/kernel/rules").DefinedAction<import("../scene.ts").FreeHitsScene, readonly [{
        readonly name: "pay";
        readonly label: string;
        readonly kind: 'combatant' | 'combatants' | 'place' | 'thing' | 'word' | 'number' | 'text' | 'value';
        readonly absent: number;
        readonly candidates?: ((scene: import("@fray/kernel").AnyScene, actor: number, soFar: Readonly<Record<string, unknown>>) => Iterable<number>) | undefined;
        readonly isPassedOver?: ((scene: import("@fray/kernel").AnyScene, given: Readonly<Record<string, unknown>>, word: string) => boolean) | undefined;
        readonly says?: import("@fray/kernel/rules").Saying;
        readonly finer?: string;
        readonly read: (scene: import("@fray/kernel").AnyScene, raw: unknown, soFar: Readonly<Record<string, unknown>>) => import("@fray/kernel").Refusal | {
            readonly value: number;
        };
        readonly write: (scene: import("@fray/kernel").AnyScene, value: unknown, command: Readonly<Record<string, unknown>>) => unknown;
        readonly optional: false;
    }]>;
    boost: import("@fray/kernel/rules").DefinedAction<import("../scene.ts").FreeHitsScene, readonly [import("@fray/kernel").Param<"what", number>, import("@fray/kernel").Param<"times", number | null>, import("@fray/kernel").Param<"pay", number>]>;
    disengage: import("@fray/kernel/rules").DefinedAction<import("../scene.ts").FreeHitsScene, readonly [import("@fray/kernel").Param<"pay", number>]>;
    standUp: import("@fray/kernel/rules").DefinedAction<import("../scene.ts").FreeHitsScene, readonly [import("@fray/kernel").Param<"pay", number>]>;
    lieDown: import("@fray/kernel/rules").DefinedAction<import("../scene.ts").FreeHitsScene, readonly []>;
    face: import("@fray/kernel/rules").DefinedAction<import("../scene.ts").FreeHitsScene, readonly [import("@fray/kernel").Param<"to", number>]>;
    changeMode: import("@fray/kernel/rules").DefinedAction<import("../scene.ts").FreeHitsScene, readonly [import("@fray/kernel").Param<"mode", number>]>;
    draw: import("@fray/kernel/rules").DefinedAction<import("../scene.ts").FreeHitsScene, readonly [{
        name: "item";
        label: string;
        kind: 'combatant' | 'combatants' | 'place' | 'thing' | 'word' | 'number' | 'text' | 'value';
        optional: boolean;
        absent: number;
        candidates?(scene: import("@fray/kernel").AnyScene, actor: number, soFar: Readonly<Record<string, unknown>>): Iterable<number>;
        isPassedOver?(scene: import("@fray/kernel").AnyScene, given: Readonly<Record<string, unknown>>, word: string): boolean;
        says?: import("@fray/kernel/rules").Saying;
        finer?: string;
        read(scene: import("@fray/kernel").AnyScene, raw: unknown, soFar: Readonly<Record<string, unknown>>): import("@fray/kernel").Refusal | {
            readonly value: number;
        };
        write: (scene: import("@fray/kernel").AnyScene, item: unknown) => string;
    }, import("@fray/kernel").Param<"pay", number>]>;
    sheathe: import("@fray/kernel/rules").DefinedAction<import("../scene.ts").FreeHitsScene, readonly [{
        name: "item";
        label: string;
        kind: 'combatant' | 'combatants' | 'place' | 'thing' | 'word' | 'number' | 'text' | 'value';
        optional: boolean;
        absent: number;
        candidates?(scene: import("@fray/kernel").AnyScene, actor: number, soFar: Readonly<Record<string, unknown>>): Iterable<number>;
        isPassedOver?(scene: import("@fray/kernel").AnyScene, given: Readonly<Record<string, unknown>>, word: string): boolean;
        says?: import("@fray/kernel/rules").Saying;
        finer?: string;
        read(scene: import("@fray/kernel").AnyScene, raw: unknown, soFar: Readonly<Record<string, unknown>>): import("@fray/kernel").Refusal | {
            readonly value: number;
        };
        write: (scene: import("@fray/kernel").AnyScene, item: unknown) => string;
    }, import("@fray/kernel").Param<"pay", number>]>;
    pickUp: import("@fray/kernel/rules").DefinedAction<import("../scene.ts").FreeHitsScene, readonly [{
        name: "item";
        label: string;
        kind: 'combatant' | 'combatants' | 'place' | 'thing' | 'word' | 'number' | 'text' | 'value';
        optional: boolean;
        absent: number;
        candidates?(scene: import("@fray/kernel").AnyScene, actor: number, soFar: Readonly<Record<string, unknown>>): Iterable<number>;
        isPassedOver?(scene: import("@fray/kernel").AnyScene, given: Readonly<Record<string, unknown>>, word: string): boolean;
        says?: import("@fray/kernel/rules").Saying;
        finer?: string;
        read(scene: import("@fray/kernel").AnyScene, raw: unknown, soFar: Readonly<Record<string, unknown>>): import("@fray/kernel").Refusal | {
            readonly value: number;
        };
        write: (scene: import("@fray/kernel").AnyScene, item: unknown) => string;
    }, import("@fray/kernel").Param<"pay", number>]>;
    toggle: import("@fray/kernel/rules").DefinedAction<import("../scene.ts").FreeHitsScene, readonly [import("@fray/kernel").Param<"spell", number>, import("@fray/kernel").Param<"pay", number>]>;
    cancel: import("@fray/kernel/rules").DefinedAction<import("../scene.ts").FreeHitsScene, readonly [import("@fray/kernel").Param<"spell", number>]>;
    thrall: import("@fray/kernel/rules").DefinedAction<import("../scene.ts").FreeHitsScene, readonly [import("@fray/kernel").Param<"unit", import("@fray/kernel").Who>]>;
    release: import("@fray/kernel/rules").DefinedAction<import("../scene.ts").FreeHitsScene, readonly [import("@fray/kernel").Param<"unit", import("@fray/kernel").Who>]>;
    talk: import("@fray/kernel/rules").DefinedAction<import("../scene.ts").FreeHitsScene, readonly [import("@fray/kernel").Param<"text", string>, import("@fray/kernel").Param<"pay", number>]>;
    leave: import("@fray/kernel/rules").DefinedAction<import("../scene.ts").FreeHitsScene, readonly [import("@fray/kernel").Param<"by", readonly number[]>, import("@fray/kernel").Param<"pay", number>]>;
    delay: import("@fray/kernel/rules").DefinedAction<import("../scene.ts").FreeHitsScene, readonly [import("@fray/kernel").Param<"after", import("@fray/kernel").Who>]>;
    yieldUp: import("@fray/kernel/rules").DefinedAction<import("../scene.ts").FreeHitsScene, readonly []>;
    end: import("@fray/kernel/rules").DefinedAction<import("../scene.ts").FreeHitsScene, readonly []>;
};
/** What the referee may do besides. */
export declare const orders: {
    start: import("@fray/kernel/rules").DefinedAction<import("../scene.ts").FreeHitsScene, readonly []>;
    openers: import("@fray/kernel/rules").DefinedAction<import("../scene.ts").FreeHitsScene, readonly [import("@fray/kernel").Param<"who", readonly import("@fray/kernel").Who[]>]>;
    check: import("@fray/kernel/rules").DefinedAction<import("../scene.ts").FreeHitsScene, readonly [import("@fray/kernel").Param<"target", import("@fray/kernel").Who>, import("@fray/kernel").Param<"modifier", number | null>, import("@fray/kernel").Param<"number", number | null>, import("@fray/kernel").Param<"because", string>]>;
    detect: import("@fray/kernel/rules").DefinedAction<import("../scene.ts").FreeHitsScene, readonly [import("@fray/kernel").Param<"target", import("@fray/kernel").Who>, import("@fray/kernel").Param<"how", number>, import("@fray/kernel").Param<"by", readonly import("@fray/kernel").Who[]>]>;
    condition: import("@fray/kernel/rules").DefinedAction<import("../scene.ts").FreeHitsScene, readonly [import("@fray/kernel").Param<"target", import("@fray/kernel").Who>, import("@fray/kernel").Param<"condition", number>, import("@fray/kernel").Param<"rounds", number | null>]>;
    endCondition: import("@fray/kernel/rules").DefinedAction<import("../scene.ts").FreeHitsScene, readonly [import("@fray/kernel").Param<"target", import("@fray/kernel").Who>, import("@fray/kernel").Param<"condition", number>]>;
    prone: import("@fray/kernel/rules").DefinedAction<import("../scene.ts").FreeHitsScene, readonly [import("@fray/kernel").Param<"target", import("@fray/kernel").Who>]>;
    stand: import("@fray/kernel/rules").DefinedAction<import("../scene.ts").FreeHitsScene, readonly [import("@fray/kernel").Param<"target", import("@fray/kernel").Who>]>;
    push: import("@fray/kernel/rules").DefinedAction<import("../scene.ts").FreeHitsScene, readonly [import("@fray/kernel").Param<"target", import("@fray/kernel").Who>, import("@fray/kernel").Param<"to", number>]>;
    disarm: import("@fray/kernel/rules").DefinedAction<import("../scene.ts").FreeHitsScene, readonly [import("@fray/kernel").Param<"target", import("@fray/kernel").Who>, {
        name: "item";
        label: string;
        kind: 'combatant' | 'combatants' | 'place' | 'thing' | 'word' | 'number' | 'text' | 'value';
        optional: boolean;
        absent: number;
        candidates?(scene: import("@fray/kernel").AnyScene, actor: number, soFar: Readonly<Record<string, unknown>>): Iterable<number>;
        isPassedOver?(scene: import("@fray/kernel").AnyScene, given: Readonly<Record<string, unknown>>, word: string): boolean;
        says?: import("@fray/kernel/rules").Saying;
        finer?: string;
        read(scene: import("@fray/kernel").AnyScene, raw: unknown, soFar: Readonly<Record<string, unknown>>): import("@fray/kernel").Refusal | {
            readonly value: number;
        };
        write: (scene: import("@fray/kernel").AnyScene, item: unknown) => string;
    }, import("@fray/kernel").Param<"to", number>]>;
    effect: import("@fray/kernel/rules").DefinedAction<import("../scene.ts").FreeHitsScene, readonly [import("@fray/kernel").Param<"target", import("@fray/kernel").Who>, import("@fray/kernel").Param<"damage", unknown>, import("@fray/kernel").Param<"type", string>, import("@fray/kernel").Param<"heal", unknown>, import("@fray/kernel").Param<"because", string>, import("@fray/kernel").Param<"wound", number>]>;
    wound: import("@fray/kernel/rules").DefinedAction<import("../scene.ts").FreeHitsScene, readonly [import("@fray/kernel").Param<"target", import("@fray/kernel").Who>, import("@fray/kernel").Param<"aim", number>]>;
    dead: import("@fray/kernel/rules").DefinedAction<import("../scene.ts").FreeHitsScene, readonly [import("@fray/kernel").Param<"target", import("@fray/kernel").Who>]>;
    yields: import("@fray/kernel/rules").DefinedAction<import("../scene.ts").FreeHitsScene, readonly [import("@fray/kernel").Param<"who", readonly import("@fray/kernel").Who[]>]>;
    summonFor: import("@fray/kernel/rules").DefinedAction<import("../scene.ts").FreeHitsScene, readonly [import("@fray/kernel").Param<"target", import("@fray/kernel").Who>, import("@fray/kernel").Param<"creature", string>, import("@fray/kernel").Param<"thralled", number>, import("@fray/kernel").Param<"at", number>]>;
    join: import("@fray/kernel/rules").DefinedAction<import("../scene.ts").FreeHitsScene, readonly [import("@fray/kernel").Param<"name", string>, import("@fray/kernel").Param<"combatant", unknown>, import("@fray/kernel").Param<"side", number>]>;
    remove: import("@fray/kernel/rules").DefinedAction<import("../scene.ts").FreeHitsScene, readonly [import("@fray/kernel").Param<"target", import("@fray/kernel").Who>]>;
    override: import("@fray/kernel").Action<import("../scene.ts").FreeHitsScene, import("@fray/kernel").Command>;
    endCombat: import("@fray/kernel/rules").DefinedAction<import("../scene.ts").FreeHitsScene, readonly []>;
};
//# sourceMappingURL=all.d.ts.map