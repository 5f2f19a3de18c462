import { type FieldForm, listText, nearest } from '@fray/kernel'
import type { ImportReport } from './account.ts'
import { SCORES } from './imported-creature.ts'
import { plain } from './improved-initiative.ts'

/** Words used in headings, by their meaning. */
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

/** What a column is: a field of the game, one number of a field, a common concept, or unknown. */
export type Column =
  | { readonly is: 'field'; readonly field: FieldForm }
  | { readonly is: 'part'; readonly field: string; readonly part: string }
  | { readonly is: 'word'; readonly word: string }
  | null

const bare = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[\s_-]+/g, ' ')
    .trim()

/** Whether a heading is a common name for the concept. */
export const isCalled = (heading: string, word: string): boolean => SYNONYMS[word]?.includes(bare(heading)) === true

/** Whether a column is that concept. */
export const isWord = (column: Column | undefined, word: string): boolean =>
  column?.is === 'word' && column.word === word

/** Concepts that take precedence over the game's fields of the same name: they mean the same everywhere. */
const FIRST = ['name', 'count', 'about', 'from', 'side']

/** Whether the cells contain a value too high for a modifier, so that they are ability scores. */
const areScores = (cells: readonly string[]): boolean => cells.some((cell) => Number(cell) > 9)

/** What a column with that heading and those cells is. */
export function columnOf(heading: string, fields: readonly FieldForm[], cells: readonly string[]): Column {
  const said = bare(heading)
  const word = Object.keys(SYNONYMS).find((one) => SYNONYMS[one]?.includes(said)) ?? null
  if (word !== null && FIRST.includes(word)) return { is: 'word', word }
  // A game's own strength may be a modifier, which never reaches 14.
  if (word !== null && SCORES.some((score) => score === word) && areScores(cells)) return { is: 'word', word }
  // The common notation of hit points and attacks is preferred to a game's own list of them, or its attack bonus.
  if (word === 'hp' || word === 'attacks') return { is: 'word', word }
  const own = fields.find(
    ({ name, label }) => bare(spaced(name)) === said || bare(name) === said || bare(label) === said,
  )
  if (own !== undefined) return { is: 'field', field: own }
  for (const { name, shape } of fields)
    if (shape.type === 'numbers' && shape.words.includes(said)) return { is: 'part', field: name, part: said }
  return word === null ? null : { is: 'word', word }
}

const spaced = (name: string): string => name.replace(/([a-z])([A-Z])/g, '$1 $2')

/** Reports the unknown columns. */
export function tellUnknown(
  head: readonly string[],
  columns: readonly Column[],
  fields: readonly FieldForm[],
  report: ImportReport,
): void {
  const known = [...fields.map(({ name }) => name), ...Object.values(SYNONYMS).flat()]
  head.forEach((name, i) => {
    if (columns[i] !== null || name.trim() === '') return
    const near = nearest(name.trim(), known)
    const right =
      near === null
        ? `Fields here are ${listText(fields.slice(0, 12).map((one) => one.name))}`
        : `Did you mean "${near}"?`
    report.lose(`column ${plain(name)}`, `nothing here is called so; it was left out. ${right}`)
  })
}
