import { type Column, stepsBetween, type Viewer } from '@fray/kernel/rules'
import { inFull } from '../../kinds/in-full.ts'
import { HINDRANCES, ONGOING } from '../effects.ts'
import { hazard, hindranceState, ongoingState } from '../kinds/effects.ts'
import { effectOn, effectsOf, isBurning } from '../rules/effects.ts'
import { fallen } from '../rules/ending.ts'
import { hazardOf } from '../rules/hazards.ts'
import { itemNames } from '../rules/inventory.ts'
import { whoIsNext } from '../rules/turns.ts'
import { isUsedUp } from '../rules/weapons.ts'
import { isHere, isSurprised, rangeOf } from '../rules/who.ts'
import type { ZonesScene } from '../scene.ts'
import { ATTRIBUTE_COLUMNS, BETWEEN, ENDINGS, ORDER_TABLE, OVER, SETUP } from '../tables.ts'
import { ATTRIBUTES, CHARACTERS, IN_HAND, PLACES, RANGES } from '../words.ts'

type Plain = Record<string, unknown>

/** What a combatant's columns do not say in words. Of one whose side hides its abilities only what is in its hands is seen. */
export function describe(scene: ZonesScene, row: number, viewer: Viewer): Plain {
  const c = scene.now.combatant
  const character = c.character[row] === 1
  const held = effectsOf(scene, row).filter((kind) => kind !== ONGOING)
  const open = viewer.knows('abilities', row)
  return {
    kind: character ? 'character' : 'creature',
    ...(open ? (character ? attributes(scene, row) : { skill: c.skill[row] }) : {}),
    zone: isHere(scene, row) ? (scene.setup.zones[c.zone[row] as number]?.id ?? null) : null,
    surprised: isSurprised(scene, row),
    initiative: character && scene.now.fight.phase[0] !== SETUP ? c.initiative[row] : null,
    hindered: held.map((kind) => HINDRANCES[kind]),
    hindrances: held.map((kind) => inFull(hindranceState, effectOn(scene, row, kind))),
    ongoing: inFull(ongoingState, isBurning(scene, row) ? effectOn(scene, row, ONGOING) : null),
    items: items(scene, row, open),
    ...(open ? learnt(scene, row) : {}),
    about: scene.fighter(row).about,
  }
}

const attributes = (scene: ZonesScene, row: number): Plain =>
  Object.fromEntries(ATTRIBUTES.map((name, i) => [name, scene.read(ATTRIBUTE_COLUMNS[i] as Column, row)]))

const learnt = (scene: ZonesScene, row: number): Plain => {
  const { attacks, spells } = scene.fighter(row)
  return { attacks: attacks.map(({ name }) => name), spells: spells.map(({ name }) => name) }
}

/** What a combatant carries, by the names that commands use; what others see where it is not open to them. */
function items(scene: ZonesScene, row: number, open: boolean): Plain {
  const { place, marked } = scene.now.item
  const found: Plain = {}
  for (const [name, item] of itemNames(scene, row)) {
    const kind = scene.kind(item)
    if (!open) {
      if (place[item] === IN_HAND) found[name] = { place: PLACES[IN_HAND] }
      continue
    }
    found[name] = {
      place: PLACES[place[item] as number],
      marked: marked[item],
      usages: kind.usages || null,
      usedUp: isUsedUp(scene, item),
      hands: kind.hands,
      damage: kind.damage?.text ?? null,
    }
  }
  return found
}

function zones(scene: ZonesScene): Plain {
  const { graph, zones: setups } = scene.setup
  const found: Plain = {}
  const isKnown = (row: number) => !scene.hides({ table: 'zone', row })
  const known = setups.flatMap(({ id }, at) => (isKnown(at) ? [[id, at] as const] : []))
  for (const [id, i] of known) {
    const zone = setups[i] as (typeof setups)[number]
    const here: string[] = []
    for (let row = 0; row < scene.combatants; row++) {
      if (scene.now.combatant.zone[row] === i && isHere(scene, row) && scene.knows(row)) here.push(scene.name(row))
    }
    const capacity = scene.now.zone.capacity[i] as number
    const note = scene.now.zone.note[i] as number
    const steps = setups.map((_, to) => stepsBetween(graph, i, to))
    found[id] = {
      name: zone.name,
      adjacent: (graph.next[i] as readonly number[]).filter(isKnown).map((n) => setups[n]?.id),
      capacity: capacity < 0 ? null : capacity,
      hazard: inFull(hazard, hazardOf(scene, i)),
      exits: zone.exits.map((side) => scene.setup.sides[side]?.id),
      note: note < 0 ? '' : scene.values[note],
      here,
      range: Object.fromEntries(known.map(([to, at]) => [to, RANGES[rangeOf(steps[at] as number)]])),
      distance: Object.fromEntries(known.map(([to, at]) => [to, (steps[at] as number) > 1000 ? null : steps[at]])),
    }
  }
  return found
}

/** What the whole fight's columns do not say in words. */
export function describeFight(scene: ZonesScene, _viewer: Viewer): Plain {
  const { phase, ending, began } = scene.now.fight
  const order = Array.from({ length: scene.rows(ORDER_TABLE) }, (_, i) => scene.now.order.who[i] as number)
  const over = phase[0] === OVER
  const down = scene.names(fallen(scene))
  const undecided = fallen(scene).filter((row) => (scene.now.combatant.fate[row] as number) < 0)
  return {
    began: (began[0] as number) < 0 ? null : began[0] === CHARACTERS ? 'characters' : 'enemies',
    ending: ENDINGS[ending[0] as number],
    order: scene.names(order.filter((row) => isHere(scene, row))),
    next: phase[0] === BETWEEN ? scene.names(whoIsNext(scene)) : [],
    fallen: over ? down : [],
    asked: over && undecided.length > 0 ? { to: 'referee', rule: 'aftermath' } : null,
    zones: zones(scene),
  }
}

/** How somebody looks who is in the fight, from hurt worst to unhurt. */
export const healthSteps = ['badly hurt', 'hurt', 'unhurt']

/** How somebody with so many hit points looks. */
export function healthWord(scene: ZonesScene, row: number, hp: number | null): string {
  const now = hp ?? (scene.now.combatant.hp[row] as number)
  const most = scene.now.combatant.hpMax[row] as number
  if (now <= 0) return 'down'
  if (now >= most) return 'unhurt'
  return now * 2 > most ? 'hurt' : 'badly hurt'
}
