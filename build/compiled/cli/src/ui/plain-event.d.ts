import { type Played } from '@fray/kernel';
import type { AnySession } from '@fray/seat';
/** Events of the commands as JSON, one object for each: ply, round, and the event as plain data with its sentence. */
export declare function jsonLines(session: AnySession, played: readonly Played[]): Iterable<string>;
//# sourceMappingURL=plain-event.d.ts.map