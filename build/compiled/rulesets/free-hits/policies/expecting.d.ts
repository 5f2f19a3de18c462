import type { Spell } from '../kinds/spells.ts';
import type { FreeHitsScene } from '../scene.ts';
/** The face from which a blow with the weapon that is not aimed hits; `plain`: an extra attack. */
export declare function faceFor(scene: FreeHitsScene, actor: number, target: number, item: number, plain: boolean): number;
/** How likely the die is to show that face or more: a natural 20 always hits, a natural 1 never. */
export declare const chanceFrom: (face: number) => number;
/** How likely a spell's attack is to hit. */
export declare const spellChance: (scene: FreeHitsScene, caster: number, target: number, spell: Spell) => number;
//# sourceMappingURL=expecting.d.ts.map