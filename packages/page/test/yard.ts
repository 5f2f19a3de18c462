/** Ada stands beside Corwin, whose hit points nobody but the referee is to know. */
export const YARD = `
ruleset: zones
title: The yard
surprised: nobody
battlefield:
  yard: { name: The yard, adjacent: [lane] }
  lane: { name: The lane }
sides:
  enemies: { hp: nothing, defenses: hidden }
combatants:
  Ada: { from: ada-the-warrior, zone: yard }
  Corwin: { from: toll-ruffian, zone: yard, hp: 777 }
`
