/// <reference path="./papaparse.d.ts" />
import { type FieldForm, type KindForm, LIMITS, limitText, listText, nearest, type Shape } from '@fray/kernel'
import Papa from 'papaparse'
import { parse } from 'yaml'
import { ForeignProblem, type Telling } from './account.ts'
import { attackInShort } from './attack-text.ts'
import { checkLength } from './foreign-json.ts'
import { plain } from './improved-initiative.ts'
import { type Concept, type ForeignAttack, type Person, SCORES, type Score } from './person.ts'

/** Characters and columns of a table. */
const MOST_CHARACTERS = 5_000_000
const MOST_COLUMNS = 200
/** How many of one row there may be. */
const MOST_OF_ONE = 200

/** Words that headings use, by what they mean. */
const SYNONYMS: Readonly<Record<string, readonly string[]>> = {
  name: ['name', 'who', 'combatant', 'creature', 'monster', 'character'],
  count: ['count', 'number', 'quantity', 'qty', 'amount', '#'],
  side: ['side', 'team', 'faction', 'alignment to party', 'group'],
  player: ['player', 'pc', 'is pc', 'hero'],
  hp: ['hp', 'hit points', 'hitpoints', 'health', 'life', 'max hp', 'hp max', 'maximum hp'],
  now: ['current hp', 'hp now', 'hp current', 'remaining hp'],
  ac: ['ac', 'armor class', 'armour class', 'armour', 'armor', 'defence', 'defense'],
  initiative: ['initiative', 'init', 'initiative modifier', 'initiative bonus', 'init mod'],
  level: ['level', 'lvl', 'cr', 'challenge', 'challenge rating'],
  hitDice: ['hit dice', 'hd'],
  speed: ['speed', 'movement', 'move', 'walk'],
  size: ['size', 'squares'],
  about: ['about', 'notes', 'description', 'note', 'type'],
  attacks: ['attack', 'attacks', 'weapon', 'weapons', 'action', 'actions'],
  from: ['from', 'template', 'made from'],
  str: ['strength', 'str'],
  dex: ['dexterity', 'dex'],
  con: ['constitution', 'con'],
  int: ['intelligence', 'int'],
  wis: ['wisdom', 'wis'],
  cha: ['charisma', 'cha'],
}

/** What a column is: a field of the game, a number among those of a field, a word that all know, or nothing. */
type Column =
  | { readonly is: 'field'; readonly field: FieldForm }
  | { readonly is: 'part'; readonly field: string; readonly part: string }
  | { readonly is: 'word'; readonly word: string }
  | null

const bare = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[\s_-]+/g, ' ')
    .trim()

/** Whether the first line of a text names columns of which one is the name of somebody. */
export const isTable = (text: string): boolean => {
  const [line = ''] = text.slice(0, 20_000).split(/\r?\n/, 1)
  return cellsOf(line, separatorOf(line)).some((cell) => SYNONYMS.name?.includes(bare(cell)) === true)
}

const cellsOf = (line: string, delimiter: string): readonly string[] =>
  (Papa.parse<string[]>(line, { delimiter }).data[0] ?? []).map(String)

/** Commas, semicolons or tabs: what parts the headings oftenest. */
function separatorOf(heading: string): string {
  const counts = [',', ';', '\t'].map((sign) => [sign, heading.split(sign).length] as const)
  return counts.reduce((best, one) => (one[1] > best[1] ? one : best))[0]
}

/**
 * Reads a table of combatants: a heading row, and a row for each. Throws a {@link ForeignProblem} where it cannot be read.
 * Headings name fields of the game, or what everybody calls such things.
 */
export function readTable(text: string, kinds: readonly KindForm[], telling: Telling): readonly Person[] {
  checkLength(text, MOST_CHARACTERS)
  const whole = text.replace(/^\ufeff/, '')
  const [heading = ''] = whole.split(/\r?\n/, 1)
  const { data, errors } = Papa.parse<string[]>(whole, { delimiter: separatorOf(heading), skipEmptyLines: 'greedy' })
  const [first] = errors
  if (first !== undefined) throw new ForeignProblem(`row ${(first.row ?? 0) + 1}: ${rowProblem(first.code)}.`)
  const [head = [], ...rows] = data
  if (head.length > MOST_COLUMNS)
    throw new ForeignProblem(`It has ${limitText(head.length)} columns, and ${MOST_COLUMNS} is the most.`)
  if (rows.length > LIMITS.combatants)
    throw new ForeignProblem(`It has ${limitText(rows.length)} rows, and ${limitText(LIMITS.combatants)} is the most.`)
  const fields = kinds.find(({ id }) => id === 'combatant')?.fields ?? []
  const columns = head.map((name) => columnOf(name, fields))
  const hasSides = fields.some(({ name }) => name === 'side')
  tellUnknown(head, columns, fields, telling)
  if (!columns.some((column) => isWord(column, 'name')))
    throw new ForeignProblem('row 1: no column says the "name" of somebody: name one so.')
  const people = rows.flatMap((cells, i) => peopleOf(cells, i + 2, head, columns, hasSides, telling))
  if (people.length > LIMITS.combatants)
    throw new ForeignProblem(
      `With their counts there are ${limitText(people.length)} combatants, and ${limitText(LIMITS.combatants)} is the most.`,
    )
  return people
}

