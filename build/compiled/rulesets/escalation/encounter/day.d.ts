import { type Named } from '../../reading/names.ts';
import { type Path } from '../../reading/problems.ts';
import type { Reader as AnyReader } from '../../reading/reader.ts';
import type { EscalationRule } from '../catalogue/rule-ids.ts';
import type { Entrant } from '../kinds/combatant.ts';
import type { ContentKind, Reader } from '../kinds/fields.ts';
import type { Encounter, Rest } from '../model.ts';
/** The rests that a file can name. */
export declare const RESTS: readonly ['none', 'quick', 'full'];
/** Everybody of one encounter of the day who is new in it, as written, and what else the encounter says. */
export interface WrittenFight {
    readonly raw: Readonly<Record<string, unknown>>;
    readonly path: Path;
    readonly named: readonly Named[];
}
/** Who comes on in each encounter of the day, the file's own first: each name once in the whole day. */
export declare function readFights(r: AnyReader<EscalationRule, ContentKind>, raw: Record<string, unknown>, reserved: readonly string[]): WrittenFight[];
/** Who waits for a later encounter. */
export declare function waiting(entrants: readonly Entrant[], fights: readonly WrittenFight[], r: Reader): Entrant[];
/** Reads the encounters of the day: who comes on, where they stand, what rest comes before. */
export declare function readDay(r: Reader, fights: readonly WrittenFight[], roster: readonly Entrant[]): Encounter[];
/** The rest at the end of the day. */
export declare const lastRestOf: (raw: unknown) => Rest;
//# sourceMappingURL=day.d.ts.map