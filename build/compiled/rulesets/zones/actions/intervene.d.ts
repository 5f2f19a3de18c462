import { type Param, type Who } from '@fray/kernel/rules';
import { type ZonesScene } from '../scene.ts';
/** Sets a Zone's conditions, before combat or between two Turns. */
export declare const zone: import("@fray/kernel/rules").DefinedAction<ZonesScene, readonly [Param<"zone", number>, Param<"capacity", unknown>, Param<"hazard", unknown>, Param<"note", string>]>;
/** Something at the table hurts, heals or hinders a combatant: a trap, a potion, a spell from elsewhere. */
export declare const effect: import("@fray/kernel/rules").DefinedAction<ZonesScene, readonly [Param<"target", Who>, Param<"damage", unknown>, Param<"heal", unknown>, Param<"ongoing", unknown>, Param<"hindrance", unknown>]>;
/** The referee's word on a combatant's next Test. */
export declare const grant: import("@fray/kernel/rules").DefinedAction<ZonesScene, readonly [Param<"target", Who>, Param<"kind", number>]>;
/** Somebody joins the fight. */
export declare const join: import("@fray/kernel/rules").DefinedAction<ZonesScene, readonly [Param<"name", string>, Param<"combatant", unknown>, Param<"zone", number>]>;
/** Takes a combatant out of the fight. */
export declare const remove: import("@fray/kernel/rules").DefinedAction<ZonesScene, readonly [Param<"target", Who>]>;
/** Sets any value. `NAME.zone` takes a Zone's id, and `NAME.items.ITEM.marked` reaches an item. */
export declare const override: import("@fray/kernel/rules").Action<ZonesScene, import("@fray/kernel/rules").Command>;
//# sourceMappingURL=intervene.d.ts.map