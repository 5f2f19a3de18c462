import type { Look } from '@fray/protocol';
import type { Play } from '@fray/seat';
/**
 * The value that a seat asks to look at; null where nobody can know, or there is nothing. Throws a sentence where the seat may not
 * look there.
 */
export declare function look(play: Play, seat: string, wanted: Look): Promise<unknown>;
//# sourceMappingURL=looks.d.ts.map