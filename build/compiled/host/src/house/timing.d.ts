import type { OpenFight } from '../fight/live-fight.ts';
/** What time asks of one fight: who is absent is answered for, who is waited for too long is, and who looks no more is forgotten. */
export declare class Timing {
    private readonly fight;
    /** Since when nobody is at the seat. */
    private readonly emptySince;
    private away;
    /** For what the fight waits, since when, and how much more time was given. */
    private waits;
    private since;
    private more;
    private lookedAt;
    constructor(fight: OpenFight, now: number);
    /** Does what is due. True where people should be told. */
    tick(now: number): boolean;
    private absences;
    private clock;
    private left;
    /** Those for whom the fight waits get so many seconds more. */
    extend(seconds: number): void;
    /** Seconds until whoever is waited for is answered for; null where nobody set a clock or nobody is waited for. */
    secondsLeft(now: number): number | null;
    /** Whether nobody has looked for long. */
    isForgotten(now: number): boolean;
}
//# sourceMappingURL=timing.d.ts.map