import { type Outcome, type Sitting } from './sitting.ts';
/** The last lines of the log. */
export declare function log(sitting: Sitting, rest: string): void;
/** A number of the log, opened: the last, or the Nth last. */
export declare function explainLine(sitting: Sitting, rest: string, asked: 'command' | 'question' | 'dice'): void;
/** A rule in full. */
export declare function rule(sitting: Sitting, rest: string): Promise<void>;
/** A copy of the journal. */
export declare function save({ terminal, journal }: Sitting, rest: string): void;
/**
 * `undo [N] [same-dice] [anew]`: takes back one's own step; the referee takes back anything. Who plays alone says
 * `referee undo` for that.
 */
export declare function undo(sitting: Sitting, rest: string): Outcome;
/** `redo [N]`: does again what was taken back, with the same dice. */
export declare function redo(sitting: Sitting, rest: string): Outcome;
//# sourceMappingURL=past.d.ts.map