import type { Refusal, Who } from '@fray/kernel/rules';
import { type Aim, type ShockScene } from '../scene.ts';
import { type Choices } from './attack.ts';
/** Why the target cannot be executed at all, or null: it suspects danger. */
export declare function suspects(scene: ShockScene, target: Who): Refusal | null;
/**
 * Why the actor cannot spend a round on aiming at the target or lurking close to it, or null. A shot must be one that could
 * be made; for a blow the target must be so near that one move brings it within reach. Either way it must be seen.
 */
export declare function cannotAim(scene: ShockScene, actor: Who, target: Who, weapon: number): Refusal | null;
/** Why the execution cannot be made now, or null. */
export declare function cannotExecute(scene: ShockScene, actor: Who, aim: Aim): Refusal | null;
/** The execution: a ranged one needs its check, a melee one hits; then the save decides. */
export declare function execute(scene: ShockScene, actor: Who, aim: Aim, choices: Choices): void;
//# sourceMappingURL=execution.d.ts.map