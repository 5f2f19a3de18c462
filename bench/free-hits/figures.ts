import { freeHits } from '@fray/rulesets/free-hits'
import { fightsOf, type Measured, ready } from '../fights.ts'
import { brawl, brawlApart } from './brawl.ts'
import { brawlByHand } from './hand.ts'

export const measured: Readonly<Record<string, Measured>> = {
  brawl: { what: 'archers', fights: brawl, byHand: brawlByHand, turn: 'turn', times: 1000 },
  apart: { what: 'blades, who walk', fights: brawlApart, turn: 'turn', times: 600 },
  hayfield: {
    what: 'a hayfield: spells, summons',
    fights: fightsOf(freeHits, ready('free-hits/hayfield.yaml')),
    turn: 'turn',
    times: 400,
  },
}
