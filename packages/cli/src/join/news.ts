import type { Snapshot } from '@fray/live/client'
import type { LogEntry } from '@fray/seat'
import { ended } from '../ui/words.ts'
import { type NewsLine, talkLines } from './talk-lines.ts'

/** So many lines of what was before are told to one who comes. */
const RECALLED = 6

/** Keeps what a terminal has said of a live table, and finds what is new. */
export class News {
  private last: LogEntry | null = null
  private hasCome = false
  private line = ''
  private waiting = ''
  private notice: string | null = null
  private guests = new Set<string>()
  private fight: string | null = null
  private said = { line: 0, pointed: 0 }
  /** How often the connection has come back. */
  returns = 0
  /** Whether it has been said what the fight is; before, only the connection is spoken of. */
  hasStarted = false

  /** Lines that say what is new in a snapshot. */
  of(now: Snapshot): NewsLine[] {
    const connection = this.connection(now)
    return this.hasStarted
      ? [...connection, ...this.told(now), ...this.people(now), ...this.talk(now), ...this.notices(now)]
      : connection
  }

  private connection({ line, table, pending }: Snapshot): string[] {
    const was = this.line
    this.line = line.state
    if (was === line.state) return []
    if (line.state === 'lobby') return ['The referee has been asked to let you in. Wait; Ctrl-C leaves.']
    if (line.state === 'lost') {
      const kept = pending.length === 0 ? '' : ' What you typed is saved and sent again.'
      if (line.why === 'full') return ['All places there are taken. This tries again automatically; Ctrl-C leaves.']
      return was === 'connecting' || table === null
        ? ['Nobody answers there. This tries again automatically; Ctrl-C leaves.']
        : [`The connection is lost. Reconnecting automatically.${kept}`]
    }
    if (line.state === 'open' && was === 'lost') {
      this.returns++
      return ['The connection is back.']
    }
    return []
  }

  private told({ told }: Snapshot): NewsLine[] {
    const { last } = this
    const fresh = this.hasCome ? afterLine(told, last) : told.slice(-RECALLED)
    if (told.length > 0) this.last = told.at(-1) ?? null
    if (told.length > 0) this.hasCome = true
    return fresh.map(({ words }) => ({ written: words }))
  }

  private people(now: Snapshot): string[] {
    const lines: string[] = []
    for (const { guest, name } of now.presence?.guests ?? []) {
      if (!this.guests.has(guest)) lines.push(`${name} asks to be let in: "admit ${name}" or "turn-away ${name}".`)
    }
    this.guests = new Set(now.presence?.guests.map(({ guest }) => guest))
    const waiting = now.line.state === 'open' ? waitingWords(now) : this.waiting
    if (waiting !== '' && waiting !== this.waiting) lines.push(waiting)
    this.waiting = waiting
    return lines
  }

  /** What was said besides the rules; at another fight its numbers start again. */
  private talk(now: Snapshot): NewsLine[] {
    const { fight, talk, pointed } = now
    if (fight !== this.fight) this.said = { line: 0, pointed: 0 }
    this.fight = fight
    const lines = talkLines(now, this.said)
    this.said = { line: Math.max(this.said.line, talk.at(-1)?.line ?? 0), pointed: pointed?.n ?? this.said.pointed }
    return lines
  }

  private notices({ notice, readOnly }: Snapshot): string[] {
    const words = readOnly ?? notice
    if (words === null || words === this.notice) return []
    this.notice = words
    return [words]
  }
}

/**
 * What follows a line that has been told. After a restart of the host lines are numbered again: then the line is looked for by
 * its words, from the end.
 */
function afterLine(told: readonly LogEntry[], last: LogEntry | null): readonly LogEntry[] {
  if (last === null) return told
  const at = told.findIndex(({ n }) => n === last.n)
  if (at >= 0 && told[at]?.words === last.words) return told.slice(at + 1)
  if (at < 0 && (told[0]?.n ?? 0) > last.n) return told
  return told.slice(told.findLastIndex(({ words }) => words === last.words) + 1)
}

/** For whom the fight waits, in a sentence; '' where that is this seat, or nobody. */
export function waitingWords({ waits, presence, table }: Snapshot): string {
  if (waits?.for !== 'others' || presence === null || table === null || table.fight.over) return ''
  const names = waits.seats.map((id) => {
    const seat = presence.seats.find((one) => one.seat === id)
    const away = seat !== undefined && seat.devices === 0 && seat.by === 'person' ? ' (who is not here)' : ''
    return `${seat?.name ?? id}${away}`
  })
  return names.length === 0 ? 'Others are deciding.' : ended(`Waiting for ${names.join(', ')}`)
}