const rowProblem = (code: string): string =>
  code === 'MissingQuotes'
    ? 'a quote is opened and never closed: write a quote within quotes twice'
    : 'its quotes are not right: write a quote within quotes twice'

const isWord = (column: Column | undefined, word: string): boolean => column?.is === 'word' && column.word === word

/** Words that come before fields of the game by the same name: what they mean is the same everywhere. */
const FIRST = ['name', 'count', 'about', 'from', 'side']

function columnOf(heading: string, fields: readonly FieldForm[]): Column {
  const said = bare(heading)
  const word = Object.keys(SYNONYMS).find((one) => SYNONYMS[one]?.includes(said)) ?? null
  if (word !== null && FIRST.includes(word)) return { is: 'word', word }
  const own = fields.find(
    ({ name, label }) => bare(spaced(name)) === said || bare(name) === said || bare(label) === said,
  )
  // What everybody says of hit points and attacks in one way is better than a game's own list of them.
  if (own !== undefined && !['hp', 'attacks'].includes(word ?? '')) return { is: 'field', field: own }
  for (const { name, shape } of fields)
    if (shape.type === 'numbers' && shape.words.includes(said)) return { is: 'part', field: name, part: said }
  return word === null ? null : { is: 'word', word }
}

const spaced = (name: string): string => name.replace(/([a-z])([A-Z])/g, '$1 $2')

function tellUnknown(
  head: readonly string[],
  columns: readonly Column[],
  fields: readonly FieldForm[],
  telling: Telling,
): void {
  const known = [...fields.map(({ name }) => name), ...Object.values(SYNONYMS).flat()]
  head.forEach((name, i) => {
    if (columns[i] !== null || name.trim() === '') return
    const near = nearest(name.trim(), known)
    const right =
      near === null
        ? `Fields here are ${listText(fields.slice(0, 12).map((one) => one.name))}`
        : `Did you mean "${near}"?`
    telling.lose(`column ${plain(name)}`, `nothing here is called so; it was left out. ${right}`)
  })
}

function peopleOf(
  cells: readonly string[],
  row: number,
  head: readonly string[],
  columns: readonly Column[],
  hasSides: boolean,
  telling: Telling,
): Person[] {
  const where = (i: number) => `row ${row}, column ${plain(head[i] ?? '')}`
  const words: Record<string, { readonly text: string; readonly path: string }> = {}
  const own: Record<string, unknown> = {}
  cells.forEach((cell, i) => {
    const [column, text] = [columns[i] ?? null, cell.trim()]
    if (column === null || text === '') return
    if (column.is === 'word') words[column.word] ??= { text, path: where(i) }
    else if (column.is === 'part') {
      const value = numberOf(text, where(i), telling)
      if (value !== null) own[column.field] = { ...(own[column.field] as object | undefined), [column.part]: value }
    } else {
      const value = saidFor(column.field.shape, text, where(i), telling)
      if (value === undefined) return
      own[column.field.name] = value
      telling.carry(where(i), column.field.name)
    }
  })
  const said = (word: string): string => words[word]?.text ?? ''
  const number = (word: string): number | null =>
    words[word] === undefined ? null : numberOf(said(word), words[word].path, telling)
  const name = plain(said('name'))
  if (name === '') {
    telling.lose(`row ${row}`, 'nobody without a name can be brought in; it was left out')
    return []
  }
  const at: Partial<Record<Concept, string>> = {}
  for (const concept of ['hp', 'ac', 'initiative', 'level', 'hitDice', 'speed', 'size', 'attacks'] as const)
    if (words[concept] !== undefined) at[concept] = words[concept].path
  const scores: Partial<Record<Score, number>> = {}
  for (const score of SCORES) {
    const value = number(score)
    if (value === null) continue
    scores[score] = value
    at.scores ??= words[score]?.path ?? ''
  }
  if (said('from') !== '') own.from = said('from')
  // Any other word is the id of a side of one's own.
  if (hasSides && said('side') !== '' && !HEROES.test(said('side')) && !FOES.test(said('side'))) own.side = said('side')
  const person = {
    path: `row ${row}`,
    isHero: isHeroic(said('side'), said('player')),
    hp: pointsOf(words, telling),
    ac: number('ac'),
    initiative: number('initiative'),
    level: levelOf(said('level')),
    hitDice: /^\d{1,3}d\d{1,3}$/.test(said('hitDice')) ? said('hitDice') : null,
    speed: /^\d{1,4}/.test(said('speed')) ? Number(/^\d{1,4}/.exec(said('speed'))?.[0]) : null,
    size: sizeOf(said('size')),
    scores,
    attacks: attacksOf(words.attacks, telling),
    about: plain(said('about')),
    at,
    own,
  }
  const count = number('count') ?? 1
  if (count < 1 || count > MOST_OF_ONE || !Number.isInteger(count)) {
    const path = words.count?.path ?? ''
    telling.lose(path, `a count is a whole number from 1 to ${MOST_OF_ONE}: one was taken`)
    return [{ ...person, id: `row ${name}`, name }]
  }
  return Array.from({ length: count }, (_, i): Person => {
    const called = count === 1 ? name : `${name} ${i + 1}`
    return { ...person, id: `row ${called}`, name: called }
  })
}

