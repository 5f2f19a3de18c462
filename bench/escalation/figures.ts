import { escalation } from '@fray/rulesets/escalation'
import { fightsOf, type Measured, ready } from '../fights.ts'
import { brawl, brawlApart } from './brawl.ts'
import { brawlByHand } from './hand.ts'

export const measured: Readonly<Record<string, Measured>> = {
  brawl: { what: 'in one knot', fights: brawl, byHand: brawlByHand, turn: 'turn', times: 1500 },
  apart: { what: 'two lines, who walk', fights: brawlApart, turn: 'turn', times: 1000 },
  'threshing-floor': {
    what: 'a threshing floor: four heroes',
    fights: fightsOf(escalation, ready('escalation/threshing-floor.yaml')),
    turn: 'turn',
    times: 200,
  },
  day: {
    what: 'a whole day: four encounters',
    fights: fightsOf(escalation, ready('escalation/four-bridges.yaml')),
    turn: 'turn',
    times: 50,
  },
}
