import type { Command } from '@fray/kernel/rules';
import type { EscalationScene } from '../scene.ts';
/**
 * Away from those it is engaged with before it does what they would answer: by an ability, else by a check to Disengage,
 * and with the move that it has kept by one. `isGoing`: it wants to be far from them, whatever its own reach.
 */
export declare function stepOff(scene: EscalationScene, actor: number, isGoing: boolean): Command | null;
/** Its deed is done: a shooter who shoots far steps back from those who would have to walk to it. */
export declare function standBack(scene: EscalationScene, actor: number): Command | null;
/** Toward an enemy where nobody is in reach. */
export declare function comeNear(scene: EscalationScene, actor: number, foes: readonly number[]): Command | null;
//# sourceMappingURL=leaving.d.ts.map