import { type Who } from '@fray/kernel/rules';
import { type Cited, type WeaponSpeedScene } from '../scene.ts';
/** The end of a round: who must checks once; all counts are taken before the first check. */
export declare function moraleStep(scene: WeaponSpeedScene): void;
/** Somebody flees or surrenders, or takes heart again. */
export declare function rout(scene: WeaponSpeedScene, row: Who, state: number, rule: Cited): void;
//# sourceMappingURL=morale.d.ts.map