import type { Random } from '@fray/kernel';
/** A small encounter made at random: a few combatants in all sorts of states, many of them at the same number. */
export declare function randomWeaponSpeedSetup(random: Random): Record<string, unknown>;
//# sourceMappingURL=weapon-speed-setups.d.ts.map