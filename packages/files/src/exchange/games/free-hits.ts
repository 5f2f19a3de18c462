import { blockedOf } from '../blocked.ts'
import { type ForeignAttack, isNaturalWeapon, modifier } from '../imported-creature.ts'
import { type Conversion, mainBonus, points, within } from './conversion.ts'

/** Feet per side of a square. */
const FEET = 5

const weapon = (attack: ForeignAttack) => ({
  name: attack.name,
  kind: attack.isRanged ? 'ranged' : isNaturalWeapon(attack) ? 'natural' : 'melee',
  damage: attack.damage,
  // The damage already includes the strength bonus.
  addStrength: false,
  ...(attack.isRanged && { range: within(Math.round(attack.range[0] / FEET), 1, 1000) }),
  ...(attack.type !== '' && { type: attack.type }),
})

export const freeHits: Conversion = {
  takes: {
    hp: { to: 'hp' },
    ac: { to: 'agility' },
    initiative: { why: 'who is early is said by agility here' },
    level: { to: 'level' },
    hitDice: { why: 'there are no Hit Dice here' },
    speed: { to: 'movement' },
    size: { to: 'footprint' },
    scores: { to: 'agility and strength, where no attack or armor class says more' },
    attacks: { to: 'weapons' },
  },
  person(person, report) {
    const { isHero, hp, ac, level, speed, size, attacks, scores } = person
    const bonus = mainBonus(person, report)
    const assumed: Record<string, string> = {}
    const fields: Record<string, unknown> = { ...(isHero && { pc: true }), hp: hp === null ? 10 : points(hp) }
    if (hp === null) assumed.hp = 'everybody has hit points'
    if (level !== null && level >= 1) fields.level = within(Math.ceil(level), 1, 99)
    if (bonus !== null) fields.accuracy = within(bonus, -99, 99)
    if (ac !== null) {
      fields.agility = within(ac - 10, -99, 99)
      assumed.agility = 'it is what makes somebody hard to hit here: the armor class less 10'
    } else if (scores.dex !== undefined) fields.agility = modifier(person, 'dex')
    if (attacks.length === 0 && scores.str !== undefined) fields.strength = modifier(person, 'str')
    if (speed !== null) fields.movement = within(Math.round(speed / FEET), 0, 1000)
    if (size !== null && size > 1) fields.footprint = size
    if (attacks.length > 0) fields.weapons = attacks.map(weapon)
    return { fields, assumed }
  },
  keepsSquares: true,
  battlefield: (map, report) => {
    const { text, marks } = blockedOf(map, report)
    return { text, ...(Object.keys(marks).length > 0 && { marks }) }
  },
  usual: [
    ['Ilse', { from: 'ilse-hobnail' }],
    ['Bandit', { from: 'reed-bandit' }],
  ],
}
