import { formatCommandText } from '@fray/files'
import { writeCommand } from '@fray/kernel'
import {
  changeOf,
  consequenceOdds,
  figureText,
  IllegalCommand,
  lifeOf,
  MATRIX_FIGURES,
  type MatrixCell,
  MOST_BRANCHES,
  matrixCsv,
  matrixPage,
  ODDS_SEED,
  type OddsMatrix,
  readAxis,
  rollUpToCommand,
  SAMPLES,
  sharedWords,
  summaryOf,
  targetsOf,
  usesToDrop,
} from '@fray/lab'
import { loadEncounter } from '../io/encounters.ts'
import { giveReports } from '../io/report-files.ts'
import { badInput, EXIT, Stop } from '../io/stop.ts'
import type { Terminal } from '../io/terminal.ts'
import { changedSituation } from '../play/changed-situation.ts'
import { type ChangeOption, readChanges, sayingWhy } from '../play/changes.ts'
import { type OddsOptions, readNumber } from '../play/odds-options.ts'
import { isJournal } from '../play/open.ts'
import { notYet, readGiven, textOf } from '../play/situation.ts'
import { padTo, textWidth } from '../ui/width.ts'

/** `fray odds FIGHT COMMAND... --over PARAMETER=VALUES`: commands over a parameter, as one table for each figure. Returns the exit code. */
export async function oddsOver(
  terminal: Terminal,
  file: string,
  words: readonly string[],
  options: OddsOptions & { readonly over: string },
  changed: readonly ChangeOption[],
): Promise<number> {
  if (isJournal(file) || options.at !== undefined || options.duel === true || options.reactions !== undefined)
    throw badInput(
      '--over needs an encounter, and commands to which nobody reacts: leave --at, --duel and --reactions out.',
    )
  if (words.length === 0)
    throw badInput('Say which commands: fray odds FIGHT "Ann attack Orc axe" --over Orc.ac=10..20.')
  // Where any has a space in it, each is a command; else all together are one.
  const texts = words.some((word) => /\s/.test(word)) ? words : [textOf(words)]
  const axis = sayingWhy(() => readAxis(options.over))
  const before = readChanges(changed)
  const branches = readNumber('--branches', options.branches, MOST_BRANCHES, 100_000_000)
  const samples = readNumber('--samples', options.samples, SAMPLES, 100_000_000)
  const seed = options.seed ?? ODDS_SEED
  const { game, setup, value } = await loadEncounter(file)
  const commands = new Map<string, string>()
  const refused = new Map<string, string>()
  const cellOf = (text: string, at: string | number): MatrixCell | null => {
    const opened = changedSituation(game, value, [...before, sayingWhy(() => changeOf(axis.name, at))], options.without)
    const rolled = rollUpToCommand(opened, seed)
    const { rules, scene } = opened
    let early = ''
    try {
      const command = readGiven(opened, text)
      early = notYet(opened, command, rolled ? seed : null)
      commands.set(text, formatCommandText(writeCommand(rules, scene, command), rules))
      const odds = consequenceOdds(opened, command, { branches, samples, seed, reactions: 'nobody' })
      const { blow, combatants } = summaryOf(odds, command)
      const [target] = targetsOf(command)
      const found = combatants.find(({ row }) => row === target)
      return {
        hit: blow?.hit.value ?? null,
        damage: found?.damage.value ?? 0,
        drops: found?.falls.value ?? 0,
        uses: found === undefined ? null : usesToDrop(found, lifeOf(rules, scene, found.row)),
        exact: odds.kind === 'exact',
      }
    } catch (error) {
      if (!(error instanceof IllegalCommand || error instanceof Stop)) throw error
      refused.set(text, early + error.message)
      return null
    }
  }
  const rows = texts.map((text) => ({ text, cells: axis.values.map((at) => cellOf(text, at)) }))
  if (rows.every(({ cells }) => cells.every((cell) => cell === null))) throw badInput(refused.get(texts[0] ?? '') ?? '')
  const matrix: OddsMatrix = {
    title: setup.title,
    parameter: axis.name,
    values: axis.values,
    rows: rows.map(({ text, cells }) => ({
      command: commands.get(text) ?? text,
      cells,
      refused: refused.get(text) ?? null,
    })),
  }
  await giveReports(terminal, options, {
    text: () => textOfMatrix(terminal, matrix),
    html: () => matrixPage(matrix),
    csv: () => matrixCsv(matrix),
    data: matrix,
  })
  return EXIT.done
}

/** A table for each figure; on a screen too narrow for it, or for a screen reader, a line for each cell. */
function textOfMatrix(terminal: Terminal, { title, parameter, values, rows }: OddsMatrix): string[] {
  const { shared, labels } = sharedWords(rows)
  const lines = [`${title}: ${shared === '' ? 'commands' : shared} over ${parameter}, where nobody reacts.`]
  for (const { title: figure, of, isChance } of MATRIX_FIGURES) {
    const cells = rows.map(({ cells: all }) =>
      all.map((cell) => (cell === null ? '-' : figureText(of(cell), isChance) + (cell.exact ? '' : '*')) || '-'),
    )
    if (cells.flat().every((cell) => cell === '-')) continue
    lines.push('', figure)
    const first = Math.max(textWidth(parameter), ...labels.map(textWidth))
    const widths = values.map((value, i) => Math.max(String(value).length, ...cells.map((row) => row[i]?.length ?? 0)))
    const isWide = first + widths.reduce((sum, width) => sum + width + 2, 0) > terminal.width
    if (terminal.plain || isWide) {
      labels.forEach((label, r) => {
        lines.push(`  ${label}: ${values.map((value, i) => `${value} ${cells[r]?.[i] ?? ''}`).join(', ')}`)
      })
      continue
    }
    const line = (name: string, all: readonly string[]): string =>
      `${padTo(name, first)}  ${all.map((cell, i) => cell.padStart(widths[i] ?? 0)).join('  ')}`.trimEnd()
    lines.push(line(parameter, values.map(String)), ...labels.map((label, r) => line(label, cells[r] ?? [])))
  }
  const why = rows.flatMap(({ refused }, r) => (refused === null ? [] : [`${labels[r]}: ${refused}`]))
  if (why.length > 0) lines.push('', 'Where there is a dash:', ...why)
  lines.push(
    '',
    'Uses until the target goes down: each use costs life as the first would, and nothing else changes. One use a round is rounds to kill.',
  )
  return lines
}
