import { asText, type Game, isMap } from '@fray/kernel'
import { readEncounterText } from '../encounter.ts'
import { findGame } from '../games.ts'
import { formatProblem, readText } from '../yaml.ts'
import { type Account, type Assumed, type ForeignKind, ForeignProblem, ImportReport } from './account.ts'
import { parseForeign } from './foreign-json.ts'
import { conversionFor, GAMES_WITH_WAYS } from './games/all.ts'
import type { Conversion } from './games/conversion.ts'
import type { ImportedCreature } from './imported-creature.ts'
import { isEncounterFile, plain, readImproved } from './improved-initiative.ts'
import { type Draft, draftOf, type Fresh, healed } from './made-up.ts'
import { free, type Merge, mergeInto, peopleOf, rememberedOf } from './merge.ts'
import { markOfPicture, type Picture } from './picture.ts'
import { type OpenPortals, snap } from './snap.ts'
import { isTable, readTable } from './table.ts'
import { type ForeignMap, isMapFile, readMap } from './uvtt.ts'
import { changedText, newText } from './written.ts'

/** Options of an import. */
export interface BringingIn {
  readonly text: string
  /** Name of the foreign file. */
  readonly fileName: string
  /** The id of the game. */
  readonly game: string
  /** The text of the encounter to import into, and its name; a new one by default. */
  readonly into?: { readonly text: string; readonly fileName: string }
  /** For a map: import its pillars as solid squares. */
  readonly pillars?: boolean
  /** For a map: what open portals become; doors by default. */
  readonly openPortals?: OpenPortals
  /**
   * For a map: the file name for its picture, by its type; the encounter then names it. Missing if the picture is not
   * saved.
   */
  readonly pictureFile?: (type: Picture['type']) => string
  /** For a file with several encounters: the one to import. */
  readonly encounter?: string
}

/** The result of an import. */
export interface BroughtIn {
  /** The encounter, which the game reads without problems. */
  readonly text: string
  /** Whether it differs from the encounter that it was imported into. */
  readonly isChanged: boolean
  readonly account: Account
  /** The picture of a map. */
  readonly picture: Picture | null
}

interface Read {
  readonly kind: ForeignKind
  readonly title: string
  readonly people: readonly ImportedCreature[]
  readonly map: ForeignMap | null
  readonly picture: Picture | null
}

/**
 * Imports a map (Universal VTT), an encounter or stat blocks (Improved Initiative) or a table (CSV) into an encounter
 * of a game. Throws a {@link ForeignProblem} if that fails.
 * @example
 * ```ts
 * import { bringIn } from '@fray/files/exchange'
 *
 * const { text, account } = await bringIn({ text: 'name,hp\nGob,6\n', fileName: 'foes.csv', game: 'zones' })
 * console.log(text.split('\n')[0]) // # Brought in from foes.csv. What was assumed stands in comments; the rest is as the file has it.
 * console.log(account.carried[0]) // { path: 'row 2, column hp', to: 'combatants.Gob.hp' }
 * ```
 */
export async function bringIn(options: BringingIn): Promise<BroughtIn> {
  const game = await gameOf(options)
  const conversion = conversionFor(game.rules.id)
  if (conversion === null) {
    const known = GAMES_WITH_WAYS.join(', ')
    throw new ForeignProblem(`Nobody has said how ${game.rules.id} takes over files of others. Known: ${known}.`)
  }
  const report = new ImportReport()
  const read = readForeign(options, game, report)
  const before = options.into === undefined ? null : encounterIn(options.into)
  const fresh = freshOf(read, { game, conversion, openPortals: options.openPortals ?? 'doors' }, report)
  const named = before === null ? fresh : asRemembered(before.value, fresh)
  const merge = mergeInto(before?.value ?? {}, named, report)
  const usual = usualBeside(conversion, before?.value, merge.people)
  for (const { name } of usual)
    report.assume(
      `combatants.${name}`,
      'somebody of the game',
      'it takes two sides to fight, and the file brings nobody of this one',
    )
  const picture = pictureUnder(read, conversion, options.pictureFile, merge, before?.value)
  const isChanged =
    before === null ||
    merge.people.length > 0 ||
    merge.battlefield !== undefined ||
    picture !== undefined ||
    usual.length > 0
  const told = { ...merge, picture, people: [...merge.people, ...usual] }
  tellAssumed(merge.people, report)
  const comments = commentsOf(merge.people, usual)
  const text =
    options.into === undefined
      ? newText(
          {
            ruleset: game.rules.id,
            title: read.title,
            comment: `Brought in from ${plain(options.fileName.replace(/^.*[/\\]/, ''))}. What was assumed stands in comments; the rest is as the file has it.`,
          },
          told,
          comments,
        )
      : isChanged
        ? changedText(options.into.text, told, comments)
        : options.into.text
  await check(text, options.into?.fileName ?? 'the encounter')
  const account: Account = {
    file: options.fileName,
    kind: read.kind,
    game: game.rules.id,
    carried: report.carried,
    changed: report.changed,
    lost: report.lost,
    assumed: withLines(report.assumed, text),
  }
  return { text, isChanged, account, picture: read.picture }
}

