import type { Branches } from '@fray/kernel';
import { Share, Sum, Weights } from './weights.ts';
/** What has been added up below one node: the weights of outcomes, and what the situation is worth to each side. */
interface Gathered {
    readonly weights: Weights;
    readonly worth: readonly Sum[];
}
/** A juncture on the present path, or one that has been passed: what follows it is gathered apart. */
export interface Passage {
    /** Entries of the path before it. */
    readonly entry: number;
    readonly share: Share;
    readonly current: Gathered;
    /** Whether all that follows has been followed. */
    isDone: boolean;
}
/** Who decides at a choice: by which worth, or -1 where the usual answer is taken. */
export type Chooser = (to: number) => number;
/**
 * Folds a game tree while its paths are followed in order: below each open choice the answers are compared by what they
 * are worth on average, over all dice that come after the choice, and only the best one counts. So nobody chooses by dice
 * that are still to fall. What follows a juncture is kept, for paths that come to the same.
 */
export declare class Fold {
    private readonly branches;
    private readonly worths;
    private readonly chooser;
    /** 1 to take what is worth most, -1 to take what is worth least. */
    private readonly sign;
    private readonly root;
    /** Choices and junctures on the present path, in their order. */
    private readonly nodes;
    /** Entries of the path whose choices stand among the nodes. */
    private opened;
    constructor(branches: Branches, worths: number, chooser: Chooser, sign?: 1 | -1);
    private gather;
    /** Where what comes now is added up. */
    private get current();
    /** Takes the path just executed: its outcome, and what the situation is worth. */
    leaf(outcome: number, worth: readonly number[]): void;
    /** The present path comes to a juncture that was not met before: what follows is gathered for others that come there. */
    pass(): Passage;
    /** The present path comes to what has been followed: it is left, and what followed then counts for it, too. */
    again({ current, share }: Passage): void;
    private openChoices;
    /** To be called when the branches have been turned to the next path: what lies behind is compared. */
    turned(): void;
    private compare;
    private close;
    /** The weights of all outcomes, once every path has been taken. */
    finish(): Weights;
}
export {};
//# sourceMappingURL=fold.d.ts.map