import {
  type EncounterReading,
  findGame,
  type LocatedProblem,
  type PackFile,
  type PackShelf,
  readEncounterText,
  readJournalText,
  readPackFiles,
  shelfOf,
  withPacks,
} from '@fray/files'
import { checkOptions, formatLine, type Game, type Journal, type KnownOptions, Session, type Setup } from '@fray/kernel'
import { policyNamed } from '@fray/lab'
import { type AnyPolicy, type AnySession, Play } from '@fray/seat'
import { Fight } from './fight.ts'
import { checkDice, checkEncounter, checkPacks, checkSaved } from './given.ts'
import { BadInput } from './problems.ts'

/** How a fight is opened. */
export interface FightOptions {
  /** What the dice come from: the same seed and the same choices are the same fight. Drawn again where it is left out. */
  readonly seed?: string | number
  /** `typed`: the one who acts says what real dice show ({@link Fight.roll}). */
  readonly dice?: 'generator' | 'typed'
  /** Seats that the computer plays, by id, with the name of a policy: `{ referee: 'aggressive' }`. All others are yours. */
  readonly computer?: Readonly<Record<string, string>>
  /** Content packs that the encounter may name: the files of each, with their names. */
  readonly packs?: readonly (readonly PackFile[])[]
  /** What the text is called where something is wrong with it. */
  readonly file?: string
}

/** Every option by its name: one that is missing here does not compile. */
const OPTIONS: KnownOptions<FightOptions> = {
  seed: true,
  dice: true,
  computer: true,
  packs: true,
  file: true,
}
const RESTORE_OPTIONS = { computer: true, file: true } as const satisfies Partial<typeof OPTIONS>

/** A game with an encounter of it. */
interface Source {
  readonly game: Game
  readonly setup: Setup
}

/**
 * Opens a fight.
 * @param encounter an encounter as text (YAML or JSON) or as an object, as docs/reference/encounters.md describes it
 * @throws {@link BadInput} with everything that is wrong with it; RangeError where there is no such seat or policy; TypeError where what is
 * given is of another kind
 * @example
 * ```ts
 * import { openFight } from '@fray/seat/play'
 *
 * const encounter = { ruleset: 'zones', combatants: { Ada: { from: 'ada-the-warrior' }, Corwin: { from: 'toll-ruffian' } } }
 * const fight = await openFight(encounter, { seed: 'seven', computer: { referee: 'aggressive' } })
 * console.log(fight.waits, fight.waitsFor) // person [ 'players' ]
 * ```
 */
export async function openFight(encounter: string | object, options: FightOptions = {}): Promise<Fight> {
  checkOptions('openFight', options, OPTIONS)
  const { file = 'encounter', packs = [] } = options
  checkEncounter(encounter)
  checkDice(options.seed, options.dice)
  checkPacks(packs)
  const shelf = shelfOf(packs.map((files) => whole(readPackFiles(files))))
  const source =
    typeof encounter === 'string'
      ? whole(await readEncounterText(encounter, file, shelf))
      : await read(encounter as Record<string, unknown>, shelf)
  // Programs without types give numbers, too; journals know texts alone.
  return fightOf(source, String(options.seed ?? newSeed()), options.dice ?? 'generator', options)
}

/**
 * Opens a fight again from what {@link Fight.save} gave: every step, every undone step and an open question are there. Ids of questions
 * are none of the fight's: they count from when it was opened, so that one which was open is asked under another id, and an id from before
 * may be that of another question. Take them from {@link Fight.questions}.
 * @throws {@link BadInput} where it is none, is broken, or was played with other rules
 * @example
 * ```ts
 * import { openFight, restoreFight } from '@fray/seat/play'
 *
 * const fight = await openFight(
 *   '{ ruleset: zones, combatants: { Ada: { from: ada-the-warrior }, Corwin: { from: toll-ruffian } } }',
 *   { seed: 'seven', computer: { referee: 'aggressive' } },
 * )
 * fight.submit('players', 'Ada attack Corwin with Longsword')
 * const again = await restoreFight(fight.save(), { computer: { referee: 'aggressive' } })
 * console.log(again.told('players').length === fight.told('players').length) // true
 * ```
 */
export async function restoreFight(
  saved: string,
  options: Pick<FightOptions, 'computer' | 'file'> = {},
): Promise<Fight> {
  checkSaved(saved)
  checkOptions('restoreFight', options, RESTORE_OPTIONS)
  const { game, setup, journal } = whole(await readJournalText(saved, options.file ?? 'fight'))
  const { seed, dice } = journal.head
  return fightOf({ game, setup }, seed, dice, options, journal)
}

function fightOf(
  { game, setup }: Source,
  seed: string,
  dice: 'generator' | 'typed',
  { computer = {}, file = 'fight' }: Pick<FightOptions, 'computer' | 'file'>,
  journal: Journal | null = null,
): Fight {
  const ids = setup.seats.map(({ id }) => id)
  const stranger = Object.keys(computer).find((id) => !ids.includes(id))
  if (stranger !== undefined) throw new RangeError(`There is no seat "${stranger}". Seats: ${ids.join(', ')}.`)
  const policies = ids.map((id) => (Object.hasOwn(computer, id) ? policyOf(game, computer[id] as string) : null))
  const lines: string[] = []
  const session = new Session(game.rules, setup, {
    seed,
    dice,
    policies,
    reactions: policyOf(game, 'aggressive'),
    onLine: (line) => void lines.push(formatLine(line)),
  }) as AnySession
  if (journal !== null) {
    try {
      session.restore(journal.lines)
    } catch (error) {
      throw new BadInput([{ where: file, message: `It does not play as it was saved: ${(error as Error).message}` }])
    }
    lines.splice(1, lines.length, ...journal.lines.map(formatLine))
  }
  return new Fight(new Play(session, policies), () => `${lines.join('\n')}\n`)
}

const policyOf = (game: Game, name: string): AnyPolicy => policyNamed(game.rules, name) as AnyPolicy

/** What was read of a text. Throws what is wrong with it. */
function whole<T>(reading: T | Extract<EncounterReading, { problems: unknown }>): T {
  const { problems } = reading as Extract<EncounterReading, { problems: unknown }>
  if (problems === undefined) return reading as T
  throw new BadInput(problems.map((p) => ({ where: formatPlace(p), message: p.message })))
}

async function read(encounter: Record<string, unknown>, shelf: PackShelf): Promise<Source> {
  const game = await findGame(encounter.ruleset)
  if (typeof game === 'string') throw new BadInput([{ where: 'ruleset', message: game }])
  const packed = await withPacks(encounter, shelf)
  if ('problems' in packed)
    throw new BadInput(
      packed.problems.map((one) => ({
        where: 'file' in one ? formatPlace(one) : one.path.join('.'),
        message: one.message,
      })),
    )
  const { setup, problems } = game.readEncounter(packed.value)
  if (setup === null) throw new BadInput(problems.map(({ path, message }) => ({ where: path.join('.'), message })))
  return { game, setup }
}

const formatPlace = ({ file, line, column }: LocatedProblem): string => `${file}:${line}:${column}`

declare const crypto: { getRandomValues(into: Uint8Array): Uint8Array }

const newSeed = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(16).padStart(2, '0')).join('')
