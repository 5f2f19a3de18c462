import { existsSync, readFileSync } from 'node:fs'
import { parse } from 'yaml'
import * as z from 'zod'
import type { Mutant } from './find.ts'

/** Why no case catches a survivor: it changes nothing, or nothing that a case can see. */
const entrySchema = z.strictObject({
  file: z.string(),
  in: z.string(),
  text: z.string(),
  becomes: z.string(),
  nth: z.int().min(2).optional(),
  reason: z.string().min(10),
})

/** A reviewed survivor, with the reason why no case catches it. */
export type Listed = z.infer<typeof entrySchema>

/** Reads a list of survivors; empty if the file is missing. Throws an error if it is not such a list. */
export function readSurvivors(path: string): Listed[] {
  if (!existsSync(path)) return []
  const read = z.strictObject({ survivors: z.array(entrySchema) }).safeParse(parse(readFileSync(path, 'utf8')))
  if (!read.success) throw new Error(`${path} is no list of survivors: ${z.prettifyError(read.error)}`)
  return read.data.survivors
}

/** The identity of a listed survivor: the same as a mutant's key (`keysOf`). */
export const listedKey = ({ file, in: within, text, becomes, nth }: Listed): string =>
  [file, within, text, becomes, ...(nth === undefined ? [] : [nth])].join('\n')

/** A survivor as an entry of the list, with its reason still to be written. */
export function asEntry({ file, within, text, becomes, statement }: Mutant, key: string): string {
  const nth = /\n(\d+)$/.exec(key.slice([file, within, text, statement ? 'left out' : becomes].join('\n').length))?.[1]
  return [
    `  - file: ${file}`,
    `    in: ${within === '' ? '""' : within}`,
    `    text: ${JSON.stringify(text)}`,
    `    becomes: ${JSON.stringify(statement ? 'left out' : becomes)}`,
    ...(nth === undefined ? [] : [`    nth: ${nth}`]),
    '    reason: ',
  ].join('\n')
}
