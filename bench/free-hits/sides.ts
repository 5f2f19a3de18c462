/** The party of the plain fight: everybody shoots from where they stand. Agility is unlike anybody else's, so no place is tied. */
export const party = [
  { hp: 24, accuracy: 4, agility: 3, sides: 8, x: 2, y: 2 },
  { hp: 20, accuracy: 3, agility: 6, sides: 6, x: 2, y: 3 },
  { hp: 28, accuracy: 5, agility: 1, sides: 8, x: 2, y: 4 },
  { hp: 18, accuracy: 3, agility: 5, sides: 6, x: 2, y: 5 },
] as const

/** Their foes. */
export const foes = [
  { hp: 22, accuracy: 4, agility: 2, sides: 6, x: 10, y: 2 },
  { hp: 20, accuracy: 4, agility: 4, sides: 8, x: 10, y: 3 },
  { hp: 26, accuracy: 3, agility: 0, sides: 6, x: 10, y: 4 },
  { hp: 18, accuracy: 5, agility: 7, sides: 8, x: 10, y: 5 },
] as const
