import { adjacent, type Body, floorUnder, type Grid } from '@fray/kernel/rules'
import type { Path } from '../../loading/problems.ts'
import type { ShockRule } from '../catalogue/rule-ids.ts'
import type { combatantFields, Entrant } from '../kinds/combatant.ts'
import type { EarlyReader } from '../kinds/fields.ts'
import { BRAWL, IN_HAND, MELEE, NO_SKILL, SHOOT, SKILLS, STAB, UP } from '../words.ts'

/** Where a field of a combatant was written. */
export type FieldPath = (row: number, field: keyof typeof combatantFields) => Path

/** How many can take part in a swarm. */
const MOST_IN_SWARM = 4

const bodyOf = (grid: Grid, { square, footprint, altitude }: Entrant): Body => ({
  square,
  size: footprint,
  z: floorUnder(grid, square, footprint) + altitude,
})

const levelOf = ({ skills, skillBonus }: Entrant, skill: number): number =>
  skills[skill] === NO_SKILL ? skillBonus : skills[skill]

/** Checks what combatants are said to be doing with each other: it has to make sense in the places where they stand. */
export function checkBonds(
  r: EarlyReader,
  roster: readonly Entrant[],
  grid: Grid,
  sound: boolean,
  at: FieldPath,
): void {
  const called = (who: string) => roster.find(({ name }) => name === who)
  roster.forEach((e, row) => {
    const { name } = e
    const wrong: Wrong = (field, rule, message) => r.problems.add(at(row, field), message, rule)
    const near = (other: Entrant) => !sound || adjacent(grid, bodyOf(grid, e), bodyOf(grid, other))
    const isEnemy = (other: Entrant) => other.side !== e.side
    const held = called(e.grappling)
    if (held !== undefined) {
      if (!isEnemy(held)) wrong('grappling', 'grapple', `${name} cannot hold ${held.name}, who is no enemy.`)
      else if (!near(held)) wrong('grappling', 'grapple', `${name} cannot hold ${held.name}, who is not next to it.`)
      else if (held.state !== UP) wrong('grappling', 'grapple-ends', `${name} cannot hold ${held.name}, who is down.`)
    }
    const ward = called(e.screening)
    if (ward !== undefined) {
      checkScreen(e, ward, near(ward), wrong)
      if (held !== undefined || roster.some(({ grappling }) => grappling === name)) {
        wrong('screening', 'screen-ends', `${name} is in a grapple and screens nobody.`)
      }
    }
    const prey = called(e.swarm)
    if (prey !== undefined) {
      if (!isEnemy(prey)) {
        wrong('swarm', 'swarm-attack', `${name} cannot join a swarm on ${prey.name}, who is no enemy.`)
      }
      const members = roster.filter(({ swarm, side }) => swarm === e.swarm && side === e.side)
      if (members.length > MOST_IN_SWARM) {
        const said = `${members.length} have joined the swarm on ${prey.name}: four at most can.`
        wrong('swarm', 'swarm-size', said)
      }
    }
    for (const from of e.disengagedFrom) {
      const other = called(from)
      if (other === undefined || isEnemy(other)) continue
      const said = `${name} disengages from enemies, and ${from} is none.`
      wrong('disengagedFrom', 'disengage-scope', said)
    }
    const aimedAt = e.aiming === null ? undefined : called(e.aiming.at)
    if (aimedAt !== undefined && !isEnemy(aimedAt)) {
      wrong('aiming', 'execution-target', `${name} cannot aim at ${aimedAt.name}, who is no enemy.`)
    }
    if (e.dual) checkDual(e, wrong)
    if (e.shieldUsed && !e.items.some(({ shield, carried }) => shield && carried === IN_HAND)) {
      wrong('shieldUsed', 'shield-ignores-first-shock', `${name} has no shield in hand that could have been used.`)
    }
    if (e.unsuspecting && e.alert) {
      wrong('unsuspecting', 'execution-target', `${name} is alert, and so it suspects danger: say one or the other.`)
    }
  })
}

type Wrong = (field: keyof typeof combatantFields, rule: ShockRule, message: string) => void

function checkScreen(e: Entrant, ward: Entrant, near: boolean, wrong: Wrong): void {
  const { name } = e
  const self = ward === e
  if (self || ward.side !== e.side) {
    wrong('screening', 'screen', `${name} can screen an ally only, not ${self ? 'itself' : ward.name}.`)
  } else if (!near) {
    wrong('screening', 'screen-duration', `${name} cannot screen ${ward.name}, who is more than 5 feet away.`)
  }
  if (e.state === UP && Math.max(...[BRAWL, STAB, SHOOT].map((skill) => levelOf(e, skill))) < 1) {
    const right = 'give it level 1 in brawl, stab or shoot'
    wrong('screening', 'screen-needs-skill', `${name} is not skilled enough in any combat skill to screen: ${right}.`)
  }
}

function checkDual(e: Entrant, wrong: Wrong): void {
  const { name } = e
  const held = e.items.filter(({ carried, hands, modes }) => carried === IN_HAND && hands === 1 && modes.length > 0)
  if (held.length < 2) {
    const right = 'give it a one-handed weapon in each hand'
    wrong('dual', 'dual-wield-stance', `${name} cannot fight with both weapons: ${right}.`)
    return
  }
  for (const { name: weapon, modes } of held) {
    const mode = modes.find((m) => m.kind === MELEE) ?? modes[0]
    const skill = mode?.skill ?? STAB
    if (levelOf(e, skill) >= 1) continue
    const said = `${name} needs ${SKILLS[skill]} at level 1 to fight with the ${weapon} and another weapon at once.`
    wrong('dual', 'dual-wield-skill', said)
  }
}
