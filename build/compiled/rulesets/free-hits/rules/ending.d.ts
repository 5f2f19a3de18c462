import { type FreeHitsScene } from '../scene.ts';
/** The battle is over when at most one team has a unit still in it. */
export declare function settle(scene: FreeHitsScene): void;
/** The referee says that the battle is over. */
export declare const endByReferee: (scene: FreeHitsScene) => void;
//# sourceMappingURL=ending.d.ts.map