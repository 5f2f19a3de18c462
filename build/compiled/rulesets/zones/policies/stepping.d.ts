import type { Command } from '@fray/kernel/rules';
import type { ZonesScene } from '../scene.ts';
/** A step that brings it nearer to an opponent (or, leaving, to an exit), the least dangerous of them; -1 for none. */
export declare function stepTo(scene: ZonesScene, actor: number, payment: 'move' | 'action', isLeaving?: boolean): number;
/** Whether an opponent would strike at it if it left its Zone now. */
export declare function isPinned(scene: ZonesScene, actor: number): boolean;
/** After its deed: a shooter steps back as far as it shoots, and everybody out of a hazard, where nobody strikes at it. */
export declare function stepBack(scene: ZonesScene, actor: number): Command | null;
/** A shooter with somebody in its face steps out of the Zone to shoot from the next one, where nobody strikes at it. */
export declare function stepOut(scene: ZonesScene, actor: number): Command | null;
/** A hurt shooter Disengages from those who cannot come after it, or back to a friend. */
export declare function getAway(scene: ZonesScene, actor: number): Command | null;
//# sourceMappingURL=stepping.d.ts.map