import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { stripVTControlCharacters } from 'node:util'
import { installBeside } from '../install-beside.ts'
import type { ApiPage } from './entry-points.ts'
import type { Reflection } from './model.ts'

const TYPEDOC = join(import.meta.dirname, 'typedoc')

/**
 * What the entry points of the pages export, a module an entry point in the order of the pages, read by TypeDoc (installed first where it
 * is missing).
 * @throws what TypeDoc complains of, such as a link in a comment that leads nowhere
 */
export async function readEntryPoints(root: string, pages: readonly ApiPage[]): Promise<readonly Reflection[]> {
  await installBeside(TYPEDOC, 'What the API pages are made with (TypeDoc)')
  const folder = mkdtempSync(join(tmpdir(), 'fray-api-'))
  try {
    const files = pages.flatMap(({ entryPoints }) => entryPoints.map(({ file }) => join(root, file)))
    const into = join(folder, 'model.json')
    const project = {
      extends: join(root, 'tsconfig.base.json'),
      compilerOptions: { types: ['node'], typeRoots: [join(root, 'node_modules/@types')] },
      files,
    }
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(project))
    const options = {
      entryPoints: files,
      tsconfig: join(folder, 'tsconfig.json'),
      basePath: root,
      json: into,
      disableGit: true,
      sourceLinkTemplate: '{path}',
      // Types are checked by the TypeScript of the repository, with its own settings.
      skipErrorChecking: true,
      excludePrivate: true,
      excludeProtected: true,
      excludeInternal: true,
      excludeExternals: true,
      validation: { notExported: false, invalidLink: true, invalidPath: false, rewrittenLink: false },
      treatWarningsAsErrors: true,
      logLevel: 'Warn',
    }
    writeFileSync(join(folder, 'typedoc.json'), JSON.stringify(options))
    const tool = join(TYPEDOC, 'node_modules/typedoc/bin/typedoc')
    const args = [tool, '--options', join(folder, 'typedoc.json')]
    const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: TYPEDOC, encoding: 'utf8' })
    if (status !== 0)
      throw new Error(`TypeDoc does not take a doc comment:\n${stripVTControlCharacters(stdout + stderr)}`)
    const { children } = JSON.parse(readFileSync(into, 'utf8')) as Reflection
    return inOrder(children ?? [], pages)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** TypeDoc names a module after its file; here they come in the order of the entry points. */
function inOrder(modules: readonly Reflection[], pages: readonly ApiPage[]): readonly Reflection[] {
  const byFile = new Map(modules.map((one) => [one.sources?.[0]?.fileName ?? one.name, one]))
  return pages.flatMap(({ entryPoints }) =>
    entryPoints.map(({ name, file }) => {
      const found = byFile.get(file)
      if (found === undefined) throw new Error(`TypeDoc read nothing behind ${name} (${file}).`)
      return found
    }),
  )
}
