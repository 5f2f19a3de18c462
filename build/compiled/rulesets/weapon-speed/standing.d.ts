import type { Fate } from '@fray/kernel/rules';
import type { WeaponSpeedScene } from './scene.ts';
/** Whether it can still fight: able, as the end of combat is judged, also after what is held back in a tie. */
export declare const isStanding: (scene: WeaponSpeedScene, row: number) => boolean;
/** Whether it fights, lies there or cannot act, is dead, or has left, flees or has surrendered. */
export declare const fate: (scene: WeaponSpeedScene, row: number) => Fate;
/** Stress and Wound Points together, likewise. */
export declare const vitality: (scene: WeaponSpeedScene, row: number) => number;
/** How many injuries a combatant has, of tables and made up, likewise. */
export declare const injuries: (scene: WeaponSpeedScene, row: number) => number;
/** Its Mana, and how many it has of what is used up or thrown. */
export declare function resources(scene: WeaponSpeedScene, row: number): Readonly<Record<string, number>>;
//# sourceMappingURL=standing.d.ts.map