/**
 * The API pages: what each package exports, from the declarations and their doc comments. They are in no repository.
 *
 *   npm run api                          writes the pages to docs/api
 *   node scripts/api/pages.ts --check    writes nothing
 *
 * Both fail where an exported function or class has no doc comment, and where a page has no example.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { root } from '../catalogue.ts'
import { unlessUnchanged } from '../unchanged.ts'
import { apiPages, descriptionOf } from './entry-points.ts'
import { indexText } from './index-page.ts'
import { withoutWords } from './missing.ts'
import { type PageMatter, pageText, placesOf } from './page.ts'
import { readEntryPoints } from './read.ts'

const folder = join(root, 'docs/api')

/** Every page by the name of its file. */
async function allPages(): Promise<{ texts: Map<string, string>; lacks: string[] }> {
  const pages = apiPages(root)
  const modules = [...(await readEntryPoints(root, pages))]
  const matters: PageMatter[] = pages.map((page) => ({ page, modules: modules.splice(0, page.entryPoints.length) }))
  const places = placesOf(matters)
  const texts = new Map([['README.md', indexText(matters, (page) => descriptionOf(root, page.folder))]])
  for (const matter of matters)
    texts.set(`${matter.page.id}.md`, pageText(matter, descriptionOf(root, matter.page.folder), places))
  const lacks = matters.flatMap(withoutWords)
  for (const { page } of matters)
    if (!texts.get(`${page.id}.md`)?.includes('```ts\nimport '))
      lacks.push(`${page.title} has no example: show its first use, in a doc comment.`)
  return { texts, lacks }
}

try {
  if (process.argv.includes('--check')) await unlessUnchanged('api', async () => report((await allPages()).lacks))
  else {
    const { texts, lacks } = await allPages()
    rmSync(folder, { recursive: true, force: true })
    mkdirSync(folder, { recursive: true })
    for (const [name, text] of texts) writeFileSync(join(folder, name), text)
    console.log(`${texts.size} pages: docs/api/README.md`)
    report(lacks)
  }
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}

/** Whether nothing is lacking; otherwise it is said. */
function report(lacks: readonly string[]): boolean {
  for (const line of lacks) console.error(line)
  if (lacks.length > 0) process.exitCode = 1
  return lacks.length === 0
}
