import { type FreeHitsScene } from '../scene.ts';
/** The battle starts. */
export declare const start: import("@fray/kernel/rules").DefinedAction<FreeHitsScene, readonly []>;
/** Those named may open the battle together. */
export declare const openers: import("@fray/kernel/rules").DefinedAction<FreeHitsScene, readonly [import("@fray/kernel/rules").Param<"who", readonly import("@fray/kernel/rules").Who[]>]>;
/** A d20 check with its ladder, in or out of battle. */
export declare const check: import("@fray/kernel/rules").DefinedAction<FreeHitsScene, readonly [import("@fray/kernel/rules").Param<"target", import("@fray/kernel/rules").Who>, import("@fray/kernel/rules").Param<"modifier", number | null>, import("@fray/kernel/rules").Param<"number", number | null>, import("@fray/kernel/rules").Param<"because", string>]>;
/** The battle is over. */
export declare const endCombat: import("@fray/kernel/rules").DefinedAction<FreeHitsScene, readonly []>;
/** Sets any value outside the rules. */
export declare const override: import("@fray/kernel/rules").Action<FreeHitsScene, import("@fray/kernel/rules").Command>;
//# sourceMappingURL=referee.d.ts.map