/** The encounter's entry for the picture under its map; undefined if it has none, or its entry stays. */
function pictureUnder(
  { map, picture }: Read,
  conversion: Conversion,
  fileOf: BringingIn['pictureFile'],
  merge: Merge,
  before: Readonly<Record<string, unknown>> | undefined,
): unknown {
  if (map === null || picture === null || fileOf === undefined || conversion.keepsSquares !== true) return undefined
  const isNew = merge.battlefield !== undefined
  const isMissing = before?.picture === undefined && rememberedOf(before).battlefield !== undefined
  return isNew || isMissing
    ? { file: fileOf(picture.type), size: [map.width, map.depth], mark: markOfPicture(picture.bytes) }
    : undefined
}

async function gameOf({ game: id, into }: BringingIn): Promise<Game> {
  const game = await findGame(id)
  if (typeof game === 'string') throw new ForeignProblem(game)
  if (into === undefined) return game
  const { value } = encounterIn(into)
  if (value.ruleset !== undefined && value.ruleset !== id)
    throw new ForeignProblem(`${into.fileName} is an encounter of ${asText(value.ruleset)}, not of ${id}.`)
  return game
}

/** The existing encounter. Throws a {@link ForeignProblem} if it cannot be read. */
function encounterIn({ text, fileName }: { readonly text: string; readonly fileName: string }) {
  const { value, problems } = readText(text, fileName)
  const [first] = problems
  if (first !== undefined) throw new ForeignProblem(formatProblem(first))
  if (!isMap(value)) throw new ForeignProblem(`${fileName} holds no encounter.`)
  return { value }
}

