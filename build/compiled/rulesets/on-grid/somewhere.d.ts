import { type Grid, type Random } from '@fray/kernel/rules';
/** A fight on squares. */
interface OnGrid {
    readonly combatants: number;
    readonly setup: {
        readonly grid: Grid;
    };
    readonly now: {
        readonly combatant: {
            readonly square: ArrayLike<number>;
            readonly footprint: ArrayLike<number>;
        };
    };
}
/** Whose places are known, and what is done with those of the others. */
interface Imagined {
    /** Whether a combatant is on the battlefield at all. */
    readonly isHere: (row: number) => boolean;
    readonly isHidden: (row: number) => boolean;
    /** Puts one of the hidden on a square. */
    readonly put: (row: number, square: number) => void;
}
/** Puts those whose places are hidden on squares drawn at random from all that are free as far as can be seen. */
export declare function imagineOnGrid(scene: OnGrid, openDoors: number, { isHere, isHidden, put }: Imagined, random: Random): void;
export {};
//# sourceMappingURL=somewhere.d.ts.map