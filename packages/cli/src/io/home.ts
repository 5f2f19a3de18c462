import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const folder = (from: string): string => fileURLToPath(new URL(from, import.meta.url)).replace(/[/\\]$/, '')

/** The folder of the command's own package. */
const OWN = folder('../../')

/** Whether this is the package that is installed from a registry, which brings along what stands elsewhere in the repository. */
const IS_PACKED = existsSync(join(OWN, 'encounters'))

/** Fray's own folder: the repository, or the package where it was installed. */
export const ROOT = IS_PACKED ? OWN : folder('../../../../')

/** The file that is the command. */
export const BIN = join(OWN, 'bin/fray.js')

/** The encounters that come with Fray, a folder a ruleset. */
export const ENCOUNTERS = `${join(ROOT, 'encounters')}/`

/** The folder of the built page. */
export const PAGE = IS_PACKED ? join(OWN, 'page/') : join(ROOT, 'packages/page/dist/')

/** What builds the page; there in the repository alone. */
export const PAGE_BUILDER = join(ROOT, 'packages/page/scripts/build.ts')

/** The small ruleset that a new one begins as. */
export const TEMPLATE = IS_PACKED ? join(OWN, 'template') : join(ROOT, 'examples/scrap')
