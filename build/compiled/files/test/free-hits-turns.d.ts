import type { FreeHitsScene } from '@fray/rulesets/free-hits';
import type { AnySession } from './random-play.ts';
import type { Fail } from './watching.ts';
export declare const OUTSIDE = 0;
export declare const BATTLE = 1;
export declare const OVER = 2;
export declare const IN = 0;
export declare const DEAD = 2;
type Budget = readonly [attack: number, move: number, bonus: number];
/** What is remembered of a fight from one command to the next, to see what a command has changed. */
export interface Memory {
    readonly ply: number;
    readonly round: number;
    readonly phase: number;
    readonly actor: number;
    readonly begun: boolean;
    readonly usual: string;
    readonly status: readonly number[];
    readonly hp: readonly number[];
    readonly mp: readonly number[];
    readonly left: readonly Budget[];
    readonly owed: readonly Budget[];
    readonly slots: readonly number[];
    /** The referee has overridden something: the fight is no longer as the rules leave it. */
    readonly overridden: boolean;
}
export declare const rowsOf: (scene: FreeHitsScene) => number[];
/** The unit whose turn it is, or -1. */
export declare function actorOf({ now: { fight, order } }: FreeHitsScene): number;
/** What there is to remember now; `before` is what was known before the last commands. */
export declare function remember(session: AnySession, scene: FreeHitsScene, before: Memory | undefined): Memory;
/** What commands may not have changed. */
export declare function changes(session: AnySession, scene: FreeHitsScene, before: Memory, after: Memory, fail: Fail): void;
/** Whose turn it was, and whether it was paid as it should be. */
export declare function turn(session: AnySession, scene: FreeHitsScene, before: Memory, after: Memory, fail: Fail): void;
export {};
//# sourceMappingURL=free-hits-turns.d.ts.map