/**
 * Makes the packages that are published, each a `.tgz` that `npm install` takes: `npm run pack [FOLDER]` (`build` where none is
 * given). Prints each with its size.
 */
import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync, statSync } from 'node:fs'
import { join, relative, resolve, sep } from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { compile } from './compile.ts'
import { stageConformance } from './conformance.ts'
import { PUBLISHED } from './packages.ts'
import { stage } from './stage.ts'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))

/** A package that was made. */
export interface Packed {
  readonly name: string
  readonly file: string
  /** Bytes of the file, and of what is in it. */
  readonly size: number
  readonly unpacked: number
}

/** Makes all packages in the folder, which is made again. The page must have been built. */
export async function packAll(into: string): Promise<Packed[]> {
  const places = { root: ROOT, compiled: join(into, 'compiled'), staged: join(into, 'staged') }
  rmSync(into, { recursive: true, force: true })
  mkdirSync(into, { recursive: true })
  const faults = compile(ROOT, places.compiled)
  const staged = PUBLISHED.map((folder) => stage(folder, places, faults))
  const packed = pack([...staged, await stageConformance(ROOT, join(places.staged, 'conformance'))], into)
  for (const folder of [places.compiled, places.staged]) rmSync(folder, { recursive: true })
  return packed
}

function pack(staged: readonly string[], into: string): Packed[] {
  const args = ['pack', ...staged.map((folder) => `.${sep}${relative(into, folder)}`), '--json']
  const { stdout, stderr, status } = spawnSync('npm', args, {
    cwd: into,
    encoding: 'utf8',
    shell: process.platform === 'win32',
    maxBuffer: 100_000_000,
  })
  if (status !== 0) throw new Error(stderr)
  const made = JSON.parse(stdout) as { name: string; filename: string; unpackedSize: number }[]
  return made.map(({ name, filename, unpackedSize }) => {
    const file = join(into, filename)
    return { name, file, size: statSync(file).size, unpacked: unpackedSize }
  })
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  // The command brings the page along.
  const page = spawnSync(process.execPath, [join(ROOT, 'packages/page/scripts/build.ts')], { stdio: 'inherit' })
  if (page.status !== 0) process.exit(page.status ?? 1)
  const kilobytes = (bytes: number): string => `${Math.round(bytes / 1000)} kB`
  for (const { name, file, size, unpacked } of await packAll(resolve(process.argv[2] ?? join(ROOT, 'build'))))
    console.log(`${name.padEnd(16)} ${kilobytes(size).padStart(8)} ${kilobytes(unpacked).padStart(8)}  ${file}`)
}
