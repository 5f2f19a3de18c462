import { type Grid } from '@fray/kernel/rules';
import type { Path } from '../../reading/problems.ts';
import type { combatantFields, Entrant } from '../kinds/combatant.ts';
import type { Begun } from '../kinds/fields.ts';
/** Where a field of a combatant was written. */
export type FieldPath = (row: number, field: keyof typeof combatantFields) => Path;
/** Checks what combatants are said to be doing with each other: it has to make sense in the places where they stand. */
export declare function checkBonds(r: Begun, roster: readonly Entrant[], grid: Grid, sound: boolean, at: FieldPath): void;
//# sourceMappingURL=bonds.d.ts.map