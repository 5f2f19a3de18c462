import { ASK_WHAT_MATTERS, formatLine, type Game, type Journal, messageOf, Session, type Setup } from '@fray/kernel'
import { withEyes } from '@fray/lab'
import type { AnyPolicy, AnySession } from '@fray/seat'

/** The policy that answers for people: their reactions if they want that, and whatever a clock does not let wait. */
export const REACTIONS = 'aggressive'

/** The ruleset's own policy of that name, or null if it has none: search policies take longer than others may wait. */
export function policyOf({ rules }: Game, name: string): AnyPolicy | null {
  const policy = rules.policies.get(name)
  return policy === undefined ? null : withEyes(rules, policy)
}

/** A session restored to the end of its journal, as far as the journal plays as written. */
export interface Restored {
  readonly session: AnySession
  /** New lines of the journal, as text; the caller that saves them removes them. */
  readonly lines: string[]
  /** What people should know: the rules have changed, and the fight was carried over. Null if nothing has changed. */
  readonly carriedOver: string | null
  /** Why the fight is read-only; null if it can go on. */
  readonly readOnly: string | null
}

/**
 * Replays a journal with the present rules. `engine` is the version of the ruleset that is known to play all of it as
 * written. Under another version every state and event is compared with the journal: if all are the same, the fight
 * is carried over; otherwise it stops before the first command that plays differently, and is read-only. Its past is
 * never changed.
 */
export function restoreUnder(game: Game, setup: Setup, journal: Journal, engine: string): Restored {
  const { id, version } = game.rules
  if (engine === game.rules.version) {
    // The same rules wrote all of it: only the end is compared, and every step only if that differs.
    try {
      return {
        ...playedAgain(game, setup, journal, journal.lines, { trusting: true }),
        carriedOver: null,
        readOnly: null,
      }
    } catch {
      // The code below finds what is wrong, and where.
    }
  }
  let started = 0
  try {
    const whole = playedAgain(game, setup, journal, journal.lines, { starts: () => started++ })
    const { ply } = whole.session
    const words = `The rules of ${id} were changed: this fight was played with version ${engine} and goes on with version ${version}. All ${ply} commands came out as they were.`
    return { ...whole, carriedOver: engine === version ? null : words, readOnly: null }
  } catch (error) {
    const why = messageOf(error)
    const before = standingBefore(game, setup, journal, started)
    const { ply } = before.session
    const versions =
      engine === version
        ? why
        : `It was played with version ${engine} of ${id}, and with version ${version}, which is here, it would have gone another way.`
    const readOnly = `This fight can be looked at and not be played on: it stands after its first ${ply} commands. ${versions}`
    return { ...before, carriedOver: null, readOnly }
  }
}

/**
 * The fight before the given command (counted over all that were ever given), or at its beginning if not even that
 * plays as written.
 */
function standingBefore(
  game: Game,
  setup: Setup,
  journal: Journal,
  number: number,
): Pick<Restored, 'session' | 'lines'> {
  const { lines } = journal
  let count = 0
  let until = Math.max(
    0,
    lines.findIndex((line) => line.kind === 'move' && ++count === number),
  )
  // Questions that the command asked belong to it.
  while (lines[until - 1]?.kind === 'open') until--
  try {
    return playedAgain(game, setup, journal, lines.slice(0, until))
  } catch {
    return playedAgain(game, setup, journal, [])
  }
}

/** How a fight is played again. */
interface Again {
  readonly starts?: () => void
  readonly trusting?: boolean
}

function playedAgain(
  game: Game,
  setup: Setup,
  { head: { seed, dice } }: Journal,
  written: Journal['lines'],
  { starts = () => undefined, trusting = false }: Again = {},
): Pick<Restored, 'session' | 'lines'> {
  const lines: string[] = []
  let isLive = false
  const session = new Session(game.rules, setup, {
    seed,
    dice,
    settings: setup.seats.map(() => ASK_WHAT_MATTERS),
    reactions: policyOf(game, REACTIONS),
    onLine: (line) => {
      if (isLive) lines.push(formatLine(line))
    },
  }) as AnySession
  const watch = {
    move() {
      starts()
      return null
    },
  }
  session.restore(written, watch, trusting)
  isLive = true
  return { session, lines }
}
