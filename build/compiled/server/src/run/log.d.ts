import { type Logger } from 'pino';
/**
 * A log in lines of JSON. What stands in it is chosen where it is written: no address that was called, no header and no message, so
 * that no key to a seat can get into it. What of a request or an error a library would add by itself is cut down to what cannot
 * hold one.
 */
export declare const makeLog: (level: string, file?: number | string) => Logger;
//# sourceMappingURL=log.d.ts.map