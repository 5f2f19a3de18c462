import { messageOf } from '@fray/kernel'
import { type Mirror, policyNamed } from '@fray/lab'
import { findEncounter, loadEncounter } from '../io/encounters.ts'
import { loadGame, rulesetIds } from '../io/games.ts'
import { provenance } from '../io/made.ts'
import { canDrawOver, drawOver } from '../io/output.ts'
import { checkReportFiles, giveReports, type ReportOptions, styleOf } from '../io/report-files.ts'
import { reportsOf, STOPPED_EARLY } from '../io/reports-of.ts'
import { freshSeed } from '../io/seed.ts'
import { badInput, EXIT } from '../io/stop.ts'
import type { Terminal } from '../io/terminal.ts'
import { type PlaceOptions, PRIORITY, readPlace } from '../play/place.ts'
import { holdTournament } from '../workers/hold-tournament.ts'

/** What `fray tournament` is told. */
export interface TournamentOptions extends ReportOptions, Omit<PlaceOptions, 'threads'> {
  readonly ruleset?: readonly string[]
  readonly encounter?: string
  readonly policies?: string
  readonly fights?: string
  readonly seed?: string
}

const POLICIES = 'random,first-legal,aggressive,greedy,search'
const FIGHTS = 20

/** `fray tournament`: policies against each other on mirror fights. Returns the exit code. */
export async function tournament(terminal: Terminal, options: TournamentOptions): Promise<number> {
  const fights = Number(options.fights ?? FIGHTS)
  if (!Number.isInteger(fights) || fights < 2 || fights % 2 === 1)
    throw badInput(`--fights ${options.fights}: give an even number, because every pair of fights exchanges the sides.`)
  const policies = (options.policies ?? POLICIES).split(',').map((name) => name.trim())
  if (policies.length < 2)
    throw badInput('--policies: give two or more names, the weakest first, as in random,aggressive.')
  checkReportFiles(options, options.encounter === undefined ? [] : [findEncounter(options.encounter).path])
  const mirrors = await mirrorsOf(options)
  const now = () => performance.now()
  try {
    for (const { rules } of mirrors) for (const name of policies) policyNamed(rules, name, { now })
  } catch (error) {
    throw badInput(messageOf(error))
  }
  const isShown = canDrawOver()
  const plan = { mirrors, policies, fights, seed: options.seed ?? freshSeed() }
  const say = (done: number, all: number, what: string): void => {
    if (isShown) drawOver(`${done} of ${all} fights  ${what}`)
  }
  const place = readPlace(options, PRIORITY.long)
  const { result, isStopped } = await holdTournament(place, plan, say).finally(() => {
    if (isShown) drawOver('')
  })
  const heading = isStopped ? STOPPED_EARLY : []
  await giveReports(
    terminal,
    options,
    reportsOf('tournament', result, { style: styleOf(terminal, { details: true }), made: () => provenance(), heading }),
  )
  return isStopped ? EXIT.interrupted : EXIT.done
}

/** The fights: a given encounter, or the ready one called `mirror` of each ruleset that is wanted. */
async function mirrorsOf({ ruleset, encounter }: TournamentOptions): Promise<Mirror[]> {
  if (encounter !== undefined) {
    if (ruleset !== undefined && ruleset.length > 0)
      throw badInput('--encounter and --ruleset: give only one of them; an encounter names its ruleset.')
    const { game, setup } = await loadEncounter(encounter)
    return [{ rules: game.rules, setup }]
  }
  const ids = ruleset === undefined || ruleset.length === 0 ? rulesetIds() : ruleset
  const mirrors: Mirror[] = []
  for (const id of ids) {
    await loadGame(id)
    const { game, setup } = await loadEncounter(`${id}/mirror`)
    mirrors.push({ rules: game.rules, setup })
  }
  return mirrors
}
