import { existsSync } from 'node:fs'
import { FightMaker, formatProblem, readEncounterText, type SideOptions } from '@fray/files'
import { choiceText, messageOf } from '@fray/kernel'
import { measuredSentence, type Reached } from '@fray/lab'
import { threadsHere } from '@fray/server/threads'
import { loadGame } from '../io/games.ts'
import { Lines } from '../io/lines.ts'
import { freshSeed } from '../io/seed.ts'
import { selfName } from '../io/self.ts'
import { badInput, EXIT } from '../io/stop.ts'
import type { Terminal } from '../io/terminal.ts'
import { readTextFile } from '../io/text-files.ts'
import { checkOutputs, replaceFile, writeNewFile } from '../io/writing.ts'
import { askForFight } from '../new/ask.ts'
import { reachHardness, readHard, USUAL_HARD } from '../new/hardness.ts'
import { gamesWithIdeas, ideasOf } from '../new/ideas.ts'
import type { NewFightOptions } from '../new/options.ts'
import { linesOf, type PastedPeople, readPeople } from '../new/people.ts'
import { readCount } from '../play/counts.ts'
import { ProgressLine } from '../ui/progress.ts'
import { wrap } from '../ui/width.ts'
import { atThreads } from '../workers/at-work.ts'

/** Fights of each step of the search when nobody says how many. */
const TRIALS = 600

/** Columns of the comments in a file. */
const COMMENT = 110

/** The most people of a side. */
const MOST = 30

/** `fray new`: makes a fight and writes it as an encounter file. Returns the exit code. */
export async function newFight(terminal: Terminal, given: NewFightOptions): Promise<number> {
  const isTold = given.game !== undefined
  if (!isTold && !terminal.interactive) {
    throw badInput(`Say which game: --game ${choiceText(gamesWithIdeas())}. In a terminal you are asked.`)
  }
  const options = isTold ? given : await asked(terminal, given)
  const seed = options.seed ?? freshSeed()
  const wanted = readHard(options.hard ?? USUAL_HARD)
  const trials = readCount('--trials', options.trials, TRIALS, 'trials')
  const threads = readCount('--threads', options.threads, threadsHere(), 'threads')
  const ideas = ideasOf(options.game ?? '')
  const game = await loadGame(ideas.ruleset)
  const [ours, theirs] = [
    options.party === undefined
      ? null
      : readPeople(game, ideas, linesOf(readTextFile(options.party), options.party), ideas.sides[0]),
    readTheirs(options, (lines) => readPeople(game, ideas, lines, ideas.sides[1])),
  ]
  const sides = readSides(options.sides, ours, theirs)
  const maker = making(
    () =>
      new FightMaker(
        game,
        ideas,
        { ...optionsOf(options), ...sides, ...(theirs === null ? {} : { foes: 'the strangers' }) },
        seed,
      ),
  )
  const file = options.output ?? `${slugOf(maker.plan.title)}.yaml`
  checkFile(file, options)
  for (const line of [...(ours?.says ?? []), ...(theirs?.says ?? [])]) terminal.complain(line)
  await check(maker.text({ rung: maker.rungs - 1, toughness: 100 }), file)
  const line = new ProgressLine()
  const found = await atThreads({ threads }, (work) =>
    reachHardness(game, maker, { ...work, wanted, seed, trials, onProgress: (words) => line.show(() => words) }),
  ).finally(() => line.clear())
  const sayings = says(found, wanted, maker.plan.title)
  const comments = [...sayings.slice(1), `Made by: fray new ${typed({ ...options, seed })}`]
  const text = maker.text(
    found.strength,
    comments.flatMap((one) => wrap(one, COMMENT)),
  )
  await check(text, file)
  if (options.force === true) replaceFile(file, text)
  else writeNewFile(file, text)
  for (const one of sayings) terminal.tell(one)
  terminal.tell(`Written to ${file}: "${selfName()} play ${file}" plays it.`)
  return found.isStopped ? EXIT.interrupted : EXIT.done
}

async function asked(terminal: Terminal, given: NewFightOptions): Promise<NewFightOptions> {
  const lines = new Lines(terminal)
  try {
    return await askForFight(terminal, lines, given)
  } finally {
    lines.close()
  }
}

