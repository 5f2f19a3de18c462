import type { Connection } from '@fray/live/client'
import type { LogEntry, SeatTable } from '@fray/seat'
import { goneLines, isHeading } from './log-turns.ts'

/** Signs that would be read as Markdown. */
const escaped = (text: string): string => text.replace(/[\\`*_<>[\]~|]/g, '\\$&')

/** Everything that a seat was told, as Markdown: a line each, under it the numbers behind it; what was taken back is struck out. */
export function logAsMarkdown(title: string, lines: readonly LogEntry[]): string {
  const gone = goneLines(lines)
  const told = lines.flatMap((line) => {
    const words = escaped(line.words)
    if (isHeading(line) && !gone.has(line.n)) return ['', `## ${words}`, '']
    return [
      gone.has(line.n) ? `- ~~${words}~~` : `- ${words}`,
      ...line.opens.map(({ label, parts, total }) => `  - ${escaped(`${label}: ${sumOf(parts)}${total}`)}`),
    ]
  })
  return `${[`# ${escaped(title)}`, '', ...told].join('\n').replaceAll('\n\n\n', '\n\n')}\n`
}

/** Everything that a seat was told, as JSON: the lines as they came, those that were taken back among them. */
export const logAsJson = ({ fight, seat }: SeatTable, lines: readonly LogEntry[]): string =>
  `${JSON.stringify({ fray: 'told', title: fight.title, ruleset: fight.ruleset, seat: seat.id, lines }, null, 1)}\n`

/** What counted, with its words and dice, up to the sign of equality; '' where nothing stands behind the number. */
function sumOf(parts: LogEntry['opens'][number]['parts']): string {
  const counted = parts.filter((part) => part.counted)
  if (counted.length === 0) return ''
  return `${counted.map(({ words, dice, value }) => `${words}${dice === '' ? '' : ` ${dice}`} ${value}`).join(' + ')} = `
}

/** All lines that the seat was told, from the first on. */
export async function wholeLog(connection: Connection): Promise<readonly LogEntry[]> {
  for (let first = -1; ; ) {
    const { told } = connection.now
    const [line] = told
    // A seat that is only looked through has no more than it shows.
    if (line === undefined || line.n <= 1 || line.n === first) return told
    first = line.n
    await connection.earlier(1_000)
  }
}
