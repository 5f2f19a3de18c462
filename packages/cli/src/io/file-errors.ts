import { messageOf } from '@fray/kernel'
import { badInput, type Stop } from './stop.ts'

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EACCES: 'this user may not open it',
  EPERM: 'this user may not open it',
  EISDIR: 'it is a folder, not a file',
  ENOTDIR: 'a part of its path is not a folder',
  EEXIST: 'it already exists',
  ENOSPC: 'the disk is full',
  EDQUOT: "this user's share of the disk is full",
  EFBIG: 'the file would be larger than this disk allows',
  EROFS: 'the disk is read-only',
  ELOOP: 'its links lead in a circle',
  ENAMETOOLONG: 'its path is too long',
  EMFILE: 'too many files are open',
  ENFILE: 'too many files are open',
  EBUSY: 'another program is using it',
  ETXTBSY: 'another program is using it',
  EIO: 'the disk has failed',
  ENXIO: 'there is nothing to read or write',
  ENODEV: 'there is nothing to read or write',
  ERR_INVALID_ARG_VALUE: 'this cannot be a path',
}

const codeOf = (error: unknown): string => (error as NodeJS.ErrnoException).code ?? ''

/** Why the system refused, in words. */
export const systemReason = (error: unknown): string => REASONS[codeOf(error)] ?? messageOf(error)

/** A path as it can stand in a sentence: its beginning and its end where nobody would read it whole. */
const readable = (path: string): string => (path.length > 200 ? `${path.slice(0, 80)}...${path.slice(-40)}` : path)

/** What to throw where a file cannot be read. */
export const cannotRead = (path: string, error: unknown): Stop =>
  badInput(`${readable(path)}: ${systemReason(error)}. Give the path of a file that can be read.`)

/** What to throw where a file cannot be written. */
export const cannotWrite = (path: string, error: unknown, advice = 'Name another file.'): Stop =>
  badInput(`${readable(path)}: it cannot be written: ${systemReason(error)}. ${advice}`)