const optionsOf = ({ place, foes }: NewFightOptions) => ({
  ...(place === undefined ? {} : { place }),
  ...(foes === undefined ? {} : { band: foes }),
})

/** Stat lines of the other side, from the command line and from a file. */
function readTheirs(
  { from = [], lines }: NewFightOptions,
  read: (lines: Parameters<typeof readPeople>[2]) => PastedPeople,
): PastedPeople | null {
  const typedOnes = from.map((text, i) => ({ place: from.length === 1 ? '--from' : `--from ${i + 1}`, text }))
  const all = [...typedOnes, ...(lines === undefined ? [] : linesOf(readTextFile(lines), lines))]
  if (all.length === 0 && lines !== undefined) throw badInput(`${lines}: it contains no stat line.`)
  return all.length === 0 ? null : read(all)
}

/** Reads `4:6`; `4` leaves the other side open, and `4:2-8` says within which bounds. */
function readSides(text: string | undefined, ours: PastedPeople | null, theirs: PastedPeople | null): SideOptions {
  const found = /^(\d+)(?::(\d+)(?:-(\d+))?)?$/.exec((text ?? String(ours?.people.length ?? 4)).replaceAll(' ', ''))
  const [, first, from, to = from] = found ?? []
  const own = Number(first)
  const usual = { from: theirs?.people.length ?? 1, to: Math.max(theirs?.people.length ?? 1, 2 * own) }
  const others = from === undefined ? usual : { from: Number(from), to: Number(to) }
  const isRight = found !== null && own >= 1 && others.from >= 1 && others.to >= others.from
  if (!isRight || own > MOST || others.to > MOST) {
    throw badInput(
      `--sides ${text}: say how many fight on each side, as in 4:6, or 4:2-8 to let it vary; ${MOST} at most.`,
    )
  }
  if (ours !== null && text !== undefined && own !== ours.people.length) {
    throw badInput(
      `--sides ${text}: ${ours.people.length} people were given for the first side, but ${own} are wanted.`,
    )
  }
  return {
    ours: own,
    theirs: others,
    ...(ours === null ? {} : { ourPeople: ours.people }),
    ...(theirs === null ? {} : { theirPeople: theirs.people }),
  }
}

function making<T>(work: () => T): T {
  try {
    return work()
  } catch (error) {
    throw badInput(messageOf(error))
  }
}

const slugOf = (title: string): string =>
  title
    .toLowerCase()
    .replaceAll("'", '')
    .replace(/[^a-z0-9]+/g, '-')

/** Throws a {@link Stop} where the file is there and may not be replaced, or is one that is read. */
function checkFile(path: string, { force = false, lines, party }: NewFightOptions): void {
  if (existsSync(path) && !force)
    throw badInput(`${path}: it already exists. Name another file with -o, or use --force.`)
  const inputs = [lines, party].filter((one) => one !== undefined)
  checkOutputs([{ path, option: '-o', replaces: force }], inputs)
}

/** Throws a {@link Stop} with what is wrong with a fight that was made, such as a place with too little room. */
async function check(text: string, file: string): Promise<void> {
  const reading = await readEncounterText(text, file)
  if ('problems' in reading) throw badInput(reading.problems.map(formatProblem).join('\n'))
}

const percent = (part: number): string => `${Math.round(100 * part)}%`

/** How hard it has become, in sentences. */
function says({ measured, isOutside, isStopped }: Reached, wanted: number, title: string): string[] {
  const said = [`${title}.`]
  if (measured === null) said.push('How hard it is was not measured: it was stopped before that.')
  else {
    said.push(measuredSentence(measured, wanted))
    if (isOutside)
      said.push(`With these people it cannot get any closer to ${percent(wanted)}: try other --sides or --foes.`)
  }
  if (isStopped) said.push('The search was stopped early; this is the closest so far.')
  return said
}

/** The options as they would be typed again. */
function typed({ game, place, foes, sides, hard, seed, from = [], lines, party, trials }: NewFightOptions): string {
  const options = { game, place, foes, sides, hard, seed, lines, party, trials }
  const words = Object.entries(options).flatMap(([name, value]) => (value === undefined ? [] : [`--${name}`, value]))
  const all = [...words, ...from.flatMap((line) => ['--from', line])]
  return all.map((word) => (/^[\w.,:=%@/+-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`)).join(' ')
}
