import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../../..')

/**
 * The folder with the encounters of a ruleset, relative to the repository's root: a ruleset in `examples` has its
 * own.
 */
export const encountersFolder = (ruleset: string): string =>
  existsSync(join(root, 'examples', ruleset)) ? `examples/${ruleset}/encounters` : `encounters/${ruleset}`

/** The encounters of a ruleset, as paths relative to the repository's root. */
export const encounterFiles = (ruleset: string): string[] =>
  readdirSync(join(root, encountersFolder(ruleset)))
    .filter((file) => file.endsWith('.yaml'))
    .sort()
    .map((file) => `${encountersFolder(ruleset)}/${file}`)
