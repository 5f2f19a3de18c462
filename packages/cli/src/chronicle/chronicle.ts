import { type AnySession, type LogEntry, type Operations, Play, type SeatTable, type ShownTally } from '@fray/seat'
import { type Language, playIn } from '@fray/seat/language'
import { it, own, ownDice, put } from '../io/language.ts'
import { outcomeWords } from '../ui/outcome.ts'
import { healthText } from '../ui/people.ts'

/** A fight as one seat was told of it, ready to be written down. All of it is text from people, and no markup. */
export interface Chronicle {
  readonly title: string
  readonly about: string
  /** Whose view it is, and of which game. */
  readonly lead: readonly string[]
  readonly outcome: readonly string[]
  readonly people: readonly Person[]
  readonly rounds: readonly Round[]
  /** How it can be had again. */
  readonly made: readonly string[]
}

/** What has become of one combatant, and what it did; '' where the seat may not know. */
interface Person {
  readonly name: string
  readonly side: string
  readonly health: string
  readonly attacks: string
  readonly dealt: string
  readonly taken: string
  readonly healed: string
  readonly fell: string
}

/** What was told of one round. */
export interface Round {
  readonly title: string
  readonly lines: readonly { readonly words: string; readonly sums: readonly string[] }[]
}

/** What the columns of the people are called. */
export const COLUMNS: Readonly<Record<keyof Person, string>> = {
  name: 'Who',
  side: 'Side',
  health: 'At the end',
  attacks: 'Hits of attacks',
  dealt: 'Damage dealt',
  taken: 'Damage taken',
  healed: 'Healed',
  fell: 'Went down in round',
}

/** The fight as it stands in the session, told to the seat with the id, in a language where one is given; nobody sits at it. */
export function chronicleOf(
  session: AnySession,
  seat: string,
  made: readonly string[],
  language: Language | null = null,
): Chronicle {
  const { setup, rules } = session
  const bare = new Play(
    session,
    setup.seats.map(() => null),
  )
  const play = language === null ? bare : playIn(language, bare)
  const table = play.table(seat)
  const account = play.account(seat)
  const encounter = setup.encounter as { readonly about?: unknown }
  const whose = table.seat.referee
    ? own('As the referee saw it: everything.')
    : put('As the seat "{seat}" saw it.', { seat: it(seat) })
  return {
    title: table.fight.title || own('A fight'),
    about: typeof encounter.about === 'string' ? own(encounter.about) : '',
    lead: [`${own(rules.title)} (${rules.id}).`, whose],
    outcome:
      account === null
        ? [
            table.fight.round === 0
              ? own('It has not started.')
              : table.fight.round === 1
                ? own('It continues, after 1 Round.')
                : put('It continues, after {n} Rounds.', { n: it(table.fight.round) }),
          ]
        : outcomeWords(table, account),
    people: peopleOf(table, account?.operations ?? []),
    rounds: roundsOf(play, seat),
    made,
  }
}

function peopleOf({ cards, sides }: SeatTable, operations: readonly Operations[]): Person[] {
  const text = (value: number | null | undefined) => (value === null || value === undefined ? '' : String(value))
  return cards.map(({ who, side, health }): Person => {
    const did = operations.find((one) => one.who === who)
    return {
      name: who,
      side: sides.find(({ id }) => id === side)?.name ?? side,
      health: [...new Set([healthText(health), health.words])].filter((word) => word !== '').join(', '),
      attacks: did === undefined ? '' : put('{hits} of {attacks}', { hits: it(did.hits), attacks: it(did.attacks) }),
      dealt: text(did?.dealt),
      taken: text(did?.taken),
      healed: text(did?.healed),
      fell: text(did?.fell),
    }
  })
}

/** What the seat was told, round by round. What was taken back is not told: it has not happened. */
function roundsOf(play: Play, seat: string): Round[] {
  const rounds: { readonly at: number; readonly round: Round; readonly lines: Round['lines'][number][] }[] = []
  const steps = play.pastSteps(seat)
  for (const line of play.told(seat)) {
    const at = steps.find((step) => step.line >= line.n)?.round ?? steps.at(-1)?.round ?? 0
    let last = rounds.at(-1)
    if (last === undefined || last.at !== at) {
      const lines: Round['lines'][number][] = []
      last = {
        at,
        lines,
        round: { title: at === 0 ? own('Before the first Round') : put('Round {n}', { n: it(at) }), lines },
      }
      rounds.push(last)
    }
    last.lines.push({ words: line.words, sums: sumsOf(line) })
  }
  return rounds.map(({ round }) => round)
}

/** The numbers behind a line and what else decided it. */
const sumsOf = ({ opens, notes }: LogEntry): string[] => [...opens.map((sum) => sumWords(sum)), ...notes]

/** `The roll: 11 (d20=11) + 3 STR = 14`; parts that did not count stand behind it. */
function sumWords({ label, parts, total }: ShownTally): string {
  if (parts.length === 0) return `${label}: ${total}`
  const counted = parts
    .filter((part) => part.counted)
    .map(({ words, value, dice }, i) => {
      const sign = value < 0 ? '- ' : i === 0 ? '' : '+ '
      return `${sign}${Math.abs(value)} ${dice === '' ? words : `${words} (${ownDice(dice)})`}`
    })
  const others = parts
    .filter((part) => !part.counted)
    .map(({ words, value }) => `${value} ${words} ${own('did not count')}`)
  return [`${label}: ${counted.join(' ')} = ${total}`, ...others].join('; ')
}
