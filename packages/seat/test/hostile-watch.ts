import type { PlainCommand } from '@fray/kernel'
import type { Play } from '../src/index.ts'
import { actionsIn } from './tables.ts'

/** What of a fight is compared apart. */
export const KINDS = [
  'words',
  'people',
  'rules',
  'numbers and notes',
  'actions',
  'refusals',
  'questions',
  'table',
  'overlays',
  'chances',
  'outcomes',
] as const
type Kind = (typeof KINDS)[number]

export const SEATS = ['referee', 'players'] as const
export type SeatId = (typeof SEATS)[number]

/** All that one seat was told and shown, by kind, in the order in which it was. */
export type Shown = Readonly<Record<Kind, unknown[]>>

/** The value with each text changed, and the letters of tokens, which names decide, left out. */
export function changed(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value)
  if (Array.isArray(value)) return value.map((one) => changed(one, change))
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).filter(([key]) => key !== 'letter')
  return Object.fromEntries(entries.map(([key, one]) => [change(key), changed(one, change)]))
}

/** Sees what a seat is told and shown. */
export class SeatWatch {
  readonly shown: Shown
  private readonly play: Play
  private readonly seat: SeatId
  private readonly tried: readonly string[]

  constructor(play: Play, seat: SeatId, tried: readonly string[]) {
    this.play = play
    this.seat = seat
    this.tried = tried
    this.shown = Object.fromEntries(KINDS.map((kind) => [kind, [] as unknown[]])) as unknown as Shown
  }

  async look(isFull: boolean): Promise<void> {
    const { play, seat, shown } = this
    const { questions, ...table } = play.table(seat)
    const { who } = table.turn
    shown.questions.push(questions)
    shown.table.push(table)
    const lists = who.slice(0, 2).map((one) => play.actions(seat, one))
    shown.actions.push(lists)
    if (!isFull) return
    shown.refusals.push(
      this.refusals(
        who,
        lists.flatMap(({ illegal }) => illegal.slice(0, 3).map(({ command }) => command)),
      ),
    )
    const people = table.cards.slice(0, 4).map((card) => card.who)
    shown.overlays.push(
      people.map((one) => [
        play.reach(seat, one),
        play.threat(seat, one),
        play.between(seat, people[0] as string, one),
      ]),
    )
    const options = { branches: 30, samples: 4, worlds: 1 }
    const whole = lists.flatMap(actionsIn).filter(({ asks }) => asks.length === 0)
    for (const { command } of whole.slice(0, 2)) shown.chances.push(await play.chances(seat, command, options))
    for (const { id } of questions) shown.chances.push(await play.optionChances(seat, id, options))
  }

  /** What is answered to what cannot be done. */
  private refusals(who: readonly string[], illegal: readonly PlainCommand[]): unknown[] {
    const { play, seat, tried } = this
    const wrong = who.slice(0, 1).flatMap((actor) =>
      tried.flatMap((name): PlainCommand[] => [
        { actor, action: 'attack', target: name },
        { actor, action: 'move', zone: name, to: name },
      ]),
    )
    const others = play.table(seat).cards.filter(({ who: name }) => !who.includes(name))
    const late = others.map(({ who: name }): PlainCommand => ({ actor: name, action: 'xyzzyxyzzy' }))
    return [...illegal, ...wrong, ...late].map((command) => {
      const outcome = play.submit(seat, command)
      if (outcome.done) throw new Error(`${JSON.stringify(command)} was to be refused.`)
      return outcome
    })
  }

  /** All that it was shown, with what it was told. */
  hear(since: number): Shown {
    const { play, seat, shown } = this
    for (const { words, refs, opens, notes, beats, n, takesBack } of play.told(seat, since)) {
      shown.words.push(words)
      shown.people.push([refs.who, beats])
      shown.rules.push([refs.rules, n, takesBack])
      shown['numbers and notes'].push([opens, notes])
    }
    return shown
  }
}
