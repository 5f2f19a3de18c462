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
import { mean, percent } from '../ui/chance.ts'

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
    throw badInput(plainProblem(text) ?? error.message)
  }
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
  const from = (value: number) =>
    Math.max(...tables.map(({ chances }) => [...chances].reduce((sum, [v, p]) => (v >= value ? sum + p : sum), 0)))
  const isLong = values.length > 60
  const shown = isLong ? values.filter((value) => from(value) > RARE) : values
  const names = tables.length === 1 ? ['chance'] : tables.map(({ dice }) => dice)
  const digits = Math.max(5, ...shown.map((value) => String(value).length))
  const room = Math.max(0, Math.min(40, Math.floor((terminal.width - digits - 2) / tables.length) - 12))
  const most = Math.max(...tables.flatMap(({ chances }) => [...chances.values()]))
  const bar = terminal.unicode ? '█' : '#'
  const width = Math.max(6, ...names.map((name) => name.length))
  if (terminal.plain) {
    for (const value of shown)
      terminal.say(
        `${value}: ${tables.map(({ chances }, i) => `${names[i]} ${percent(chances.get(value) ?? 0)}`).join(', ')}`,
      )
  } else {
    const heads = names.map((name) => name.padStart(6).padEnd(tables.length === 1 ? 0 : Math.max(width, room + 8)))
    terminal.say(`${'total'.padStart(digits)}  ${heads.join('  ')}`.trimEnd())
    for (const value of shown) {
      const cells = tables.map(({ chances }) => {
        const chance = chances.get(value) ?? 0
        const drawn = bar.repeat(Math.round((chance / most) * room))
        return `${percent(chance).padStart(6)}  ${drawn}`.padEnd(tables.length === 1 ? 0 : Math.max(width, room + 8))
      })
      terminal.say(`${String(value).padStart(digits)}  ${cells.join('  ')}`.trimEnd())
    }
  }
  if (shown.length < values.length)
    terminal.say(`${values.length - shown.length} more values, less than ${percent(RARE)} together.`)
  for (const { dice, chances } of tables) {
    const { mean: average, deviation } = momentsOf(chances)
    const ends = [...chances.keys()]
    terminal.say(
      `${dice}: ${ends[0]} to ${ends.at(-1)}, ${mean(average)} on average, standard deviation ${mean(deviation)}.`,
    )
  }
}
