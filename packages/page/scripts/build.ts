/*
 * Builds the page into packages/page/dist: npm run page. With --if-needed only where it is missing or older than what it is made
 * of; with --static (npm run build:static) it says how that folder is handed out without a server of Fray. It is built beside and
 * then put in its place, so that two at once do each other no harm.
 */
import { chmodSync, existsSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'

// As people get it, whatever the environment says: React is twice as large otherwise.
process.env.NODE_ENV = 'production'

const page = fileURLToPath(new URL('..', import.meta.url))
const root = join(page, '../..')
const dist = join(page, 'dist')

const STATIC =
  'The page is in packages/page/dist. Any web server can hand out that folder: it plays alone or with several at one screen, ' +
  'without a network too, and keeps its fights in the browser.'

/** What the page is made of, below the repository. */
const PARTS = ['packages', 'encounters', 'package-lock.json']

/** When the youngest file was changed, in milliseconds; what is no source does not count. */
function youngest(path: string): number {
  const stat = statSync(path)
  if (!stat.isDirectory()) return /\.test\.ts$/.test(path) ? 0 : stat.mtimeMs
  let most = 0
  for (const name of readdirSync(path)) {
    if (/^(node_modules|dist|dist-.*|test|\..*)$/.test(name)) continue
    most = Math.max(most, youngest(join(path, name)))
  }
  return most
}

const isFresh = (): boolean => {
  const built = join(dist, 'index.html')
  return existsSync(built) && PARTS.every((part) => youngest(join(root, part)) <= statSync(built).mtimeMs)
}

if (!process.argv.includes('--if-needed') || !isFresh()) {
  console.log('Building the page; that takes some seconds ...')
  const fresh = mkdtempSync(join(page, 'dist-'))
  try {
    await build({
      root: page,
      configFile: join(page, 'vite.config.ts'),
      logLevel: 'error',
      build: { outDir: fresh, emptyOutDir: true },
    })
    chmodSync(fresh, 0o755)
    rmSync(dist, { recursive: true, force: true })
    renameSync(fresh, dist)
  } finally {
    rmSync(fresh, { recursive: true, force: true })
  }
}
if (process.argv.includes('--static')) console.log(STATIC)
