import { type Refusal, type Who } from '@fray/kernel/rules';
import { type EscalationScene } from '../scene.ts';
/** Where a move goes: to one combatant, perhaps with others close to it; or away from some. */
export interface Going {
    readonly to: number;
    readonly also: readonly number[];
    readonly away: readonly number[];
}
/** Whether a move goes anywhere. */
export declare const isGoing: ({ to, away }: Going) => boolean;
/** What is wrong with a move wherever people stand, or null: it names nobody, goes two ways, or to its own maker. */
export declare function badGoing(scene: EscalationScene, who: Who, going: Going): Refusal | null;
/** Why the move cannot be made, or null. */
export declare function cannotGo(scene: EscalationScene, who: Who, going: Going): Refusal | null;
/** Whom a move would engage: every enemy that it comes close to and is not close to yet. Whoever hears of a move asks this. */
export declare function engagedByGoing(scene: EscalationScene, who: Who, { to, also }: Going): readonly number[];
/** What became of a move. */
export interface Gone {
    /** Whether the combatant got where it wanted. */
    readonly arrived: boolean;
    /** Who intercepted it, or -1. */
    readonly by: number;
}
/**
 * One step: opportunity attacks of those it is engaged with, abilities that answer a move, then an Intercept where it goes
 * to engage somebody, then the new distances. `provokes`: whether leaving an engagement provokes; `paid`: the slot that paid.
 */
export declare function go(scene: EscalationScene, who: Who, going: Going, provokes?: boolean, paid?: number): Gone;
/** Why the combatant can intercept nobody as things stand, or null. */
export declare function cannotStepIn(scene: EscalationScene, who: Who): Refusal | null;
/** Why the combatant cannot intercept the mover on its way to the target, or null. */
export declare function cannotIntercept(scene: EscalationScene, who: Who, mover: Who, target: Who): Refusal | null;
/**
 * The interceptor goes close to its ally, if it is not already, and the mover ends engaged with the interceptor. Nobody is
 * asked whether to stop the interceptor in its turn (`intercept-chain`).
 */
export declare function intercept(scene: EscalationScene, who: Who, mover: Who, target: Who): void;
//# sourceMappingURL=movement.d.ts.map