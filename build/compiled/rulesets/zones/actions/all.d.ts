/** What combatants may do. */
export declare const acts: {
    attack: import("@fray/kernel/rules").DefinedAction<import("../scene.ts").ZonesScene, readonly [import("@fray/kernel").Param<"target", import("@fray/kernel").Who>, import("@fray/kernel").Param<"weapon", number>, import("@fray/kernel").Param<"second", number>]>;
    cast: import("@fray/kernel/rules").DefinedAction<import("../scene.ts").ZonesScene, readonly [import("@fray/kernel").Param<"spell", number>, import("@fray/kernel").Param<"targets", readonly number[]>, import("@fray/kernel").Param<"zone", number>, import("@fray/kernel").Param<"to", number>]>;
    move: import("@fray/kernel/rules").DefinedAction<import("../scene.ts").ZonesScene, readonly [import("@fray/kernel").Param<"zone", number>]>;
    moveAgain: import("@fray/kernel/rules").DefinedAction<import("../scene.ts").ZonesScene, readonly [import("@fray/kernel").Param<"zone", number>]>;
    disengage: import("@fray/kernel/rules").DefinedAction<import("../scene.ts").ZonesScene, readonly []>;
    push: import("@fray/kernel/rules").DefinedAction<import("../scene.ts").ZonesScene, readonly [import("@fray/kernel").Param<"target", import("@fray/kernel").Who>, import("@fray/kernel").Param<"zone", number>]>;
    grapple: import("@fray/kernel/rules").DefinedAction<import("../scene.ts").ZonesScene, readonly [import("@fray/kernel").Param<"target", import("@fray/kernel").Who>]>;
    stunt: import("@fray/kernel/rules").DefinedAction<import("../scene.ts").ZonesScene, readonly [import("@fray/kernel").Param<"target", import("@fray/kernel").Who>, import("@fray/kernel").Param<"text", string>, import("@fray/kernel").Param<"touching", number>]>;
    struggle: import("@fray/kernel/rules").DefinedAction<import("../scene.ts").ZonesScene, readonly [import("@fray/kernel").Param<"hindrance", number>]>;
    retrieve: import("@fray/kernel/rules").DefinedAction<import("../scene.ts").ZonesScene, readonly [import("@fray/kernel").Param<"item", number>]>;
    draw: import("@fray/kernel/rules").DefinedAction<import("../scene.ts").ZonesScene, readonly [import("@fray/kernel").Param<"item", number>]>;
    stow: import("@fray/kernel/rules").DefinedAction<import("../scene.ts").ZonesScene, readonly [import("@fray/kernel").Param<"item", number>]>;
    drop: import("@fray/kernel/rules").DefinedAction<import("../scene.ts").ZonesScene, readonly [import("@fray/kernel").Param<"item", number>]>;
    pickUp: import("@fray/kernel/rules").DefinedAction<import("../scene.ts").ZonesScene, readonly [import("@fray/kernel").Param<"item", number>]>;
    give: import("@fray/kernel/rules").DefinedAction<import("../scene.ts").ZonesScene, readonly [import("@fray/kernel").Param<"item", number>, import("@fray/kernel").Param<"target", import("@fray/kernel").Who>, import("@fray/kernel").Param<"to", number>, import("@fray/kernel").Param<"for", number>]>;
    negotiate: import("@fray/kernel/rules").DefinedAction<import("../scene.ts").ZonesScene, readonly [import("@fray/kernel").Param<"target", import("@fray/kernel").Who>, import("@fray/kernel").Param<"text", string>]>;
    improvise: import("@fray/kernel/rules").DefinedAction<import("../scene.ts").ZonesScene, readonly [import("@fray/kernel").Param<"text", string>]>;
    leave: import("@fray/kernel/rules").DefinedAction<import("../scene.ts").ZonesScene, readonly [import("@fray/kernel").Param<"using", number>]>;
    begin: import("@fray/kernel/rules").DefinedAction<import("../scene.ts").ZonesScene, readonly []>;
    end: import("@fray/kernel/rules").DefinedAction<import("../scene.ts").ZonesScene, readonly []>;
};
/** What the referee may do besides. */
export declare const orders: {
    start: import("@fray/kernel/rules").DefinedAction<import("../scene.ts").ZonesScene, readonly []>;
    morale: import("@fray/kernel/rules").DefinedAction<import("../scene.ts").ZonesScene, readonly [import("@fray/kernel").Param<"targets", readonly import("@fray/kernel").Who[]>, import("@fray/kernel").Param<"dr", number | null>]>;
    zone: import("@fray/kernel/rules").DefinedAction<import("../scene.ts").ZonesScene, readonly [import("@fray/kernel").Param<"zone", number>, import("@fray/kernel").Param<"capacity", unknown>, import("@fray/kernel").Param<"hazard", unknown>, import("@fray/kernel").Param<"note", string>]>;
    effect: import("@fray/kernel/rules").DefinedAction<import("../scene.ts").ZonesScene, readonly [import("@fray/kernel").Param<"target", import("@fray/kernel").Who>, import("@fray/kernel").Param<"damage", unknown>, import("@fray/kernel").Param<"heal", unknown>, import("@fray/kernel").Param<"ongoing", unknown>, import("@fray/kernel").Param<"hindrance", unknown>]>;
    grant: import("@fray/kernel/rules").DefinedAction<import("../scene.ts").ZonesScene, readonly [import("@fray/kernel").Param<"target", import("@fray/kernel").Who>, import("@fray/kernel").Param<"kind", number>]>;
    reaction: import("@fray/kernel/rules").DefinedAction<import("../scene.ts").ZonesScene, readonly [import("@fray/kernel").Param<"targets", readonly import("@fray/kernel").Who[]>, import("@fray/kernel").Param<"modifier", number | null>]>;
    aftermath: import("@fray/kernel/rules").DefinedAction<import("../scene.ts").ZonesScene, readonly [import("@fray/kernel").Param<"target", import("@fray/kernel").Who>, import("@fray/kernel").Param<"result", string>]>;
    join: import("@fray/kernel/rules").DefinedAction<import("../scene.ts").ZonesScene, readonly [import("@fray/kernel").Param<"name", string>, import("@fray/kernel").Param<"combatant", unknown>, import("@fray/kernel").Param<"zone", number>]>;
    remove: import("@fray/kernel/rules").DefinedAction<import("../scene.ts").ZonesScene, readonly [import("@fray/kernel").Param<"target", import("@fray/kernel").Who>]>;
    override: import("@fray/kernel").Action<import("../scene.ts").ZonesScene, import("@fray/kernel").Command>;
    endCombat: import("@fray/kernel/rules").DefinedAction<import("../scene.ts").ZonesScene, readonly []>;
};
//# sourceMappingURL=all.d.ts.map