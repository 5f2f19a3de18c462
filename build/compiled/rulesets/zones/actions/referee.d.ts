import type { ZonesScene } from '../scene.ts';
/** Combat breaks out: surprise, then initiative. */
export declare const start: import("@fray/kernel/rules").DefinedAction<ZonesScene, readonly []>;
/** Calls for Morale, between two Turns. */
export declare const morale: import("@fray/kernel/rules").DefinedAction<ZonesScene, readonly [import("@fray/kernel/rules").Param<"targets", readonly import("@fray/kernel/rules").Who[]>, import("@fray/kernel/rules").Param<"dr", number | null>]>;
/** A Reaction roll for Creatures met together. */
export declare const reaction: import("@fray/kernel/rules").DefinedAction<ZonesScene, readonly [import("@fray/kernel/rules").Param<"targets", readonly import("@fray/kernel/rules").Who[]>, import("@fray/kernel/rules").Param<"modifier", number | null>]>;
/** After combat: what became of one of the fallen, by the referee's word or by the table supplied. */
export declare const aftermath: import("@fray/kernel/rules").DefinedAction<ZonesScene, readonly [import("@fray/kernel/rules").Param<"target", import("@fray/kernel/rules").Who>, import("@fray/kernel/rules").Param<"result", string>]>;
/** The referee says that combat is over. */
export declare const endCombat: import("@fray/kernel/rules").DefinedAction<ZonesScene, readonly []>;
//# sourceMappingURL=referee.d.ts.map