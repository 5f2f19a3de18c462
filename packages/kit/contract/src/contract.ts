import { type Game, messageOf } from '@fray/kernel'
import { copyOf, type StopSignal } from '@fray/lab'
import { CHECKS, type CheckId } from './checks/all.ts'
import type { Check } from './checks/check.ts'
import { type Fault, type Fight, tryFight } from './fight.ts'
import { madeSetup } from './made/made-fight.ts'
import { isUnderWay } from './made/under-way.ts'
import { shrink } from './shrink.ts'

/** Options of a contract run. */
export interface ContractOptions {
  /** Encounters of the ruleset as plain data; every second fight is generated from its kinds instead. */
  readonly encounters: readonly unknown[]
  /** The number of fights. */
  readonly fights: number
  /** Seconds after which no new fight starts and shrinking ends; null for no limit. */
  readonly seconds: number | null
  /** The number of the first fight; another number plays other fights. */
  readonly first: number
  /** The checks to run; all by default. */
  readonly checks?: readonly CheckId[]
  /** Current time in milliseconds, from any origin. */
  readonly now: () => number
  readonly signal?: Pick<StopSignal, 'aborted'>
  /** Called and awaited before each attempt to shrink a failing fight. */
  readonly onTry?: (check: CheckId, tries: number) => Promise<void> | void
  /** Called and awaited after each fight, so that the host can do other work. */
  readonly onFight?: (soFar: ContractReport) => Promise<void> | void
}

/** A failed check, with the smallest failing fight found; `fight` is null if it does not concern a single fight. */
export interface Failed extends Omit<Fault, 'fight'> {
  readonly fight: Fight | null
  /** The number of commands at the first failure. */
  readonly foundAfter: number
}

/** The result of a contract run. */
export interface ContractReport {
  readonly fights: number
  /** How many of the fights were generated from its kinds. */
  readonly made: number
  readonly commands: number
  /** The number of comparisons, by check. */
  readonly looked: Readonly<Record<CheckId, number>>
  /** For each failed check, its first failure. */
  readonly failed: readonly Failed[]
  /** The rules that acted. */
  readonly heard: ReadonlySet<string>
  /** Why it ended before all fights were played; null if it did not. */
  readonly ended: 'time' | 'stopped' | null
}

/** The most commands of a fight. */
const MOST = 40
/** The most attempts to shrink a fight. */
const TRIES = 600

/**
 * Runs a ruleset through every check that needs no help from its author: in fights of its own encounters and in
 * generated ones, with random commands and answers. A check that has failed is not run again.
 * @example
 * ```ts
 * import { contract } from '@fray/kit/contract'
 * import { rulesets } from '@fray/rulesets'
 *
 * const game = await rulesets.zones?.()
 * if (game === undefined) throw new Error('There is no zones.')
 * const options = { encounters: [], fights: 1, seconds: null, first: 1, now: () => performance.now() }
 * const report = await contract(game, options)
 * console.log(report.fights, report.failed) // 1 []
 * ```
 */
export async function contract(game: Game, options: ContractOptions): Promise<ContractReport> {
  const left = new Set<CheckId>(options.checks ?? (Object.keys(CHECKS) as CheckId[]))
  const looked = Object.fromEntries(Object.keys(CHECKS).map((id) => [id, 0])) as Record<CheckId, number>
  const failed: Failed[] = []
  const heard = new Set<string>()
  const report = { fights: 0, made: 0, commands: 0, looked, failed, heard, ended: null as ContractReport['ended'] }
  for (const id of left) {
    const { game: look }: Check = CHECKS[id]
    try {
      if (look !== undefined) looked[id] += await look(game)
    } catch (error) {
      failed.push({ check: id, says: (error as Error).message, fight: null, foundAfter: 0 })
      left.delete(id)
    }
  }
  const { encounters, unread } = whatLoads(game, options.encounters)
  for (const says of left.has('reads') ? unread : []) failed.push({ check: 'reads', says, fight: null, foundAfter: 0 })
  if (unread.length > 0) left.delete('reads')
  const began = options.now()
  const isLate = () => options.seconds !== null && options.now() - began > options.seconds * 1000
  for (let n = 0; n < options.fights && left.size > 0 && report.ended === null; n++) {
    const { fight, isMade } = fightOf(game, encounters, options.first + n)
    const trial = tryFight(game, fight, { checks: left, closely: false, heard, isLate })
    report.fights++
    if (isMade) report.made++
    report.commands += trial.commands
    for (const [id, count] of Object.entries(trial.looked)) looked[id as CheckId] += count
    if (trial.fault !== null) {
      const { fault } = trial
      left.delete(fault.check)
      let tries = 0
      const isEnough = () => tries > TRIES || isLate() || options.signal?.aborted === true
      const small = await shrink(game, fault, async () => {
        if (!isEnough()) await options.onTry?.(fault.check, ++tries)
        return !isEnough()
      })
      failed.push({ ...small, foundAfter: trial.commands })
    }
    await options.onFight?.(report)
    report.ended = options.signal?.aborted === true ? 'stopped' : isLate() ? 'time' : null
  }
  return report
}

/** The encounters that load, and the error of each one that does not. */
function whatLoads(game: Game, all: readonly unknown[]): { readonly encounters: unknown[]; readonly unread: string[] } {
  const unread: string[] = []
  const encounters = all.filter((encounter, n) => {
    const wrong = whyUnread(game, encounter)
    const { title = `number ${n + 1}` } = Object(encounter) as { readonly title?: unknown }
    if (wrong !== null) unread.push(`The encounter "${String(title)}" does not load: ${wrong}`)
    return wrong === null
  })
  return { encounters, unread }
}

function whyUnread(game: Game, encounter: unknown): string | null {
  try {
    const { setup, problems } = game.readEncounter(copyOf(encounter))
    if (setup !== null) return null
    const [first] = problems
    return first === undefined ? 'nothing is said to be wrong with it.' : `${first.path.join('.')}: ${first.message}`
  } catch (error) {
    return messageOf(error)
  }
}

/** A fight by its number: alternately of its own encounters and generated. */
function fightOf(
  game: Game,
  encounters: readonly unknown[],
  n: number,
): { readonly fight: Fight; readonly isMade: boolean } {
  const own = encounters[Math.floor(n / 2) % Math.max(1, encounters.length)]
  const made = own === undefined || n % 2 === 1 ? madeEncounter(game, n) : null
  return {
    fight: { encounter: made ?? own, seed: String(n), commands: null, most: MOST, policies: made === null },
    isMade: made !== null,
  }
}

/** An encounter generated from the ruleset's kinds; null if none is found that is not over immediately. */
function madeEncounter(game: Game, n: number): unknown {
  for (let tries = 0; tries < 5; tries++) {
    try {
      const setup = madeSetup(game, `${n} ${tries}`)
      if (isUnderWay(game, setup)) return setup.encounter
    } catch {
      // For some kinds hardly any random value makes an encounter.
    }
  }
  return null
}
