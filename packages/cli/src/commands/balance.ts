import { balance as findBalance, readSearchAxis } from '@fray/lab'
import { loadEncounter } from '../io/encounters.ts'
import { provenance } from '../io/made.ts'
import { checkReportFiles, giveReports, styleOf } from '../io/report-files.ts'
import { reportsOf } from '../io/reports-of.ts'
import { badInput, EXIT } from '../io/stop.ts'
import type { Terminal } from '../io/terminal.ts'
import {
  type ChangeOption,
  experimentTried,
  readChanges,
  readTrying,
  sayingWhy,
  type TryingOptions,
  whyOf,
} from '../play/changes.ts'
import { PRIORITY } from '../play/place.ts'
import { findSide } from '../play/seating.ts'
import { sidesHint } from '../play/sides.ts'
import { ProgressLine } from '../ui/progress.ts'
import { atWork } from '../workers/at-work.ts'

/** What `fray balance` is told. */
export interface BalanceOptions extends TryingOptions {
  readonly side?: string
  readonly want?: string
  readonly by?: string
}

/** The most trials of one value when nobody says how many. */
const TRIALS = 4000

/** `fray balance E --side S --want 65% --by PARAMETER=RANGE`: the value for a wanted chance. Returns the exit code. */
export async function balance(
  terminal: Terminal,
  given: string,
  changed: readonly ChangeOption[],
  options: BalanceOptions,
): Promise<number> {
  const { trials, place, ...rest } = readTrying(options, TRIALS, TRIALS, PRIORITY.waitedFor)
  if (options.by === undefined) throw badInput("Say what to change: --by 'Ogre.hp=10..80', or 'add goblin=0..12'.")
  const { by } = options
  const axis = sayingWhy(() => readSearchAxis(by))
  const wanted = readChance(options.want ?? '50%')
  if (wanted === null) throw badInput(`--want ${options.want}: give the wanted chance of victory, as in 65%.`)
  const loaded = await loadEncounter(given)
  const changes = readChanges(changed)
  const experiment = experimentTried(loaded, options, rest)
  checkReportFiles(options, [loaded.path])
  const { setup } = loaded
  const side = setup.sides[options.side === undefined ? 0 : findSide(setup, options.side)]?.id ?? ''
  const hint = sidesHint(loaded.game, setup)
  if (hint !== null) terminal.complain(`${given}: hint: ${hint}`)
  const line = new ProgressLine()
  const isStopped = { value: false }
  const asked = { kind: 'balance', title: setup.title, rulesets: [loaded.game.rules.id] } as const
  const played = new Map<number, number>()
  const result = await atWork(place, asked, (work, count) => {
    work.signal.addEventListener('abort', () => {
      isStopped.value = true
    })
    return findBalance(experiment, {
      ...work,
      side,
      wanted,
      axis,
      changes,
      trials,
      onProgress: ({ value, trials: done, tried }) => {
        played.set(value, done)
        const all = [...played.values()].reduce((sum, n) => sum + n, 0)
        count(all, trials * axis.values.length)
        line.show(() => `${axis.name}=${value}: ${done.toLocaleString('en')} fights; ${tried} values tried`)
      },
    }).finally(() => line.clear())
  }).catch((error) => {
    throw whyOf(error)
  })
  await giveReports(
    terminal,
    options,
    reportsOf('balance', result, { style: styleOf(terminal, options), made: () => provenance() }),
  )
  return isStopped.value ? EXIT.interrupted : EXIT.done
}

/** `65%`, `65` and `0.65` are the same; null for what is no chance between 0 and 1, both left out. */
export function readChance(text: string): number | null {
  const found = /^(\d+(?:\.\d*)?|\.\d+)\s*(%?)$/.exec(text.trim())
  const number = found === null ? Number.NaN : Number(found[1])
  const chance = found?.[2] === '%' || number >= 1 ? number / 100 : number
  return chance > 0 && chance < 1 ? chance : null
}
