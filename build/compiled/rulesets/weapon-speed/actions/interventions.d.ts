import { type Refusal, type Who } from '@fray/kernel/rules';
import { type WeaponSpeedScene } from '../scene.ts';
/** Why nothing can be given back to the combatant, or null. */
export declare const beyondHelp: (scene: WeaponSpeedScene, target: Who) => Refusal | null;
/** Something at the table hurts, heals, moves or befalls a combatant: a fall, a potion, an outcome. */
export declare const effect: import("@fray/kernel/rules").DefinedAction<WeaponSpeedScene, readonly [import("@fray/kernel/rules").Param<"target", Who>, import("@fray/kernel/rules").Param<"damage", unknown>, import("@fray/kernel/rules").Param<"types", number>, import("@fray/kernel/rules").Param<"armor", number>, import("@fray/kernel/rules").Param<"wp", unknown>, import("@fray/kernel/rules").Param<"heal", unknown>, import("@fray/kernel/rules").Param<"stress", unknown>, import("@fray/kernel/rules").Param<"mana", unknown>, import("@fray/kernel/rules").Param<"condition", string>, import("@fray/kernel/rules").Param<"end", string>, import("@fray/kernel/rules").Param<"to", number>, import("@fray/kernel/rules").Param<"because", string>]>;
/** Why the combatant cannot be put on the square, or null. */
export declare function cannotPut(scene: WeaponSpeedScene, target: Who, to: number): Refusal | null;
/** Somebody suffers an injury: one that is rolled on a table, or one in full. */
export declare const injure: import("@fray/kernel/rules").DefinedAction<WeaponSpeedScene, readonly [import("@fray/kernel/rules").Param<"target", Who>, import("@fray/kernel/rules").Param<"type", number>, import("@fray/kernel/rules").Param<"injury", unknown>]>;
/** Somebody runs, gives up, or takes heart again. */
export declare const routAction: import("@fray/kernel/rules").DefinedAction<WeaponSpeedScene, readonly [import("@fray/kernel/rules").Param<"target", Who>, import("@fray/kernel/rules").Param<"how", number>]>;
/** Somebody is Stabilized by what happens at the table. */
export declare const stabilizeAction: import("@fray/kernel/rules").DefinedAction<WeaponSpeedScene, readonly [import("@fray/kernel/rules").Param<"target", Who>]>;
//# sourceMappingURL=interventions.d.ts.map