import type { Terminal } from '../io/terminal.ts';
/** What `fray simulate` is told. */
export interface SimulateWishes {
    readonly trials?: string;
    readonly precision?: string;
    readonly threads?: string;
    readonly seed?: string;
    readonly policy?: readonly string[];
    readonly limit?: string;
    readonly at?: string;
    readonly recorded?: boolean;
    readonly details?: boolean;
    readonly json?: boolean;
    readonly csv?: string;
    readonly html?: string;
    readonly journal?: readonly string[];
}
/** `fray simulate FILE`: many trials of one fight. Returns the exit code. */
export declare function simulate(terminal: Terminal, given: string, wishes: SimulateWishes): Promise<number>;
/** Reads a whole number of something, 1 or more. */
export declare function readCount(option: string, text: string | undefined, otherwise: number, what: string): number;
/** `1%` and `0.01` are the same; between 0.01% and 50%. */
export declare function readPrecision(text: string): number;
//# sourceMappingURL=simulate.d.ts.map