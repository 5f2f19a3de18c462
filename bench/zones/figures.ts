import { zones } from '@fray/rulesets/zones'
import { fightsOf, type Measured, ready } from '../fights.ts'
import { brawl, brawlByHand } from './brawl.ts'

export const measured: Readonly<Record<string, Measured>> = {
  brawl: { what: 'in one Zone', fights: brawl, byHand: brawlByHand, turn: 'turn', times: 3000 },
  plain: {
    what: 'three Zones, who move',
    fights: fightsOf(zones, ready('zones/plain.yaml')),
    turn: 'turn',
    times: 1500,
  },
}
