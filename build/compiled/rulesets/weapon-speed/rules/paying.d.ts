import type { Refusal } from '@fray/kernel/rules';
import { type WeaponSpeedScene } from '../scene.ts';
/** Why a cost cannot be paid, or null: only what is there, Mana and Stress 1 for 1. */
export declare function lacking(scene: WeaponSpeedScene, row: number, mana: number, wanted: number | null, what: string): Refusal | null;
/** Pays Mana, with Stress for what Mana does not cover, and Stress that is asked for as such. Spending is no damage. */
export declare function pay(scene: WeaponSpeedScene, row: number, mana: number, wanted: number | null, stress?: number): void;
//# sourceMappingURL=paying.d.ts.map