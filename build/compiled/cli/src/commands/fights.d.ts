import type { Terminal } from '../io/terminal.ts';
interface Where {
    readonly data?: string;
}
/** `fray fights list`. */
export declare function listFights(terminal: Terminal, options: Where & {
    readonly json?: boolean;
}): Promise<void>;
/** `fray fights export`: one fight into a file, or all into a folder. */
export declare function exportFights(terminal: Terminal, fight: string | undefined, file: string | undefined, options: Where & {
    readonly all?: string;
}): Promise<void>;
/** `fray fights import`: journals become fights of the server. */
export declare function importFights(terminal: Terminal, journals: readonly string[], options: Where): Promise<void>;
/** `fray fights delete`. */
export declare function deleteFights(terminal: Terminal, ids: readonly string[], options: Where): Promise<void>;
export {};
//# sourceMappingURL=fights.d.ts.map