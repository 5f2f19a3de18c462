import { formatCommandText } from '@fray/files'
import { type Command, nameOf, possibleCommands, sideOf, writeCommand } from '@fray/kernel'
import {
  averageOf,
  chanceOf,
  type Happening,
  happenings,
  IllegalCommand,
  lifeMargin,
  MOST_WAYS,
  type Odds,
  type OddsSummary,
  oddsOf,
  type Reactions,
  rangeOf,
  SAMPLES,
  summaryOf,
  targetsOf,
} from '@fray/lab'
import { badInput, EXIT } from '../io/stop.ts'
import type { Terminal } from '../io/terminal.ts'
import { type OddsOptions, readNumber } from '../play/odds-options.ts'
import { plainPolicy } from '../play/seating.ts'
import { goToCommand, type Opened, openSituation, readGiven, textOf } from '../play/situation.ts'
import { percent } from '../ui/chance.ts'
import { plainSummary } from '../ui/odds-json.ts'
import { averageWords, type OddsRow, showMany, showOdds } from '../ui/odds-table.ts'
import { count } from '../ui/words.ts'

const SEED = 'odds'

/** `fray odds FIGHT [COMMAND]`: how likely everything is that may follow. Returns the exit code. */
export async function odds(
  terminal: Terminal,
  file: string,
  words: readonly string[],
  wishes: OddsOptions,
): Promise<number> {
  const ways = readNumber('--ways', wishes.ways, MOST_WAYS, 100_000_000)
  const samples = readNumber('--samples', wishes.samples, SAMPLES, 100_000_000)
  const seed = wishes.seed ?? SEED
  const opened = await openSituation(file, { seed, ...(wishes.at === undefined ? {} : { at: wishes.at }) })
  if (wishes.duel === true) {
    if (words.length > 0) throw badInput('--duel is about the whole fight: leave the command out.')
    if (wishes.reactions !== undefined)
      throw badInput(
        '--reactions goes with a command. For who plays the fights of --duel, say --policy NAME or SIDE=NAME.',
      )
    const { duel } = await import('./duel.ts')
    return duel(terminal, opened, wishes)
  }
  if ((wishes.policy ?? []).length > 0)
    throw badInput('--policy is for --duel, where whole fights are played. For who reacts, say --reactions POLICY.')
  const rolled = goToCommand(opened, seed)
  const { rules, scene } = opened
  if ((scene.now.fight as { over: ArrayLike<number> }).over[0] === 1) throw badInput('This fight is over.')
  const how = { ways, samples, seed }
  const reactions = readReactions(opened, wishes.reactions ?? 'nobody')
  if (words.length === 0) {
    if (reactions === 'range') throw badInput('--reactions range goes with one command: name it.')
    many(terminal, opened, { ...how, reactions }, wishes.json === true, rolled)
    return EXIT.done
  }
  const command = readGiven(opened, textOf(words))
  const text = formatCommandText(writeCommand(rules, scene, command), rules)
  if (reactions === 'range') range(terminal, opened, command, text, how, wishes.json === true)
  else one(terminal, opened, command, text, { ...how, reactions }, wishes.json === true, rolled ? seed : null)
  return EXIT.done
}

function readReactions({ rules }: Opened, text: string): Reactions | 'range' {
  if (text === 'nobody' || text === 'best' || text === 'range') return text
  if (rules.policies.has(text)) return plainPolicy(rules, text)
  const known = ['nobody', 'best', 'range', ...rules.policies.keys()]
  throw badInput(`--reactions ${text}: say ${known.slice(0, -1).join(', ')} or ${known.at(-1)}.`)
}

interface How {
  readonly ways: number
  readonly samples: number
  readonly seed: string
  readonly reactions: Reactions
}

function found({ rules, scene }: Opened, command: Command, how: How): Odds<Happening> {
  try {
    return oddsOf({ rules, scene }, command, how)
  } catch (error) {
    if (error instanceof IllegalCommand) throw badInput(error.message)
    throw error
  }
}

const reactionWords = (reactions: Reactions): string =>
  reactions === 'nobody'
    ? 'nobody reacts'
    : reactions === 'best'
      ? 'everybody does what is best for its side'
      : `everybody reacts as the policy ${reactions.id} does`

/** How exact it is, in a sentence. */
const kindWords = (odds: Odds<Happening>): string =>
  odds.kind === 'exact'
    ? `Exact, over ${count(odds.ways, 'way')} in which it can go.`
    : `Sampled ${odds.samples.toLocaleString('en')} times with the seed ${odds.seed}, with 95% intervals. ${odds.why}`

function one(
  terminal: Terminal,
  opened: Opened,
  command: Command,
  text: string,
  how: How,
  json: boolean,
  seed: string | null,
): void {
  const result = found(opened, command, how)
  const summary = summaryOf(result, command)
  if (json) {
    terminal.say(JSON.stringify(plainSummary(opened.scene, text, result, summary)))
    return
  }
  if (seed !== null) terminal.tell(`What comes before was rolled with the seed ${seed}.`)
  terminal.tell(`${text}: ${reactionWords(how.reactions)}. ${kindWords(result)}`)
  terminal.say()
  showOdds(terminal, opened.scene, command, summary)
}

