import type { Command, Policy } from '@fray/kernel/rules';
import type { EscalationScene } from '../scene.ts';
export type EscalationPolicy = Policy<EscalationScene, Command>;
/** What is due first: a turn is begun; the Dying and the spirits have no more to do. */
export declare function dueFirst(scene: EscalationScene, actor: number): Command | null;
//# sourceMappingURL=due.d.ts.map