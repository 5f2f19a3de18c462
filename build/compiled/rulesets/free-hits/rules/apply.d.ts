import { type Pool, type Who } from '@fray/kernel/rules';
import type { Effect } from '../kinds/effects.ts';
import { type FreeHitsScene } from '../scene.ts';
import { type Keeper } from './effects.ts';
/** Where effects come from: who does it, its name, and the spell that keeps up what lasts. */
export interface Source {
    readonly doer: number;
    readonly name: string;
    readonly keeper: Keeper | null;
    readonly physical: boolean;
    /** What improvements add to its first healing. */
    readonly moreHealing?: readonly Pool[];
}
/** Does to the target what a hit, a spell or a feat says, one after the other. */
export declare function applyEffects(scene: FreeHitsScene, target: Who, effects: readonly Effect[], from: Source): void;
/** Damage of its own, without a roll to hit: reductions count; it is part of what wounded, so it does not wound again. */
export declare function hurt(scene: FreeHitsScene, target: Who, pools: readonly Pool[], type: string, from: Source): number;
/** The unit lies down against its will. */
export declare function knockDown(scene: FreeHitsScene, target: Who, by: string): void;
//# sourceMappingURL=apply.d.ts.map