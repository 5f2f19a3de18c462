import { type Refusal } from '@fray/kernel/rules';
import { type WeaponSpeedScene } from '../scene.ts';
/** The lowest number at which a turn is still to come, or NO_COUNT. */
export declare function nextCount(scene: WeaponSpeedScene): number;
/** Whether any turn of the round is still to come. */
export declare function turnsLeft(scene: WeaponSpeedScene): boolean;
/** Whether a combatant has the first turn of the next count. */
export declare function isNext(scene: WeaponSpeedScene, row: number): boolean;
/** The next count is resolved: its turns are open, Full-Defense declared for it is in force, the first turn begins. */
export declare function openCount(scene: WeaponSpeedScene): void;
/**
 * Those who declared Full-Defense for this count take it now, so that it holds against all who act at the same time.
 * `asks`: whom it costs something is asked; else, in a fight that begins within the count, it is left to their turns.
 */
export declare function guard(scene: WeaponSpeedScene, asks?: boolean): void;
/** Why Full-Defense cannot be taken, or null. */
export declare function guardProblem(scene: WeaponSpeedScene, row: number): Refusal | null;
/** Full-Defense is taken: a Standard Action, in force until the end of the round. */
export declare function takeGuard(scene: WeaponSpeedScene, row: number): void;
/** The turn that is on is over. */
export declare function endTurn(scene: WeaponSpeedScene): void;
/** A fight that begins in the middle of a count: these turns are open. */
export declare function resumeCount(scene: WeaponSpeedScene, row: number, cell: number): void;
/** After each command: the turn of one who can do nothing more is over. */
export declare function skipHelpless(scene: WeaponSpeedScene): void;
//# sourceMappingURL=counts.d.ts.map