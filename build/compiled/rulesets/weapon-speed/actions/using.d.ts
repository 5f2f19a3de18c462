import { type Who } from '@fray/kernel/rules';
import { type WeaponSpeedScene } from '../scene.ts';
/** Yards within which somebody else can be given or treated with something. */
export declare const TOUCH = 1;
/** Casting the declared spell: it is paid for, then the check decides whether it works. */
export declare const cast: import("@fray/kernel/rules").DefinedAction<WeaponSpeedScene, readonly [import("@fray/kernel/rules").Param<"target", Who>, import("@fray/kernel/rules").Param<"spell", number>, import("@fray/kernel/rules").Param<"stress", number | null>]>;
/** Using the declared consumable, on oneself or on somebody within a yard; it is used up now, not when declared. */
export declare const consume: import("@fray/kernel/rules").DefinedAction<WeaponSpeedScene, readonly [import("@fray/kernel/rules").Param<"item", number>, import("@fray/kernel/rules").Param<"target", Who>]>;
/** Throwing the declared item: an attack, effects, or both. */
export declare const throwItem: import("@fray/kernel/rules").DefinedAction<WeaponSpeedScene, readonly [import("@fray/kernel/rules").Param<"target", Who>, import("@fray/kernel/rules").Param<"item", number>]>;
/** An ability: a standard one that was declared, or a free one as the Free Action. */
export declare const activate: import("@fray/kernel/rules").DefinedAction<WeaponSpeedScene, readonly [import("@fray/kernel/rules").Param<"ability", number>, import("@fray/kernel/rules").Param<"target", Who>]>;
//# sourceMappingURL=using.d.ts.map