import { closeSync, fsyncSync, openSync, readdirSync, readFileSync, statSync, writeSync } from 'node:fs'
import { lockFile } from './lock.ts'
import { badInput, sentenceOf } from './stop.ts'

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EACCES: 'it may not be opened by this user',
  EPERM: 'it may not be opened by this user',
  EISDIR: 'it is a folder, not a file',
  ENOTDIR: 'a part of its path is not a folder',
  EEXIST: 'it exists already',
  ENOSPC: 'the disk is full',
  EROFS: 'the disk is read-only',
}

/** Why the system refused, in words. */
export const systemReason = (error: unknown): string =>
  REASONS[(error as NodeJS.ErrnoException).code ?? ''] ?? sentenceOf(error)

/** The text of a file that the person named. Throws a {@link Stop} that says why it cannot be read. */
export function readTextFile(path: string): string {
  let bytes: Buffer
  try {
    bytes = readFileSync(path)
  } catch (error) {
    throw badInput(`${path}: ${systemReason(error)}. Give the path of a file that can be read.`)
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw badInput(`${path}: it is not a text in UTF-8. Save it as UTF-8 and try again.`)
  }
}

/** Whether the path is a folder; a path that leads nowhere is none. */
export function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true
}

/** Whether anything is at the path. */
export const exists = (path: string): boolean => statSync(path, { throwIfNoEntry: false }) !== undefined

/** Files below a folder with one of the endings, in alphabetical order, however deep; hidden ones are left out. */
export function filesBelow(folder: string, endings: readonly string[]): string[] {
  const found: string[] = []
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.name.startsWith('.') || entry.name === 'node_modules') continue
    const path = `${folder.replace(/[/\\]$/, '')}/${entry.name}`
    if (entry.isDirectory()) found.push(...filesBelow(path, endings))
    else if (endings.some((ending) => entry.name.toLowerCase().endsWith(ending))) found.push(path)
  }
  return found.sort((a, b) => (a < b ? -1 : a > b ? 1 : 0))
}

/** A file that grows line by line, written by this process alone; each line is on the disk before the next thing happens. */
export class GrowingFile {
  readonly path: string
  private readonly handle: number
  private readonly free: () => void

  /** Opens a new file, or with `continued` one that exists, to write at its end. Throws a {@link Stop} where it cannot. */
  constructor(path: string, continued: boolean) {
    this.path = path
    this.free = lockFile(path)
    try {
      this.handle = openSync(path, continued ? 'a' : 'ax')
    } catch (error) {
      this.free()
      throw badInput(`${path}: it cannot be written: ${systemReason(error)}. Name another file.`)
    }
  }

  /** Adds a line. */
  add(line: string): void {
    writeSync(this.handle, `${line}\n`)
    fsyncSync(this.handle)
  }

  close(): void {
    closeSync(this.handle)
    this.free()
  }
}
