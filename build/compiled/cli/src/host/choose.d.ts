import type { PlainCommand } from '@fray/kernel';
import { type Sitting } from './sitting.ts';
import type { Wanted } from './turn.ts';
/** The command that a line means: a key, a number of things to say one after the other, or words. Null where it means none, and says why. */
export declare function readLine(sitting: Sitting, text: string, wanted: Wanted): Promise<PlainCommand | null>;
/** Gives a command; says why where it is refused, and asks first whether what cannot be mended is meant. Says whether anything was done. */
export declare function give(sitting: Sitting, command: PlainCommand): Promise<boolean>;
//# sourceMappingURL=choose.d.ts.map