import { type Pool, type Who } from '@fray/kernel/rules';
import type { Tally } from '../citing.ts';
import type { Improvement, Spell } from '../kinds/spells.ts';
import { type Attack, type FreeHitsScene } from '../scene.ts';
/** The spell's improvements that were bought. */
export declare const improvementsOf: (spell: Spell, improved: readonly number[]) => Improvement[];
/** What the spell deals, that of its improvements last; nothing where neither deals damage. */
export declare const damageOf: (spell: Spell, improved: readonly number[]) => readonly {
    pool: Pool;
    name: string;
}[];
/** Takes the target's armor, resistances and guarding feats off; what is left is the net damage. */
export declare function reduce(scene: FreeHitsScene, target: Who, tally: Tally, type: string, physical: boolean): void;
/** A hit: damage, reductions, wound, the aim's effect, then hit points fall. */
export declare function dealDamage(scene: FreeHitsScene, attack: Attack): void;
/** Records a wound of an attack. */
export declare function wound(scene: FreeHitsScene, target: Who, aim: number): void;
//# sourceMappingURL=damage.d.ts.map