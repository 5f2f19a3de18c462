import { type Cited, type WeaponSpeedScene } from '../scene.ts';
/**
 * Lowers Wound Points and marks the wound. Whether the bearer dies of it is judged by {@link judge}, when everything
 * that happens at the same instant has been applied.
 */
export declare function loseWoundPoints(scene: WeaponSpeedScene, row: number, amount: number, marks: number, rule: Cited): void;
/** Damage that lowers Stress first; what is left then lowers Wound Points. Returns what reached Wound Points. */
export declare function loseStressFirst(scene: WeaponSpeedScene, row: number, amount: number, marks: number, rule: Cited): number;
/**
 * What a combatant has become of its Wound Points: dead at minus its Strength, no longer Stabilized above 0. `had`: what it
 * had before, to tell whether it is Incapacitated or Dying now.
 */
export declare function judge(scene: WeaponSpeedScene, row: number, had?: number): void;
/**
 * What an action that is taken now will cost when it is over: 1 Wound Point for one who is down, unless it is Stabilized
 * and this is its first action of the round.
 */
export declare function strainOf(scene: WeaponSpeedScene, row: number): number;
/**
 * Takes the strain of an action that is over. Of several that act at the same count, whether one dies of it is judged
 * with everything else that they do (`tie-held-results`).
 */
export declare function strain(scene: WeaponSpeedScene, row: number, cost: number): void;
/** One who is Dying at the end of a round bleeds. */
export declare function bleed(scene: WeaponSpeedScene, row: number): void;
/**
 * The greatest amount among a combatant's wounds, 0 without any. Strain of others who act at the same count is no wound
 * yet for whoever else (`by`) tends them then: it would depend on who of them is worked through first.
 */
export declare function worstWound(scene: WeaponSpeedScene, row: number, by: number): number;
/** Damage to attributes (bits by position), in full to each; what derives from them follows at once. */
export declare function damageAttributes(scene: WeaponSpeedScene, row: number, attributes: number, amount: number, rule: Cited): void;
/** Gives back what attribute damage has taken. */
export declare function restoreAttributes(scene: WeaponSpeedScene, row: number, rule: Cited): void;
//# sourceMappingURL=life.d.ts.map