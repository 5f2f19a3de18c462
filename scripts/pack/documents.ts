import { cpSync, existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** What only programs, eyes and tests need, what was installed, and the example that lies there as the model of a new ruleset. */
const LEFT_OUT = /docs[\\/](api|pictures)$|examples[\\/]scrap$|\.test\.ts$|[\\/]node_modules$/

/**
 * Puts the documents to which the command's help leads into its package, with the examples that they tell of. What leads to
 * something that is only in the repository becomes plain words there.
 */
export function layOutDocuments(root: string, into: string): void {
  for (const folder of ['docs', 'examples'])
    cpSync(join(root, folder), join(into, folder), { recursive: true, filter: (path) => !LEFT_OUT.test(path) })
  for (const file of globSync('{docs,examples}/**/*.md', { cwd: into })) {
    const path = join(into, file)
    const text = readFileSync(path, 'utf8').replaceAll('](../../examples/scrap', '](../../template')
    writeFileSync(path, withoutDeadLinks(text, dirname(path)))
  }
}

/** A link or a picture, and not what looks like one in code. */
const LINK = /!?\[([^\]]*)\]\(([^)\s#]*[./][^)\s#]*)(#[^)\s]*)?\)/g

/** The text with the words alone of links and pictures that lead to no file from the folder. */
export const withoutDeadLinks = (text: string, folder: string): string =>
  text.replace(LINK, (link, words: string, path: string) =>
    /^[a-z]+:/.test(path) || existsSync(join(folder, path)) ? link : words,
  )
