import { figuresOf, HEADS, type Measured } from './fights.ts'

/** Widths of the columns: they are fixed, because each row is printed by a process of its own. */
const WIDTHS = [12, 31, 9, 9, 6, 12, 11, 13]

const line = (cells: readonly string[]): string =>
  `  ${cells.map((text, i) => (i < 2 ? text.padEnd(WIDTHS[i] as number) : text.padStart(WIDTHS[i] as number))).join('  ')}`

/** The head of the table of all rulesets. */
export const tableHead = (): string =>
  `\nwhole fights, 4 against 4, a second; recorder off and on\n${line(['ruleset', 'fight', ...HEADS])}`

/** One row of it, measured in this process: `shock/brawl`. */
export async function tableRow(name: string): Promise<string> {
  const [ruleset, fight] = name.split('/') as [string, string]
  const { measured } = (await import(`./${ruleset}/figures.ts`)) as { measured: Readonly<Record<string, Measured>> }
  const one = measured[fight]
  if (one === undefined) throw new Error(`There is no benchmark "${name}".`)
  return line([ruleset === 'plain' ? 'the kernel' : ruleset, one.what, ...figuresOf(one)])
}
