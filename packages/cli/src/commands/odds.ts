import { formatCommandText } from '@fray/files'
import { type Command, choiceText, listText, nameOf, possibleCommands, sideOf, writeCommand } from '@fray/kernel'
import {
  averageOf,
  chanceOf,
  consequenceOdds,
  consequences,
  type Happening,
  happenings,
  IllegalCommand,
  lifeMargin,
  MOST_BRANCHES,
  ODDS_SEED,
  type Odds,
  type OddsSummary,
  oddsCsv,
  oddsOf,
  type PlainOdds,
  plainOdds,
  type Reactions,
  rangeOf,
  rollUpToCommand,
  SAMPLES,
  summaryOf,
  targetsOf,
  whenAnswered,
} from '@fray/lab'
import { checkReportFiles } from '../io/report-files.ts'
import { badInput, EXIT } from '../io/stop.ts'
import type { Terminal } from '../io/terminal.ts'
import { replaceFile } from '../io/writing.ts'
import { openChanged } from '../play/changed-situation.ts'
import type { ChangeOption } from '../play/changes.ts'
import { type OddsOptions, readNumber } from '../play/odds-options.ts'
import { plainPolicy } from '../play/seating.ts'
import { notYet, type Opened, openSituation, readGiven, startsByDice, textOf } from '../play/situation.ts'
import { percent } from '../ui/chance.ts'
import { averageWords, type OddsRow, showMany, showOdds } from '../ui/odds-table.ts'
import { count } from '../ui/words.ts'

/** `fray odds FIGHT [COMMAND]`: how likely everything is that may follow. Returns the exit code. */
export async function odds(
  terminal: Terminal,
  file: string,
  words: readonly string[],
  options: OddsOptions,
  changed: readonly ChangeOption[] = [],
): Promise<number> {
  const branches = readNumber('--branches', options.branches, MOST_BRANCHES, 100_000_000)
  const samples = readNumber('--samples', options.samples, SAMPLES, 100_000_000)
  const seed = options.seed ?? ODDS_SEED
  checkReportFiles(options, [file])
  if (options.over !== undefined) {
    const { oddsOver } = await import('./odds-over.ts')
    return oddsOver(terminal, file, words, { ...options, over: options.over }, changed)
  }
  if (options.html !== undefined) throw badInput('--html is for a table over a parameter: say which with --over.')
  const opened =
    changed.length > 0 || (options.without ?? []).length > 0
      ? await openChanged(file, changed, options)
      : await openSituation(file, { seed, ...(options.at === undefined ? {} : { at: options.at }) })
  if (options.duel === true) {
    if (words.length > 0) throw badInput('--duel is about the whole fight: leave the command out.')
    if (options.reactions !== undefined)
      throw badInput(
        '--reactions needs a command. To say who plays the fights of --duel, use --policy NAME or SIDE=NAME.',
      )
    const { duel } = await import('./duel.ts')
    return duel(terminal, opened, options)
  }
  if ((options.policy ?? []).length > 0)
    throw badInput('--policy is for --duel, where whole fights are played. To say who reacts, use --reactions POLICY.')
  const rolled = rollUpToCommand(opened, seed)
  const { rules, scene } = opened
  if ((scene.now.fight as { over: ArrayLike<number> }).over[0] === 1) throw badInput('This fight is over.')
  // The one who says how many samples are to be taken gets all of them, however long that takes.
  const how = { branches, samples, seed, ...(options.samples === undefined ? {} : { dice: Number.POSITIVE_INFINITY }) }
  const reactions = readReactions(opened, options.reactions ?? 'nobody')
  const isUsual = options.reactions === undefined
  if (words.length === 0) {
    if (reactions === 'range') throw badInput('--reactions range needs one command: name it.')
    saveTable(terminal, options, many(terminal, opened, { ...how, reactions }, options.json === true, rolled))
    return EXIT.done
  }
  if (words.length > 1 && words.every((word) => /\s/.test(word)))
    throw badInput('Several commands stand side by side over a parameter: add one, as in --over Orc.ac=10..20.')
  const command = readGiven(opened, textOf(words))
  const text = formatCommandText(writeCommand(rules, scene, command), rules)
  const json = options.json === true
  const found = ((): readonly PlainOdds[] => {
    try {
      return reactions === 'range'
        ? range(terminal, opened, command, how, { text, json })
        : one(terminal, opened, command, { ...how, reactions, isUsual }, { text, json, seed: rolled ? seed : null })
    } catch (error) {
      if (!(error instanceof IllegalCommand)) throw error
      throw badInput(notYet(opened, command, rolled ? seed : null) + error.message)
    }
  })()
  saveTable(terminal, options, found)
  return EXIT.done
}

