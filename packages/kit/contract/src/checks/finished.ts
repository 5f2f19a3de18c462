import { isOver } from '@fray/kernel'
import { policyNamed } from '@fray/lab'
import { Play } from '@fray/seat'
import type { Check } from './check.ts'

/** Commands and answers of computers after which an unfinished fight is abandoned. */
const STEPS = 150

/** Fights of random commands seldom end: computers finish them, and then every seat looks at the result. */
export const finished: Check = {
  asks: 'every seat is shown a fight that is over, its account, and what happened',
  end({ session, game: { rules } }) {
    // Computers that do not know anyone whom the referee hides from their seat.
    const policy = rules.policies.has('aggressive') ? policyNamed(rules, 'aggressive') : null
    const { seats } = session.setup
    const play = new Play(
      session,
      seats.map(() => policy),
    )
    for (let step = 0; step < STEPS && policy !== null; step++) if (play.step() !== null) break
    if (!isOver(session.scene)) return 0
    for (const { id } of seats) JSON.stringify([play.table(id), play.account(id), play.told(id)])
    return seats.length
  },
}
