import { type ZonesScene } from '../scene.ts';
/**
 * After each command: the fight ends at once when a side has nobody fighting; otherwise a Turn whose owner has fallen or
 * left is over.
 */
export declare function settle(scene: ZonesScene): void;
/** The referee says that combat is over. */
export declare const endByReferee: (scene: ZonesScene) => void;
/** Combatants lying on the battlefield, in roster order. */
export declare function fallen(scene: ZonesScene): number[];
//# sourceMappingURL=ending.d.ts.map