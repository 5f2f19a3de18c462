import {
  closeSync,
  constants,
  fstatSync,
  fsyncSync,
  ftruncateSync,
  openSync,
  realpathSync,
  renameSync,
  unlinkSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { makeFolder } from '@fray/server/folders'
import { cannotRead, cannotWrite } from './file-errors.ts'
import { lockFile } from './lock.ts'
import { badInput, Stop } from './stop.ts'
import { exists, isFolder, statOf } from './text-files.ts'

/** How bytes get out; a test may put a disk that is full in its place. */
export interface Disk {
  write(handle: number, bytes: Uint8Array, from: number): number
}

const DISK: Disk = { write: (handle, bytes, from) => writeSync(handle, bytes, from) }

const missing = (): Error => Object.assign(new Error('Nothing is there.'), { code: 'ENOENT' })

const full = (): Error => Object.assign(new Error('No space is left.'), { code: 'ENOSPC' })

/** Writes until all is out and on the disk; throws where the system takes no more. */
function writeAll(handle: number, content: string | Uint8Array, disk: Disk): void {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content
  for (let from = 0; from < bytes.length; ) {
    const written = disk.write(handle, bytes, from)
    if (written <= 0) throw full()
    from += written
  }
  try {
    fsyncSync(handle)
  } catch (error) {
    // What is no file on a disk, such as a pipe, has nothing to bring there.
    const { code } = error as NodeJS.ErrnoException
    if (code !== 'EINVAL' && code !== 'ENOTSUP') throw error
  }
}

const remove = (path: string): void => {
  try {
    unlinkSync(path)
  } catch {
    // It is gone already.
  }
}

/** A file that grows line by line, written by this process alone; each line is on the disk before the next thing happens. */
export class GrowingFile {
  readonly path: string
  private readonly handle: number
  private readonly free: () => void
  private readonly isNew: boolean
  private readonly disk: Disk
  /** Bytes that are surely there. */
  private size: number
  /** Why nothing more is written: a line that was lost may not be followed by others. */
  private lost: Stop | null = null
  private isClosed = false

  /** Opens a new file, or with `continued` one that exists, to write at its end. Throws a {@link Stop} where it cannot. */
  constructor(path: string, continued: boolean, disk: Disk = DISK) {
    if (!exists(path) && continued) throw cannotRead(path, missing())
    this.path = path
    this.isNew = !continued
    this.disk = disk
    this.free = lockFile(path)
    try {
      this.handle = openSync(path, continued ? constants.O_WRONLY | constants.O_APPEND : 'ax')
      this.size = fstatSync(this.handle).size
    } catch (error) {
      this.free()
      throw continued ? cannotRead(path, error) : cannotWrite(path, error)
    }
  }

  /** Adds a line. Throws a {@link Stop} where it cannot be written whole; then nothing of it stays. */
  add(line: string): void {
    if (this.lost !== null) throw this.lost
    try {
      writeAll(this.handle, `${line}\n`, this.disk)
      this.size += Buffer.byteLength(line) + 1
    } catch (error) {
      const kept = this.size > 0 ? 'What was written before is safe; make room, and continue from there.' : undefined
      this.lost = cannotWrite(this.path, error, kept)
      this.takeBack()
      throw this.lost
    }
  }

  /** Takes away what there is of a line that could not be written whole, and a new file in which nothing else is. */
  private takeBack(): void {
    try {
      if (fstatSync(this.handle).isFile()) ftruncateSync(this.handle, this.size)
    } finally {
      this.close()
      if (this.isNew && this.size === 0) remove(this.path)
    }
  }

  close(): void {
    if (this.isClosed) return
    this.isClosed = true
    closeSync(this.handle)
    this.free()
  }
}

/** Writes a new file in one piece. Throws a {@link Stop} where it exists, or cannot be written; then there is none. */
export function writeNewFile(path: string, text: string): void {
  const file = new GrowingFile(path, false)
  file.add(text.trimEnd())
  file.close()
}

/** Writes a file of a new folder, and makes the folders above it. Throws a {@link Stop} where it cannot, or where it is there. */
export function layOut(path: string, text: string): void {
  try {
    makeFolder(dirname(path))
    writeFileSync(path, text, { flag: 'wx' })
  } catch (error) {
    throw cannotWrite(path, error, 'Name another folder.')
  }
}

/**
 * Writes a file in one piece and replaces what was there, which stays as it was until all is written. Throws a
 * {@link Stop} where it cannot.
 */
export const replaceFile = (path: string, text: string, disk: Disk = DISK): void => replace(path, text, disk)

/** The same of bytes: of a picture. */
export const replaceBytes = (path: string, bytes: Uint8Array): void => replace(path, bytes, DISK)

function replace(path: string, content: string | Uint8Array, disk: Disk): void {
  let draft: string | null = null
  let handle: number | null = null
  try {
    const there = statOf(path)
    const isFile = there === undefined || there.isFile()
    const whole = there === undefined ? path : realpathSync(path)
    // What is no file, such as a pipe, is written as it is.
    if (isFile) draft = join(dirname(whole), `.${basename(whole).slice(0, 80)}.${process.pid}.new`)
    handle = openSync(draft ?? whole, draft === null ? 'w' : 'wx', there?.mode ?? 0o666)
    writeAll(handle, content, disk)
    closeSync(handle)
    handle = null
    if (draft !== null) renameSync(draft, whole)
    draft = null
  } catch (error) {
    throw error instanceof Stop ? error : cannotWrite(path, error)
  } finally {
    if (handle !== null) closeSync(handle)
    if (draft !== null) remove(draft)
  }
}

/** Where one thing is written, and what it is called. */
export interface Output {
  readonly path: string | undefined
  /** As it was asked for: `--html`. */
  readonly option: string
  /** Whether it may replace a file. */
  readonly replaces: boolean
}

/** What tells a file from all others, by whatever path it is named; of one that there is not yet, its place. */
function identity(path: string): string {
  const there = statOf(path)
  if (there !== undefined && there.ino !== 0) return `${there.dev} ${there.ino}`
  const folder = statOf(dirname(path))
  return `${folder?.dev} ${folder?.ino} ${basename(path)}`
}

/**
 * Throws a {@link Stop} where an output could not be written, is one of the files that are read, or is the same as
 * another; to be asked before anything is played.
 */
export function checkOutputs(outputs: readonly Output[], inputs: readonly string[]): void {
  const taken = new Map<string, string>()
  for (const path of inputs) if (statOf(path)?.isFile() === true) taken.set(identity(path), '')
  for (const { path, option, replaces } of outputs) {
    if (path === undefined) continue
    if (isFolder(path)) throw badInput(`${path}: it is a folder. Name a file to write to.`)
    if (!isFolder(dirname(path))) throw badInput(`${path}: there is no folder ${dirname(path)} to write it to.`)
    const there = statOf(path)
    if (there !== undefined && !replaces)
      throw badInput(`${path}: it already exists, and this never replaces a file. Name another file.`)
    if (there !== undefined && !there.isFile()) continue
    const other = taken.get(identity(path))
    if (other === '') throw badInput(`${option} ${path}: this file is read here and would be lost. Name another file.`)
    if (other !== undefined) throw badInput(`${option} ${path}: ${other} is written there. Name a separate file.`)
    taken.set(identity(path), option)
  }
}
