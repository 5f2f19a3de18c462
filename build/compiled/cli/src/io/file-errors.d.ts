import { type Stop } from './stop.ts';
/** Why the system refused, in words. */
export declare const systemReason: (error: unknown) => string;
/** What to throw where a file cannot be read. */
export declare const cannotRead: (path: string, error: unknown) => Stop;
/** What to throw where a file cannot be written. */
export declare const cannotWrite: (path: string, error: unknown, advice?: string) => Stop;
//# sourceMappingURL=file-errors.d.ts.map