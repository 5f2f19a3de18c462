import type { ImportReport } from '../account.ts'
import { blockedOf } from '../blocked.ts'
import { type ForeignAttack, type ImportedCreature, isNaturalWeapon, modifier } from '../imported-creature.ts'
import { type Conversion, typeFor, within } from './conversion.ts'

/** Feet per side of a square in the file; here it is a yard. */
const FEET = 5
/** The speed of a weapon of medium size. */
const MIDDLING = 4

const TYPES: Readonly<Record<string, string>> = {
  bludgeoning: 'blunt',
  piercing: 'piercing',
  slashing: 'slashing',
  acid: 'acid',
  cold: 'cold',
  fire: 'fire',
  lightning: 'electric',
  electric: 'electric',
  thunder: 'sonic',
  sonic: 'sonic',
  radiant: 'holy',
  holy: 'holy',
  necrotic: 'unholy',
  unholy: 'unholy',
  blunt: 'blunt',
  chopping: 'chopping',
}

const item = (attack: ForeignAttack, report: ImportReport) => ({
  name: attack.name,
  ...(attack.isRanged && { mode: 'ranged', range: within(Math.round(attack.range[0] / FEET), 1, 10_000) }),
  ...(attack.toHit !== null && { bonus: within(attack.toHit, -99, 99) }),
  damage: attack.damage,
  types: typeFor(attack, TYPES, 'blunt', report),
  speed: MIDDLING,
  ...(isNaturalWeapon(attack) && !attack.isRanged && { natural: true }),
})

/** The file's ability scores by their names here. */
const SCORES_HERE = { str: 'strength', dex: 'agility', int: 'memory', wis: 'perception', cha: 'insight' } as const

function attributesOf({ scores }: ImportedCreature): Record<string, number> {
  const found = Object.entries(SCORES_HERE).flatMap(([score, name]): [string, number][] => {
    const value = scores[score as keyof typeof SCORES_HERE]
    return value === undefined ? [] : [[name, within(Math.round(value), 0, 60)]]
  })
  const agility = found.find(([name]) => name === 'agility')
  return Object.fromEntries(agility === undefined ? found : [...found, ['dexterity', agility[1]]])
}

export const weaponSpeed: Conversion = {
  takes: {
    hp: { to: 'stress' },
    ac: { to: 'defense' },
    initiative: { why: 'whoever is faster is first here, by weapon and agility' },
    level: { why: 'there are no levels here: Hit Dice stand for them' },
    hitDice: { to: 'hitDice' },
    speed: { to: 'speed' },
    size: { why: 'everybody fills one square here' },
    scores: { to: 'attributes' },
    attacks: { to: 'items' },
  },
  person(person, report) {
    const { isHero, hp, ac, speed, hitDice, attacks } = person
    const assumed: Record<string, string> = {}
    const fields: Record<string, unknown> = { kind: isHero ? 'character' : 'monster' }
    const attributes = attributesOf(person)
    if (Object.keys(attributes).length > 0) fields.attributes = attributes
    if (person.scores.con !== undefined)
      report.lose(person.at.scores ?? person.path, 'constitution was left out: there is nothing like it here')
    if (hitDice !== null) fields.hitDice = hitDice
    if (hp !== null) fields.stress = `${hp.now}/${hp.most}`
    else if (hitDice === null) {
      fields.hitDice = '1d8'
      assumed.hitDice = 'everybody has Hit Dice or Stress'
    }
    if (ac !== null) {
      fields.defense = within(ac - 10 - modifier(person, 'dex'), -99, 99)
      assumed.defense = 'the armor class less 10 and less the modifier of agility, which is added anyway'
    }
    if (speed !== null) fields.speed = within(Math.round(speed / FEET), 0, 200)
    if (attacks.length > 0) {
      fields.items = attacks.map((attack) => item(attack, report))
      assumed.items = `no file of others says how fast a weapon is: speed ${MIDDLING}, and no critical hits`
    }
    return { fields, assumed }
  },
  keepsSquares: true,
  battlefield: (map, report) => {
    const { text, marks } = blockedOf(map, report)
    return { text, ...(Object.keys(marks).length > 0 && { marks }) }
  },
  usual: [
    ['Tad', { from: 'tad-carter' }],
    ['Goblin', { from: 'ditch-goblin' }],
  ],
}
