import { type Attack, type EscalationScene } from '../scene.ts';
import { type Source } from './effects.ts';
/** What a rolled attack does: damage in its order, effects, triggers, the Confused attacker's share, a mishap. */
export declare function finishAttack(scene: EscalationScene, attack: Attack, from: Source): void;
//# sourceMappingURL=attack-outcome.d.ts.map