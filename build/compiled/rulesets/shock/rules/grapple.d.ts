import type { Who } from '@fray/kernel/rules';
import { type ShockScene } from '../scene.ts';
/** Everybody who holds the combatant, in roster order. */
export declare function grapplersOf(scene: ShockScene, held: number): number[];
/** End of the round: everybody who is still held suffers an unarmed hit from each who holds it. */
export declare function squeeze(scene: ShockScene): void;
/** Breaking free: one check of the held one against each who holds it; those it beats lose their hold. */
export declare function breakFree(scene: ShockScene, who: Who): void;
/** The grappler's check for moving or throwing the one it holds; losing it, it loses its grip. Returns whether it won. */
export declare function winsGrip(scene: ShockScene, grappler: Who, what: string): boolean;
/** Throws the held one to a square: it falls prone, and this hold is over. */
export declare function throwTo(scene: ShockScene, grappler: Who, held: number, square: number): void;
//# sourceMappingURL=grapple.d.ts.map