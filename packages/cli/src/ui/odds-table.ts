import type { AnyScene, Command } from '@fray/kernel'
import { nameOf } from '@fray/kernel'
import type { CombatantOdds, Estimate, OddsSummary } from '@fray/lab'
import type { Terminal } from '../io/terminal.ts'
import { mean, percent } from './chance.ts'
import { padTo, textWidth } from './width.ts'

/** A fraction is shown where it is no longer than this. */
const SHORT = 24

/** `55%` and `11/20`; of samples the percentage and its interval. */
export function chanceWords({ value, low, high, exact }: Estimate): readonly [percentage: string, detail: string] {
  if (exact === null) return [percent(value), `${percent(low)} to ${percent(high)}`]
  const text = exact.toString()
  return [percent(value), text.includes('/') && text.length <= SHORT ? text : '']
}

/** An average; of samples with its interval. */
export const averageWords = ({ value, low, high, exact }: Estimate): string =>
  exact === null ? `${mean(value)} (${mean(low)} to ${mean(high)})` : mean(value)

/** Whether something can happen at all. */
const canBe = ({ value, high, exact }: Estimate): boolean => (exact === null ? high > 0 && value > 0 : value > 0)

type Line = readonly [what: string, chance: Estimate]

/** Shows the odds of one command. */
export function showOdds(terminal: Terminal, scene: AnyScene, command: Command, summary: OddsSummary): void {
  const { blow, combatants } = summary
  if (blow !== null) {
    const words = blow.words.map(([word, chance]): Line => [word, chance])
    showLines(terminal, [['hit', blow.hit], ...words])
    terminal.say()
  }
  for (const one of combatants) {
    if (!canBe(one.hurt) && !canBe(one.falls) && one.amounts.every(([value]) => value === 0)) {
      if (one.row !== command.actor) terminal.say(`${nameOf(scene, one.row)}: nothing can happen to it.`)
      continue
    }
    showCombatant(terminal, nameOf(scene, one.row), one)
  }
}

function showCombatant(terminal: Terminal, name: string, one: CombatantOdds): void {
  terminal.say(terminal.colours.strong(`${name}: loses ${averageWords(one.damage)} on average`))
  const lines: Line[] = [['goes down', one.falls]]
  if (canBe(one.injured)) lines.push(['is injured', one.injured])
  const amounts = one.amounts.map(([value, chance]): Line => [value < 0 ? `gains ${-value}` : `loses ${value}`, chance])
  showLines(terminal, [...lines, ...amounts])
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

/**
 * Shows many commands, a line each: the chance to hit, what the target loses, and how likely somebody goes down. On a
 * screen too narrow for the table it is told in sentences.
 */
export function showMany(terminal: Terminal, scene: AnyScene, rows: readonly OddsRow[]): void {
  const cells = rows.map(({ text, summary: { blow, combatants } }) => {
    const target = combatants[0]
    return [
      text,
      blow === null ? '-' : percent(blow.hit.value),
      blow === null ? '-' : percent(blow.critical.value),
      target === undefined ? '-' : mean(target.damage.value),
      target === undefined ? '-' : percent(target.falls.value),
      target === undefined ? '' : nameOf(scene, target.row),
    ]
  })
  const table = [['command', 'hit', 'critical', 'loses', 'goes down'], ...cells]
  const widths = [0, 1, 2, 3, 4].map((c) => Math.max(...table.map((row) => textWidth(row[c] as string))))
  const isWide = widths.reduce((sum, width) => sum + width + GAP, -GAP) > terminal.width
  if (terminal.plain || isWide) {
    for (const [text, hit, critical, damage, falls, who] of cells)
      terminal.tell(
        `${text}: hits ${hit}, critical ${critical}, ${who} loses ${damage} on average, goes down ${falls}`,
        '  ',
      )
    return
  }
  table.forEach((row, r) => {
    const [first, ...rest] = row as [string, ...string[]]
    const numbers = rest.slice(0, 4).map((cell, c) => cell.padStart(widths[c + 1] as number))
    const line = `${padTo(first, widths[0] as number)}  ${numbers.join('  ')}`
    terminal.say(r === 0 ? terminal.colours.faint(line) : line)
  })
}
