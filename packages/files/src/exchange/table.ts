/// <reference path="./papaparse.d.ts" />
import { type KindForm, LIMITS, limitText } from '@fray/kernel'
import Papa from 'papaparse'
import { ForeignProblem, type ImportReport } from './account.ts'
import { checkLength } from './foreign-json.ts'
import { type ImportedCreature, type ImportedField, SCORES, type Score } from './imported-creature.ts'
import { plain } from './improved-initiative.ts'
import { attacksOf, type Cell, isHeroic, levelOf, numberOf, ownSide, pointsOf, saidFor, sizeOf } from './table-cells.ts'
import { type Column, columnOf, isCalled, isWord, tellUnknown } from './table-columns.ts'

/** The most characters and columns of a table. */
const MOST_CHARACTERS = 5_000_000
const MOST_COLUMNS = 200
/** The highest count in a row. */
const MOST_OF_ONE = 200

/** Whether the first line of a text has a heading for names. */
export const isTable = (text: string): boolean => {
  const [line = ''] = text.slice(0, 20_000).split(/\r?\n/, 1)
  return cellsOf(line, separatorOf(line)).some((cell) => isCalled(cell, 'name'))
}

const cellsOf = (line: string, delimiter: string): readonly string[] =>
  (Papa.parse<string[]>(line, { delimiter }).data[0] ?? []).map(String)

/** The separator that splits the heading into most columns: comma, semicolon or tab. */
function separatorOf(heading: string): string {
  const counts = [',', ';', '\t'].map((sign) => [sign, heading.split(sign).length] as const)
  return counts.reduce((best, one) => (one[1] > best[1] ? one : best))[0]
}

/**
 * Reads a table of combatants: a heading row, and a row for each. Throws a {@link ForeignProblem} if it cannot be
 * read. Headings are fields of the game, or common names for such things.
 */
export function readTable(text: string, kinds: readonly KindForm[], report: ImportReport): readonly ImportedCreature[] {
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
  const columns = head.map((name, i) => {
    const cells = rows.map((row) => row[i] ?? '')
    return columnOf(name, fields, cells)
  })
  const hasSides = fields.some(({ name }) => name === 'side')
  tellUnknown(head, columns, fields, report)
  if (!columns.some((column) => isWord(column, 'name')))
    throw new ForeignProblem('row 1: no column says the "name" of somebody: name one so.')
  const people = rows.flatMap((cells, i) => peopleOf(cells, i + 2, report, { head, columns, hasSides }))
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

/** What the columns of a table are. */
interface Heading {
  readonly head: readonly string[]
  readonly columns: readonly Column[]
  readonly hasSides: boolean
}

function peopleOf(
  cells: readonly string[],
  row: number,
  report: ImportReport,
  { head, columns, hasSides }: Heading,
): ImportedCreature[] {
  const where = (i: number) => `row ${row}, column ${plain(head[i] ?? '')}`
  const words: Record<string, Cell> = {}
  const gameFields: Record<string, unknown> = {}
  cells.forEach((cell, i) => {
    const [column, text] = [columns[i] ?? null, cell.trim()]
    if (column === null || text === '') return
    if (column.is === 'word') words[column.word] ??= { text, path: where(i) }
    else if (column.is === 'part') {
      const value = numberOf(text, where(i), report)
      if (value !== null)
        gameFields[column.field] = { ...(gameFields[column.field] as object | undefined), [column.part]: value }
    } else {
      const value = saidFor(column.field.shape, text, where(i), report)
      if (value === undefined) return
      gameFields[column.field.name] = value
      report.carry(where(i), column.field.name)
    }
  })
  const said = (word: string): string => words[word]?.text ?? ''
  const number = (word: string): number | null =>
    words[word] === undefined ? null : numberOf(said(word), words[word].path, report)
  const name = plain(said('name'))
  if (name === '') {
    report.lose(`row ${row}`, 'nobody without a name can be brought in; it was left out')
    return []
  }
  const at: Partial<Record<ImportedField, string>> = {}
  for (const concept of ['hp', 'ac', 'initiative', 'level', 'hitDice', 'speed', 'size', 'attacks'] as const)
    if (words[concept] !== undefined) at[concept] = words[concept].path
  const scores: Partial<Record<Score, number>> = {}
  for (const score of SCORES) {
    const value = number(score)
    if (value === null) continue
    scores[score] = value
    at.scores ??= words[score]?.path ?? ''
  }
  if (said('from') !== '') gameFields.from = said('from')
  const side = ownSide(said('side'))
  if (hasSides && side !== null) gameFields.side = side
  const person = {
    path: `row ${row}`,
    isHero: isHeroic(said('side'), said('player')),
    hp: pointsOf(words, report),
    ac: number('ac'),
    initiative: number('initiative'),
    level: levelOf(said('level')),
    hitDice: /^\d{1,3}d\d{1,3}$/.test(said('hitDice')) ? said('hitDice') : null,
    speed: /^\d{1,4}/.test(said('speed')) ? Number(/^\d{1,4}/.exec(said('speed'))?.[0]) : null,
    size: sizeOf(said('size')),
    scores,
    attacks: attacksOf(words.attacks, report),
    about: plain(said('about')),
    at,
    gameFields,
  }
  const count = number('count') ?? 1
  if (count < 1 || count > MOST_OF_ONE || !Number.isInteger(count)) {
    const path = words.count?.path ?? ''
    report.lose(path, `a count is a whole number from 1 to ${MOST_OF_ONE}: one was taken`)
    return [{ ...person, id: `row ${name}`, name }]
  }
  return Array.from({ length: count }, (_, i): ImportedCreature => {
    const called = count === 1 ? name : `${name} ${i + 1}`
    return { ...person, id: `row ${called}`, name: called }
  })
}