/** Writes the table of all figures, where it is wanted. */
function saveTable(terminal: Terminal, { csv }: OddsOptions, found: readonly PlainOdds[]): void {
  if (csv === undefined) return
  replaceFile(csv, oddsCsv(found))
  terminal.complain(`Written to ${csv}.`)
}

function readReactions({ rules }: Opened, text: string): Reactions | 'range' {
  if (text === 'nobody' || text === 'best' || text === 'sensible' || text === 'range') return text
  if (rules.policies.has(text)) return plainPolicy(rules, text)
  const known = ['nobody', 'best', 'sensible', 'range', ...rules.policies.keys()]
  throw badInput(`--reactions ${text}: give ${choiceText(known)}.`)
}

interface How {
  readonly branches: number
  readonly samples: number
  readonly seed: string
  readonly reactions: Reactions
}

/** What is worked out; a {@link Stop} with the rules' own words where the command may not be given. */
function legally<T>(work: () => T): T {
  try {
    return work()
  } catch (error) {
    if (error instanceof IllegalCommand) throw badInput(error.message)
    throw error
  }
}

const reactionWords = (reactions: Reactions): string =>
  reactions === 'nobody'
    ? 'nobody reacts'
    : reactions === 'best'
      ? 'everyone does what is best for their side'
      : reactions === 'sensible'
        ? 'everyone takes the better of doing nothing and what the policy aggressive would do'
        : `everyone reacts as the policy ${reactions.id} does`

/** How exact it is, in a sentence. */
const kindWords = (odds: Odds<Happening>): string =>
  odds.kind === 'exact'
    ? `Exact, over ${count(odds.branches, 'branch', 'branches')}.${odds.instead === undefined ? '' : ` ${odds.instead}`}`
    : `Sampled ${odds.samples.toLocaleString('en')} times with the seed ${odds.seed}, with 95% intervals. ${odds.why}`

function one(
  terminal: Terminal,
  opened: Opened,
  command: Command,
  { isUsual, ...how }: How & { readonly isUsual: boolean },
  { text, json, seed }: Shown & { readonly seed: string | null },
): PlainOdds[] {
  const result = consequenceOdds(opened, command, how)
  const summary = summaryOf(result, command)
  const answered = isUsual ? whenAnswered(opened, command, how, summary) : null
  const plain = plainOdds(opened.scene, text, result, summary)
  const reactions = answered && plainOdds(opened.scene, text, answered.result, answered.summary)
  const all = reactions === null ? [plain] : [plain, { ...reactions, command: `${text} (when answered)` }]
  if (json) {
    terminal.say(JSON.stringify(reactions === null ? plain : { ...plain, whenAnswered: reactions }))
    return all
  }
  if (seed !== null) terminal.tell(`Dice before that were rolled with the seed ${seed}.`)
  terminal.tell(`${text}: ${reactionWords(how.reactions)}. ${kindWords(result)}`)
  terminal.say()
  showOdds(terminal, opened.scene, command, summary)
  if (answered === null) return all
  terminal.tell(
    `But others may react. When each takes the better of doing nothing and what the policy aggressive would do (${answered.result.kind === 'exact' ? 'exact' : 'sampled'}; see --reactions):`,
  )
  terminal.say()
  showOdds(terminal, opened.scene, command, answered.summary)
  return all
}

/** Commands with a target that somebody may give now: attacks, shots, spells. */
function attacksOf({ rules, scene }: Opened): Command[] {
  const attacks: Command[] = []
  for (const actor of rules.whoCanAct(scene)) {
    for (const command of possibleCommands(rules, scene, actor).legal as Command[]) {
      const at = targetsOf(command)
      if (at.some((row) => sideOf(scene, row) !== sideOf(scene, actor))) attacks.push(command)
    }
  }
  return attacks
}

/** What may become of somebody: the blow and what it takes off, or where there is no blow all that differs then. */
function attackOdds(opened: Opened, command: Command, how: How) {
  const result = legally(() => oddsOf(opened, command, how))
  const summary: OddsSummary = summaryOf(result, command)
  if (summary.blow !== null || result.kind === 'sampled') return { result, summary }
  const { rules, scene } = opened
  const reading = consequences(rules, scene, command, { checks: false })
  const whole = legally(() => oddsOf(opened, command, { ...how, reading }))
  return { result: whole, summary: summaryOf(whole, command) }
}

/** Commands that are named as examples where nobody can strike. */
const EXAMPLES = 3

