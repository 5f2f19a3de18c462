import { compileDice } from '@fray/kernel/rules'

/** Weapons that are ready-made: what each takes. */
const WEAPONS = { fists: '1d4', stick: '1d6', hatchet: '1d8', pitchfork: '2d4' }
const entries = Object.entries(WEAPONS)
export const WEAPON_NAMES = Object.keys(WEAPONS)

/** Their dice, and how they stand on a card, each at the place of its weapon. */
export const dice = entries.map(([, words]) => compileDice(words))
export const arms = entries.map(([name, words]) => ({ name, words, ready: true, rules: ['weapon'] }))
