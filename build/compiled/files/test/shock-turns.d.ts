import type { ShockScene } from '@fray/rulesets/shock';
import type { AnySession } from './random-play.ts';
import type { Fail } from './watching.ts';
export declare const DEAD = 4;
export declare const FLED = 5;
/** What is remembered of a fight from one command to the next, to see what a command has changed. */
export interface Memory {
    ply: number;
    round: number;
    phase: number;
    side: number;
    order: string;
    dead: readonly boolean[];
    /** What each could still pay with: Main, Move, a second Move, further attacks, and how it may act out of turn. */
    budgets: readonly Budget[];
    /** The referee has put somebody somewhere by an override: places are no longer as the rules leave them. */
    displaced: boolean;
}
interface Budget {
    readonly main: boolean;
    readonly move: boolean;
    readonly second: boolean;
    readonly attacks: number;
    readonly passed: boolean;
    readonly ready: boolean;
    readonly side: number;
}
/** What there is to remember now; `before` is what was known before the last commands. */
export declare function remember(session: AnySession, scene: ShockScene, before: Memory | undefined): Memory;
/** What a command may not have changed. */
export declare function changes(session: AnySession, scene: ShockScene, before: Memory, after: Memory, fail: Fail): void;
/** Whose turn it was, and whether the action could be paid. */
export declare function turn(session: AnySession, scene: ShockScene, before: Memory, fail: Fail): void;
export {};
//# sourceMappingURL=shock-turns.d.ts.map