import type { Figure, Lens } from '@fray/kernel/rules';
import type { EscalationScene } from '../scene.ts';
/** How a combatant is drawn; it stands in no place, but with others or by itself. */
export declare function figure(scene: EscalationScene, row: number, lens: Lens): Figure | null;
//# sourceMappingURL=figure.d.ts.map