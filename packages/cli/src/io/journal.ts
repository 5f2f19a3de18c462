import { formatLine, type JournalHead, type JournalLine } from '@fray/kernel'
import { checkOutputs, GrowingFile, writeNewFile } from './writing.ts'

/** Takes the lines of a fight's journal as they come about. */
export interface JournalWriter {
  /** The file; null where nothing is kept. */
  readonly path: string | null
  readonly onLine: (line: JournalHead | JournalLine) => void
  /** Nothing more comes: the file is free for others. */
  close(): void
}

/** A journal that nobody keeps. */
export const noJournal: JournalWriter = { path: null, onLine: () => {}, close: () => {} }

/** Keeps the journal in a new file, line by line. Throws a {@link Stop} where the file exists or cannot be written. */
export function newJournal(path: string): JournalWriter {
  const file = new GrowingFile(path, false)
  return { path, onLine: (line) => file.add(formatLine(line)), close: () => file.close() }
}

/** A journal that is written in one piece, once everything has gone well. */
export interface LaterJournal extends JournalWriter {
  /** Writes what has come together. Throws a {@link Stop} where it cannot. */
  write(): void
}

/** Gathers the journal of a fight without persons. Throws a {@link Stop} at once where the file exists. */
export function laterJournal(path: string | undefined, inputs: readonly string[] = []): LaterJournal {
  if (path === undefined) return { ...noJournal, write: () => {} }
  checkOutputs([{ path, option: '--journal', replaces: false }], inputs)
  const lines: string[] = []
  return {
    path,
    onLine: (line) => void lines.push(formatLine(line)),
    close: () => {},
    write: () => writeNewFile(path, lines.join('\n')),
  }
}

/**
 * Goes on with a journal that exists, which is kept to this process from now on: what is read of it afterwards stays true.
 * Its head is there already. Throws a {@link Stop} where another process has it.
 */
export function continuedJournal(path: string): JournalWriter {
  const file = new GrowingFile(path, true)
  return {
    path,
    onLine: (line) => {
      if (!('fray' in line)) file.add(formatLine(line))
    },
    close: () => file.close(),
  }
}
