/** The fighters of the plain fight: four against four, the same on both sides of the comparison. */
export const FIGHTERS = [
  { attack: 4, defense: 13, hp: 24, sides: 8 },
  { attack: 5, defense: 14, hp: 20, sides: 6 },
  { attack: 3, defense: 15, hp: 26, sides: 8 },
  { attack: 6, defense: 12, hp: 18, sides: 10 },
  { attack: 4, defense: 13, hp: 22, sides: 8 },
  { attack: 5, defense: 13, hp: 21, sides: 6 },
  { attack: 4, defense: 14, hp: 25, sides: 8 },
  { attack: 5, defense: 12, hp: 19, sides: 10 },
] as const

/** What a parry adds to the defense after the roll is seen. */
export const PARRY = 2
