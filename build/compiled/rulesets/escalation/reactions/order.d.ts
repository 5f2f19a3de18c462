import { type EscalationScene } from '../scene.ts';
/**
 * Everybody in the order in which reactions to one thing are offered: PCs and their friends first, then enemies, each by
 * band. With `kind`, a position in TRIGGERS, only those who have an ability that answers such a thing.
 */
export declare function reactionOrder(scene: EscalationScene, kind?: number): number[];
//# sourceMappingURL=order.d.ts.map