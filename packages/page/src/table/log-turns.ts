import type { LogEntry } from '@fray/seat'

/** Lines of one turn, or those before the first one. */
export interface LogTurn {
  /** The line with which it begins; null for the lines before the first turn. */
  readonly first: LogEntry | null
  /** Whether that line says nothing but that: it is the heading then, and not among the lines. */
  readonly isHeading: boolean
  readonly lines: readonly LogEntry[]
}

/** Whether the line says that something new begins, a round, a turn, the end, and nothing else. */
export const isHeading = (line: LogEntry): boolean =>
  line.beats.some((beat) => beat.beat === 'end' || ((beat.beat === 'turn' || beat.beat === 'round') && beat.alone))

/** The lines by turns. The line of a round may begin the first turn of it as well. */
export function turnsOf(lines: readonly LogEntry[]): readonly LogTurn[] {
  const turns: { first: LogEntry | null; isHeading: boolean; lines: LogEntry[] }[] = []
  for (const line of lines) {
    const isAlone = isHeading(line)
    if (isAlone) turns.push({ first: line, isHeading: true, lines: [] })
    if (line.beats.some((beat) => beat.beat === 'turn' && !beat.alone))
      turns.push({ first: line, isHeading: false, lines: [] })
    if (isAlone) continue
    if (turns.length === 0) turns.push({ first: null, isHeading: false, lines: [] })
    turns.at(-1)?.lines.push(line)
  }
  return turns
}

/** Numbers of the lines that have been taken back. */
export function goneLines(lines: readonly LogEntry[]): ReadonlySet<number> {
  const gone = new Set<number>()
  for (const { n, takesBack } of lines) if (takesBack !== null) for (let i = takesBack; i < n; i++) gone.add(i)
  return gone
}
