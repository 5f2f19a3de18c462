import { type PlayedFight } from './analyst.ts';
import type { Looker } from './turning-points.ts';
/** Looks at a fight in this thread; `pause` is awaited before each look, for a host that has something else to do in between. */
export declare function lookerHere(fight: PlayedFight, pause?: () => Promise<void>): Promise<Looker>;
//# sourceMappingURL=looker.d.ts.map