import type { AnyScene, Sheet } from '@fray/kernel/rules';
import type { FieldMap } from './field.ts';
/** Somebody of a roster: on a side, and a seat answers for it. */
export interface Entrant extends Sheet {
    readonly side: number;
    readonly seat: number;
}
/** Everybody of the roster joins, in its order: sides, seats, and the columns that begin with the fields. */
export declare function enterRoster(scene: AnyScene, roster: readonly Entrant[], fields: FieldMap<any, any>, rule: string): void;
//# sourceMappingURL=roster.d.ts.map