import { type AnyScene } from '@fray/kernel';
import type { Act } from './acts.ts';
/** The names of everybody who is not of the combatant's side; of nobody's (the referee's) there are none. */
export declare function foesOf(scene: AnyScene, actor: number): ReadonlySet<string>;
/**
 * The likely first: what is done to foes, then all else, then what only waits for something to happen, and last what cannot
 * be mended. Within each of these the ruleset's order, which has the likely before the rare. The order says nothing of what
 * is hidden: it hangs on sides and on what was listed anyway.
 */
export declare function inOrder(acts: readonly Act[], foes: ReadonlySet<string>, waits: (action: string) => boolean): Act[];
//# sourceMappingURL=likely.d.ts.map