import { type ShockScene } from '../scene.ts';
/** Whether combat is over, or will be once the present command is done. */
export declare const isDecided: (scene: ShockScene) => boolean;
/** After each command: combat is over when at most one side still has members here that are able to act. */
export declare function settle(scene: ShockScene): void;
/** Combatants who have fled, in roster order. */
export declare const fledRows: (scene: ShockScene) => number[];
/** Combatants who are dead, in roster order. */
export declare const deadRows: (scene: ShockScene) => number[];
/** The referee says that combat is over. */
export declare const endByReferee: (scene: ShockScene) => void;
//# sourceMappingURL=ending.d.ts.map