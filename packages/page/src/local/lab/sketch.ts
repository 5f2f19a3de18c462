import { type AnyScene, isOver, nameOf, REFEREE_SEAT, roundOf, sideOf } from '@fray/kernel'
import { policyNames } from '@fray/lab'
import { leversAt, optionLevers, ruleLevers } from './levers.ts'
import type { Sketch } from './orders.ts'
import { type Standing, usualOf, watched } from './standing.ts'

/** What there is to try from there. */
export function sketchOf(standing: Standing): Sketch {
  const { rules, setup, opening, all, session } = standing
  const scene = session.scene as AnyScene
  const table = watched(session).table(setup.seats[REFEREE_SEAT]?.id ?? '')
  const letters = new Map(table.board.tokens.map(({ who, letter }) => [who, letter]))
  return {
    title: setup.title,
    ruleset: rules.id,
    sides: setup.sides.map(({ id, name }) => ({ id, name })),
    people: scene.sheets.map((_, row) => {
      const name = nameOf(scene, row)
      return {
        name,
        side: sideOf(scene, row),
        letter: letters.get(name) ?? '',
        stands: rules.isStanding(scene, row),
        levers: leversAt(standing, name, table),
      }
    }),
    policies: policyNames(rules),
    usual: usualOf(standing),
    at: opening.length === 0 ? null : { command: opening.length, of: all, round: roundOf(scene) },
    isOver: isOver(scene),
    options: opening.length === 0 ? optionLevers(rules, setup) : [],
    rules: opening.length === 0 ? ruleLevers(rules) : [],
  }
}
