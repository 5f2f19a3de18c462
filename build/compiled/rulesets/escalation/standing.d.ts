import type { Fate } from '@fray/kernel/rules';
import type { EscalationScene } from './scene.ts';
/** Whether it can still fight: it takes part and is neither Dying nor gasping. */
export declare const isStanding: (scene: EscalationScene, row: number) => boolean;
/** Whether it fights, lies there, is dead, or has left, was driven out of its body or has not come yet. */
export declare function fate(scene: EscalationScene, row: number): Fate;
/** Whether it comes on in a later encounter of the day. */
export declare const isToCome: (scene: EscalationScene, row: number) => boolean;
/** Its Recoveries, Power and secondary resource, and the abilities that it has not used yet of those it can use up. */
export declare function resources(scene: EscalationScene, row: number): Readonly<Record<string, number>>;
//# sourceMappingURL=standing.d.ts.map