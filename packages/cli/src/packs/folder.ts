import { readdirSync, realpathSync } from 'node:fs'
import { basename, join, relative } from 'node:path'
import { isPackFile, PACK_FILE, type PackFile, type PackReading, readPackFiles } from '@fray/files'
import { LIMITS, limitText, messageOf, visibleLine } from '@fray/kernel'
import { exists, isFolder, readTextFile, statOf } from '../io/text-files.ts'

/** Bytes of a file of a pack at most: what its characters may take. */
const MOST_BYTES = LIMITS.text * 4

/** A content pack on the disk: a folder with a `pack.yaml`, or one file that ends in `pack.yaml`. */
export interface PackPlace {
  /** The folder, or the file. */
  readonly path: string
  /** What it is called where it cannot be read: the name of the folder, or of the file without its end. */
  readonly called: string
}

/** The pack at the path; null where there is none. */
export function packAt(path: string): PackPlace | null {
  if (!exists(path)) return null
  if (!isFolder(path)) return isPackFile(path) ? { path, called: basename(path).replace(/\.?pack\.\w+$/i, '') } : null
  return readdirSync(path).some((name) => /^pack\.(ya?ml|json)$/i.test(name)) ? { path, called: basename(path) } : null
}

/** The packs that lie in a folder: the folder itself where it is one, else those in it, in alphabetical order. */
export function packsIn(folder: string): PackPlace[] {
  const itself = packAt(folder)
  if (itself !== null) return [itself]
  if (!isFolder(folder)) return []
  const names = readdirSync(folder).filter((name) => !name.startsWith('.') && name !== 'node_modules')
  return names.sort().flatMap((name) => packAt(join(folder, name)) ?? [])
}

/** Reads a pack: its own files, none from elsewhere, and no more than a pack may have. */
export function readPackAt({ path }: PackPlace): PackReading {
  try {
    return readPackFiles(isFolder(path) ? filesOf(path) : [fileAt(path, path)])
  } catch (error) {
    const message = messageOf(error)
    const said = message.startsWith(`${path}: `) ? message.slice(path.length + 2) : message
    return { problems: [{ file: path, line: 1, column: 1, message: said }] }
  }
}

/** The YAML files of a pack's folder, that which says what it is first. Folders in it are not its content. */
function filesOf(folder: string): PackFile[] {
  const home = realpathSync(folder)
  const names = readdirSync(folder).filter((name) => !name.startsWith('.') && /\.ya?ml$|^pack\.json$/i.test(name))
  if (names.length > LIMITS.packFiles)
    throw new RangeError(`This pack has ${limitText(names.length)} files, and ${LIMITS.packFiles} is the most.`)
  const isFirst = (name: string): number => (name.toLowerCase() === PACK_FILE ? 0 : 1)
  return names
    .sort((a, b) => isFirst(a) - isFirst(b) || (a < b ? -1 : 1))
    .map((name) => {
      const path = join(folder, name)
      const real = realpathSync(path)
      if (relative(home, real).startsWith('..'))
        throw new RangeError(`${visibleLine(path)} leads out of the pack's folder: put the file itself there.`)
      return fileAt(path, real)
    })
}

function fileAt(path: string, real: string): PackFile {
  const stat = statOf(real)
  if (stat?.isFile() !== true) throw new RangeError(`${visibleLine(path)} is not a file: remove it from the pack.`)
  if (stat.size > MOST_BYTES)
    throw new RangeError(
      `${visibleLine(path)} has ${limitText(stat.size)} bytes, and ${limitText(MOST_BYTES)} is the most.`,
    )
  return { name: path, text: readTextFile(real) }
}
