import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { type Case, findGame, readText, runCase, type Shared, wholeGiven } from '@fray/files'

/** A case that can be run repeatedly. `run` returns whether it passes. */
export interface ReadyCase {
  readonly id: string
  readonly run: () => boolean
}

/** A ruleset's cases in the files of a folder, read once. */
export async function readCases(folder: string, ruleset: string): Promise<ReadyCase[]> {
  const game = await findGame(ruleset)
  if (typeof game === 'string') throw new Error(game)
  const files = readdirSync(folder)
    .filter((file) => /\.ya?ml$/.test(file))
    .sort()
  return files.flatMap((file) => {
    const path = join(folder, file)
    const { value } = readText(readFileSync(path, 'utf8'), path)
    const { cast, content, cases } = value as Shared & { readonly cases: readonly Case[] }
    const shared: Shared = { cast: cast ?? {}, ...(content === undefined ? {} : { content }) }
    return cases.map((one) => {
      const beside = (name: string) => {
        const whole = resolve(dirname(path), name)
        return existsSync(whole) ? readFileSync(whole, 'utf8') : null
      }
      const whole = wholeGiven(one.given, ruleset, beside)
      if ('problem' in whole) throw new Error(`${file}: ${whole.problem.message}`)
      const ready = { ...one, given: whole.given }
      return { id: one.id, run: () => runCase(ready, game, shared).passed }
    })
  })
}
