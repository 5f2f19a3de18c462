import { type Who } from '@fray/kernel/rules';
import { type WeaponSpeedScene } from '../scene.ts';
/** A Heal check on somebody who is down, oneself included. */
export declare const heal: import("@fray/kernel/rules").DefinedAction<WeaponSpeedScene, readonly [import("@fray/kernel/rules").Param<"target", Who>]>;
/** An Intimidation check against a monster: at the end of the round its morale opposes the result. */
export declare const intimidate: import("@fray/kernel/rules").DefinedAction<WeaponSpeedScene, readonly [import("@fray/kernel/rules").Param<"target", Who>]>;
//# sourceMappingURL=helping.d.ts.map