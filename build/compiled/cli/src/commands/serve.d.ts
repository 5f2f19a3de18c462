import type { Terminal } from '../io/terminal.ts';
import { type ServeOptions } from '../serve/wishes.ts';
/** `fray serve [ENCOUNTER]`: runs tables for people on many machines until it is ended. */
export declare function serve(terminal: Terminal, encounter: string | undefined, options: ServeOptions): Promise<void>;
//# sourceMappingURL=serve.d.ts.map