function readForeign(options: BringingIn, game: Game, report: ImportReport): Read {
  const { text, fileName } = options
  const title = plain(fileName.replace(/^.*[/\\]/, '').replace(/\.\w+$/, ''))
  if (!/^\s*[[{]/.test(text.slice(0, 1000).replace(/^\ufeff/, ''))) {
    if (!isTable(text)) throw new ForeignProblem(WHAT_IT_IS)
    return { kind: 'table', title, people: readTable(text, game.kinds ?? [], report), map: null, picture: null }
  }
  const value = parseForeign(text)
  if (isMapFile(value)) {
    const map = readMap(value, report, options.pillars === true)
    return { kind: 'map', title, people: [], map, picture: map.picture }
  }
  if (!isEncounterFile(value)) throw new ForeignProblem(WHAT_IT_IS)
  const found = readImproved(value, report, options.encounter ?? null)
  return { kind: 'encounter', title: plain(found.title) || title, people: found.people, map: null, picture: null }
}

const WHAT_IT_IS =
  'It is nothing that is known here: a map (Universal VTT: .uvtt, .dd2vtt, .df2vtt), an encounter or stat blocks of Improved Initiative (.json), or a table with a column "name" (.csv).'

/** Everything converted for the game, valid by itself. */
function freshOf(
  read: Read,
  {
    game,
    conversion,
    openPortals,
  }: { readonly game: Game; readonly conversion: Conversion; readonly openPortals: OpenPortals },
  report: ImportReport,
): Fresh {
  const taken = new Set<string>()
  const ids = new Set<string>()
  const people = read.people.map((person): Draft => {
    const name = free(nameFor(person.name), taken)
    return draftOf({ ...person, id: free(idFor(person.id), ids) }, name, conversion, report)
  })
  const battlefield = read.map === null ? undefined : placeOf(read.map, conversion, openPortals, report)
  const sound = healed(game, { battlefield, people }, usualOf(conversion), report)
  if (people.length > 0 && sound.people.length === 0) {
    const why = report.lost.at(-1)
    throw new ForeignProblem(`Nobody of it can fight here: ${why === undefined ? 'it holds nobody' : why.words}`)
  }
  return sound
}

/** The battlefield for a map; reports how its walls were changed, if the game has a battlefield. */
function placeOf(map: ForeignMap, conversion: Conversion, openPortals: OpenPortals, report: ImportReport): unknown {
  const drawn = new ImportReport()
  const made = conversion.battlefield(snap(map, openPortals, drawn), drawn)
  report.lost.push(...drawn.lost)
  if (made === undefined) return undefined
  report.carried.push(...drawn.carried)
  report.changed.push(...drawn.changed)
  return made
}

/** A name without characters that have a meaning in commands. */
const nameFor = (name: string): string =>
  plain(name.replace(/[,="\u200b-\u200f\u2028-\u202f\ufeff]+/g, ' ').replace(/\d{7,}/g, (digits) => digits.slice(0, 6)))
    .slice(0, 90)
    .trim() || 'Somebody'

/** An id that is safe as a key of a map. */
const idFor = (id: string): string => (plain(id).slice(0, 90) || 'somebody').replace(/^__proto__$/, 'proto')

/** Combatants imported before keep their names in the encounter. */
function asRemembered(encounter: unknown, fresh: Fresh): Fresh {
  const known = rememberedOf(encounter).combatants ?? {}
  const people = fresh.people.map((one) => {
    const before = Object.hasOwn(known, one.id) ? known[one.id] : undefined
    return before === undefined ? one : { ...one, name: before.as }
  })
  return { ...fresh, people }
}

const usualOf = (conversion: Conversion): Draft[] =>
  conversion.usual.map(([name, fields], i) => ({ id: name, name, fields, path: '', isHero: i === 0, assumed: {} }))

/** The game's usual combatants for a side without any; none if the encounter has combatants already. */
function usualBeside(conversion: Conversion, encounter: unknown, people: readonly Draft[]): Draft[] {
  const there = peopleOf(encounter)
  if (there.size > 0) return []
  const taken = new Set(people.map(({ name }) => name.toLowerCase()))
  return usualOf(conversion)
    .filter(({ isHero }) => people.every((one) => one.isHero !== isHero))
    .map((one) => ({ ...one, name: free(one.name, taken) }))
}

function tellAssumed(people: readonly Draft[], report: ImportReport): void {
  for (const { name, fields, assumed } of people)
    for (const [field, why] of Object.entries(assumed))
      if (Object.hasOwn(fields, field)) report.assume(`combatants.${name}.${field}`, shown(fields[field]), why)
}

const shown = (value: unknown): string => {
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return text.length > 60 ? `${text.slice(0, 57)}...` : text
}

/** The assumed values, as comments above the combatants concerned. */
function commentsOf(people: readonly Draft[], usual: readonly Draft[]): string[] {
  const reasons = new Map<string, string>()
  for (const { assumed } of people)
    for (const [field, why] of Object.entries(assumed)) if (!reasons.has(field)) reasons.set(field, why)
  const lines = [...reasons].map(([field, why]) => `Assumed: ${field}. ${why[0]?.toUpperCase()}${why.slice(1)}.`)
  return usual.length === 0
    ? lines
    : [
        ...lines,
        usual.length === 1
          ? `${usual[0]?.name} stands for the side of which the file brings nobody: put those here who are to fight.`
          : 'The file brings nobody: put those here who are to fight.',
      ]
}

/** The assumed values with their lines. */
function withLines(assumed: readonly Assumed[], text: string): Assumed[] {
  if (assumed.length === 0) return []
  const { locate, value } = readText(text, '')
  const people = isMap(value) ? value.combatants : undefined
  return assumed.map((one) => {
    const said = one.to.slice('combatants.'.length)
    const names = Array.isArray(people)
      ? people.map((entry) => asText(isMap(entry) ? entry.name : ''))
      : Object.keys(isMap(people) ? people : {})
    const name = names
      .filter((known) => said === known || said.startsWith(`${known}.`))
      .sort((a, b) => b.length - a.length)[0]
    if (name === undefined) return one
    const key = Array.isArray(people) ? names.indexOf(name) : name
    const field = said.slice(name.length + 1)
    return { ...one, line: locate(field === '' ? ['combatants', key] : ['combatants', key, field]).line }
  })
}

/** Throws a {@link ForeignProblem} if the game cannot read the encounter. */
async function check(text: string, fileName: string): Promise<void> {
  const reading = await readEncounterText(text, fileName)
  if ('problems' in reading) throw new ForeignProblem(reading.problems.map(formatProblem).join('\n'))
}
