import type { Path } from '../../reading/problems.ts';
import type { Entrant } from '../kinds/combatant.ts';
import type { Reader } from '../kinds/fields.ts';
import type { Midway } from '../model.ts';
/** Notes turns of people who have none, and turns that the count has passed. */
export declare function checkOrder(r: Reader, now: Midway, path: Path, roster: readonly Entrant[], modifiers: readonly number[] | null): void;
//# sourceMappingURL=midway-order.d.ts.map