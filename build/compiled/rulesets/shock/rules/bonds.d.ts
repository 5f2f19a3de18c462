import type { Who } from '@fray/kernel/rules';
import { type Cited, type ShockScene } from '../scene.ts';
/** Whether the bond is there. */
export declare function hasBond(scene: ShockScene, kind: number, a: number, b: number): boolean;
/** Makes the bond where it is not there yet. */
export declare function bind(scene: ShockScene, kind: number, a: number, b: number, rule: Cited): void;
/** Whom a combatant has that bond with, in the order in which they were made. */
export declare function bondsOf(scene: ShockScene, kind: number, a: number): number[];
/** Ends every bond: they are counted by the round. */
export declare function clearBonds(scene: ShockScene): void;
/** Begins a hold; holds are counted, so that fights without any pay nothing for them. */
export declare function takeHold(scene: ShockScene, grappler: Who, held: number, rule: Cited): void;
/** Ends a hold without a word. */
export declare function endHold(scene: ShockScene, grappler: Who, rule: Cited): void;
/** Begins or ends (-1) a screen; screens are counted like holds. */
export declare function setScreening(scene: ShockScene, screener: number, ward: number, rule: Cited): void;
/** The hold ends. */
export declare function letGo(scene: ShockScene, grappler: Who, rule: Cited): void;
/** After anything moved or fell: holds and screens that cannot go on end. */
export declare function tidyBonds(scene: ShockScene): void;
//# sourceMappingURL=bonds.d.ts.map