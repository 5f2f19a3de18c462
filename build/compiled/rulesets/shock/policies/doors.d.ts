import { type Command } from '@fray/kernel/rules';
import type { ShockScene } from '../scene.ts';
/**
 * Where only closed doors are between the actor and its enemies: the step towards the first of them, or the command that
 * opens it. Null where no way would lead to an enemy's side even then.
 */
export declare function throughDoors(scene: ShockScene, actor: number, foes: readonly number[], feet: number): Command | null;
//# sourceMappingURL=doors.d.ts.map