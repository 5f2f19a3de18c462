/** One file of the page, ready to be sent. */
export interface PageFile {
    readonly body: Buffer;
    readonly type: string;
    /** Whether its name changes with what is in it, so that it may be kept for ever. */
    readonly isLasting: boolean;
}
/**
 * The files of the built page by their path, read once: a request finds one of these or nothing, so that no path leads anywhere
 * else. Files of other kinds are left out. Empty where the page is not built.
 */
export declare function readPage(folder: string): ReadonlyMap<string, PageFile>;
/** What stands in place of a page that is not built. Programs need none. */
export declare const NOT_BUILT = "<!doctype html>\n<html lang=\"en\">\n<meta charset=\"utf-8\">\n<title>Fray</title>\n<h1>This server is running; its page is not built</h1>\n<p>Build it once with <code>npm run page</code> and start the server again. A terminal joins with\n<code>fray join LINK</code>, and programs speak to it as <a href=\"/api/openapi.json\">/api/openapi.json</a> says.</p>\n</html>\n";
//# sourceMappingURL=page.d.ts.map