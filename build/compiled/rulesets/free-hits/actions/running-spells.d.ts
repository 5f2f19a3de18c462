import { type FreeHitsScene } from '../scene.ts';
/** Turns a running spell off, or on again, for a Bonus Action. */
export declare const toggle: import("@fray/kernel/rules").DefinedAction<FreeHitsScene, readonly [import("@fray/kernel").Param<"spell", number>, import("@fray/kernel").Param<"pay", number>]>;
/** Ends a running spell, or gives up one that is being cast: free, on the own turn. */
export declare const cancel: import("@fray/kernel/rules").DefinedAction<FreeHitsScene, readonly [import("@fray/kernel").Param<"spell", number>]>;
//# sourceMappingURL=running-spells.d.ts.map