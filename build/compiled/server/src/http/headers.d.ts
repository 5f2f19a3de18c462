/**
 * What a browser may do with a page of this server: run and show what comes from here and nothing else, speak to nobody else, be in
 * nobody's frame, and tell nobody where it came from.
 */
export declare const SECURITY_HEADERS: Readonly<Record<string, string>>;
//# sourceMappingURL=headers.d.ts.map