import type { Game, Setup } from '@fray/kernel';
import { type Json, type Maker } from './from-schema.ts';
/**
 * Mends what was made at random until the reader takes it: what is missing is made, what is wrong is left out. Null when
 * that does not come to an end. `complaints` counts what the reader said, for whoever improves the making.
 */
export declare function mend(game: Game, maker: Maker, root: Json, raw: Record<string, unknown>, complaints: Map<string, number>): Setup | null;
//# sourceMappingURL=mending.d.ts.map