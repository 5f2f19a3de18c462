import type { ImportReport } from '../account.ts'
import { type ForeignAttack, modifier } from '../imported-creature.ts'
import { type Conversion, mainBonus, points, typeFor, within } from './conversion.ts'

const TYPES: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    ['acid', 'cold', 'fire', 'force', 'lightning', 'necrotic', 'psychic', 'radiant', 'thunder'].map((type) => [
      type,
      type,
    ]),
  ),
  bludgeoning: '',
  piercing: '',
  slashing: '',
  weapon: '',
}

/** Words with a meaning in the short text of an attack. */
const MEANT =
  /\b(?:melee|ranged|spell|vs|ac|pd|md|engaged|nearby|far|provokes|acid|cold|fire|force|lightning|necrotic|psychic|radiant|thunder|weapon|poison|holy|unholy|electric|sonic|negative|positive)\b/

/** A name that is safe at the start of a short text; if a word in it has a meaning there, its words are joined. */
function nameOf({ name }: ForeignAttack): string {
  const plain =
    name
      .toLowerCase()
      .replace(/[^\p{L}' -]+/gu, ' ')
      .replace(/\s+/g, ' ')
      .trim()
      .slice(0, 60) || 'attack'
  return MEANT.test(plain) ? `the-${plain.replaceAll(' ', '-')}` : plain
}

function short(attack: ForeignAttack, report: ImportReport): string {
  const type = typeFor(attack, TYPES, '', report)
  const how = attack.isRanged ? 'ranged vs ac' : 'melee vs ac'
  const range = attack.isRanged ? (attack.range[0] > 60 ? ' far' : ' nearby') : ''
  return `${nameOf(attack)} ${how} ${attack.damage}${type === '' ? '' : ` ${type}`}${range}`
}

/** The initiative band for a modifier. */
const bandOf = (modifier: number): string =>
  modifier >= 5
    ? 'very-fast'
    : modifier >= 3
      ? 'fast'
      : modifier >= 0
        ? 'medium'
        : modifier >= -2
          ? 'slow'
          : 'very-slow'

export const escalation: Conversion = {
  takes: {
    hp: { to: 'hp' },
    ac: { to: 'ac' },
    initiative: { to: 'band' },
    level: { to: 'level' },
    hitDice: { why: 'there are no Hit Dice here' },
    speed: { why: 'one is close, nearby or far here, and walks no squares' },
    size: { why: 'one is close, nearby or far here, and fills no squares' },
    scores: { to: 'band, where no initiative is said; volition of a pc' },
    attacks: { to: 'attacks or stances' },
  },
  person(person, report) {
    const { isHero, hp, ac, level, initiative, attacks, scores } = person
    const bonus = mainBonus(person, report)
    const assumed: Record<string, string> = {}
    const here = within(Math.ceil(level ?? 1), 0, 99)
    const fields: Record<string, unknown> = {
      kind: isHero ? 'pc' : 'enemy',
      level: here,
      hp: hp === null ? 20 : points(hp),
    }
    if (level === null) assumed.level = 'everybody has a Level'
    if (hp === null) assumed.hp = 'everybody has hit points'
    if (isHero) {
      const best = Math.max(...(['str', 'dex', 'int', 'wis', 'cha'] as const).map((score) => modifier(person, score)))
      fields.volition = within(bonus === null ? best : bonus - here, -99, 99)
      assumed.volition =
        bonus === null ? 'the best ability modifier' : 'the attack bonus less the Level, which is added anyway'
    } else if (bonus !== null) fields.attackBonus = within(bonus, -99, 99)
    if (ac !== null) fields.ac = within(ac, 0, 999)
    fields.pd = within(ac ?? 13, 0, 999)
    fields.md = within((ac ?? 13) - 1, 0, 999)
    assumed.pd = 'no file of others has it: as the armor class'
    assumed.md = 'no file of others has it: one less than the armor class'
    const early = initiative ?? (scores.dex === undefined ? null : modifier(person, 'dex'))
    if (early !== null) fields.band = bandOf(early)
    if (attacks.length > 0)
      fields[isHero ? 'stances' : 'attacks'] = isHero
        ? stancesOf(attacks, report)
        : attacks.map((one) => short(one, report))
    else if (!isHero) {
      fields.attacks = ['strike melee vs ac 4']
      assumed.attacks = 'an enemy without attacks does nothing'
    }
    return { fields, assumed }
  },
  battlefield(map, report) {
    report.lose(
      'line_of_sight',
      `the map of ${map.width} x ${map.depth} squares was left out with its walls and doors: this game has no map, but who is close to whom`,
    )
    return undefined
  },
  usual: [
    ['Berta', { from: 'berta-oxhide' }],
    ['Thug', { from: 'toll-thug' }],
  ],
}

/** The dice that a stance can have. */
const DICE = [4, 6, 8, 10, 12]

/** A PC attacks with its stances: each attack becomes one, with the first of its dice. */
function stancesOf(attacks: readonly ForeignAttack[], report: ImportReport): string[] {
  return attacks.map(({ isRanged, damage, range, path }) => {
    const said = Number(/d(\d+)/.exec(damage)?.[1] ?? 6)
    const die = DICE.reduce((best, one) => (Math.abs(one - said) < Math.abs(best - said) ? one : best))
    report.change(path, `its damage of ${damage} became the die d${die} of a stance: a pc strikes with those here`)
    return isRanged ? `ranged d${die} ${range[0] > 60 ? 'far' : 'nearby'}` : `melee d${die}`
  })
}
