import {
  ASK_REFEREE,
  ATTRIBUTES,
  type CarriedItem,
  type CreatureAttack,
  type Entrant,
  type Hazard,
  HINDRANCES,
  type HindranceEffect,
  type ItemKind,
  type OngoingEffect,
  OUT_OF_ACTION,
  PLACES,
  RANGES,
  type Rider,
  type Spell,
  STATUSES,
  TIMINGS,
  USUAL_ATTRIBUTE,
  type ZoneSetup,
} from '../model.ts'
import { type Battlefield, SIDE_IDS } from './battlefield.ts'

/** Writes what was read as plain data again, complete: nothing in it refers to content. Reading it gives the same. */

type Plain = Record<string, unknown>

/** The map without what is absent: null, empty lists, empty texts and false. */
function present(fields: Plain): Plain {
  const isThere = (v: unknown) =>
    v !== null && v !== undefined && v !== '' && v !== false && !(Array.isArray(v) && v.length === 0)
  return Object.fromEntries(Object.entries(fields).filter(([, v]) => isThere(v)))
}

const attributeWord = (attribute: number): string => ATTRIBUTES[attribute] ?? 'ask'
const drWord = (dr: number): number | string => (dr === ASK_REFEREE ? 'ask' : dr)

const writeOngoing = ({ attribute, dr, moments }: OngoingEffect): Plain =>
  present({ attribute: attributeWord(attribute), dr: drWord(dr), moments: moments || null })

const writeHindrance = ({ kind, attribute, dr, needsAction, moments }: HindranceEffect): Plain => ({
  kind: HINDRANCES[kind],
  attribute: attributeWord(attribute),
  dr: drWord(dr),
  needsAction,
  ...present({ moments: moments || null }),
})

const writeRider = ({ ongoing, hindrance }: Rider): Plain => ({
  ongoing: ongoing && writeOngoing(ongoing),
  hindrance: hindrance && writeHindrance(hindrance),
})

const writeHazard = (hazard: Hazard): Plain =>
  present({
    attribute: attributeWord(hazard.attribute),
    dr: hazard.dr,
    damage: hazard.damage?.text,
    ...writeRider(hazard),
    immune: hazard.immune,
    when: TIMINGS[hazard.when],
  })

/** Which attacks the item makes, as words. */
const kindsOf = ({ melee, ranged }: ItemKind): string[] => [...(melee ? ['melee'] : []), ...(ranged ? ['ranged'] : [])]

function writeItem({ kind, place, marked }: CarriedItem): Plain {
  const weapon = kind.damage !== null
  return {
    ...present({ name: kind.name, kinds: kindsOf(kind) }),
    hands: kind.hands,
    ...present({
      damage: kind.damage?.text,
      reach: kind.ranged ? RANGES[kind.reach] : null,
      usages: kind.usages === 0 ? (weapon ? 'none' : null) : kind.usages,
      marked: marked || null,
      place: PLACES[place],
      ...writeRider(kind),
    }),
  }
}

const writeAttack = (attack: CreatureAttack): Plain =>
  present({
    name: attack.name,
    kind: attack.ranged ? 'ranged' : 'melee',
    damage: attack.damage.text,
    second: attack.second?.text,
    reach: attack.ranged ? RANGES[attack.reach] : null,
    ...writeRider(attack),
  })

const writeSpell = (spell: Spell): Plain => ({
  ...present({
    name: spell.name,
    range: RANGES[spell.range],
    targets: spell.targets === 0 ? 'zone' : spell.targets,
    spares: spell.sparesAllies ? 'allies' : null,
    attack: spell.attack,
    attribute: spell.attack === null || spell.attribute === USUAL_ATTRIBUTE ? null : attributeWord(spell.attribute),
    test: spell.attack === null ? writeTest(spell.test) : null,
    damage: spell.damage?.text,
    healing: spell.healing?.text,
    move: spell.move || null,
    ...writeRider(spell),
  }),
  hostile: spell.hostile,
})

const writeTest = ({ by, attribute, dr }: Spell['test']): Plain =>
  by === 'nobody' ? { by } : { by, attribute: attributeWord(attribute), dr }

/** A combatant in full. */
export function writeEntrant(entrant: Entrant, zones: readonly string[]): Plain {
  const { sheet, attributes, status } = entrant
  const scores = Object.fromEntries(ATTRIBUTES.map((a, i) => [a, attributes[i]]))
  return {
    name: sheet.name,
    kind: sheet.character ? 'character' : 'creature',
    side: SIDE_IDS[entrant.side],
    level: entrant.level,
    ...(sheet.character ? scores : { skill: entrant.skill }),
    hp: `${entrant.hp}/${entrant.hpMax}`,
    armor: entrant.armor,
    zone: zones[entrant.zone],
    ...present({
      madeFrom: sheet.from,
      about: sheet.about,
      attitude: entrant.attitude,
      items: entrant.items.map(writeItem),
      attacks: sheet.attacks.map(writeAttack),
      spells: sheet.spells.map(writeSpell),
      status: status === 0 || status === OUT_OF_ACTION ? null : STATUSES[status],
      moved: entrant.moved,
      acted: entrant.acted,
      disengaged: entrant.disengaged,
      ongoing: entrant.ongoing && writeOngoing(entrant.ongoing),
      hindrances: entrant.hindrances.map(writeHindrance),
      initiative: entrant.initiative,
    }),
  }
}

function writeZone(zone: ZoneSetup, adjacent: readonly string[], starts: readonly string[]): Plain {
  return {
    name: zone.name,
    adjacent,
    capacity: zone.capacity < 0 ? 'none' : zone.capacity,
    ...present({
      hazard: zone.hazard && writeHazard(zone.hazard),
      start: starts,
      exit: zone.exits.map((side) => SIDE_IDS[side]),
      note: zone.note,
    }),
  }
}

/** The battlefield as a map of Zones. */
export function writeBattlefield({ graph, zones, starts }: Battlefield): Plain {
  return Object.fromEntries(
    zones.map((zone, at) => {
      const adjacent = (graph.next[at] as readonly number[]).map((next) => graph.zones[next] as string)
      const sides = SIDE_IDS.filter((_, side) => starts[side] === at)
      return [zone.id, writeZone(zone, adjacent, sides)]
    }),
  )
}
