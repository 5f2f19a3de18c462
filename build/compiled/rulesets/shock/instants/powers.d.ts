import type { Who } from '@fray/kernel/rules';
import { type Attack, type ShockScene } from '../scene.ts';
/** What happens at a moment: who acts, the attack that is announced or rolled, and the one whose dice lie there. */
export interface Happening {
    readonly actor: Who;
    readonly attack: Attack | null;
    readonly rolled: Attack | null;
}
/** The enemy whom a harmful power of this moment strikes: of an attack whoever is one, else the one who acts; -1 for nobody. */
export declare function foeAt(scene: ShockScene, who: Who, { actor, attack }: Pick<Happening, 'actor' | 'attack'>): number;
/** Whether the power can be called upon at this moment. */
export declare function isMomentFor(scene: ShockScene, who: Who, power: number, what: Happening): boolean;
/** Whether some power of the combatant has its moment now, those for any moment left aside. */
export declare function hasMoment(scene: ShockScene, who: Who, attack: Attack | null): boolean;
//# sourceMappingURL=powers.d.ts.map