import type { AnyScene, Command } from '@fray/kernel'
import { nameOf } from '@fray/kernel'
import type { CombatantOdds, Estimate, OddsSummary } from '@fray/lab'
import type { Terminal } from '../io/terminal.ts'
import { mean, percent } from './chance.ts'
import { padTo, textWidth } from './width.ts'

/** A fraction is shown where it is no longer than this. */
const SHORT = 24

/** `55%` and `11/20`; of samples the percentage and its interval. */
function chanceWords({ value, low, high, exact }: Estimate): readonly [percentage: string, detail: string] {
  if (exact === null) return [percent(value), `${percent(low)} to ${percent(high)}`]
  const text = exact.toString()
  return [percent(value), text.includes('/') && text.length <= SHORT ? text : '']
}

/** An average; of samples with its interval. */
export const averageWords = ({ value, low, high, exact }: Estimate): string =>
  exact === null ? `${mean(value)} (${mean(low)} to ${mean(high)})` : mean(value)

/** Whether something can happen at all. */
const canBe = ({ value, high, exact }: Estimate): boolean => (exact === null ? high > 0 && value > 0 : value > 0)

type Line = readonly [what: string, chance: Estimate, other?: number]

/** Shows the odds of one command. */
export function showOdds(terminal: Terminal, scene: AnyScene, command: Command, summary: OddsSummary): void {
  const { blow, combatants, checks } = summary
  const isOpen =
    blow !== null ||
    checks.length > 0 ||
    combatants.some(
      ({ row, effects, amounts, falls }) =>
        row !== command.actor || effects.length > 0 || canBe(falls) || amounts.some(([value]) => value !== 0),
    )
  if (!isOpen) terminal.say('Nothing in it is left to chance.')
  if (blow !== null) {
    const words = blow.words.map(([word, chance]): Line => [word, chance])
    showLines(terminal, [['hit', blow.hit], ...words])
    terminal.say()
  }
  if (checks.length > 0) {
    const who = (row: number) => (row < 0 ? 'the referee' : nameOf(scene, row))
    showLines(
      terminal,
      checks.flatMap(({ who: row, what, rule, made, passed }): Line[] => {
        const name = `${who(row)}: ${what} [${rule}]`
        return made.low < 1
          ? [
              [`${name} made`, made],
              [`${name} made and passed`, passed],
            ]
          : [[`${name} passed`, passed]]
      }),
    )
    terminal.say()
  }
  for (const one of combatants) {
    if (!canBe(one.hurt) && !canBe(one.falls) && one.amounts.every(([value]) => value === 0)) {
      if (one.effects.length > 0) showEffects(terminal, nameOf(scene, one.row), one)
      else if (one.row !== command.actor) terminal.say(`${nameOf(scene, one.row)}: nothing can happen to it.`)
      continue
    }
    showCombatant(terminal, nameOf(scene, one.row), one)
  }
}

function showCombatant(terminal: Terminal, name: string, one: CombatantOdds): void {
  terminal.say(terminal.colours.strong(`${name}: takes ${averageWords(one.damage)} on average`))
  const lines: Line[] = [['goes down', one.falls]]
  if (canBe(one.injured)) lines.push(['is injured', one.injured])
  const amounts = one.amounts.map(([value, chance]): Line => [value < 0 ? `gains ${-value}` : `takes ${value}`, chance])
  showLines(terminal, [...lines, ...amounts, ...one.effects])
  terminal.say()
}

/** What may be otherwise with one that loses no life. */
function showEffects(terminal: Terminal, name: string, { effects }: CombatantOdds): void {
  terminal.say(terminal.colours.strong(`${name}: takes nothing`))
  showLines(terminal, effects)
  terminal.say()
}

const BAR = 24

