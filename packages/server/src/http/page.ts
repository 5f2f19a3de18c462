import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { extname, join, sep } from 'node:path'
import type { OwnGames } from './own-games.ts'
import type { PageFile } from './page-file.ts'

const TYPES: Readonly<Record<string, string>> = {
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
}

/**
 * The files of the built page by path, read once: a request finds one of these or nothing, so that no path leads
 * anywhere else. Other kinds of files are left out. The page itself lists the operator's own games. Empty if the page
 * is not built.
 */
export function readPage(folder: string, own: OwnGames): ReadonlyMap<string, PageFile> {
  const files = new Map<string, PageFile>()
  if (!existsSync(join(folder, 'index.html'))) return files
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const type = TYPES[extname(name)]
    if (type === undefined) continue
    const path = `/${name.split(sep).join('/')}`
    const isLasting = path.startsWith('/assets/')
    const body = readFileSync(join(folder, name))
    files.set(path, { body: path === '/index.html' ? marked(body, own) : body, type, isLasting })
  }
  for (const [path, file] of own.files) files.set(path, file)
  return files
}

/**
 * The page with a mark that a Fray server sends it, so that it offers shared tables: any web server can send the same
 * files. The operator's own games are added as data, so that the page lists them at once.
 */
function marked(page: Buffer, { list }: OwnGames): Buffer {
  const own = list.length === 0 ? '' : `\n    <meta name="fray-own" content="${quoted(JSON.stringify(list))}" />`
  const mark = `<head>\n    <meta name="fray-server" content="1" />${own}`
  return Buffer.from(page.toString('utf8').replace('<head>', () => mark))
}

/** A text escaped for an attribute in quotes. */
const quoted = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** Sent if the page is not built. Programs do not need one. */
export const NOT_BUILT = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Fray</title>
<h1>This server is running; its page is not built</h1>
<p>Build it once with <code>npm run page</code> and start the server again. A terminal joins with
<code>fray join LINK</code>, and programs connect to it as <a href="/api/openapi.json">/api/openapi.json</a> says.</p>
</html>
`