/** Why there is no list of attacks, and what can be done instead. */
function nothingToStrike({ rules, scene }: Opened, who: readonly string[], seed: string | null): string {
  if (who.length === 0) return 'Nobody can act now: name a command of the referee to get its odds.'
  const [actor] = rules.whoCanAct(scene)
  const legal = possibleCommands(rules, scene, actor as number).legal.slice(0, EXAMPLES)
  const texts = legal.map((command) => formatCommandText(writeCommand(rules, scene, command), rules))
  return (
    `${startsByDice(who, seed)}${listText(who)} cannot attack anyone now. Name the command whose odds you want, such as ${texts.map((text) => (text.includes('"') ? `'${text}'` : `"${text}"`)).join(', ')}; ` +
    'or play on until someone can, and ask for the odds from the journal: "fray odds JOURNAL --at N".'
  )
}

function many(terminal: Terminal, opened: Opened, how: How, json: boolean, rolled: boolean): PlainOdds[] {
  const { rules, scene } = opened
  const attacks = attacksOf(opened)
  const who = rules.whoCanAct(scene).map((row) => nameOf(scene, row))
  if (attacks.length === 0) {
    throw badInput(nothingToStrike(opened, who, rolled ? how.seed : null))
  }
  let sampled = 0
  const rows: OddsRow[] = []
  const all: PlainOdds[] = []
  for (const command of attacks) {
    const text = formatCommandText(writeCommand(rules, scene, command), rules)
    const { result, summary } = attackOdds(opened, command, how)
    // A command aimed at somebody that can do nothing to anybody is no attack.
    const isIdle = summary.combatants.every(
      ({ row, damage, falls, effects }) =>
        damage.high === 0 && falls.high === 0 && (row === command.actor || effects.length === 0),
    )
    if (summary.blow === null && isIdle) continue
    if (result.kind === 'sampled') sampled++
    const plain = plainOdds(scene, text, result, summary)
    all.push(plain)
    if (json) terminal.say(JSON.stringify(plain))
    rows.push({ text: result.kind === 'sampled' && !json ? `${text} *` : text, summary })
  }
  if (rows.length === 0) throw badInput(nothingToStrike(opened, who, rolled ? how.seed : null))
  if (json) return all
  if (rolled) terminal.tell(startsByDice(who, how.seed).trim())
  terminal.tell(`The attacks of ${listText(who)}: ${reactionWords(how.reactions)}.`)
  terminal.say()
  showMany(terminal, scene, rows)
  terminal.say()
  terminal.tell(
    sampled === 0
      ? 'All exact.'
      : `* Sampled up to ${how.samples.toLocaleString('en')} times, so slightly inexact; ask for one of them alone to see how much.${how.reactions === 'best' || how.reactions === 'sensible' ? ' Everyone reacts in them as the policy aggressive does.' : ''} The others are exact.`,
  )
  return all
}

/** How odds are shown. */
interface Shown {
  /** The command in words. */
  readonly text: string
  /** Whether as JSON. */
  readonly json: boolean
}

/** Both ends of what can come of it, whatever those who are asked do. */
function range(
  terminal: Terminal,
  { rules, scene }: Opened,
  command: Command,
  how: Omit<How, 'reactions'>,
  { text, json }: Shown,
): PlainOdds[] {
  const base = happenings(rules, scene, command)
  const mine = sideOf(scene, Math.max(0, command.actor))
  const margin = lifeMargin(rules)
  const [target] = targetsOf(command)
  const lostBy = ({ changes }: Happening) => changes.find(({ row }) => row === target)?.lost ?? 0
  const of = (_: Happening, now: typeof scene) => margin(now, mine)
  const ends = rangeOf({ rules, scene }, command, { reading: base, of, branches: how.branches })
  if (ends === null)
    throw badInput(
      `There are more than ${how.branches.toLocaleString('en')} branches to follow, and extremes cannot be sampled: allow more with --branches, or give a policy with --reactions.`,
    )
  const { low, high } = ends
  const plain = [low, high].map((odds) => plainOdds(scene, text, odds, summaryOf(odds, command)))
  const all = plain.map((one, i) => ({ ...one, command: `${text} (${i === 0 ? 'worst' : 'best'})` }))
  if (json) {
    terminal.say(JSON.stringify({ command: text, low: plain[0], high: plain[1] }))
    return all
  }
  terminal.tell(
    `${text}: from the worst to the best for ${nameOf(scene, command.actor)}'s side, depending on the answers. Exact, over ${count(low.branches, 'branch', 'branches')}.`,
  )
  terminal.say()
  const line = (what: string, of: (odds: Odds<Happening>) => string) =>
    terminal.say(`  ${what}: ${of(low)} to ${of(high)}`)
  line('hit', (odds) => percent(chanceOf(odds, ({ blow }) => blow?.hit === true).value))
  if (target === undefined) return all
  const name = nameOf(scene, target)
  line(`${name} takes on average`, (odds) => averageWords(averageOf(odds, lostBy)))
  const falls = ({ changes }: Happening) => changes.some(({ row, falls }) => row === target && falls)
  line(`${name} goes down`, (odds) => percent(chanceOf(odds, falls).value))
  return all
}
