import { type WeaponSpeedScene } from '../scene.ts';
/** A word or a yell: no action, at any time. */
export declare const say: import("@fray/kernel/rules").DefinedAction<WeaponSpeedScene, readonly [import("@fray/kernel/rules").Param<"text", string>]>;
/** Speaking at length: the Free Action. Talking strains nobody who is down. */
export declare const speak: import("@fray/kernel/rules").DefinedAction<WeaponSpeedScene, readonly [import("@fray/kernel/rules").Param<"text", string>]>;
/** Something that is on no list: the referee says what comes of it. */
export declare const improvise: import("@fray/kernel/rules").DefinedAction<WeaponSpeedScene, readonly [import("@fray/kernel/rules").Param<"text", string>]>;
/** Gives up, on its turn; no action. */
export declare const surrender: import("@fray/kernel/rules").DefinedAction<WeaponSpeedScene, readonly []>;
//# sourceMappingURL=talking.d.ts.map