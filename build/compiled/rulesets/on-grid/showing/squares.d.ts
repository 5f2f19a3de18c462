import { type Squares } from '@fray/kernel/rules';
/** In which direction a square lies as seen from another: `north-east`; '' for the same one. */
export declare function directionTo(squares: Squares, from: number, to: number): string;
//# sourceMappingURL=squares.d.ts.map