import type { Condition, Lens } from '@fray/kernel/rules';
import type { EscalationScene } from '../scene.ts';
/** Everything that lies on somebody: how badly off it is, conditions in the order gained, Advantage of other sources. */
export declare const conditions: (scene: EscalationScene, row: number, lens: Lens) => Condition[];
/** What people call the condition in a row: ongoing damage with its amount and type. */
export declare function nameOfCondition(scene: EscalationScene, one: number): string;
//# sourceMappingURL=conditions.d.ts.map