import { compileDice, DiceError, faceAt, seedFrom } from '@fray/kernel'
import {
  chancesOfDice,
  type DiceChances,
  diceCsv,
  momentsOf,
  type RollExpression,
  readRollExpressions,
  rollExpression,
  UncountableDice,
  type WrittenRoll,
} from '@fray/lab'
import { freshSeed } from '../io/seed.ts'
import { badInput } from '../io/stop.ts'
import type { Terminal } from '../io/terminal.ts'
import { checkOutputs, replaceFile } from '../io/writing.ts'
import { type RollOptions, readTimes } from '../play/roll-options.ts'
import { exactMean, exactPercent } from '../ui/chance.ts'

/** `fray roll` of what designers write: pools, comparisons, dice of one's own; several side by side. */
export function rollDesigned(terminal: Terminal, text: string, options: RollOptions): void {
  const all = read(text)
  if (options.table === true) {
    checkOutputs([{ path: options.csv, option: '--csv', replaces: true }], [])
    const tables = all.map(({ text: dice, expression }) => ({ dice, chances: counted(expression) }))
    if (options.json === true)
      terminal.say(
        JSON.stringify(tables.map(({ dice, chances }) => ({ dice, chances: plainOf(chances), ...momentsOf(chances) }))),
      )
    else showTables(terminal, tables)
    if (options.csv === undefined) return
    replaceFile(options.csv, diceCsv(tables))
    terminal.complain(`Written to ${options.csv}.`)
    return
  }
  const seed = seedFrom(options.seed ?? freshSeed())
  let n = 0
  for (let i = readTimes(options); i > 0; i--)
    for (const { text: dice, expression } of all) {
      const { value, shown } = rollExpression(expression, (sides) => faceAt(seed, n++, sides))
      terminal.say(
        options.json === true
          ? JSON.stringify({ dice, shown, total: value })
          : `${dice}: ${shown.join(' ')}${shown.length === 0 ? '' : ' '}= ${value}`,
      )
    }
}

function read(text: string): readonly WrittenRoll[] {
  try {
    return readRollExpressions(text)
  } catch (error) {
    if (!(error instanceof DiceError)) throw error
    throw badInput((plainProblem(text) ?? error.message) + elsewhere(text))
  }
}

/** What to write instead of what other programs understand; '' where nothing of it stands there. */
function elsewhere(text: string): string {
  if (/\[|\boutput\b|\bhighest\b|\blowest\b|\bexplode\b|\bcount\b/i.test(text))
    return '. [highest 3 of 4d6] is 4d6kh3 here, [count {5,6} in 5d6] is 5d6c>=5, [explode d6] is d6!2; "output" is left out'
  if (text.includes('/')) return '. There is no division'
  return /\dr/i.test(text) ? '. There are no rerolls' : ''
}

/** What is wrong with it as rules write dice, where nothing in it is of designers alone. */
function plainProblem(text: string): string | null {
  if (/[c{}()<>=*@,f]|max|min|![0-9]/i.test(text)) return null
  try {
    compileDice(text)
    return null
  } catch (error) {
    return error instanceof DiceError ? error.message : null
  }
}

function counted(expression: RollExpression): DiceChances {
  try {
    return chancesOfDice(expression)
  } catch (error) {
    if (error instanceof UncountableDice) throw badInput(error.message)
    throw error
  }
}

const plainOf = (chances: DiceChances) => [...chances].map(([value, chance]) => ({ value, chance }))

interface DiceTable {
  readonly dice: string
  readonly chances: DiceChances
}

/** Rows that are shown: those behind are rarer than one in ten thousand together. */
const RARE = 1e-4

/** Several tables side by side, each with a bar of its own; what is too rare to be seen is added up below. */
function showTables(terminal: Terminal, tables: readonly DiceTable[]): void {
  const values = [...new Set(tables.flatMap(({ chances }) => [...chances.keys()]))].sort((a, b) => a - b)
  const isLong = values.length > 60
  const atLeast = tables.map(({ chances }) => reached(values, chances))
  const seen = values.map((value, i) => ({ value, i }))
  const shown = isLong ? seen.filter(({ i }) => atLeast.some((of) => (of[i] ?? 0) > RARE)) : seen
  const only = tables.length === 1 ? tables[0] : undefined
  const rows = shown.map(({ value, i }) => ({
    value: String(value),
    chances: tables.map(({ chances }) => chances.get(value) ?? 0),
    atLeast: exactPercent(atLeast[0]?.[i] ?? 0),
  }))
  if (terminal.plain)
    for (const { value, chances, atLeast: least } of rows)
      terminal.say(
        only === undefined
          ? `${value}: ${chances.map((chance, i) => `${tables[i]?.dice} ${exactPercent(chance)}`).join(', ')}`
          : `${value}: chance ${exactPercent(chances[0] ?? 0)}, at least ${least}`,
      )
  else {
    const names = only === undefined ? tables.map(({ dice }) => dice) : ['chance  at least']
    const digits = Math.max(5, ...rows.map(({ value }) => value.length))
    const figures = only === undefined ? 7 : 17
    const room = Math.max(0, Math.min(40, Math.floor((terminal.width - digits - 2) / tables.length) - figures - 5))
    const most = Math.max(...tables.flatMap(({ chances }) => [...chances.values()]))
    const width = Math.max(room + figures + 2, ...names.map((name) => name.length))
    const bar = terminal.unicode ? '█' : '#'
    const line = (first: string, cells: readonly string[]) =>
      terminal.say(`${first.padStart(digits)}  ${cells.map((cell) => cell.padEnd(width)).join('  ')}`.trimEnd())
    line(
      'total',
      names.map((name) => name.padStart(7)),
    )
    for (const { value, chances, atLeast: least } of rows)
      line(
        value,
        chances.map((chance) => {
          const said = exactPercent(chance).padStart(7) + (only === undefined ? '' : `  ${least.padStart(8)}`)
          return `${said}  ${bar.repeat(Math.round((chance / most) * room))}`
        }),
      )
  }
  if (shown.length < values.length)
    terminal.say(`${values.length - shown.length} more values, less than ${exactPercent(RARE)} together.`)
  for (const { dice, chances } of tables) {
    const { mean: average, deviation } = momentsOf(chances)
    const ends = [...chances.keys()]
    terminal.say(
      `${dice}: ${ends[0]} to ${ends.at(-1)}, ${exactMean(average)} on average, standard deviation ${exactMean(deviation)}.`,
    )
  }
}

/** The chance of each of these values or more. */
function reached(values: readonly number[], chances: DiceChances): number[] {
  const all: number[] = []
  let sum = 0
  for (let i = values.length - 1; i >= 0; i--) {
    sum += chances.get(values[i] ?? 0) ?? 0
    all[i] = sum
  }
  return all
}
