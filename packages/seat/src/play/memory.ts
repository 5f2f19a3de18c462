import { type AnyRuleset, type AnyScene, lookingThrough, nameOf, viewerOf } from '@fray/kernel'
import { Keys } from '../actions/keys.ts'
import type { AnySession } from '../live-fight.ts'
import { SeatLog } from '../log/seat-log.ts'
import { QuestionIds } from '../questions.ts'
import { knownRows } from '../table/board.ts'
import { Letters } from '../table/letters.ts'
import type { Past } from './past.ts'
import type { SeatMemory } from './saved.ts'

/** What one seat has been shown and must stay consistent. */
export interface Memory extends SeatMemory {
  readonly keys: Keys
  readonly seatLog: SeatLog
  /**
   * The last time that keys were given to everything that the seat may do by some actions: after what, for whom, and
   * which actions; null for never.
   */
  keyed: { readonly after: unknown; readonly who: string; readonly actions: Set<string> } | null
}

/** The memories of a fight's seats at its start, by position. */
export function memoriesOf({ rules, setup }: AnySession, sharesKeys: boolean): readonly Memory[] {
  return setup.seats.map((_, seat) => ({
    letters: new Letters(),
    keys: new Keys(rules.actions.keys(), sharesKeys),
    questionIds: new QuestionIds(),
    seatLog: new SeatLog(seat),
    keyed: null,
    since: null,
  }))
}

/**
 * Assigns token letters to every known combatant, viewed or not: they depend only on the fight, not on who looks
 * when.
 */
export function nameTokens(session: AnySession, memories: readonly Memory[]): void {
  if (areAllNamed(session, memories)) return
  session.atMoment(() => nameTokensIn(session.scene, session.rules as AnyRuleset, memories))
}

/** The same for a fight that has been played already: in the order in which seats came to know combatants. */
export function nameTokensSoFar(session: AnySession, past: Past, memories: readonly Memory[]): void {
  for (let done = 0; done < session.played.length && !areAllNamed(session, memories); done++)
    nameTokensIn(past.sceneAt(done), session.rules as AnyRuleset, memories)
}

const areAllNamed = ({ scene }: AnySession, memories: readonly Memory[]): boolean =>
  memories.every(({ letters }) => letters.count >= scene.combatants)

function nameTokensIn(scene: AnyScene, rules: AnyRuleset, memories: readonly Memory[]): void {
  for (const [seat, { letters }] of memories.entries()) {
    const viewer = viewerOf(scene, seat)
    lookingThrough(rules, scene, viewer, () => {
      letters.meet(knownRows(rules, scene, viewer).map((row) => nameOf(scene, row)))
    })
  }
}
