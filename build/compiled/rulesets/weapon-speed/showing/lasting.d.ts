import { type About } from '@fray/kernel/rules';
import type { Condition as ConditionData } from '../kinds/conditions.ts';
import type { Injury } from '../kinds/injuries.ts';
import type { WeaponSpeedScene } from '../scene.ts';
import { type StateOn } from './states.ts';
/** A condition of the data, or a marker, as such. */
export declare function aboutCondition({ name, about, bearing }: ConditionData): About;
/** An injury as such. */
export declare const aboutInjury: (injury: Injury) => About;
/** Everything that lies on somebody: what it is by the rules, conditions, injuries. All of it is open to everybody. */
export declare function lastingOn(scene: WeaponSpeedScene, row: number): StateOn[];
//# sourceMappingURL=lasting.d.ts.map