import type { PackFile } from '@fray/files'

/** Files of other names are none of an encounter's or a pack's. */
const READ = /\.(ya?ml|json)$/i

/** Files of a folder that are read at most, and characters of each. */
const MOST = 400
const LONGEST = 2_000_000

/** The texts of what was chosen, each by its path in the folder. */
const readAll = (files: readonly (readonly [path: string, file: File])[]): Promise<PackFile[]> =>
  Promise.all(
    files
      .filter(([path, { size }]) => READ.test(path) && size <= LONGEST)
      .slice(0, MOST)
      .map(async ([name, file]) => ({ name, text: await file.text() })),
  )

/** Lets somebody choose a folder; `use` gets its files. */
export function chooseFolder(use: (files: readonly PackFile[]) => Promise<void>): void {
  const input = document.createElement('input')
  input.type = 'file'
  input.webkitdirectory = true
  input.addEventListener('change', async () => {
    const files = [...(input.files ?? [])].map((file) => [file.webkitRelativePath || file.name, file] as const)
    await use(await readAll(files))
  })
  input.click()
}

/** Everything that was dropped, folders with what is in them. */
export async function dropped(entries: readonly FileSystemEntry[]): Promise<PackFile[]> {
  const found: (readonly [string, File])[] = []
  const waiting = [...entries]
  for (let entry = waiting.shift(); entry !== undefined && found.length < MOST * 5; entry = waiting.shift()) {
    if (entry.isFile) found.push([entry.fullPath.replace(/^\//, ''), await fileOf(entry as FileSystemFileEntry)])
    else waiting.push(...(await entriesOf(entry as FileSystemDirectoryEntry)))
  }
  return readAll(found)
}

const fileOf = (entry: FileSystemFileEntry): Promise<File> =>
  new Promise((resolve, reject) => entry.file(resolve, reject))

/** A browser hands them out in parts, the last of them empty. */
async function entriesOf(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader()
  const all: FileSystemEntry[] = []
  for (;;) {
    const part = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject))
    if (part.length === 0) return all
    all.push(...part)
  }
}
