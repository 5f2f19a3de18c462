import type { About, Lens, Thing } from '@fray/kernel/rules';
import type { WeaponSpeedScene } from '../scene.ts';
/** A wound as it stands on a card, and explained. */
interface ShownWound {
    readonly thing: Thing;
    readonly about: About;
}
/** Somebody's wounds, for those who may know its Wound Points. */
export declare function woundsOf(scene: WeaponSpeedScene, row: number, lens: Lens): ShownWound[];
export {};
//# sourceMappingURL=wounds.d.ts.map