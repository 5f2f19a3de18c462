/**
 * Checks each ruleset's catalogue of rules (`catalogue/rules.yaml` in its folder in `packages/rulesets` or `examples`) and
 * writes the files generated from it and from the ruleset's content: `catalogue/rule-ids.ts`, `rule-texts.ts` and
 * `options.ts`, `content/content.ts`. `fray catalogue` does the same for a ruleset elsewhere.
 * `--check` writes nothing and fails when one of them is stale.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { type Catalogue, type GeneratedFile, generatedOf, readCatalogue } from '../packages/kit/catalogue/src/index.ts'

export type { Catalogue, CatalogueRule } from '../packages/kit/catalogue/src/index.ts'

/** The repository's root. */
export const root: string = dirname(dirname(fileURLToPath(import.meta.url)))

/** Where rulesets are at home. */
const homes = ['packages/rulesets', 'examples']

/** Every ruleset that has a catalogue, by name. Throws one error that lists everything wrong in all of them. */
export function readCatalogues(from: string = root): Catalogue[] {
  const read = homes.flatMap((folder) => {
    const names = existsSync(join(from, folder)) ? readdirSync(join(from, folder)).sort() : []
    return names
      .filter((name) => existsSync(join(from, folder, name, 'catalogue/rules.yaml')))
      .map((ruleset) => readCatalogue(from, { ruleset, home: `${folder}/${ruleset}`, by: 'scripts/catalogue.ts' }))
  })
  const faults = read.flatMap((one) => one.faults)
  if (faults.length > 0) throw new Error(faults.join('\n'))
  return read.map((one) => one.catalogue)
}

/** All files generated from catalogues and content, with the text that they should have. */
export const generatedFiles = (from: string = root): GeneratedFile[] =>
  readCatalogues(from).flatMap((one) => generatedOf(from, one, one.home.startsWith('examples/')))

/** Paths of the generated files that are missing or differ from what the catalogues and the content say. */
export function staleFiles(from: string = root): string[] {
  return generatedFiles(from)
    .filter(({ path, text }) => !existsSync(join(from, path)) || readFileSync(join(from, path), 'utf8') !== text)
    .map(({ path }) => path)
}

function main(): void {
  if (process.argv.includes('--check')) {
    const stale = staleFiles()
    if (stale.length === 0) return
    for (const path of stale) console.error(`${path} is stale. Run: node scripts/catalogue.ts`)
    process.exitCode = 1
    return
  }
  const stale = new Set(staleFiles())
  for (const { path, text } of generatedFiles()) {
    if (stale.has(path)) writeFileSync(join(root, path), text)
    console.log(`${stale.has(path) ? 'written' : 'current'}  ${path}`)
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    main()
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
