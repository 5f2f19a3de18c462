import { type WeaponSpeedScene } from '../scene.ts';
/** Draws something: the Free Action. */
export declare const draw: import("@fray/kernel/rules").DefinedAction<WeaponSpeedScene, readonly [import("@fray/kernel/rules").Param<"item", number>, import("@fray/kernel/rules").Param<"hand", number>]>;
/** Drops what is in a hand: the Free Action. */
export declare const drop: import("@fray/kernel/rules").DefinedAction<WeaponSpeedScene, readonly [import("@fray/kernel/rules").Param<"item", number>]>;
/** Picks up what lies in one's square or next to it; whoever's it was, it is the taker's now. */
export declare const pickUp: import("@fray/kernel/rules").DefinedAction<WeaponSpeedScene, readonly [import("@fray/kernel/rules").Param<"item", number>, import("@fray/kernel/rules").Param<"hand", number>]>;
/** Gets up, unless something keeps it down. */
export declare const standUp: import("@fray/kernel/rules").DefinedAction<WeaponSpeedScene, readonly []>;
//# sourceMappingURL=gear.d.ts.map