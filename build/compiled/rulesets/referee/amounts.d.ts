import { type Param, type ParamOptions, type Pool, type Scene, type Tally } from '@fray/kernel/rules';
/** A number or dice that the referee names: `amountParam('damage', { optional: true })`. What is no amount is refused. */
export declare const amountParam: <N extends string>(name: N, o?: ParamOptions<unknown>) => Param<N, unknown>;
/** The value of an {@link amountParam} in a command: its dice, or null where it was left out. */
export declare const amountOf: (value: unknown) => Pool | null;
/** What a scene offers to roll an amount. */
type Rolls<R extends string> = Pick<Scene<never, R>, 'roll' | 'tally'>;
/** Rolls the amount, with its flat part; `by` is who rolls, `source` what the parts are called. */
export declare function rollAmount<R extends string>(scene: Rolls<R>, pool: Pool, by: number, rule: R, source: string): Tally;
export {};
//# sourceMappingURL=amounts.d.ts.map