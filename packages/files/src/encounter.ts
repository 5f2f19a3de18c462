import { type Game, isMap, type Problem, type Setup } from '@fray/kernel'
import { firstAlike } from './alike.ts'
import { findGame } from './games.ts'
import { type PackShelf, placeInPack, withPacks } from './packs/shelf.ts'
import { type LocatedProblem, type Place, readText } from './yaml.ts'

/** An encounter ready to play with its ruleset, or every problem in its file. `value` is its plain data. */
export type EncounterReading =
  | { readonly setup: Setup; readonly game: Game; readonly value: unknown }
  | { readonly problems: readonly LocatedProblem[] }

/**
 * Reads an encounter file. `fileName` is its name in problems. The content packs that it names are taken from the
 * shelf and included in `value`; without a shelf no pack is known by name. `also` names packs to apply after its own.
 * @example
 * ```ts
 * import { formatProblem, readEncounterText } from '@fray/files'
 *
 * const reading = await readEncounterText('ruleset: zones\ncombatants: { Ada: { from: ada-the-warior } }\n', 'mill.yaml')
 * if ('problems' in reading) console.log(formatProblem(reading.problems[0]!)) // mill.yaml:2:22: There is no combatant "ada-the-warior" in the content. Did you mean "ada-the-warrior"?
 * ```
 */
export async function readEncounterText(
  text: string,
  fileName: string,
  shelf: PackShelf | null = null,
  also: readonly string[] = [],
): Promise<EncounterReading> {
  const reading = readText(text, fileName)
  if (reading.problems.length > 0) return { problems: reading.problems }
  if (!isMap(reading.value)) {
    const { value } = reading
    const what = value === null || value === undefined ? 'This file is empty' : 'This file holds no map'
    const message = `${what}: an encounter says at least its "ruleset" and its "combatants".`
    return { problems: [{ file: fileName, line: 1, column: 1, message }] }
  }
  const game = await findGame(reading.value.ruleset)
  if (typeof game === 'string') return { problems: located([{ path: ['ruleset'], message: game }], reading, fileName) }
  const packed = await withPacks(reading.value, shelf, also)
  if ('problems' in packed) {
    const [own, theirs] = [
      packed.problems.filter((one): one is Problem => !('file' in one)),
      packed.problems.filter((one) => 'file' in one),
    ]
    return { problems: [...located(own, reading, fileName), ...theirs] }
  }
  const { value, packs } = packed
  const { setup, problems } = game.readEncounter(value)
  if (setup !== null) return { setup, game, value }
  const locate = (path: Problem['path']) => placeInPack(packs, path) ?? reading.locate(path)
  return { problems: located(problems, { locate }, fileName) }
}

/**
 * Problems with their positions in the file, or in another file given by `locate`, sorted by position; only the first
 * few of each kind.
 */
export function located(
  problems: readonly Problem[],
  { locate }: { readonly locate: (path: Problem['path']) => Place & { readonly file?: string } },
  file: string,
): LocatedProblem[] {
  // Problems in the file itself come before those in others.
  const rank = (one: LocatedProblem): number => (one.file === file ? 0 : 1)
  return firstAlike(problems)
    .map(({ path, message, rule }): LocatedProblem => {
      const place = { file, ...locate(path), message, path }
      return rule === undefined ? place : { ...place, rule }
    })
    .sort((a, b) => rank(a) - rank(b) || compare(a.file, b.file) || a.line - b.line || a.column - b.column)
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)
