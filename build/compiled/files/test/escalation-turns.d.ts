import type { EscalationScene } from '@fray/rulesets/escalation';
import type { AnySession } from './random-play.ts';
import type { Fail } from './watching.ts';
export declare const SETUP = 0;
export declare const SURPRISE = 1;
export declare const FIGHT = 2;
export declare const OVER = 4;
export declare const IN = 0;
export declare const SPIRIT = 1;
export declare const DEAD = 2;
export declare const UNCONSCIOUS = 4;
/** What is remembered of a fight from one command to the next, to see what a command has changed. */
export interface Memory {
    readonly ply: number;
    readonly round: number;
    readonly phase: number;
    readonly escalation: number;
    readonly encounter: number;
    readonly turn: number;
    readonly may: readonly number[];
    readonly out: readonly number[];
    readonly failed: readonly number[];
    /** Quick, Move and Standard, as far as they are left. */
    readonly left: readonly (readonly boolean[])[];
    /** Slots that a Disengage has kept for moving. */
    readonly kept: readonly (readonly number[])[];
    /** Interrupts used since the last turn, by row; the combatants that have had a turn this round. */
    readonly interrupts: ReadonlyMap<number, number>;
    readonly had: ReadonlySet<number>;
    /** The referee has put things as the rules would not. */
    readonly overridden: boolean;
}
export declare const rowsOf: (scene: EscalationScene) => number[];
export declare const isFighting: (phase: number) => boolean;
/** Whether somebody stands: takes part, is neither a PC at 0 nor in a Last Gasp. */
export declare function isUp({ now: { combatant: c } }: EscalationScene, row: number): boolean;
/** What there is to remember now; `before` is what was known before the last commands. */
export declare function remember(session: AnySession, scene: EscalationScene, before: Memory | undefined, fail: Fail): Memory;
/** What commands may not have changed. */
export declare function changes(session: AnySession, scene: EscalationScene, before: Memory, after: Memory, fail: Fail): void;
/** Whose turn it was, and whether it was paid as it should be. */
export declare function turn(session: AnySession, scene: EscalationScene, before: Memory, after: Memory, fail: Fail): void;
//# sourceMappingURL=escalation-turns.d.ts.map