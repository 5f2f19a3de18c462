import type { Game, SeatSettings, Setup } from '@fray/kernel'
import { isTrying } from '@fray/lab'
import type { AnySession, RealDice } from '@fray/seat'
import { threadsHere } from '@fray/server/threads'
import { loadEncounter } from '../io/encounters.ts'
import { fightName, freeJournalName, nameForShell, savedFight } from '../io/fights-folder.ts'
import { continuedJournal, type JournalWriter, newJournal } from '../io/journal.ts'
import { languageFor, terminalIn } from '../io/language.ts'
import { Lines } from '../io/lines.ts'
import { freshSeed } from '../io/seed.ts'
import { selfName } from '../io/self.ts'
import { badInput } from '../io/stop.ts'
import type { Terminal } from '../io/terminal.ts'
import { readTextFile } from '../io/text-files.ts'
import { writeNewFile } from '../io/writing.ts'
import { openSession, readJournal, restoreSession, type SavedFight } from '../play/open.ts'
import { seatPersons } from '../play/seating.ts'
import { sitDown } from '../screen/begin.ts'
import { type Again, MAP_HABITS, type MapHabit } from '../screen/sitting.ts'
import { whoseDice } from '../screen/whose-dice.ts'
import { threadMind } from '../workers/mind.ts'

/** What `fray play` is told. */
export interface PlayOptions {
  readonly as?: string
  readonly hotSeat?: boolean | string
  readonly askReferee?: boolean
  readonly seed?: string
  readonly policy?: string
  readonly realDice?: string | true
  readonly reactions?: string
  readonly journal?: string
  readonly resume?: string
  readonly map?: string
  readonly jsonl?: boolean
  /** The language of the fight: `de`. */
  readonly lang?: string
  /** With `resume`: from after so many commands, in a journal of its own. */
  readonly at?: string
}

/** What a fight is played from. */
export interface Source {
  readonly game: Game
  readonly setup: Setup
  readonly name: string
  readonly saved: SavedFight | null
  /** The journal to go on with, kept to this process since before it was read. */
  readonly kept?: JournalWriter
  /** Back to how it stood after so many commands. */
  readonly backTo?: number
}

/** `fray play ENCOUNTER`: a fight in which people take part, at this screen. */
export async function play(terminal: Terminal, encounter: string | undefined, options: PlayOptions): Promise<void> {
  const source = await readSource(encounter, options)
  const lines = new Lines(terminal)
  try {
    await playFrom(terminal, lines, source, options)
  } finally {
    lines.close()
    source.kept?.close()
  }
}

/** Reads the encounter, or the journal to go on with. Throws a {@link Stop}. */
export async function readSource(encounter: string | undefined, options: PlayOptions): Promise<Source> {
  const { resume: given } = options
  if (options.at !== undefined && given === undefined)
    throw badInput('--at needs --resume: a new fight starts at the start.')
  if (given === undefined) {
    if (encounter === undefined)
      throw badInput(
        'Say which encounter to play: a file, or the name of a ready one, as in "fray play duel"; "fray encounters" lists them.',
      )
    return { ...(await loadEncounter(encounter)), saved: null }
  }
  if (encounter !== undefined) throw badInput(`--resume continues the encounter in the journal: omit "${encounter}".`)
  if (options.seed !== undefined || options.journal !== undefined)
    throw badInput('--resume uses the existing seed and journal: omit --seed and --journal.')
  const resume = savedFight(given)
  if (options.at !== undefined) {
    const saved = await readJournal(resume)
    return { ...(await copyOf(resume, saved.setup.title)).source, backTo: Number(options.at) }
  }
  const kept = continuedJournal(resume)
  try {
    const saved = await readJournal(resume)
    return { ...saved, name: saved.setup.title, saved, kept }
  } catch (error) {
    kept.close()
    throw error
  }
}

/** How a person's seats are asked. */
export function readReactions(how: string | undefined): SeatSettings {
  if (how === undefined || how === 'ask' || how === 'matters' || how === 'auto' || how === 'never')
    return { reactions: how ?? 'ask', decisions: 'ask' }
  throw badInput(`--reactions ${how}: give ask, matters, auto or never.`)
}

function readHotSeat(how: string | boolean | undefined): void {
  if (how === undefined || typeof how === 'boolean' || how === 'open' || how === 'covered') return
  throw badInput(`--hot-seat ${how}: give open or covered, or nothing.`)
}

function readMap(when = 'always'): MapHabit {
  const habit = MAP_HABITS.find((one) => one === when)
  if (habit !== undefined) return habit
  throw badInput(`--map ${when}: give always, ask or never.`)
}

/** Whose dice people type. Throws a {@link Stop} where that cannot be. */
export function readDice({ realDice }: PlayOptions, saved: SavedFight | null): RealDice {
  const typed = realDice === true ? 'all' : realDice === undefined ? 'none' : whoseDice(realDice)
  if (typed === undefined) throw badInput(`--real-dice ${realDice}: give all, mine or none, or nothing.`)
  if (saved === null) return typed
  if (saved.journal.head.dice === 'typed') return realDice === undefined ? 'all' : typed
  if (typed !== 'none')
    throw badInput("This fight was started with Fray's own dice and continues with them: omit --real-dice.")
  return 'none'
}

/** Plays a fight from its source, and whatever is to be played once more; the lines come from the person or the pipe. */
export async function playFrom(terminal: Terminal, lines: Lines, source: Source, given: PlayOptions): Promise<void> {
  let next: { readonly source: Source; readonly given: PlayOptions } | null = { source, given }
  while (next !== null) next = await playOnce(terminal, lines, next.source, next.given)
}

