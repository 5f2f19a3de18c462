/** The storage cannot be used: one sentence for the person who runs the server. */
export class StoreProblem extends Error {
  override name = 'StoreProblem'
}

/** SQLite's extended code for a full disk: no room for the memory that its connections share. */
const NO_ROOM_TO_SHARE = 4874

/** SQLite's primary result codes that a person can do something about. */
const BUSY = 5
const READ_ONLY = 8
const IO = 10
const CORRUPT = 11
const FULL = 13
const CANNOT_OPEN = 14
const NO_DATABASE = 26

/** The primary result code of SQLite in an error, or null. */
const sqliteCode = (error: unknown): number | null => {
  const code = (error as { readonly errcode?: unknown } | null)?.errcode
  if (code === NO_ROOM_TO_SHARE) return FULL
  return typeof code === 'number' ? code & 0xff : null
}

/** Whether another process holds the file. */
export const isBusy = (error: unknown): boolean => sqliteCode(error) === BUSY

/** Whether it is not a database, or a damaged one. */
export const isDamaged = (error: unknown): boolean => [CORRUPT, NO_DATABASE].includes(sqliteCode(error) ?? -1)

/** The error as a {@link StoreProblem} with a sentence, if it is one of the system's or SQLite's. */
export const asProblem = (folder: string, error: unknown): unknown => asFileProblem(`The data folder ${folder}`, error)

/** The same, starting with `what` it is about. */
export function asFileProblem(what: string, error: unknown): unknown {
  if (error instanceof StoreProblem) return error
  const why = reasonOf(error)
  return why === null ? error : new StoreProblem(`${what}: ${why}`)
}

function reasonOf(error: unknown): string | null {
  switch (sqliteCode(error)) {
    case BUSY:
      return 'another program is writing to it. Try again when it is done.'
    case READ_ONLY:
      return 'this user may not write to it. Give it to this user, or name another with --data.'
    case FULL:
      return 'the disk is full. What was acknowledged is safe; make room to continue.'
    case IO:
      return 'the disk has failed. What was acknowledged is as safe as the disk is.'
    case CANNOT_OPEN:
      return 'its files cannot be opened by this user. Give them to this user, or name another folder with --data.'
    case CORRUPT:
    case NO_DATABASE:
      return 'fights.sqlite is damaged, or is not a database. Replace it with a backup.'
    default:
      break
  }
  switch ((error as NodeJS.ErrnoException | null)?.code) {
    case 'EACCES':
    case 'EPERM':
      return 'this user may not use it. Give it to this user, or name another with --data.'
    case 'EROFS':
      return 'the disk is read-only. Name another with --data.'
    case 'ENOSPC':
    case 'EDQUOT':
      return 'the disk is full. What was acknowledged is safe; make room to continue.'
    case 'ENOTDIR':
    case 'EEXIST':
      return 'a part of its path is a file, not a folder. Name another with --data.'
    case 'ERR_INVALID_STATE':
      return 'it is closed: the server is ending.'
    case 'ENOENT':
      return 'a part of its path does not exist and cannot be created. Name another with --data.'
    case 'EISDIR':
      return 'one of its files is a folder. Move it away, or name another with --data.'
    case 'ELOOP':
      return 'its links lead in a circle. Name another with --data.'
    case 'ENAMETOOLONG':
      return 'its path is too long. Name another with --data.'
    case 'EIO':
      return 'the disk has failed. What was acknowledged is as safe as the disk is.'
    default:
      return null
  }
}

/** Whether a transaction that failed with this error has certainly written nothing. */
export const isCertain = (error: unknown): boolean =>
  (error as NodeJS.ErrnoException | null)?.code === 'ERR_INVALID_STATE' ||
  [BUSY, READ_ONLY, FULL, CANNOT_OPEN].includes(sqliteCode(error) ?? -1)
