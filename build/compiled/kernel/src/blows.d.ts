/** One blow: an attack that was rolled for, by whoever rolls for it in the ruleset. */
export interface Blow {
    readonly attacker: number;
    readonly target: number;
    readonly hit: boolean;
    /** 1 and more for a critical hit, by how far it went; -1 and less for a fumble; 0 for a plain result. */
    readonly degree: number;
}
/**
 * Hears of every blow without a recorder: odds and statistics want to know how attacks went, not every number of theirs.
 * Rules tell it in plain numbers, and only while somebody wants it.
 */
export declare class Blows {
    private readonly log;
    private length;
    /** A blow was struck. */
    add(attacker: number, target: number, hit: boolean, degree: number): void;
    /** The attacker's latest blow came out otherwise, because somebody has answered it: another result, perhaps another target. */
    change(attacker: number, target: number, hit: boolean): void;
    /** How many there were. */
    get count(): number;
    /** Who struck the blow with this number, from 0; whom; whether it hit; its degree. */
    attacker(n: number): number;
    target(n: number): number;
    hit(n: number): boolean;
    degree(n: number): number;
    /** All of them, in order. */
    all(): Blow[];
    /** All of them as one word: equal blows have equal marks. */
    mark(): string;
    /** Forgets them. */
    clear(): void;
}
//# sourceMappingURL=blows.d.ts.map