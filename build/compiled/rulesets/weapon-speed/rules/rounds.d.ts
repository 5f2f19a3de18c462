import type { Who } from '@fray/kernel/rules';
import { type WeaponSpeedScene } from '../scene.ts';
/** Everybody who may declares; then each turn of the round has its number. */
export declare function declareRound(scene: WeaponSpeedScene): void;
/** Whether somebody has joined who is to declare before anything else goes on. */
export declare const joinersWait: (scene: WeaponSpeedScene) => boolean;
/** Who has joined and is to declare before anything else goes on, in roster order. */
export declare function joinersToDeclare(scene: WeaponSpeedScene): number[];
/** After each command: nobody waits for joiners who can declare nothing any more. */
export declare function forgetJoiners(scene: WeaponSpeedScene): void;
/** One who joins when the declarations of the round are in is to declare at once, unless it is surprised. */
export declare function noteJoiner(scene: WeaponSpeedScene, row: Who): void;
/** Joiners declare; a number that has passed is made up in the next round. */
export declare function declareLate(scene: WeaponSpeedScene): void;
//# sourceMappingURL=rounds.d.ts.map