/**
 * The site of the documents, in build/site: `npm run docs` makes it and serves it, `npm run docs -- --build` only makes it, as a folder
 * that any web server can hand out. `--base /fray/` says below which path it will lie. A link that leads nowhere ends it.
 */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { parseArgs } from 'node:util'
import { installBeside } from '../install-beside.ts'

const here = import.meta.dirname
const root = join(here, '../..')
const { values } = parseArgs({
  options: {
    build: { type: 'boolean', default: false },
    base: { type: 'string', default: '/' },
    port: { type: 'string', default: '4173' },
  },
})

/** Runs a program of Node; ends this one where it fails. */
function run(script: string, ...words: readonly string[]): void {
  const env = { ...process.env, DOCS_BASE: values.base }
  const { status } = spawnSync(process.execPath, [script, ...words], { cwd: root, env, stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}

await installBeside(here, 'The tools for the site')
if (!existsSync(join(root, 'docs/api/README.md'))) run(join(root, 'scripts/api/pages.ts'))
const vitepress = join(here, 'node_modules/vitepress/bin/vitepress.js')
run(vitepress, 'build', here)
console.log('The site is in build/site.')
if (!values.build) run(vitepress, 'preview', here, '--port', values.port)
