import type { CardFacts, Lens } from '@fray/kernel/rules';
import type { EscalationScene } from '../scene.ts';
/** Everything about one combatant. A side that hides its abilities shows of them the stance that it is in. */
export declare const card: (scene: EscalationScene, row: number, lens: Lens) => CardFacts;
//# sourceMappingURL=card.d.ts.map