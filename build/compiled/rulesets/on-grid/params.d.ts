import { type AnyScene, type Grid, type Param, type ParamOptions, type Refusal } from '@fray/kernel/rules';
/** Squares in rows, with floors or level. */
type Squares = Pick<Grid, 'width' | 'depth' | 'originX' | 'originY'>;
/** The parameters that name squares, for a ruleset whose squares `squaresOf` finds; what is off the map breaks `rule`. */
export declare function squareParamsFor(squaresOf: (scene: AnyScene) => Squares, rule: string): {
    readSquare: (scene: AnyScene, raw: unknown) => number | Refusal;
    /** A square; -1 where it is left out. */
    squareParam: <N extends string>(name: N, o?: ParamOptions<number>) => Param<N, number>;
    /** The squares of a way, as a list or as `1,0 2,0`; none where they are left out. */
    wayParam: <N extends string>(name: N) => Param<N, readonly number[]>;
};
/** Parameters that name squares of a grid. */
export declare const readSquare: (scene: AnyScene, raw: unknown) => number | Refusal, squareParam: <N extends string>(name: N, o?: ParamOptions<number>) => Param<N, number>, wayParam: <N extends string>(name: N) => Param<N, readonly number[]>;
export {};
//# sourceMappingURL=params.d.ts.map