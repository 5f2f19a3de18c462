import { type Who } from '@fray/kernel/rules';
import { type WeaponSpeedScene } from '../scene.ts';
/** The declared attack, plain or Defensive. */
export declare const attack: import("@fray/kernel/rules").DefinedAction<WeaponSpeedScene, readonly [import("@fray/kernel/rules").Param<"target", Who>, import("@fray/kernel/rules").Param<"weapon", number>]>;
/** Full-Defense, where it was not taken when the count opened. */
export declare const fullDefense: import("@fray/kernel/rules").DefinedAction<WeaponSpeedScene, readonly []>;
/** A riposte is an answer, never a command; this says why there is none. */
export declare const riposte: import("@fray/kernel/rules").DefinedAction<WeaponSpeedScene, readonly [import("@fray/kernel/rules").Param<"target", Who>]>;
//# sourceMappingURL=fighting.d.ts.map