const HEROES = /^(?:party|pcs?|players?|heroes|hero|characters?|ally|allies|friends?|good|us|yes|true|1|x)$/i

const FOES = /^(?:foes?|enem(?:y|ies)|monsters?|npcs?|creatures?|bad|them|no|false|0)$/i

const isHeroic = (side: string, player: string): boolean =>
  HEROES.test(side) || (side === '' && player !== '' && !/^(?:no|false|0|npc|-)$/i.test(player))

function numberOf(text: string, path: string, telling: Telling): number | null {
  const value = Number(text.replace(/^\+/, ''))
  if (text !== '' && Number.isFinite(value) && Math.abs(value) <= LIMITS.number) return value
  telling.lose(path, `"${plain(text).slice(0, 40)}" is no number; it was left out`)
  return null
}

function pointsOf(
  words: Readonly<Record<string, { readonly text: string; readonly path: string }>>,
  telling: Telling,
): Person['hp'] {
  const { hp, now } = words
  if (hp === undefined) return null
  const [, first, second] = /^(\d{1,6})\s*\/\s*(\d{1,6})$/.exec(hp.text) ?? []
  const most = second !== undefined ? Number(second) : numberOf(hp.text, hp.path, telling)
  if (most === null) return null
  const left =
    first !== undefined ? Number(first) : now === undefined ? most : (numberOf(now.text, now.path, telling) ?? most)
  const bounded = Math.max(1, Math.round(most))
  return { now: Math.min(Math.max(0, Math.round(left)), bounded), most: bounded }
}

function levelOf(text: string): number | null {
  const [, above, below] = /^(\d{1,3})(?:\s*\/\s*(\d{1,3}))?$/.exec(text) ?? []
  const level = Number(above) / Number(below ?? 1)
  return above === undefined || !Number.isFinite(level) ? null : level
}

const SIZES: Readonly<Record<string, number>> = { tiny: 1, small: 1, medium: 1, large: 2, huge: 3, gargantuan: 4 }

const sizeOf = (text: string): number | null => {
  const word = text.toLowerCase()
  if (Object.hasOwn(SIZES, word)) return SIZES[word] ?? null
  return /^[1-8]$/.test(text) ? Number(text) : null
}

function attacksOf(
  said: { readonly text: string; readonly path: string } | undefined,
  telling: Telling,
): ForeignAttack[] {
  if (said === undefined) return []
  return said.text.split(/[;|\n]/).flatMap((text) => {
    const attack = attackInShort(text, said.path)
    if (attack !== null) return [attack]
    const right = 'write it as in "scimitar +4 1d6+2 slashing", or "bow +4 1d6+2 range 80/320", with ; between several'
    if (text.trim() !== '') telling.lose(said.path, `"${plain(text).slice(0, 60)}" is no attack: ${right}`)
    return []
  })
}

/** What a cell says for a field of such a shape; undefined where it says nothing that could stand there. */
function saidFor(shape: Shape, text: string, path: string, telling: Telling): unknown {
  const several = () =>
    text
      .split(/[;|\n]/)
      .map((one) => one.trim())
      .filter((one) => one !== '')
  switch (shape.type) {
    case 'number':
      return shape.words.includes(text) ? text : (numberOf(text, path, telling) ?? undefined)
    case 'pool':
      return /^-?\d{1,6}\/\d{1,6}$/.test(text) ? text : (numberOf(text, path, telling) ?? undefined)
    case 'flag':
      return !/^(?:no|false|0|-)$/i.test(text)
    case 'list':
    case 'words':
      return several()
    case 'numbers': {
      const pairs = several().flatMap((one) => {
        const [, word = '', number = ''] = /^([\w-]+)[\s:=]+([+-]?\d{1,6})$/.exec(one) ?? []
        return word === '' || word === '__proto__' ? [] : [[word, Number(number)] as const]
      })
      return pairs.length === 0 ? undefined : Object.fromEntries(pairs)
    }
    case 'kind':
    case 'variants':
    case 'any':
      return inFull(text, path, telling)
    default:
      return text
  }
}

/** A number, a text, or a map or list as files write them. */
function inFull(text: string, path: string, telling: Telling): unknown {
  if (/^[+-]?\d{1,6}$/.test(text)) return Number(text)
  if (!/^[[{]/.test(text)) return text
  try {
    return text.length > LIMITS.line ? undefined : parse(text, { maxAliasCount: 0 })
  } catch {
    telling.lose(path, `"${plain(text).slice(0, 40)}" is no map and no list; it was left out`)
    return undefined
  }
}
