import { type EscalationScene } from '../scene.ts';
import { type Use } from './abilities.ts';
/**
 * Uses an ability that has been checked, of one's own accord or because something has set it off: costs, readied actions,
 * opportunity attacks, its move, then target by target.
 */
export declare function useAbility(scene: EscalationScene, use: Use): void;
//# sourceMappingURL=using.d.ts.map