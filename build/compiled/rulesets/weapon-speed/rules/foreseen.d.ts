import type { WeaponSpeedScene } from '../scene.ts';
/**
 * Looks at a combatant as it will be when what is held back for it takes effect; as it is now, where nothing is. The fight
 * is as before afterwards.
 */
export declare function foreseen<T>(scene: WeaponSpeedScene, row: number, look: () => T): T;
//# sourceMappingURL=foreseen.d.ts.map