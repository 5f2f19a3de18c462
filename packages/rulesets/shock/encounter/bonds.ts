import { adjacent, type Body, floorUnder, type Grid } from '@fray/kernel'
import type { Path } from '../../reading/problems.ts'
import type { ShockRule } from '../catalogue/rule-ids.ts'
import { BRAWL, type Entrant, IN_HAND, MELEE, NO_SKILL, SHOOT, SKILLS, STAB, UP } from '../model.ts'
import type { Reader } from './reader.ts'

/** Where a field of a combatant was written. */
export type FieldPath = (row: number, key: string) => Path

const bodyOf = (grid: Grid, { square, footprint, altitude }: Entrant): Body => ({
  square,
  size: footprint,
  z: floorUnder(grid, square, footprint) + altitude,
})

const levelOf = ({ skills, skillBonus }: Entrant, skill: number): number =>
  skills[skill] === NO_SKILL ? skillBonus : (skills[skill] as number)

/** Checks what combatants are said to be doing with each other: it has to make sense in the places where they stand. */
export function checkBonds(r: Reader, roster: readonly Entrant[], grid: Grid, sound: boolean, at: FieldPath): void {
  roster.forEach((e, row) => {
    const { name } = e.sheet
    const wrong = (key: string, rule: ShockRule, message: string) => r.problems.add(at(row, key), message, rule)
    const other = (position: number) => roster[position] as Entrant
    const near = (position: number) => !sound || adjacent(grid, bodyOf(grid, e), bodyOf(grid, other(position)))
    const isEnemy = (position: number) => other(position).side !== e.side
    if (e.grappling >= 0) {
      const held = other(e.grappling).sheet.name
      if (!isEnemy(e.grappling)) wrong('grappling', 'grapple', `${name} cannot hold ${held}, who is no enemy.`)
      else if (!near(e.grappling)) wrong('grappling', 'grapple', `${name} cannot hold ${held}, who is not next to it.`)
    }
    if (e.screening >= 0) checkScreen(e, e.screening === row, other(e.screening), near(e.screening), wrong)
    if (e.screening >= 0 && (e.grappling >= 0 || roster.some(({ grappling }) => grappling === row))) {
      wrong('screening', 'screen-ends', `${name} is in a grapple and screens nobody.`)
    }
    if (e.swarm >= 0 && !isEnemy(e.swarm)) {
      wrong('swarm', 'swarm-attack', `${name} cannot join a swarm on ${other(e.swarm).sheet.name}, who is no enemy.`)
    }
    const members = roster.filter(({ swarm, side }) => swarm >= 0 && swarm === e.swarm && side === e.side)
    if (e.swarm >= 0 && members.length > 4) {
      wrong(
        'swarm',
        'swarm-size',
        `${members.length} have joined the swarm on ${other(e.swarm).sheet.name}: four at most can.`,
      )
    }
    for (const from of e.disengagedFrom) {
      if (isEnemy(from)) continue
      wrong(
        'disengagedFrom',
        'disengage-scope',
        `${name} disengages from enemies, and ${other(from).sheet.name} is none.`,
      )
    }
    if (e.aiming !== null && !isEnemy(e.aiming.at)) {
      wrong('aiming', 'execution-target', `${name} cannot aim at ${other(e.aiming.at).sheet.name}, who is no enemy.`)
    }
    if (e.dual) checkDual(e, wrong)
    if (e.shieldUsed && !e.items.some(({ kind, carried }) => kind.shield && carried === IN_HAND)) {
      wrong('shieldUsed', 'shield-ignores-first-shock', `${name} has no shield in hand that could have been used.`)
    }
    if (e.unsuspecting && e.alert) {
      wrong('unsuspecting', 'execution-target', `${name} is alert, and so it suspects danger: say one or the other.`)
    }
  })
}

type Wrong = (key: string, rule: ShockRule, message: string) => void

function checkScreen(e: Entrant, self: boolean, ward: Entrant, near: boolean, wrong: Wrong): void {
  const { name } = e.sheet
  const whom = ward.sheet.name
  if (self || ward.side !== e.side) {
    wrong('screening', 'screen', `${name} can screen an ally only, not ${self ? 'itself' : whom}.`)
  } else if (!near) {
    wrong('screening', 'screen-duration', `${name} cannot screen ${whom}, who is more than 5 feet away.`)
  }
  if (e.state === UP && Math.max(...[BRAWL, STAB, SHOOT].map((skill) => levelOf(e, skill))) < 1) {
    const right = 'give it level 1 in brawl, stab or shoot'
    wrong('screening', 'screen-needs-skill', `${name} is not skilled enough in any combat skill to screen: ${right}.`)
  }
}

function checkDual(e: Entrant, wrong: Wrong): void {
  const { name } = e.sheet
  const held = e.items.filter(({ kind, carried }) => carried === IN_HAND && kind.hands === 1 && kind.modes.length > 0)
  if (held.length < 2) {
    const right = 'give it a one-handed weapon in each hand'
    wrong('dual', 'dual-wield-stance', `${name} cannot fight with both weapons: ${right}.`)
    return
  }
  for (const { kind } of held) {
    const mode = kind.modes.find((m) => m.kind === MELEE) ?? kind.modes[0]
    const skill = mode?.skill ?? STAB
    if (levelOf(e, skill) >= 1) continue
    const said = `${name} needs ${SKILLS[skill]} at level 1 to fight with the ${kind.name} and another weapon at once.`
    wrong('dual', 'dual-wield-skill', said)
  }
}
