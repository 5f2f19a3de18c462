import type { Named } from '../../reading/names.ts';
import type { Entrant } from '../kinds/combatant.ts';
import type { Reader } from '../kinds/fields.ts';
import type { Midway, Pair } from '../model.ts';
/** Checks what is said of a fight under way against itself: who is close to whom, who has acted, and who waits for what. */
export declare function checkProgress(r: Reader, named: readonly Named[], roster: readonly Entrant[], positions: readonly Pair[], now: Midway | null): void;
//# sourceMappingURL=progress.d.ts.map