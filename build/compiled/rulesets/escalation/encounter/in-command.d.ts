import type { Reader } from '../kinds/fields.ts';
import type { EscalationSetup } from '../model.ts';
/** Reads what commands bring with them: somebody who joins. */
export declare const readCommandValues: (reader: Reader) => Pick<EscalationSetup, 'readEntrant'>;
//# sourceMappingURL=in-command.d.ts.map