import { basename, join, relative, resolve } from 'node:path'
import { isMap } from '@fray/kernel'
import { type GeneratedFile, generatedOf, readCatalogue } from '@fray/kit/catalogue'
import { badInput, EXIT } from '../io/stop.ts'
import type { Terminal } from '../io/terminal.ts'
import { exists, readTextFile } from '../io/text-files.ts'
import { layOut, replaceFile } from '../io/writing.ts'

/**
 * `fray catalogue [FOLDER]`: writes what is generated from a ruleset's `catalogue/rules.yaml` and from its content, or says with
 * `--check` what is stale. Returns the exit code.
 */
export function catalogue(terminal: Terminal, folder = '.', { check }: { readonly check?: boolean } = {}): number {
  const rules = join(folder, 'catalogue', 'rules.yaml')
  if (!exists(rules))
    throw badInput(
      `${rules}: there is no such file. Give the folder of a ruleset, in which catalogue/rules.yaml stands.`,
    )
  const stale = generatedIn(folder).filter(({ path, text }) => {
    const file = join(folder, path)
    return !exists(file) || readTextFile(file) !== text
  })
  for (const { path, text } of stale) {
    const file = relative('.', join(folder, path))
    if (check === true) terminal.complain(`${file} is stale. Run: fray catalogue ${folder}`)
    else {
      if (exists(file)) replaceFile(file, text)
      else layOut(file, text)
      terminal.say(`${terminal.colours.good('written')}  ${file}`)
    }
  }
  if (stale.length === 0) terminal.say('Everything is as the catalogue says.')
  return check === true && stale.length > 0 ? EXIT.failed : EXIT.done
}

/** The files that a ruleset's folder should have, by their paths from it. */
function generatedIn(folder: string): GeneratedFile[] {
  try {
    const { catalogue, faults } = readCatalogue(folder, { ruleset: nameOf(folder), home: '', by: '"fray catalogue"' })
    if (faults.length > 0) throw badInput(faults.join('\n'))
    return generatedOf(folder, catalogue, true)
  } catch (error) {
    throw error instanceof Error && error.name === 'Error' ? badInput(error.message) : error
  }
}

/** What the ruleset is called: as its package is, else as its folder. */
function nameOf(folder: string): string {
  const file = join(folder, 'package.json')
  const said: unknown = exists(file) ? JSON.parse(readTextFile(file)) : null
  const name = isMap(said) && typeof said.name === 'string' ? said.name : basename(resolve(folder))
  return name.replace(/^@[^/]*\//, '')
}
