import type { About, Condition } from '@fray/kernel/rules';
import type { WeaponSpeedScene } from '../scene.ts';
/** A state that somebody is in. */
export interface StateOn {
    readonly condition: Condition;
    readonly short: string;
    readonly about: About;
}
/** Everything that somebody may be by the rules alone. */
export declare const stateNames: readonly string[];
/** What somebody may be by the rules alone, explained; null for anything else. */
export declare function aboutState(name: string): About | null;
/** What somebody is by the rules alone, as everybody sees. One that is gone is nothing any more. */
export declare function statesOf(scene: WeaponSpeedScene, row: number): StateOn[];
//# sourceMappingURL=states.d.ts.map