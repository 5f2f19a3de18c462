/** How much a table tells of the hit points of enemies. */
type Mode = 'exact' | 'word' | 'nothing';
interface View {
    readonly combatants: Readonly<Record<string, unknown>>;
}
/**
 * Tests of what the players read of the hit points of an Orc, who is hurt, and of their own Ann. `viewOf` gives the view of
 * the players, or of the seat that is named.
 */
export declare function describeHitPoints(viewOf: (how: {
    mode?: Mode;
}, seat?: number) => View, referees: number, orc: {
    readonly hp: number;
    readonly hpMax: number;
}, ann: {
    readonly hp: number;
}): void;
export {};
//# sourceMappingURL=secret-hit-points.d.ts.map