import { changeText, compare as compareTrials, withoutText } from '@fray/lab'
import { loadEncounter } from '../io/encounters.ts'
import { provenance } from '../io/made.ts'
import { checkReportFiles, giveReports, styleOf } from '../io/report-files.ts'
import { reportsOf } from '../io/reports-of.ts'
import { badInput, EXIT } from '../io/stop.ts'
import type { Terminal } from '../io/terminal.ts'
import {
  type ChangeOption,
  changedBy,
  experimentTried,
  experimentWritten,
  readChanges,
  readTrying,
  type TryingOptions,
  whyOf,
} from '../play/changes.ts'
import { PRIORITY } from '../play/place.ts'
import { ProgressBar } from '../ui/progress.ts'
import { atWork } from '../workers/at-work.ts'

/** Trials of each when nobody says how many, and the most of them when a precision is to be reached. */
const TRIALS = 1000
const MOST_TRIALS = 200_000

/** `fray compare A [B]`: two encounters, or one with changes, played with the same dice. Returns the exit code. */
export async function compare(
  terminal: Terminal,
  first: string,
  second: string | undefined,
  changed: readonly ChangeOption[],
  options: TryingOptions,
): Promise<number> {
  const { precision, trials, place, ...rest } = readTrying(options, TRIALS, MOST_TRIALS, PRIORITY.waitedFor)
  const changes = readChanges(changed)
  const without = options.without ?? []
  if (second === undefined && changes.length === 0 && without.length === 0) {
    throw badInput(
      'There is nothing to compare it with: name a second encounter, or a change such as --set Ogre.hp=40.',
    )
  }
  const one = await loadEncounter(first)
  const other = second === undefined ? one : await loadEncounter(second)
  checkReportFiles(options, [one.path, other.path])
  if (one.game.rules.id !== other.game.rules.id)
    throw badInput(
      `${second}: it is played by ${other.game.rules.id}, and ${first} by ${one.game.rules.id}. Only fights of the same ruleset can be compared.`,
    )
  const before = changedBy(one.game, experimentWritten(one, options, rest), [])
  const after = changedBy(other.game, experimentTried(other, options, rest), changes)
  const bar = new ProgressBar(precision, terminal.unicode)
  const asked = { kind: 'compare', title: one.setup.title, rulesets: [one.game.rules.id] } as const
  const comparison = await atWork(place, asked, (work, count) =>
    compareTrials(before, after, {
      ...work,
      trials,
      ...(precision === null ? {} : { precision }),
      changes: [...changes.map(changeText), ...without.map(withoutText)],
      // Each pair is two fights.
      onProgress: (done) => {
        count(2 * done.trials, 2 * done.of)
        bar.show({ ...done, trials: 2 * done.trials, of: 2 * done.of })
      },
    }).finally(() => bar.clear()),
  ).catch((error) => {
    throw whyOf(error)
  })
  await giveReports(
    terminal,
    options,
    reportsOf('compare', comparison, { style: styleOf(terminal, options), made: () => provenance() }),
  )
  return comparison.first.ended === 'stopped' ? EXIT.interrupted : EXIT.done
}
