import { type DeclareQuestion } from '../rules/declaring.ts';
import type { WeaponSpeedScene } from '../scene.ts';
/** What the aggressive policy declares: the attack that deals most among those that reach somebody. */
export declare function chooseDeclaration(scene: WeaponSpeedScene, question: DeclareQuestion): number;
//# sourceMappingURL=declaring.d.ts.map