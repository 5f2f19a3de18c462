import { type FreeHitsScene } from '../scene.ts';
/** Stands up, on the own turn or, owing the action of the next one, between the commands of others. */
export declare const standUp: import("@fray/kernel/rules").DefinedAction<FreeHitsScene, readonly [import("@fray/kernel/rules").Param<"pay", number>]>;
/** Lies down, free of charge. */
export declare const lieDown: import("@fray/kernel/rules").DefinedAction<FreeHitsScene, readonly []>;
//# sourceMappingURL=standing.d.ts.map