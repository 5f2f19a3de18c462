import type { EscalationScene } from '../scene.ts';
/** Enemies who are up, nearest first; of equally near ones the weaker. */
export declare function foesOf(scene: EscalationScene, actor: number): number[];
/** Whether any enemy is up. */
export declare function hasFoe(scene: EscalationScene, actor: number): boolean;
/** Whether the combatant fights at arm's length: its stance, or its first attack, is melee. */
export declare function isBrawler(scene: EscalationScene, actor: number): boolean;
//# sourceMappingURL=foes.d.ts.map