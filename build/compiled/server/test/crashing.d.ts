/** What rounds of crashes have shown. */
export interface Crashes {
    readonly rounds: number;
    /** Requests that were acknowledged to clients, and those of them that the store does not have. */
    readonly acknowledged: number;
    readonly lost: number;
    /** Rounds in which somebody was being asked when the server was killed. */
    readonly askedAtKill: number;
    /** The longest time from a kill until every client was at its table again, in milliseconds, the start of the process among it. */
    readonly longestGap: number;
}
/** Whom a crash strikes. */
export interface CrashWishes {
    readonly data: string;
    readonly port: number;
    readonly rounds: number;
    /** Encounters with how many fights there are of each. */
    readonly fights: readonly {
        readonly encounter: string;
        readonly times: number;
    }[];
    /** Milliseconds of play before each kill, at the most. */
    readonly play: number;
    readonly onRound?: (round: number, gap: number) => void;
}
/**
 * Has clients play at random against a server in a process of its own, kills that as the power does, starts it again on what it left,
 * and looks whether everything that was acknowledged is there. The clients are never told: they come back and go on by themselves.
 */
export declare function crash(wishes: CrashWishes, accepted: (data: string) => ReadonlyMap<string, number>): Promise<Crashes>;
//# sourceMappingURL=crashing.d.ts.map