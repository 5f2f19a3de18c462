import type { About } from '@fray/kernel/rules';
import type { ZonesScene } from '../scene.ts';
/** What a condition does, in sentences; none where there is no such condition. */
export declare const conditionLines: (name: string) => readonly string[];
/** Every condition that there is. */
export declare const conditionNames: readonly string[];
/** A condition as such. */
export declare function aboutCondition(name: string): About | null;
/** A condition as it lies on somebody, with what ends it; null where it does not. */
export declare function aboutConditionOn(scene: ZonesScene, row: number, name: string): About | null;
//# sourceMappingURL=about-effects.d.ts.map