import { type WeaponSpeedScene } from '../scene.ts';
/** Moving, as often as one likes, up to one's Speed in the round. */
export declare const move: import("@fray/kernel/rules").DefinedAction<WeaponSpeedScene, readonly [import("@fray/kernel/rules").Param<"to", number>, import("@fray/kernel/rules").Param<"by", readonly number[]>]>;
/** Leaves the battlefield from where one can. */
export declare const leave: import("@fray/kernel/rules").DefinedAction<WeaponSpeedScene, readonly []>;
/** The turn is over; what was not used is lost. */
export declare const end: import("@fray/kernel/rules").DefinedAction<WeaponSpeedScene, readonly []>;
//# sourceMappingURL=moving.d.ts.map