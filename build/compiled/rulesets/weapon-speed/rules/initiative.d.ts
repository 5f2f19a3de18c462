import { type WeaponSpeedScene } from '../scene.ts';
/**
 * Base Initiative for everybody who has none: a d12 each in roster order, one for those who share; each subtracts its own
 * Agility modifier and adds its own modifiers.
 */
export declare function rollInitiative(scene: WeaponSpeedScene): void;
/** Base Initiative of one who joins. */
export declare function rollAlone(scene: WeaponSpeedScene, row: number): void;
//# sourceMappingURL=initiative.d.ts.map