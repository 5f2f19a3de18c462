/** The plain fight: two lines of four, everybody with one weapon and reach enough to strike from where they stand. */
export const fighters = [
  { stress: 12, agility: 12, defense: 1, armor: 1, bonus: 5, sides: 8, plus: 2, speed: 4, x: 2, y: 2 },
  { stress: 10, agility: 14, defense: 1, armor: 0, bonus: 5, sides: 6, plus: 2, speed: 2, x: 2, y: 3 },
  { stress: 15, agility: 10, defense: 2, armor: 2, bonus: 4, sides: 10, plus: 3, speed: 7, x: 2, y: 4 },
  { stress: 9, agility: 16, defense: 0, armor: 0, bonus: 6, sides: 6, plus: 1, speed: 1, x: 2, y: 5 },
  { stress: 11, agility: 10, defense: 2, armor: 1, bonus: 4, sides: 8, plus: 1, speed: 3, x: 4, y: 2 },
  { stress: 11, agility: 12, defense: 1, armor: 1, bonus: 4, sides: 6, plus: 2, speed: 3, x: 4, y: 3 },
  { stress: 14, agility: 8, defense: 2, armor: 2, bonus: 5, sides: 12, plus: 2, speed: 8, x: 4, y: 4 },
  { stress: 8, agility: 14, defense: 0, armor: 0, bonus: 5, sides: 4, plus: 2, speed: 0, x: 4, y: 5 },
] as const

/** Everybody is frail: 1 Wound Point, dead at -1, so that nobody lies there bleeding for long. */
export const STRENGTH = 1
