import { type Who } from '@fray/kernel/rules';
import { type WeaponSpeedScene } from '../scene.ts';
/** Combat begins: who is surprised, Stress where it is rolled, then a d12 each; round 1. */
export declare const start: import("@fray/kernel/rules").DefinedAction<WeaponSpeedScene, readonly []>;
/** A combatant comes into the fight, between counts: it rolls at once; then it declares, unless it is surprised. */
export declare const join: import("@fray/kernel/rules").DefinedAction<WeaponSpeedScene, readonly [import("@fray/kernel/rules").Param<"name", string>, import("@fray/kernel/rules").Param<"combatant", unknown>, import("@fray/kernel/rules").Param<"side", number>, import("@fray/kernel/rules").Param<"at", number>, import("@fray/kernel/rules").Param<"surprised", number>]>;
/** A combatant is taken off the battlefield. */
export declare const remove: import("@fray/kernel/rules").DefinedAction<WeaponSpeedScene, readonly [import("@fray/kernel/rules").Param<"target", Who>]>;
/** Combat is over: the referee may say so at any time. */
export declare const endCombat: import("@fray/kernel/rules").DefinedAction<WeaponSpeedScene, readonly [import("@fray/kernel/rules").Param<"winner", number>]>;
/** Any value; squares are written as `3,4`. */
export declare const override: import("@fray/kernel/rules").Action<WeaponSpeedScene, import("@fray/kernel/rules").Command>;
//# sourceMappingURL=referee.d.ts.map