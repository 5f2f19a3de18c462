/**
 * Makes the packages that are published, each a `.tgz` that `npm install` takes: `npm run pack [FOLDER]` (`build` where none is
 * given). Prints each with its size.
 */
import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
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

/** Makes all packages in the folder, which is made anew. The page must have been built. */
export async function packAll(into: string): Promise<Packed[]> {
  const places = { root: ROOT, compiled: join(into, 'compiled'), staged: join(into, 'staged') }
  rmSync(into, { recursive: true, force: true })
  mkdirSync(into, { recursive: true })
  const faults = compile(ROOT, places.compiled)
  const packed = PUBLISHED.map((folder) => pack(stage(folder, places, faults), into))
  packed.push(await packConformance(into))
  for (const folder of [places.compiled, places.staged]) rmSync(folder, { recursive: true })
  return packed
}

/** Makes the conformance cases alone, in the folder, which nothing else needs to be made for. */
export async function packConformance(into: string): Promise<Packed> {
  const staged = join(into, 'staged', 'conformance')
  return pack(await stageConformance(ROOT, staged), into)
}

function pack(staged: string, into: string): Packed {
  const args = ['pack', '--json', '--pack-destination', into]
  const { stdout, stderr, status } = spawnSync('npm', args, {
    cwd: staged,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  })
  if (status !== 0) throw new Error(stderr)
  const [{ name, filename, unpackedSize }] = JSON.parse(stdout)
  const file = join(into, filename)
  return { name, file, size: statSync(file).size, unpacked: unpackedSize }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  // The command brings the page along.
  const page = spawnSync(process.execPath, [join(ROOT, 'packages/page/scripts/build.ts')], { stdio: 'inherit' })
  if (page.status !== 0) process.exit(page.status ?? 1)
  const kilobytes = (bytes: number): string => `${Math.round(bytes / 1000)} kB`
  for (const { name, file, size, unpacked } of await packAll(resolve(process.argv[2] ?? join(ROOT, 'build'))))
    console.log(`${name.padEnd(16)} ${kilobytes(size).padStart(8)} ${kilobytes(unpacked).padStart(8)}  ${file}`)
}
