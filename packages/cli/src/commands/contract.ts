import { dirname, join, resolve } from 'node:path'
import { runCaseFile } from '@fray/files'
import type { AnyRuleset, Game } from '@fray/kernel'
import {
  CHECKS,
  type CheckId,
  type ContractOptions,
  type ContractReport,
  contract as holdTo,
  isCheck,
} from '@fray/kit/contract'
import { ownRulesetsHere } from '@fray/kit/own-rulesets'
import { parse } from 'yaml'
import { replayFailure, writeFailure } from '../contract/failure-file.ts'
import { goldenFile } from '../contract/golden-file.ts'
import { readyEncounters } from '../io/encounters.ts'
import { loadGame } from '../io/games.ts'
import { ROOT } from '../io/home.ts'
import { selfName } from '../io/self.ts'
import { interruptible } from '../io/signals.ts'
import { badInput, EXIT } from '../io/stop.ts'
import type { Terminal } from '../io/terminal.ts'
import { exists, filesBelow, isFolder, readTextFile } from '../io/text-files.ts'
import { ProgressLine } from '../ui/progress.ts'
import { count } from '../ui/words.ts'

/** What `fray contract` is told. */
export interface ContractFlags {
  readonly fights?: string
  readonly seconds?: string
  readonly first?: string
  readonly check?: readonly string[]
  readonly replay?: string
  readonly golden?: string
  readonly output?: string
  readonly json?: boolean
}

const FIGHTS = 60

/** `fray contract NAME`: puts a ruleset through all that can be known of it without its author. Returns the exit code. */
export async function contract(terminal: Terminal, name: string, options: ContractFlags): Promise<number> {
  const game = await loadGame(name)
  if (options.golden !== undefined) return goldenFile(terminal, game, options.golden, loadable(game))
  if (options.replay !== undefined) return replayFailure(terminal, game, options.replay)
  const settings = {
    encounters: encountersOf(game).map(({ value }) => value),
    fights: whole('--fights', options.fights ?? String(FIGHTS)),
    seconds: options.seconds === undefined ? null : whole('--seconds', options.seconds),
    first: whole('--first', options.first ?? '0', 0),
    ...(options.check === undefined || options.check.length === 0 ? {} : { checks: options.check.map(checkNamed) }),
    now: () => performance.now(),
  }
  const report = await underWay(settings.fights, (signal, heard) => holdTo(game, { ...settings, signal, ...heard }))
  const silent = await silentRules(game.rules, report.heard)
  if (options.json === true)
    terminal.say(JSON.stringify({ ruleset: name, ...report, heard: [...report.heard], silent }))
  else tell(terminal, game, report, silent, options.output ?? '.')
  if (report.ended === 'stopped') return EXIT.interrupted
  return report.failed.length === 0 ? EXIT.done : EXIT.failed
}

/** The ready encounters of a ruleset. */
function encountersOf({ rules }: Game) {
  return readyEncounters()
    .filter(({ ruleset }) => ruleset === rules.id)
    .map(({ name, path }) => ({ name, value: parse(readTextFile(path)) as unknown }))
}

/** Those of them that load. */
function loadable(game: Game) {
  return encountersOf(game).flatMap(({ name, value }) => {
    const { setup } = game.readEncounter(structuredClone(value))
    return setup === null ? [] : [{ name, value, setup }]
  })
}

/** Does it with a line that says how far it is; Ctrl-C asks it to end with what it has, and pressed again ends the process. */
async function underWay(
  fights: number,
  work: (signal: AbortSignal, heard: Required<Pick<ContractOptions, 'onFight' | 'onTry'>>) => Promise<ContractReport>,
): Promise<ContractReport> {
  const line = new ProgressLine()
  const say = async (text: () => string): Promise<void> => {
    line.show(text)
    await new Promise((resolve) => setImmediate(resolve))
  }
  try {
    return await interruptible((signal) =>
      work(signal, {
        onFight: ({ fights: played, commands, failed }) =>
          say(() => `${played} of ${fights} fights, ${commands} commands, ${failed.length} failed`),
        onTry: (check, tries) =>
          say(() => `${check} does not hold; shrinking the fight: ${count(tries, 'try', 'tries')}`),
      }),
    )
  } finally {
    line.clear()
  }
}

const checkNamed = (word: string): CheckId => {
  if (isCheck(word)) return word
  throw badInput(`--check ${word}: there is no such check. Available: ${Object.keys(CHECKS).join(', ')}.`)
}

function whole(option: string, text: string, least = 1): number {
  if (/^\d{1,9}$/.test(text) && Number(text) >= least) return Number(text)
  throw badInput(`${option} ${text}: give a whole number, ${least} or more.`)
}

/** The rules that spoke neither in the fights nor in any case of the ruleset. */
async function silentRules(rules: AnyRuleset, heard: ReadonlySet<string>): Promise<string[]> {
  const all = new Set(heard)
  for (const file of caseFiles(rules.id)) {
    const beside = (path: string) => {
      const found = resolve(dirname(file), path)
      return exists(found) && !isFolder(found) ? readTextFile(found) : null
    }
    const { results } = await runCaseFile(readTextFile(file), file, beside)
    for (const { traced } of results) for (const rule of traced) all.add(rule)
  }
  return Object.keys(rules.ruleTitles).filter((rule) => !all.has(rule))
}

/** The cases of a ruleset: in the folder `cases` of one's own, in the repository's for those that come with Fray. */
function caseFiles(id: string): string[] {
  const own = ownRulesetsHere().find((one) => one.id === id)
  const folder = own === undefined ? join(ROOT, 'conformance', id) : join(own.folder, 'cases')
  return isFolder(folder) ? filesBelow(folder, ['.yaml', '.yml', '.json']) : []
}

function tell(
  terminal: Terminal,
  { rules }: Game,
  report: ContractReport,
  silent: readonly string[],
  output: string,
): void {
  const { say, tell, colours } = terminal
  const { fights, made, commands, looked, failed } = report
  const own = fights - made
  const ended = report.ended === null ? '' : report.ended === 'time' ? ' (no more time)' : ' (stopped)'
  tell(
    `${rules.id}: ${count(fights, 'fight')}${ended}, ${made} made up and ${own} of its encounters; ${count(commands, 'command')}.`,
  )
  const width = Math.max(...Object.keys(CHECKS).map((id) => id.length))
  for (const [id, { asks }] of Object.entries(CHECKS) as [CheckId, { asks: string }][]) {
    const found = failed.find(({ check }) => check === id)
    const word = found !== undefined ? colours.bad('FAILED') : looked[id] > 0 ? colours.good('ok    ') : '-     '
    tell(`${word} ${id.padEnd(width)}  ${asks}: ${looked[id].toLocaleString('en')}`, ' '.repeat(width + 9))
    if (found === undefined) continue
    tell(`       ${found.says}`, '       ')
    if (found.fight === null) continue
    const file = writeFailure(rules.id, found, output)
    const people = Object.keys((found.fight.encounter as { combatants?: object }).combatants ?? {}).length
    say(`       ${count(found.fight.commands?.length ?? 0, 'command')} of ${count(people, 'combatant')}: ${file}`)
    say(`       ${selfName()} contract ${rules.id} --replay ${file}`)
  }
  if (silent.length > 0) tell(`Rules that applied neither in these fights nor in a case: ${silent.join(', ')}.`, '  ')
  say(failed.length === 0 ? 'Everything holds.' : `${count(failed.length, 'check')} failed.`)
}