/** Plays one fight. Returns what comes after it, if anything. */
async function playOnce(
  terminal: Terminal,
  lines: Lines,
  source: Source,
  given: PlayOptions,
): Promise<{ readonly source: Source; readonly given: PlayOptions } | null> {
  const { game, setup, saved } = source
  const habits = { ...savedHabits(saved, given), ...habitsOf(given) }
  const options: PlayOptions = { ...given, ...optionsOf(habits) }
  const settings = readReactions(options.reactions)
  const dice = readDice(options, saved)
  const map = readMap(options.map)
  readHotSeat(options.hotSeat)
  const seed = saved?.journal.head.seed ?? options.seed ?? freshSeed()
  const seating = seatPersons(game.rules, game.rules.open(setup), setup, {
    as: options.as ?? null,
    hotSeat: options.hotSeat !== undefined && options.hotSeat !== false,
    policy: options.policy ?? null,
    askReferee: options.askReferee === true,
  })
  const journal = journalWriterFor(source, options, seed)
  const mind = threadMind(
    game.rules.id,
    threadsHere(),
    seating.policies.some((policy) => policy !== null && isTrying(policy)),
  )
  const session = openSession({
    game,
    setup,
    seed,
    dice: saved?.journal.head.dice ?? (dice === 'none' ? 'generator' : 'typed'),
    seating,
    settings,
    journal,
    habits,
    mind,
  })
  if (saved !== null) restoreSession(session, saved, savedFight(options.resume ?? ''))
  if (source.backTo !== undefined) goBack(session, source.backTo)
  const path = journal.path ?? ''
  const open = options.hotSeat === 'open'
  const resumed = saved !== null
  const language = await languageFor(options.lang, game.rules.id)
  let again: Again | null
  try {
    again = await sitDown(language === null ? terminal : terminalIn(language, terminal), lines, {
      language,
      session,
      seating,
      realDice: dice,
      map,
      open,
      journal: path,
      resume: resumeText(path),
      resumed,
      mind,
    })
  } finally {
    journal.close()
    await mind.close()
  }
  return again === null ? null : onceMore(source, { ...given, ...habits }, path, again)
}

/** The fight once more: from the beginning with fresh dice, or from a step of it in a copy of its journal. */
async function onceMore(
  { game, setup, name }: Source,
  given: PlayOptions,
  path: string,
  { to, as, hotSeat, encounter }: Again,
): Promise<{ readonly source: Source; readonly given: PlayOptions }> {
  const { seed: _seed, resume: _resume, journal: _journal, at: _at, ...habits } = given
  const seats = as !== null ? { as, hotSeat: false } : hotSeat ? { hotSeat } : {}
  const { as: _as, hotSeat: _hotSeat, ...others } = habits
  const options = as !== null || hotSeat ? { ...others, ...seats } : habits
  if (to === null) {
    const hiding = game.readEncounter(encounter).setup ?? setup
    return { source: { game, setup: hiding, name, saved: null }, given: options }
  }
  const copy = await copyOf(path, name)
  return { source: { ...copy.source, name, backTo: to }, given: { ...options, resume: copy.path } }
}

/** A copy of a journal, to go on with in another way. */
async function copyOf(path: string, name: string): Promise<{ readonly source: Source; readonly path: string }> {
  const { journal } = await readJournal(path)
  const copy = freeJournalName(name, journal.head.seed)
  writeNewFile(copy, readTextFile(path))
  const kept = continuedJournal(copy)
  const saved = await readJournal(copy)
  return { source: { ...saved, name, saved, kept }, path: copy }
}

function goBack(session: AnySession, to: number): void {
  const all = session.ply
  if (!Number.isInteger(to) || to < 0 || to > all)
    throw badInput(`--at ${to}: this journal has ${all} commands; give a whole number from 0 to ${all}.`)
  if (to < all) session.undo(to)
}

/** The journal that the fight goes into: the one that there is, or a new one. */
export function journalWriterFor({ name, saved, kept }: Source, options: PlayOptions, seed: string): JournalWriter {
  if (saved !== null) return kept ?? continuedJournal(savedFight(options.resume ?? ''))
  return newJournal(options.journal ?? freeJournalName(name, seed))
}

/** What to type to go on another time; who sits where stands in the journal. */
function resumeText(path: string): string {
  return [selfName(), 'play', '--resume', nameForShell(fightName(path))].join(' ')
}

/** The options that say how people sat down, as words for the journal. */
function habitsOf({ as, hotSeat, askReferee, policy, reactions, realDice, map }: PlayOptions): Record<string, string> {
  const all = { as, hotSeat, askReferee, policy, reactions, realDice, map }
  return Object.fromEntries(
    Object.entries(all).flatMap(([name, value]) =>
      value === undefined || value === false ? [] : [[name, value === true ? 'yes' : value]],
    ),
  )
}

/** How people sat down when the fight was saved; who says again whom they play replaces both ways of saying it. */
function savedHabits(saved: SavedFight | null, given: PlayOptions): Record<string, string> {
  const kept = { ...saved?.journal.head.seating }
  if (given.as === undefined && given.hotSeat === undefined) return kept
  const { as: _as, hotSeat: _hotSeat, ...rest } = kept
  return rest
}

/** The same options back from the words of a journal. Words that mean nothing here are left out. */
function optionsOf(habits: Readonly<Record<string, string>>): Partial<PlayOptions> {
  const text = (name: string): Record<string, string> => {
    const value = habits[name]
    return typeof value === 'string' ? { [name]: value } : {}
  }
  return {
    ...text('as'),
    ...(habits.hotSeat === 'yes' ? { hotSeat: true } : text('hotSeat')),
    ...(habits.askReferee === 'yes' && { askReferee: true }),
    ...text('policy'),
    ...text('reactions'),
    ...(habits.realDice === 'yes' ? { realDice: true } : text('realDice')),
    ...text('map'),
  }
}
