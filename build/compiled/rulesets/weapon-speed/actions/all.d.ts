/** What combatants may do. */
export declare const acts: {
    attack: import("@fray/kernel/rules").DefinedAction<import("../scene.ts").WeaponSpeedScene, readonly [import("@fray/kernel").Param<"target", import("@fray/kernel").Who>, import("@fray/kernel").Param<"weapon", number>]>;
    cast: import("@fray/kernel/rules").DefinedAction<import("../scene.ts").WeaponSpeedScene, readonly [import("@fray/kernel").Param<"target", import("@fray/kernel").Who>, import("@fray/kernel").Param<"spell", number>, import("@fray/kernel").Param<"stress", number | null>]>;
    throwItem: import("@fray/kernel/rules").DefinedAction<import("../scene.ts").WeaponSpeedScene, readonly [import("@fray/kernel").Param<"target", import("@fray/kernel").Who>, import("@fray/kernel").Param<"item", number>]>;
    consume: import("@fray/kernel/rules").DefinedAction<import("../scene.ts").WeaponSpeedScene, readonly [import("@fray/kernel").Param<"item", number>, import("@fray/kernel").Param<"target", import("@fray/kernel").Who>]>;
    activate: import("@fray/kernel/rules").DefinedAction<import("../scene.ts").WeaponSpeedScene, readonly [import("@fray/kernel").Param<"ability", number>, import("@fray/kernel").Param<"target", import("@fray/kernel").Who>]>;
    fullDefense: import("@fray/kernel/rules").DefinedAction<import("../scene.ts").WeaponSpeedScene, readonly []>;
    heal: import("@fray/kernel/rules").DefinedAction<import("../scene.ts").WeaponSpeedScene, readonly [import("@fray/kernel").Param<"target", import("@fray/kernel").Who>]>;
    intimidate: import("@fray/kernel/rules").DefinedAction<import("../scene.ts").WeaponSpeedScene, readonly [import("@fray/kernel").Param<"target", import("@fray/kernel").Who>]>;
    move: import("@fray/kernel/rules").DefinedAction<import("../scene.ts").WeaponSpeedScene, readonly [import("@fray/kernel").Param<"to", number>, import("@fray/kernel").Param<"by", readonly number[]>]>;
    draw: import("@fray/kernel/rules").DefinedAction<import("../scene.ts").WeaponSpeedScene, readonly [import("@fray/kernel").Param<"item", number>, import("@fray/kernel").Param<"hand", number>]>;
    drop: import("@fray/kernel/rules").DefinedAction<import("../scene.ts").WeaponSpeedScene, readonly [import("@fray/kernel").Param<"item", number>]>;
    pickUp: import("@fray/kernel/rules").DefinedAction<import("../scene.ts").WeaponSpeedScene, readonly [import("@fray/kernel").Param<"item", number>, import("@fray/kernel").Param<"hand", number>]>;
    standUp: import("@fray/kernel/rules").DefinedAction<import("../scene.ts").WeaponSpeedScene, readonly []>;
    improvise: import("@fray/kernel/rules").DefinedAction<import("../scene.ts").WeaponSpeedScene, readonly [import("@fray/kernel").Param<"text", string>]>;
    leave: import("@fray/kernel/rules").DefinedAction<import("../scene.ts").WeaponSpeedScene, readonly []>;
    surrender: import("@fray/kernel/rules").DefinedAction<import("../scene.ts").WeaponSpeedScene, readonly []>;
    speak: import("@fray/kernel/rules").DefinedAction<import("../scene.ts").WeaponSpeedScene, readonly [import("@fray/kernel").Param<"text", string>]>;
    say: import("@fray/kernel/rules").DefinedAction<import("../scene.ts").WeaponSpeedScene, readonly [import("@fray/kernel").Param<"text", string>]>;
    riposte: import("@fray/kernel/rules").DefinedAction<import("../scene.ts").WeaponSpeedScene, readonly [import("@fray/kernel").Param<"target", import("@fray/kernel").Who>]>;
    end: import("@fray/kernel/rules").DefinedAction<import("../scene.ts").WeaponSpeedScene, readonly []>;
};
/** What the referee may do besides. */
export declare const orders: {
    start: import("@fray/kernel/rules").DefinedAction<import("../scene.ts").WeaponSpeedScene, readonly []>;
    declare: import("@fray/kernel/rules").DefinedAction<import("../scene.ts").WeaponSpeedScene, readonly []>;
    count: import("@fray/kernel/rules").DefinedAction<import("../scene.ts").WeaponSpeedScene, readonly []>;
    endRound: import("@fray/kernel/rules").DefinedAction<import("../scene.ts").WeaponSpeedScene, readonly []>;
    surprise: import("@fray/kernel/rules").DefinedAction<import("../scene.ts").WeaponSpeedScene, readonly [import("@fray/kernel").Param<"combatants", readonly import("@fray/kernel").Who[]>]>;
    group: import("@fray/kernel/rules").DefinedAction<import("../scene.ts").WeaponSpeedScene, readonly [import("@fray/kernel").Param<"combatants", readonly import("@fray/kernel").Who[]>]>;
    method: import("@fray/kernel/rules").DefinedAction<import("../scene.ts").WeaponSpeedScene, readonly [import("@fray/kernel").Param<"word", number>]>;
    keepRounds: import("@fray/kernel/rules").DefinedAction<import("../scene.ts").WeaponSpeedScene, readonly [import("@fray/kernel").Param<"word", number>]>;
    injure: import("@fray/kernel/rules").DefinedAction<import("../scene.ts").WeaponSpeedScene, readonly [import("@fray/kernel").Param<"target", import("@fray/kernel").Who>, import("@fray/kernel").Param<"type", number>, import("@fray/kernel").Param<"injury", unknown>]>;
    effect: import("@fray/kernel/rules").DefinedAction<import("../scene.ts").WeaponSpeedScene, readonly [import("@fray/kernel").Param<"target", import("@fray/kernel").Who>, import("@fray/kernel").Param<"damage", unknown>, import("@fray/kernel").Param<"types", number>, import("@fray/kernel").Param<"armor", number>, import("@fray/kernel").Param<"wp", unknown>, import("@fray/kernel").Param<"heal", unknown>, import("@fray/kernel").Param<"stress", unknown>, import("@fray/kernel").Param<"mana", unknown>, import("@fray/kernel").Param<"condition", string>, import("@fray/kernel").Param<"end", string>, import("@fray/kernel").Param<"to", number>, import("@fray/kernel").Param<"because", string>]>;
    check: import("@fray/kernel/rules").DefinedAction<import("../scene.ts").WeaponSpeedScene, readonly [import("@fray/kernel").Param<"target", import("@fray/kernel").Who>, import("@fray/kernel").Param<"skill", number>, import("@fray/kernel").Param<"tn", number | null>]>;
    rout: import("@fray/kernel/rules").DefinedAction<import("../scene.ts").WeaponSpeedScene, readonly [import("@fray/kernel").Param<"target", import("@fray/kernel").Who>, import("@fray/kernel").Param<"how", number>]>;
    stabilize: import("@fray/kernel/rules").DefinedAction<import("../scene.ts").WeaponSpeedScene, readonly [import("@fray/kernel").Param<"target", import("@fray/kernel").Who>]>;
    join: import("@fray/kernel/rules").DefinedAction<import("../scene.ts").WeaponSpeedScene, readonly [import("@fray/kernel").Param<"name", string>, import("@fray/kernel").Param<"combatant", unknown>, import("@fray/kernel").Param<"side", number>, import("@fray/kernel").Param<"at", number>, import("@fray/kernel").Param<"surprised", number>]>;
    remove: import("@fray/kernel/rules").DefinedAction<import("../scene.ts").WeaponSpeedScene, readonly [import("@fray/kernel").Param<"target", import("@fray/kernel").Who>]>;
    override: import("@fray/kernel").Action<import("../scene.ts").WeaponSpeedScene, import("@fray/kernel").Command>;
    endCombat: import("@fray/kernel/rules").DefinedAction<import("../scene.ts").WeaponSpeedScene, readonly [import("@fray/kernel").Param<"winner", number>]>;
};
//# sourceMappingURL=all.d.ts.map