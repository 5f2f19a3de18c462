import { backUp, restore, StoreProblem } from '@fray/server'
import { badInput } from '../io/stop.ts'
import type { Terminal } from '../io/terminal.ts'
import { type WhereOptions, whereOf } from '../serve/where.ts'

const fightsOf = (count: number): string => (count === 1 ? '1 fight' : `${count} fights`)

/** `fray backup FILE`: everything that a server keeps, in one file. */
export async function backup(terminal: Terminal, file: string, options: WhereOptions): Promise<void> {
  const fights = await inSentences(backUp(whereOf(options), file))
  terminal.say(`${file} holds ${fightsOf(fights)}, as they are now.`)
  terminal.say(`To get them back: fray restore ${file}, into a data folder or a database.`)
}

/** `fray restore FILE`: the fights of a backup, where they no longer exist. */
export async function restoreBackup(terminal: Terminal, file: string, options: WhereOptions): Promise<void> {
  const { put, there } = await inSentences(restore(file, whereOf(options)))
  terminal.say(`${fightsOf(put)} restored, with the links to their seats.`)
  if (there > 0) terminal.say(`${fightsOf(there)} already there, left unchanged.`)
}

const inSentences = <T>(work: Promise<T>): Promise<T> =>
  work.catch((error: unknown) => {
    throw error instanceof StoreProblem ? badInput(error.message) : error
  })
