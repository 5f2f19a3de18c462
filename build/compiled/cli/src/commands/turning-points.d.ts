import type { Terminal } from '../io/terminal.ts';
/** What `fray turning-points` is told. */
export interface TurningPointsWishes {
    readonly json?: boolean;
    readonly most?: string;
}
/** `fray turning-points JOURNAL`: where a saved fight turned, and what of it was choice and what luck. */
export declare function turningPoints(terminal: Terminal, path: string, wishes: TurningPointsWishes): Promise<void>;
//# sourceMappingURL=turning-points.d.ts.map