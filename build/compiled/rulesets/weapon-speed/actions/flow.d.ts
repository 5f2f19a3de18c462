import { type WeaponSpeedScene } from '../scene.ts';
/** Everybody declares. */
export declare const declare: import("@fray/kernel/rules").DefinedAction<WeaponSpeedScene, readonly []>;
/** The next count is resolved. */
export declare const count: import("@fray/kernel/rules").DefinedAction<WeaponSpeedScene, readonly []>;
/** The round is over. */
export declare const endRoundAction: import("@fray/kernel/rules").DefinedAction<WeaponSpeedScene, readonly []>;
/** The method of declaring is fixed before round 1. */
export declare const method: import("@fray/kernel/rules").DefinedAction<WeaponSpeedScene, readonly [import("@fray/kernel/rules").Param<"word", number>]>;
/** Whether rounds go on when nobody is left to fight. */
export declare const keepRounds: import("@fray/kernel/rules").DefinedAction<WeaponSpeedScene, readonly [import("@fray/kernel/rules").Param<"word", number>]>;
/** Before combat begins: these are surprised. */
export declare const surprise: import("@fray/kernel/rules").DefinedAction<WeaponSpeedScene, readonly [import("@fray/kernel/rules").Param<"combatants", readonly import("@fray/kernel/rules").Who[]>]>;
/** Before combat begins: these monsters share a d12. */
export declare const group: import("@fray/kernel/rules").DefinedAction<WeaponSpeedScene, readonly [import("@fray/kernel/rules").Param<"combatants", readonly import("@fray/kernel/rules").Who[]>]>;
//# sourceMappingURL=flow.d.ts.map