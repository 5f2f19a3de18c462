import { type Stats } from 'node:fs';
/** The text of a file that the person named. Throws a {@link Stop} that says why it cannot be read. */
export declare function readTextFile(path: string): string;
/** What is at the path, or undefined. Throws a {@link Stop} where the system cannot tell, as of a loop of links. */
export declare const statOf: (path: string) => Stats | undefined;
/** Whether the path is a folder; a path that leads nowhere is none. */
export declare const isFolder: (path: string) => boolean;
/** Whether anything is at the path. */
export declare const exists: (path: string) => boolean;
/** Files below a folder with one of the endings, in alphabetical order, however deep; hidden ones are left out. */
export declare function filesBelow(folder: string, endings: readonly string[]): string[];
//# sourceMappingURL=text-files.d.ts.map