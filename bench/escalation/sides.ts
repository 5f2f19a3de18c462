/** The party of the plain fight: everybody stands close to every foe and strikes. Bands 1 to 3: fast, medium, slow. */
export const party = [
  { hp: 40, level: 2, volition: 3, ac: 16, sides: 8, band: 2 },
  { hp: 34, level: 2, volition: 4, ac: 15, sides: 6, band: 1 },
  { hp: 44, level: 3, volition: 2, ac: 17, sides: 6, band: 3 },
  { hp: 30, level: 2, volition: 4, ac: 14, sides: 10, band: 2 },
] as const

/** Their foes, who do not count the escalation die. */
export const foes = [
  { hp: 42, level: 3, volition: 3, ac: 16, sides: 6, band: 2 },
  { hp: 36, level: 2, volition: 4, ac: 15, sides: 8, band: 3 },
  { hp: 38, level: 2, volition: 4, ac: 16, sides: 8, band: 1 },
  { hp: 46, level: 3, volition: 3, ac: 15, sides: 6, band: 2 },
] as const
