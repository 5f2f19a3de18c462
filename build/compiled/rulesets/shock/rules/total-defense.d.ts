import type { Refusal, Who } from '@fray/kernel/rules';
import { type ShockScene } from '../scene.ts';
/** Why the combatant cannot take Total Defense, or null. */
export declare function noTotalDefense(scene: ShockScene, who: Who): Refusal | null;
/** Total Defense: AC +2 and no Shock until the own next turn. The Main Action has been paid. */
export declare function defend(scene: ShockScene, who: Who): void;
//# sourceMappingURL=total-defense.d.ts.map