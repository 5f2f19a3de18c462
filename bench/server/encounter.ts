/** 4 against 4 in one Zone, who outlive the measuring: every command is one blow, as in the attack game of boardgame.io. */
export const ENCOUNTER = `
ruleset: zones
title: The long brawl
surprised: nobody
house: { morale: never }
battlefield:
  pit: { name: The pit, start: [characters, enemies] }
seats:
  red: { plays: characters }
  blue: { plays: enemies }
combatants:
  Ada: { from: toll-ruffian, side: characters, hp: 9999, zone: pit }
  Isolde: { from: toll-ruffian, side: characters, hp: 9999, zone: pit }
  Nib: { from: toll-ruffian, side: characters, hp: 9999, zone: pit }
  Wren: { from: toll-ruffian, side: characters, hp: 9999, zone: pit }
  Mory: { from: toll-ruffian, hp: 9999, zone: pit }
  Hask: { from: toll-ruffian, hp: 9999, zone: pit }
  Jory: { from: toll-ruffian, hp: 9999, zone: pit }
  Reedy: { from: toll-ruffian, hp: 9999, zone: pit }
`
