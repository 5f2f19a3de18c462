import type { Terminal } from '../io/terminal.ts';
/** The folder of the built page. */
export declare const PAGE: string;
/**
 * Builds the page where it is missing or older than what it is made of, which says so. False where it could not be built; what is
 * there stays.
 */
export declare function buildPage(terminal: Terminal): Promise<boolean>;
//# sourceMappingURL=page.d.ts.map