import { type LengthUnit, type Squares, type SquaresGround } from '@fray/kernel/rules';
/** A map of squares with nothing on it: what a ruleset's ground begins with. */
export declare const bareGround: ({ width, depth, originX, originY }: Squares, unit: LengthUnit) => SquaresGround;
/** The squares, by name, of which something is true. */
export declare function squaresWhere(squares: Squares, isTrue: (square: number) => boolean): string[];
//# sourceMappingURL=ground.d.ts.map