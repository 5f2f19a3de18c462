/**
 * The API pages, docs/api: what each package exports, from the declarations and their doc comments.
 *
 *   node scripts/api/pages.ts           writes the pages
 *   node scripts/api/pages.ts --check   writes nothing and fails when one is not up to date
 *
 * Both fail where something that is exported says nothing of itself, and where a function or a class has no example.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { root } from '../catalogue.ts'
import { apiPages, descriptionOf } from './doors.ts'
import { indexText } from './index-page.ts'
import { withoutExample, withoutWords } from './missing.ts'
import { type PageMatter, pageText, placesOf } from './page.ts'
import { readDoors } from './read.ts'

const folder = join(root, 'docs/api')

/** Every page by the name of its file. */
async function allPages(): Promise<{ texts: Map<string, string>; lacks: string[] }> {
  const pages = apiPages(root)
  const modules = [...(await readDoors(root, pages))]
  const matters: PageMatter[] = pages.map((page) => ({ page, modules: modules.splice(0, page.doors.length) }))
  const places = placesOf(matters)
  const texts = new Map([['README.md', indexText(matters, (page) => descriptionOf(root, page.folder))]])
  for (const matter of matters)
    texts.set(`${matter.page.id}.md`, pageText(matter, descriptionOf(root, matter.page.folder), places))
  return { texts, lacks: matters.flatMap((matter) => [...withoutWords(matter), ...withoutExample(matter)]) }
}

/** Pages that are there now. */
function pagesNow(): string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}

function textNow(name: string): string {
  try {
    return readFileSync(join(folder, name), 'utf8')
  } catch {
    return ''
  }
}

try {
  const { texts, lacks } = await allPages()
  const stale = [...texts].filter(([name, text]) => textNow(name) !== text).map(([name]) => name)
  const gone = pagesNow().filter((name) => !texts.has(name))
  if (process.argv.includes('--check')) {
    for (const name of [...stale, ...gone]) console.error(`docs/api/${name} is stale. Run: npm run generate`)
    if (stale.length + gone.length > 0) process.exitCode = 1
  } else {
    mkdirSync(folder, { recursive: true })
    for (const name of gone) rmSync(join(folder, name))
    for (const name of stale) writeFileSync(join(folder, name), texts.get(name) as string)
  }
  for (const line of lacks) console.error(line)
  if (lacks.length > 0) process.exitCode = 1
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