/** Commands with a target that somebody may give now: attacks, shots, spells. */
function attacksOf({ rules, scene }: Opened): Command[] {
  const attacks: Command[] = []
  for (const actor of rules.commanders(scene)) {
    for (const command of possibleCommands(rules, scene, actor).legal as Command[]) {
      const at = targetsOf(command)
      if (at.some((row) => sideOf(scene, row) !== sideOf(scene, actor))) attacks.push(command)
    }
  }
  return attacks
}

/** Commands that are named as examples where nobody can strike. */
const EXAMPLES = 3

/** Why there is no list of attacks, and what can be done instead. */
function nothingToStrike({ rules, scene }: Opened, who: readonly string[]): string {
  if (who.length === 0) return 'Nobody may command now: name a command of the referee whose odds you want.'
  const [actor] = rules.commanders(scene)
  const legal = possibleCommands(rules, scene, actor as number).legal.slice(0, EXAMPLES)
  const texts = legal.map((command) => `"${formatCommandText(writeCommand(rules, scene, command), rules)}"`)
  return (
    `${who.join(', ')} can strike at nobody now. Name the command whose odds you want, such as ${texts.join(', ')}; ` +
    'or play on until somebody can, and ask for the odds of the journal there: "fray odds JOURNAL --at N".'
  )
}

function many(terminal: Terminal, opened: Opened, how: How, json: boolean, rolled: boolean): void {
  const { rules, scene } = opened
  const attacks = attacksOf(opened)
  const who = rules.commanders(scene).map((row) => nameOf(scene, row))
  if (attacks.length === 0) {
    throw badInput(nothingToStrike(opened, who))
  }
  let sampled = 0
  const rows: OddsRow[] = []
  for (const command of attacks) {
    const text = formatCommandText(writeCommand(rules, scene, command), rules)
    const result = found(opened, command, how)
    const summary: OddsSummary = summaryOf(result, command)
    // A command aimed at somebody that can do nothing to anybody is no attack.
    if (summary.blow === null && summary.combatants.every(({ damage, falls }) => damage.high === 0 && falls.high === 0))
      continue
    if (result.kind === 'sampled') sampled++
    if (json) terminal.say(JSON.stringify(plainSummary(scene, text, result, summary)))
    rows.push({ text: result.kind === 'sampled' && !json ? `${text} *` : text, summary })
  }
  if (rows.length === 0) throw badInput(nothingToStrike(opened, who))
  if (json) return
  if (rolled) terminal.tell(`What comes before was rolled with the seed ${how.seed}.`)
  terminal.tell(`The attacks of ${who.join(', ')}: ${reactionWords(how.reactions)}.`)
  terminal.say()
  showMany(terminal, scene, rows)
  terminal.say()
  terminal.tell(
    sampled === 0
      ? 'All exact.'
      : `* Sampled ${how.samples.toLocaleString('en')} times, so a little off; ask for one of them alone to see how much.${how.reactions === 'best' ? ' Nobody reacts in those samples.' : ''} The others are exact.`,
  )
}

/** Both ends of what can come of it, whatever those who are asked do. */
function range(
  terminal: Terminal,
  { rules, scene }: Opened,
  command: Command,
  text: string,
  how: Omit<How, 'reactions'>,
  json: boolean,
): void {
  const base = happenings(rules, scene, command)
  const mine = sideOf(scene, Math.max(0, command.actor))
  const margin = lifeMargin(rules)
  const [target] = targetsOf(command)
  const lostBy = ({ changes }: Happening) => changes.find(({ row }) => row === target)?.lost ?? 0
  let ends: ReturnType<typeof rangeOf<Happening>>
  try {
    const of = (_: Happening, now: typeof scene) => margin(now, mine)
    ends = rangeOf({ rules, scene }, command, { reading: base, of, ways: how.ways })
  } catch (error) {
    if (error instanceof IllegalCommand) throw badInput(error.message)
    throw error
  }
  if (ends === null)
    throw badInput(
      `There are more than ${how.ways.toLocaleString('en')} ways in which it can go, and extremes cannot be sampled: give more with --ways, or a policy with --reactions.`,
    )
  const { low, high } = ends
  if (json) {
    const plain = [low, high].map((odds) => plainSummary(scene, text, odds, summaryOf(odds, command)))
    terminal.say(JSON.stringify({ command: text, low: plain[0], high: plain[1] }))
    return
  }
  terminal.tell(
    `${text}: from the worst to the best for ${nameOf(scene, command.actor)}'s side that those who are asked can make of it. Exact, over ${count(low.ways, 'way')} in which it can go.`,
  )
  terminal.say()
  const line = (what: string, of: (odds: Odds<Happening>) => string) =>
    terminal.say(`  ${what}: ${of(low)} to ${of(high)}`)
  line('hit', (odds) => percent(chanceOf(odds, ({ blow }) => blow?.hit === true).value))
  if (target === undefined) return
  const name = nameOf(scene, target)
  line(`${name} loses on average`, (odds) => averageWords(averageOf(odds, lostBy)))
  const falls = ({ changes }: Happening) => changes.some(({ row, falls }) => row === target && falls)
  line(`${name} goes down`, (odds) => percent(chanceOf(odds, falls).value))
}
