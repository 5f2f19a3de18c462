import { type Who } from '@fray/kernel/rules';
import { type Cited, type EscalationScene } from '../scene.ts';
/** How damage came about, as far as falling goes. */
export interface Blow {
    readonly crit: boolean;
    readonly knockOut: boolean;
    /** Who dealt it, -1 for nobody. */
    readonly by: number;
}
export declare const PLAIN_BLOW: Blow;
/** Takes hit points away, below 0 if need be; whoever is at 0 or less falls. */
export declare function lose(scene: EscalationScene, who: Who, amount: number, rule: Cited, blow?: Blow): void;
/** At 0 or less: a PC is Dying (or unconscious), everybody else dead, or knocked out. */
export declare function drop(scene: EscalationScene, who: Who, blow: Blow): void;
/** Takes somebody out of the fight in one way or other. */
export declare function leave(scene: EscalationScene, who: Who, out: number, rule: Cited): void;
/** Who is down holds nobody, and nothing ready. */
export declare function holdNothing(scene: EscalationScene, who: Who): void;
/** A readied action is gone. */
export declare function forgetReady(scene: EscalationScene, who: Who): void;
/**
 * Gives hit points back, from 0 where they were below, up to the maximum. One who was Dying gets up by it. Returns what
 * was gained.
 */
export declare function gain(scene: EscalationScene, who: Who, amount: number, rule: Cited): number;
/** No longer Dying: marks stay. */
export declare function getUp(scene: EscalationScene, who: Who): void;
/** Marks one more failed Death Save; the fourth kills, or brings the end that a Last Gasp states. */
export declare function markFailure(scene: EscalationScene, who: Who): void;
//# sourceMappingURL=life.d.ts.map