/** The Party of the plain fight: everybody has one blade, and reach enough to strike from where they stand. */
export const party = [
  { hp: 12, ac: 14, str: 2, sides: 8, x: 2, y: 2 },
  { hp: 10, ac: 13, str: 1, sides: 6, x: 2, y: 3 },
  { hp: 14, ac: 15, str: 3, sides: 8, x: 2, y: 4 },
  { hp: 9, ac: 12, str: 1, sides: 6, x: 2, y: 5 },
] as const

/** Their foes. */
export const foes = [
  { hp: 11, ac: 13, sides: 6, x: 4, y: 2 },
  { hp: 9, ac: 14, sides: 8, x: 4, y: 3 },
  { hp: 13, ac: 12, sides: 6, x: 4, y: 4 },
  { hp: 10, ac: 13, sides: 8, x: 4, y: 5 },
] as const

/** Attack bonus and skill of the Party, attack bonus of the foes, Shock of both. */
export const PARTY_BONUS = 2
export const PARTY_STAB = 0
export const FOE_BONUS = 3
export const PARTY_SHOCK = { points: 2, maxAc: 13 } as const
export const FOE_SHOCK = { points: 1, maxAc: 14 } as const
