import type { Fights, Measured } from '../fights.ts'
import { plainByHand } from './loop.ts'
import { plain, setup } from './ruleset.ts'

/** The plain fight on the kernel. */
export const plainFights: Fights = { rules: plain, setup, policy: 'fighter' }

export const measured: Readonly<Record<string, Measured>> = {
  brawl: {
    what: 'made-up rules in 200 lines',
    fights: plainFights,
    byHand: plainByHand,
    turn: 'roll',
    times: 20_000,
  },
}
