import { shock } from '@fray/rulesets/shock'
import { fightsOf, type Measured, ready } from '../fights.ts'
import { brawl, brawlApart } from './brawl.ts'
import { brawlByHand } from './hand.ts'

export const measured: Readonly<Record<string, Measured>> = {
  brawl: { what: 'everybody in reach', fights: brawl, byHand: brawlByHand, turn: 'passes', times: 1500 },
  apart: { what: '30 ft apart', fights: brawlApart, turn: 'passes', times: 800 },
  meadow: {
    what: 'a meadow: bows, charges, powers',
    fights: fightsOf(shock, ready('shock/plain.yaml')),
    turn: 'passes',
    times: 500,
  },
}
