import { type Who } from '@fray/kernel/rules';
import { type ShockScene } from '../scene.ts';
/** Whether the combatant stands at the door: its squares touch it. */
export declare function isAtDoor(scene: ShockScene, door: number, who: Who): boolean;
/** Squares from which somebody of the combatant's size could turn the door. */
export declare function squaresAtDoor(scene: ShockScene, door: number, who: Who): number[];
/** Somebody on the battlefield who could not be where it is, were the door turned; -1 for nobody. */
export declare function whoIsInTheWay(scene: ShockScene, door: number): number;
/** Opens a door that is closed, closes one that is open. */
export declare function turnDoor(scene: ShockScene, door: number, who: Who): void;
//# sourceMappingURL=doors.d.ts.map