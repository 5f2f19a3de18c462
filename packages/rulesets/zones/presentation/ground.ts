import {
  type BoardZone,
  inEnglish,
  seenOf,
  type Viewer,
  type Words,
  written,
  type ZonesGround,
} from '@fray/kernel/rules'
import { HINDRANCES } from '../effects.ts'
import type { Hazard } from '../kinds/effects.ts'
import { hazardOf } from '../rules/hazards.ts'
import { itemsLying, namesOf } from '../rules/inventory.ts'
import { isHere } from '../rules/who.ts'
import type { ZonesScene } from '../scene.ts'
import { TIMINGS } from '../words.ts'
import { testWords } from './said.ts'

/** The Zones with everybody in them, and the ways between them. All of it is open to everybody. */
export function ground(scene: ZonesScene, _viewer: Viewer): ZonesGround {
  const { zones, graph } = scene.setup
  const id = (at: number): string => zones[at]?.id ?? ''
  const isKnown = (row: number): boolean => !scene.hides({ table: 'zone', row })
  return {
    kind: 'zones',
    zones: zones.flatMap((_, at) => (isKnown(at) ? [boardZone(scene, at)] : [])),
    ways: graph.next.flatMap((next, from) =>
      next
        .filter((to) => to > from && isKnown(from) && isKnown(to))
        .map((to) => ({ from: id(from), to: id(to), oneWay: false, words: '' })),
    ),
  }
}

function boardZone(scene: ZonesScene, at: number): BoardZone {
  const zone = scene.setup.zones[at] as (typeof scene.setup.zones)[number]
  const here: string[] = []
  for (let row = 0; row < scene.combatants; row++) {
    if (scene.now.combatant.zone[row] === at && isHere(scene, row)) here.push(scene.name(row))
  }
  const capacity = scene.now.zone.capacity[at]
  const note = scene.now.zone.note[at]
  const hazard = hazardOf(scene, at)
  return {
    id: zone.id,
    name: zone.name,
    ...(zone.look !== '' && { look: zone.look }),
    capacity: capacity < 0 ? null : capacity,
    hazard: hazard === null ? '' : hazardWords(hazard),
    note: note < 0 ? '' : written(String(scene.values[note])),
    exits: zone.exits.map((side) => scene.setup.sides[side]?.id ?? ''),
    here,
    items: [...namesOf(scene, itemsLying(scene, at))].flatMap(([name, row]) =>
      scene.hides({ table: 'item', row }) ? [] : [name],
    ),
  }
}

/** When a hazard is tested, by position in TIMINGS. */
const WHEN: Readonly<Record<(typeof TIMINGS)[number], string>> = {
  'turn-start': 'At the start of their Turn',
  'on-enter': 'On coming in',
  'turn-end': 'At the end of their Turn',
}

/** A hazard in a sentence. */
function hazardWords(hazard: Hazard): Words {
  const { damage, ongoing, hindrance, when, immune } = hazard
  const brings = [
    damage === null ? null : seenOf('{dice} damage', { dice: { thing: damage.text } }),
    ongoing === null ? null : seenOf('Ongoing Damage', {}),
    hindrance === null ? null : { key: HINDRANCES[hindrance.kind] as string, slots: {} },
  ].filter((one) => one !== null)
  return inEnglish('{when} {test}, or {brings}.{spared}', {
    when: { key: WHEN[TIMINGS[when] as (typeof TIMINGS)[number]], slots: {} },
    test: testWords(hazard),
    brings: brings.reduce((row, next) => seenOf('{first}, {next}', { first: row, next })),
    spared:
      immune.length === 0
        ? null
        : seenOf(' Not for {immune}.', {
            immune: { list: immune.map((kind) => ({ thing: kind.replaceAll('-', ' ') })) },
          }),
  })
}
