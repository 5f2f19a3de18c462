import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'

/** The page, built into a folder of its own; whoever builds it takes it away. */
export async function buildForTests(): Promise<{ readonly folder: string; remove(): void }> {
  const root = fileURLToPath(new URL('..', import.meta.url))
  const folder = mkdtempSync(join(tmpdir(), 'fray-page-'))
  await build({
    root,
    configFile: join(root, 'vite.config.ts'),
    logLevel: 'silent',
    build: { outDir: folder, emptyOutDir: true },
  })
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}
