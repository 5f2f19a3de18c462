import { type Who } from '@fray/kernel/rules';
import { type FreeHitsScene } from '../scene.ts';
/** A creature is summoned for a unit, in or out of battle. */
export declare const summonFor: import("@fray/kernel/rules").DefinedAction<FreeHitsScene, readonly [import("@fray/kernel/rules").Param<"target", Who>, import("@fray/kernel/rules").Param<"creature", string>, import("@fray/kernel/rules").Param<"thralled", number>, import("@fray/kernel/rules").Param<"at", number>]>;
/** A unit joins in mid-fight. */
export declare const join: import("@fray/kernel/rules").DefinedAction<FreeHitsScene, readonly [import("@fray/kernel/rules").Param<"name", string>, import("@fray/kernel/rules").Param<"combatant", unknown>, import("@fray/kernel/rules").Param<"side", number>]>;
/** A unit is taken off the battlefield. */
export declare const remove: import("@fray/kernel/rules").DefinedAction<FreeHitsScene, readonly [import("@fray/kernel/rules").Param<"target", Who>]>;
//# sourceMappingURL=comings.d.ts.map