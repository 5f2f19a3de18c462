import { type Game, type Journal, JournalError, parseJournal, type Setup } from '@fray/kernel'
import { firstAlike } from './alike.ts'
import { findGame } from './games.ts'
import type { LocatedProblem } from './yaml.ts'

/** A saved fight: its journal with its ruleset and set-up; or what is wrong with it. */
export type JournalReading =
  | { readonly journal: Journal; readonly game: Game; readonly setup: Setup }
  | { readonly problems: readonly LocatedProblem[] }

/**
 * Reads a journal (one JSON object per line). `fileName` is its name in problems.
 * @example
 * ```ts
 * import { readJournalText } from '@fray/files'
 * import { openFight } from '@fray/seat/play'
 *
 * const fight = await openFight(
 *   '{ ruleset: zones, combatants: { Ada: { from: ada-the-warrior }, Corwin: { from: toll-ruffian } } }',
 *   { seed: 'seven' },
 * )
 * const reading = await readJournalText(fight.save(), 'fight.journal.jsonl')
 * if ('journal' in reading) console.log(reading.journal.head.seed) // seven
 * ```
 */
export async function readJournalText(text: string, fileName: string): Promise<JournalReading> {
  const at = (line: number, message: string): LocatedProblem => ({ file: fileName, line, column: 1, message })
  let journal: Journal
  try {
    journal = parseJournal(text)
  } catch (error) {
    if (!(error instanceof JournalError)) throw error
    return { problems: [at(error.line, error.message)] }
  }
  const { head } = journal
  const game = await findGame(head.ruleset)
  if (typeof game === 'string') return { problems: [at(1, game)] }
  const { version } = game.rules
  if (head.rulesetVersion !== version) {
    const message =
      `This fight was played with version ${String(head.rulesetVersion)} of the ruleset ${head.ruleset}, ` +
      `and this Fray has version ${version}, which may play differently: open it with the Fray that wrote it.`
    return { problems: [at(1, message)] }
  }
  const { setup, problems } = game.readEncounter(head.encounter)
  if (setup !== null) return { journal, game, setup }
  return {
    problems: firstAlike(problems).map(({ path, message, rule }) => {
      const place = at(1, `encounter.${path.join('.')}: ${message}`)
      return rule === undefined ? place : { ...place, rule }
    }),
  }
}
