import type { Measured } from '../fights.ts'
import { brawl, brawlApart } from './brawl.ts'
import { brawlByHand } from './hand.ts'

export const measured: Readonly<Record<string, Measured>> = {
  brawl: { what: 'everybody in reach', fights: brawl, byHand: brawlByHand, turn: 'turn', times: 1500 },
  apart: { what: '6 yards apart', fights: brawlApart, turn: 'turn', times: 800 },
}
