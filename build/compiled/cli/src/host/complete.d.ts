import { type Acts } from '@fray/seat';
import { type Sitting } from './sitting.ts';
/** Completes a half-typed line from the acts of the list and the words that are always understood. */
export declare function completer(sitting: Sitting, acts: Acts | null): (line: string) => [string[], string];
//# sourceMappingURL=complete.d.ts.map