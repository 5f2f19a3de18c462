import { type AnyRuleset, type AnyScene, lookingThrough, nameOf, viewerOf } from '@fray/kernel'
import { Keys } from '../actions/keys.ts'
import type { AnySession } from '../live-fight.ts'
import { SeatLog } from '../log/seat-log.ts'
import { QuestionIds } from '../questions.ts'
import { knownRows } from '../table/board.ts'
import { Letters } from '../table/letters.ts'
import type { Past } from './past.ts'
import type { SeatMemory } from './saved.ts'

/** What one seat has been shown, so that it stays what it is. */
export interface Memory extends SeatMemory {
  readonly keys: Keys
  readonly seatLog: SeatLog
  /** When all that the seat may do by some actions was given keys: after what, for whom, and by which; null for never. */
  keyed: { readonly after: unknown; readonly who: string; readonly actions: Set<string> } | null
}

/** What the seats of a fight have been shown when it begins, by position. */
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

/** Gives letters to all of whom seats know, looked at or not: which one somebody has hangs on the fight alone, not on who looks when. */
export function nameTokens(session: AnySession, memories: readonly Memory[]): void {
  if (areAllNamed(session, memories)) return
  session.atMoment(() => nameTokensIn(session.scene, session.rules as AnyRuleset, memories))
}

/** The same for a fight that was played before: in the order in which seats came to know of people. */
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
