import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, sep } from 'node:path';
const TYPES = {
    '.html': 'text/html; charset=utf-8',
    '.js': 'text/javascript; charset=utf-8',
    '.css': 'text/css; charset=utf-8',
    '.json': 'application/json; charset=utf-8',
    '.webmanifest': 'application/manifest+json; charset=utf-8',
    '.svg': 'image/svg+xml',
    '.png': 'image/png',
    '.ico': 'image/x-icon',
    '.webp': 'image/webp',
    '.woff2': 'font/woff2',
    '.txt': 'text/plain; charset=utf-8',
};
/**
 * The files of the built page by their path, read once: a request finds one of these or nothing, so that no path leads anywhere
 * else. Files of other kinds are left out. Empty where the page is not built.
 */
export function readPage(folder) {
    const files = new Map();
    if (!existsSync(join(folder, 'index.html')))
        return files;
    for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
        const type = TYPES[extname(name)];
        if (type === undefined)
            continue;
        const path = `/${name.split(sep).join('/')}`;
        const isLasting = path.startsWith('/assets/');
        const body = readFileSync(join(folder, name));
        files.set(path, { body: path === '/index.html' ? marked(body) : body, type, isLasting });
    }
    return files;
}
/** The page with the word that a server of Fray hands it out, so that it offers tables for many: any web server can hand out the same files. */
const marked = (page) => Buffer.from(page.toString('utf8').replace('<head>', '<head>\n    <meta name="fray-server" content="1" />'));
/** What stands in place of a page that is not built. Programs need none. */
export const NOT_BUILT = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Fray</title>
<h1>This server is running; its page is not built</h1>
<p>Build it once with <code>npm run page</code> and start the server again. A terminal joins with
<code>fray join LINK</code>, and programs speak to it as <a href="/api/openapi.json">/api/openapi.json</a> says.</p>
</html>
`;
//# sourceMappingURL=page.js.map