import type { Lens } from '@fray/kernel/rules';
import type { ShockScene } from '../scene.ts';
import { type ConditionName } from './conditions.ts';
/** A condition as it lies on somebody. */
export interface Lying {
    readonly name: ConditionName;
    /** Whom or what it comes from, or whom it is about, by name; '' for nobody. */
    readonly source: string;
    readonly ends: string;
    /** What else there is to say of it here: `AC +2`, `2 of 6 rounds`; '' for nothing. */
    readonly more: string;
}
/** All that lies on a combatant, as the lens may know it, what is worst first. */
export declare function conditionsOn(scene: ShockScene, row: number, lens: Lens): Lying[];
//# sourceMappingURL=lying-on.d.ts.map