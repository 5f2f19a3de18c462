import { type AnyRuleset, type Game, isOver, type SeatSettings, type Setup } from '@fray/kernel'
import { sitDown } from '../host/begin.ts'
import { loadEncounter } from '../io/encounters.ts'
import { fightName, freeJournalName, savedFight } from '../io/fights-folder.ts'
import { continuedJournal, type JournalKeeper, newJournal } from '../io/journal.ts'
import { Lines } from '../io/lines.ts'
import { freshSeed } from '../io/seed.ts'
import { selfName } from '../io/self.ts'
import { badInput, Interrupted } from '../io/stop.ts'
import type { Terminal } from '../io/terminal.ts'
import { Driver } from '../play/driver.ts'
import { playOn } from '../play/loop.ts'
import { openSession, readJournal, restoreSession, type SavedFight } from '../play/open.ts'
import { seatPersons } from '../play/seating.ts'
import {
  type DiceHabit,
  lensFor,
  MAP_HABITS,
  type MapHabit,
  refereeIsPerson,
  type Sitting,
  sayLines,
} from '../play/sitting.ts'
import { Chronicle } from '../ui/chronicle.ts'
import { hasMap } from '../ui/grid-field.ts'
import { count } from '../ui/words.ts'

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
}

/** What a fight is played from. */
export interface Source {
  readonly game: Game
  readonly setup: Setup
  readonly name: string
  readonly saved: SavedFight | null
  /** The journal to go on with, kept to this process since before it was read. */
  readonly kept?: JournalKeeper
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
  if (given === undefined) {
    if (encounter === undefined)
      throw badInput('Say which encounter to play: a file, or the name of a ready one as in "fray play duel".')
    return { ...(await loadEncounter(encounter)), saved: null }
  }
  if (encounter !== undefined)
    throw badInput(`--resume goes on with the encounter in the journal: leave out "${encounter}".`)
  if (options.seed !== undefined || options.journal !== undefined)
    throw badInput('--resume goes on with the seed and the journal that there are: leave out --seed and --journal.')
  const resume = savedFight(given)
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
  if (how === undefined || how === 'ask' || how === 'auto' || how === 'never')
    return { reactions: how ?? 'ask', decisions: 'ask' }
  throw badInput(`--reactions ${how}: give ask, auto or never.`)
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

function readDice({ realDice }: PlayOptions, saved: SavedFight | null): DiceHabit {
  if (realDice !== undefined && realDice !== true && realDice !== 'all' && realDice !== 'mine')
    throw badInput(`--real-dice ${realDice}: give all or mine, or nothing.`)
  const wish: DiceHabit = realDice === undefined ? 'none' : realDice === 'mine' ? 'mine' : 'all'
  if (saved === null) return wish
  if (saved.journal.head.dice === 'typed') return wish === 'none' ? 'all' : wish
  if (wish !== 'none')
    throw badInput("This fight was begun with Fray's own dice and goes on with them: leave out --real-dice.")
  return 'none'
}

/** Plays a fight from its source; the lines come from the person or the pipe. */
export async function playFrom(terminal: Terminal, lines: Lines, source: Source, given: PlayOptions): Promise<void> {
  const { game, setup, saved } = source
  const habits = { ...keptHabits(saved, given), ...habitsOf(given) }
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
  const journal = keeperFor(source, options, seed)
  const session = openSession({
    game,
    setup,
    seed,
    dice: dice === 'none' ? 'generator' : 'typed',
    seating,
    settings,
    journal,
    habits,
  })
  if (saved !== null) restoreSession(session, saved, savedFight(options.resume ?? ''))
  const path = journal.path ?? ''
  if (game.rules.showing !== undefined) {
    const open = options.hotSeat === 'open'
    const fight = {
      session,
      seating,
      dice,
      map,
      open,
      journal: path,
      resume: resumeText(path),
      resumed: saved !== null,
    }
    return sitDown(terminal, lines, fight).finally(() => journal.close())
  }
  const sitting: Sitting = {
    terminal,
    lines,
    session,
    seating,
    driver: new Driver(session, seating),
    chronicle: new Chronicle(session.rules),
    journal: path,
    resume: resumeText(path),
    dice,
    map,
    pausing: false,
    shown: '',
    hinted: false,
    chosen: -1,
  }
  introduce(sitting, saved !== null)
  sitting.pausing = refereeIsPerson(sitting) && session.ply === 0
  try {
    await playOn(sitting)
    farewell(sitting)
  } catch (error) {
    if (error instanceof Interrupted) farewell(sitting)
    throw error
  } finally {
    journal.close()
  }
}

/** The journal that the fight goes into: the one that there is, or a new one. */
export function keeperFor({ name, saved, kept }: Source, options: PlayOptions, seed: string): JournalKeeper {
  if (saved !== null) return kept ?? continuedJournal(savedFight(options.resume ?? ''))
  return newJournal(options.journal ?? freeJournalName(name, seed))
}

/** What to type to go on another time; who sits where stands in the journal. */
function resumeText(path: string): string {
  const name = fightName(path)
  return [selfName(), 'play', '--resume', /[^\w./\\:-]/.test(name) ? JSON.stringify(name) : name].join(' ')
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

/** How people sat down when the fight was saved; who says anew whom they play replaces both ways of saying it. */
function keptHabits(saved: SavedFight | null, given: PlayOptions): Record<string, string> {
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

/** Says what the fight is, who plays whom, and where it is saved. */
function introduce(sitting: Sitting, resumed: boolean): void {
  const { terminal, session, journal, chronicle } = sitting
  const { setup, scene } = session
  terminal.tell(terminal.colours.strong(setup.title || 'A fight'))
  const { about } = setup.encounter as { readonly about?: unknown }
  if (typeof about === 'string') sayLines(sitting, [about.trim().replace(/\s+/g, ' ')], '')
  for (const note of setup.notes) sayLines(sitting, [`- ${note}`])
  terminal.say()
  sayLines(sitting, [`${playersText(sitting)} The fight is saved in ${journal}. Type ? for help.`], '')
  if (!terminal.plain) {
    const mine = setup.sides[0]?.name ?? 'one side'
    const marks = hasMap(session)
      ? `On the map ${sideInCapitals(sitting)} has capitals and the others have small letters.`
      : `On the field + marks ${mine}, - the others, > whose Turn it is.`
    sayLines(sitting, [marks], '')
  }
  if (!resumed) return
  chronicle.add(scene, session.played, lensFor(sitting))
  terminal.say()
  terminal.tell(`Resumed after ${count(session.ply, 'command')}.${session.ply > 0 ? ' The last of it:' : ''}`)
  sayLines(sitting, chronicle.lines(6))
}

/** Whose letters on the map are capitals: the one that whoever looks counts as its own, which for a referee is the Party. */
function sideInCapitals(sitting: Sitting): string {
  const { session, seating } = sitting
  const { scene, setup, rules } = session
  const { side, seat } = scene.now.combatant as unknown as Record<'side' | 'seat', ArrayLike<number>>
  const figures = (rules as AnyRuleset).picture?.(scene, lensFor(sitting)).figures ?? []
  const own = figures.find(({ glyph }) => glyph !== glyph.toLowerCase())
  if (own === undefined) return 'your side'
  const of = side[own.who]
  const isMine = (row: number) => seating.policies[seat[row]] === null
  const rows = Array.from({ length: scene.combatants }, (_, row) => row)
  if (rows.every((row) => isMine(row) === (side[row] === of))) return 'your side'
  return `the side "${setup.sides[of]?.name ?? ''}"`
}

/** `You play Ada. The computer plays Corwin.` */
function playersText({ session, seating }: Sitting): string {
  const { scene } = session
  const { seat } = scene.now.combatant as unknown as { seat: ArrayLike<number> }
  const names = (mine: boolean) =>
    scene.sheets
      .map((sheet) => (sheet as { name: string }).name)
      .filter((_, row) => (seating.policies[seat[row]] === null) === mine)
  const yours = names(true)
  const others = names(false)
  const referee = seating.policies[0] === null ? ' and are the referee' : ''
  const seats = new Set(Array.from({ length: scene.combatants }, (_, row) => seat[row]))
  const policies = new Set([...seats].map((at) => seating.policies[at]?.id).filter((id) => id !== undefined))
  const computer = others.length === 0 ? '' : ` The computer plays ${others.join(', ')} (${[...policies].join(', ')}).`
  return `You play ${yours.join(', ') || 'nobody'}${referee}.${computer}`
}

function farewell({ terminal, session, journal, resume }: Sitting): void {
  if (isOver(session.scene)) {
    terminal.tell(
      `The fight is saved in ${journal}: "${selfName()} replay" tells it again, "${selfName()} verify" checks it.`,
    )
    return
  }
  terminal.tell(`The fight is saved in ${journal}. To go on:`)
  terminal.say(`  ${resume}`)
}
