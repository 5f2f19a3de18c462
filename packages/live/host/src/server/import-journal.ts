import { formatLine, isOver, type Journal, parseJournal, REFEREE_SEAT, Session } from '@fray/kernel'
import { type AnySession, Play } from '@fray/seat'
import { entryText } from '../fight/entry.ts'
import { firstSeating, type Seating } from '../fight/seating.ts'
import type { FirstEntry } from '../fight/start.ts'
import type { Hosting, SeatStep } from '../hosting.ts'
import { apart } from '../pictures/apart.ts'

/**
 * Makes the first entry of a fight from a journal. With `from` it goes back to that step, and everything after it is
 * recorded as undone; `seating` is the seating, a first one by default. The referee hides at that step what is to
 * stay `hidden`. Throws an error if it is not a journal, does not play as it says, or has no such step.
 */
export async function importJournal(
  { game: gameOf }: Pick<Hosting, 'game'>,
  text: string,
  from: SeatStep | null = null,
  seating: Seating | null = null,
  hidden: ReturnType<Play['hiddenAt']> | null = null,
): Promise<FirstEntry> {
  const journal: Journal = parseJournal(text)
  const { ruleset, rulesetVersion, encounter, seed, dice } = journal.head
  const game = await gameOf(ruleset)
  if (game === null) throw new RangeError(`There is no ruleset "${ruleset}" here.`)
  if (rulesetVersion !== game.rules.version)
    throw new RangeError(
      `This fight was played with version ${rulesetVersion} of the ruleset ${ruleset}; here is version ${game.rules.version}.`,
    )
  const { setup, problems } = game.readEncounter(encounter)
  if (setup === null) throw new RangeError(problems[0]?.message ?? 'The encounter of this journal cannot be read.')
  const added: string[] = []
  let isRestored = false
  const session = new Session(game.rules, setup, {
    ...{ seed, dice },
    onLine: (line) => {
      if (isRestored) added.push(formatLine(line))
    },
  }) as AnySession
  session.restore(journal.lines)
  isRestored = true
  if (from !== null) session.undo(doneAt(session, from))
  const hide = (path: string, to: unknown) =>
    session.submit(setup.seats[REFEREE_SEAT]?.id ?? '', { actor: 'referee', action: 'override', path, to })
  for (const who of hidden?.who ?? []) hide(`${who}.hidden`, 'yes')
  if (hidden !== null && hidden.places.length > 0) hide('fight.hidden', hidden.places)
  const lines = [...apart(text).lines, ...added]
  return {
    text: entryText({ answer: null, seating: seating ?? firstSeating(setup) }, lines),
    note: { title: setup.title, ruleset, over: isOver(session.scene) },
    seats: setup.seats.map(({ id }) => id),
  }
}

/** How many commands had been done at a step of a seat. Throws an error if there is no such step. */
function doneAt(session: AnySession, { seat, n }: SeatStep): number {
  const play = new Play(
    session,
    session.setup.seats.map(() => null),
  )
  if (!play.seats.includes(seat)) throw new RangeError(`There is no seat "${seat}".`)
  const done = play.doneAt(seat, n)
  if (done !== null) return done
  const most = play.pastSteps(seat).length - 1
  throw new RangeError(`There is no step ${n} in this fight: it has steps 0 to ${most}.`)
}
