import { type Relations, type Who } from '@fray/kernel/rules';
import { type Cited, type EscalationScene } from '../scene.ts';
/** How near two combatants are: a position in DISTANCES. */
export declare const distance: (scene: EscalationScene, a: Who, b: Who) => number;
/** Sets how near two combatants are; a grab between them ends with their closeness. */
export declare function setDistance(scene: EscalationScene, a: Who, b: Who, value: number, rule: Cited): void;
/** Ends the grabs of one who can no longer hold on. */
export declare function letGo(scene: EscalationScene, grabber: number): void;
/** Whoever is no longer here is close to nobody. */
export declare function partFromAll(scene: EscalationScene, who: Who, rule: Cited): void;
/** Whether two are close and enemies of each other. */
export declare const isEngagedWith: (scene: EscalationScene, a: Who, b: Who) => boolean;
/** Whether two are close and friends. */
export declare const isNextTo: (scene: EscalationScene, a: Who, b: Who) => boolean;
/** The enemies with whom the combatant is engaged, in roster order; only those who can act. */
export declare function engagedBy(scene: EscalationScene, who: Who): number[];
/** Whether the combatant is engaged with nobody who can act. */
export declare function isFree(scene: EscalationScene, who: Who): boolean;
/** The battlefield as the kernel's functions want it. */
export declare function fieldOf(scene: EscalationScene, rule: Cited): Relations;
/** The combatant stops being engaged with those enemies. */
export declare function popOff(scene: EscalationScene, who: Who, from: readonly number[]): void;
/** Notes that the attacker hit the target in this round; nobody is a pair with itself. */
export declare function noteHit(scene: EscalationScene, attacker: Who, target: Who): void;
/** Whether the attacker has hit the target since the round began. */
export declare function hasHit(scene: EscalationScene, attacker: Who, target: Who): boolean;
/** Whether the one is near enough for what reaches so far (`nearby-includes-close`). */
export declare const isNearby: (scene: EscalationScene, a: Who, b: Who) => boolean;
//# sourceMappingURL=field.d.ts.map