/** Lines of what, how likely, and a bar where drawings are wanted. */
function showLines(terminal: Terminal, lines: readonly Line[]): void {
  const widest = Math.max(...lines.map(([what]) => textWidth(what)))
  const words = lines.map(([, chance]) => chanceWords(chance))
  const detail = Math.max(...words.map(([, text]) => text.length))
  const bar = terminal.unicode ? '█' : '#'
  lines.forEach(([what, { value }], i) => {
    const [percentage, exact] = words[i] as readonly [string, string]
    if (terminal.plain) {
      terminal.say(`  ${what}: ${percentage}${exact === '' ? '' : `, ${exact}`}`)
      return
    }
    const room = Math.max(0, Math.min(BAR, terminal.width - widest - detail - 14))
    const drawn = bar.repeat(Math.round(value * room))
    terminal.say(`  ${padTo(what, widest)}  ${percentage.padStart(6)}  ${padTo(exact, detail)}  ${drawn}`.trimEnd())
  })
}

/** Columns between two cells of a table. */
const GAP = 2

/** One row of the list of many commands. */
export interface OddsRow {
  /** The command as it is typed. */
  readonly text: string
  readonly summary: OddsSummary
}

/** One column of the list: its heading, how it is said in a sentence, and its cell for a command. */
interface Column {
  readonly heading: string
  readonly says: (cell: string, row: OddsRow) => string
  readonly cell: (row: OddsRow) => string
  /** Whether the game has such a thing, or these commands do such a thing; left out where it always is. */
  readonly isNeeded?: (rows: readonly OddsRow[]) => boolean
}

/** What follows most likely that is no loss of life, for commands that strike no blow: `prone 33%`. */
function alsoOf({ summary: { blow, combatants } }: OddsRow): string {
  const [target] = combatants
  if (blow !== null || target === undefined || target.effects.length === 0) return ''
  const [words, { value }] = [...target.effects].sort(([, a], [, b]) => b.value - a.value)[0] as Line
  return `${words} ${percent(value)}`
}

const columnsOf = (scene: AnyScene): readonly Column[] => [
  {
    heading: 'hit',
    says: (cell) => `hits ${cell}`,
    cell: ({ summary: { blow } }) => (blow === null ? '-' : percent(blow.hit.value)),
  },
  {
    heading: 'critical',
    says: (cell) => `critical ${cell}`,
    cell: ({ summary: { blow } }) => (blow === null ? '-' : percent(blow.critical.value)),
    isNeeded: (rows) => rows.some(({ summary: { blow } }) => blow !== null && blow.critical.value > 0),
  },
  {
    heading: 'takes',
    says: (cell, { summary: { combatants } }) => `${nameOf(scene, combatants[0].row)} takes ${cell} on average`,
    cell: ({ summary: { combatants } }) => mean(combatants[0].damage.value),
  },
  {
    heading: 'goes down',
    says: (cell) => `goes down ${cell}`,
    cell: ({ summary: { combatants } }) => percent(combatants[0].falls.value),
  },
  {
    heading: 'otherwise',
    says: (cell) => cell,
    cell: alsoOf,
    isNeeded: (rows) => rows.some((row) => alsoOf(row) !== ''),
  },
]

/**
 * Shows many commands, a line each: the chance to hit, what the target loses, how likely it goes down, and what else becomes
 * of it; only what there is in this game. On a screen too narrow for the table it is told in sentences.
 */
export function showMany(terminal: Terminal, scene: AnyScene, rows: readonly OddsRow[]): void {
  const columns = columnsOf(scene).filter(({ isNeeded }) => isNeeded?.(rows) ?? true)
  const table = [
    ['command', ...columns.map(({ heading }) => heading)],
    ...rows.map((row) => [row.text, ...columns.map(({ cell }) => cell(row))]),
  ]
  const widths = ['', ...columns].map((_, c) => Math.max(...table.map((row) => textWidth(row[c] as string))))
  const isWide = widths.reduce((sum, width) => sum + width + GAP, -GAP) > terminal.width
  if (terminal.plain || isWide) {
    for (const row of rows) {
      const said = columns.map(({ cell, says }) => says(cell(row), row)).filter((words) => words !== '')
      terminal.tell(`${row.text}: ${said.join(', ')}`, '  ')
    }
    return
  }
  table.forEach((row, r) => {
    const [first, ...rest] = row as [string, ...string[]]
    const cells = rest.map((cell, c) => cell.padStart(widths[c + 1] as number))
    const line = `${padTo(first, widths[0])}  ${cells.join('  ')}`.trimEnd()
    terminal.say(r === 0 ? terminal.colours.faint(line) : line)
  })
}
