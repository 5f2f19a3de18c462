import type { Lens, Sheet } from '@fray/kernel/rules';
/** The fight that somebody looks at. */
interface Seen {
    readonly combatants: number;
    sheets: readonly unknown[];
    recorder: object | null;
    mark(): number;
    rollback(mark: number): void;
}
/** What a seat that does not know everything finds in place of what is. */
interface Unseen<S extends Sheet> {
    readonly isHidden: (row: number) => boolean;
    /** Somebody of whose abilities nothing is known. */
    readonly unknown: (sheet: S) => S;
    /** Takes away one whom the seat cannot place. */
    readonly takeAway: (row: number) => void;
    /** Lets one who hides what it can do be as most are. */
    readonly likeMost: (row: number) => void;
}
/**
 * What `look` finds in the fight as the lens knows it: those whom its side cannot place are not there, and those who hide
 * what they can do are like most. The scene is afterwards as it was.
 */
export declare function seenThrough<S extends Sheet, T>(scene: Seen, lens: Lens, unseen: Unseen<S>, look: () => T): T;
export {};
//# sourceMappingURL=as-seen.d.ts.map