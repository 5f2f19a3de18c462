import type { Lens } from '@fray/kernel/rules';
import type { FreeHitsScene } from '../scene.ts';
/** Weapons with which the unit gets at one who is so many squares away, by name, as far as the lens knows. */
export declare function weaponsAt(scene: FreeHitsScene, row: number, spaces: number, lens: Lens): string[];
/** Spells that the unit could cast on a friend or a foe from where it stands within a turn, by name, as far as the lens knows. */
export declare function spellsOn(scene: FreeHitsScene, row: number, other: number, lens: Lens, isFor: 'friend' | 'foe'): string[];
//# sourceMappingURL=arms.d.ts.map