import { type RunningServer } from '@fray/server';
import type { ServeWishes } from './wishes.ts';
/** Starts a server. Throws a {@link Stop} where the port or the data folder cannot be had. */
export declare function runServer(wishes: ServeWishes): Promise<RunningServer>;
/** Waits for somebody to end the process. */
export declare function ended(): Promise<void>;
//# sourceMappingURL=run.d.ts.map