import { type Entrant } from '../kinds/combatant.ts';
import { type Cited, type WeaponSpeedScene } from '../scene.ts';
/** Rolls maximum Stress; the combatant has all of it, unless its data says otherwise. */
export declare function rollStress(scene: WeaponSpeedScene, row: number): void;
/** A combatant comes into the fight: its row, its items, and what it brings from before. */
export declare function admit(scene: WeaponSpeedScene, entrant: Entrant, rule: Cited): number;
//# sourceMappingURL=entering.d.ts.map