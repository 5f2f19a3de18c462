import { type Pool, type Refusal } from '@fray/kernel/rules';
import { type Path } from './problems.ts';
import type { Reader } from './reader.ts';
/** Reads dice; what is wrong with the notation is noted, and then, as for anything left out, the result is null. */
export declare function readDice(r: Pick<Reader, 'problems'>, raw: unknown, path: Path): Pool | null;
/** Reads dice or a number given in a command: a pool, or why it is refused. */
export declare function readAmount(raw: unknown): Pool | Refusal;
//# sourceMappingURL=dice.d.ts.map