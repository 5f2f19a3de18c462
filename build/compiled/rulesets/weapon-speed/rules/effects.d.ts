import type { Who } from '@fray/kernel/rules';
import type { Effect } from '../kinds/effects.ts';
import { type WeaponSpeedScene } from '../scene.ts';
/** What a spell, an item or an ability does to somebody. `held`: it waits for the others who act at the same count. */
export declare function runEffects(scene: WeaponSpeedScene, by: number, target: Who, effects: readonly Effect[], held: boolean, why: string): void;
/** Damage that is no attack's: no Armor unless the data says so. */
export declare function hurt(scene: WeaponSpeedScene, by: number, target: Who, { amount, types, to, armor }: Extract<Effect, {
    effect: 'damage';
}>, held: boolean, why: string): void;
//# sourceMappingURL=effects.d.ts.map