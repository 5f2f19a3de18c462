import type { Question } from '@fray/kernel/rules';
import type { WeaponSpeedScene } from '../scene.ts';
/**
 * What one declares who does the first thing that can be done: the first attack in hand that reaches somebody, else the
 * first in hand, so that it strikes whoever comes. Null for other questions, and for one who is down or may not attack.
 */
export declare function firstDeclaration(scene: WeaponSpeedScene, question: Question): number | null;
//# sourceMappingURL=first-declaration.d.ts.map