import type { Terminal } from '../io/terminal.ts';
import { type Opener } from '../serve/browser.ts';
/**
 * Starts a server for this machine alone and opens its page, until it is ended; one that runs already is opened in its place. False
 * where there is no page to be had, with why not on standard error.
 */
export declare function startPage(terminal: Terminal, opener: Opener | null): Promise<boolean>;
//# sourceMappingURL=start-page.d.ts.map