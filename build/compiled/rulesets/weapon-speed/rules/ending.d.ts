import { type WeaponSpeedScene } from '../scene.ts';
/** After each count and each round: combat is over when no two hostile combatants are able, unless rounds are kept up. */
export declare function checkEnd(scene: WeaponSpeedScene): void;
/** Rows in that state, in roster order. */
export declare function rowsIn(scene: WeaponSpeedScene, state: number): number[];
/** The referee says that combat is over; what has been done in a tie that is not over takes effect. */
export declare function endByReferee(scene: WeaponSpeedScene, winner: number): void;
//# sourceMappingURL=ending.d.ts.map