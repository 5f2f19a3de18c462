import {
  type Between,
  hiddenPlaces,
  inEnglish,
  NO_PATH,
  type Reach,
  type ReachedPlace,
  type ReachedTarget,
  type SeenMessage,
  type SeenSlot,
  seenOf,
  stepsBetween,
  type Threat,
  type Viewer,
} from '@fray/kernel/rules'
import { freeAttackers } from '../rules/free-attacks.ts'
import { cannotStep } from '../rules/movement.ts'
import { armName, armOf, rangeWord, reaches, readyAttacks } from '../rules/weapons.ts'
import { areOpponents, canStrike, distance, isHere, isUp, stoppedBy } from '../rules/who.ts'
import type { ZonesScene } from '../scene.ts'
import { DISTANT, FIGHTING } from '../words.ts'

/*
 * Who could come where and strike whom. Where everybody stands is open; what somebody could strike with is an ability,
 * and where a side hides those its reach is what every arm has: those who are Close.
 */

/** Steps that somebody has left in its Turn, or will have: its move and its Action. */
function stepsLeft(scene: ZonesScene, row: number): number {
  if (stoppedBy(scene, row, 'move') >= 0) return 0
  if (scene.now.fight.turn[0] !== row) return 1
  return scene.now.combatant.moved[row] === 0 ? 1 : 0
}

/** What people call a Zone in a sentence, by its id; the id of one that is hidden. */
export function placeName(scene: ZonesScene, place: string, isReferee: boolean): string {
  const row = scene.setup.zones.findIndex(({ id }) => id === place)
  const isHidden = !isReferee && hiddenPlaces(scene).some(({ ref }) => ref.table === 'zone' && ref.row === row)
  return row < 0 || isHidden || scene.hides({ table: 'zone', row }) ? place : scene.zoneName(row)
}

/** The overlay "what I can". */
export function reach(scene: ZonesScene, row: number, viewer: Viewer): Reach {
  const who = scene.name(row)
  const places = isUp(scene, row) ? placesOf(scene, row) : []
  const targets = isUp(scene, row) ? targetsOf(scene, row, viewer) : []
  const go = places
    .filter(({ cost }) => cost > 0)
    .map(({ at, provokes }) => {
      const place = { place: placeName(scene, at, viewer.referee) }
      return provokes.length === 0
        ? seenOf('{at}', { at: place })
        : seenOf('{at} ({by} may strike)', { at: place, by: { people: provokes } })
    })
  return {
    who,
    places,
    targets,
    lines: [
      go.length === 0
        ? inEnglish('{who} can move nowhere.', { who: { who } })
        : inEnglish('{who} can move to {places}.', {
            who: { who },
            places: go.reduce((first, next) => seenOf('{first}, {next}', { first, next })),
          }),
      targets.length === 0
        ? inEnglish('{who} can strike nobody from here.', { who: { who } })
        : inEnglish('{who} can strike {targets}.', {
            who: { who },
            targets: targets
              .map(({ who: name, with: arms }) =>
                seenOf('{who} with {arms}', { who: { who: name }, arms: named(arms) }),
              )
              .reduce((first, next) => seenOf('{first}; {next}', { first, next })),
          }),
    ],
  }
}

/** Things by name. */
const named = (all: readonly string[]): SeenSlot => ({ list: all.map((thing) => ({ thing })) })

function placesOf(scene: ZonesScene, row: number): ReachedPlace[] {
  const { zones } = scene.setup
  const here = scene.now.combatant.zone[row]
  const provokes = scene.names(freeAttackers(scene, row))
  const found: ReachedPlace[] = [
    { at: zones[here]?.id ?? '', cost: 0, words: inEnglish('stays'), provokes: [], way: [] },
  ]
  zones.forEach(({ id }, zone) => {
    if (scene.hides({ table: 'zone', row: zone })) return
    if (stepsLeft(scene, row) > 0 && cannotStep(scene, row, zone, 'move') === null)
      found.push({ at: id, cost: 1, words: inEnglish('the move'), provokes, way: [id] })
    else if (zone !== here && cannotStep(scene, row, zone, 'action') === null)
      found.push({ at: id, cost: 1, words: inEnglish('the Action'), provokes, way: [id] })
  })
  return found
}

function targetsOf(scene: ZonesScene, row: number, viewer: Viewer): ReachedTarget[] {
  const found: ReachedTarget[] = []
  for (let other = 0; other < scene.combatants; other++) {
    if (!areOpponents(scene, row, other) || !isUp(scene, other)) continue
    const arms = armsAt(scene, row, distance(scene, row, other), viewer)
    if (arms.length > 0) found.push({ who: scene.name(other), with: arms })
  }
  return found
}

/** What somebody can strike with at that distance, as far as the viewer knows. */
function armsAt(scene: ZonesScene, row: number, steps: number, viewer: Viewer): string[] {
  if (!viewer.knows('abilities', row)) return steps === 0 ? ['what it has'] : []
  const arms = readyAttacks(scene, row)
    .filter(({ main, second }) => second < 0 && reaches(armOf(scene, row, main), steps))
    .map(({ main }) => armName(scene, row, main))
  const spells = scene
    .fighter(row)
    .spells.filter(
      ({ hostile, range, attack }) =>
        hostile && (range >= DISTANT || steps <= range) && (attack !== 'melee' || steps === 0),
    )
    .map(({ name }) => name)
  return [...arms, ...spells]
}

/** The overlay "what they can, to me": from where each foe stands, and with one step. */
export function threat(scene: ZonesScene, row: number, viewer: Viewer): Threat {
  const { zone, status } = scene.now.combatant
  const by: { readonly who: string; readonly how: SeenMessage; readonly moves: boolean }[] = []
  const strikers = new Map<number, string[]>()
  for (let foe = 0; foe < scene.combatants; foe++) {
    if (!areOpponents(scene, row, foe) || !isUp(scene, foe)) continue
    if (canStrike(scene, foe)) strikers.set(zone[foe], [...(strikers.get(zone[foe]) ?? []), scene.name(foe)])
    if (status[foe] !== FIGHTING) continue
    const steps = distance(scene, foe, row)
    const here = armsAt(scene, foe, steps, viewer)
    const near = steps > 0 && stepsLeft(scene, foe) > 0 ? armsAt(scene, foe, steps - 1, viewer) : []
    const name = scene.name(foe)
    if (here.length > 0)
      by.push({ who: name, how: seenOf('{arms} from where they stand', { arms: named(here) }), moves: false })
    else if (near.length > 0)
      by.push({ who: name, how: seenOf('one Zone nearer, then {arms}', { arms: named(near) }), moves: true })
  }
  const who = scene.name(row)
  return {
    who,
    by: by.map(({ who: name, how, moves }) => ({ who: name, words: inEnglish('{how}', { how }), moves })),
    places: [...strikers].map(([at, names]) => ({ at: scene.setup.zones[at]?.id ?? '', by: names })),
    lines:
      by.length === 0
        ? [inEnglish('Nobody can be on {who} in their next Turn.', { who: { who } })]
        : by.map(({ who: name, how }) =>
            inEnglish('{foe} can be on {who}: {words}.', {
              foe: { who: name },
              who: { who },
              words: how,
            }),
          ),
  }
}

/** What lies between two combatants: the Zones of a shortest way. */
export function between(scene: ZonesScene, row: number, at: number, _viewer: Viewer): Between {
  const from = scene.name(row)
  const to = scene.name(at)
  const none = { from, to, places: [], corners: [] }
  if (!isHere(scene, row) || !isHere(scene, at)) {
    return {
      ...none,
      distance: '',
      lines: [inEnglish('{who} has left the battlefield.', { who: { who: isHere(scene, row) ? to : from } })],
    }
  }
  const steps = distance(scene, row, at)
  if (steps >= NO_PATH)
    return {
      ...none,
      distance: inEnglish('no way'),
      lines: [inEnglish('No way leads from {from} to {to}.', { from: { who: from }, to: { who: to } })],
    }
  const way = wayBetween(scene, row, at)
  const through = way.slice(1, -1).map((zone) => scene.zoneName(zone))
  const range = rangeWord(Math.min(steps, DISTANT))
  return {
    ...none,
    distance: inEnglish(range),
    places: way.map((zone) => scene.setup.zones[zone]?.id ?? ''),
    lines: [
      steps === 0
        ? inEnglish('{to} is Close: in the same Zone as {from}.', { to: { who: to }, from: { who: from } })
        : inEnglish('{to} is {range}: {steps} from {from}{through}.', {
            to: { who: to },
            range: { key: range, slots: {} },
            steps: steps === 1 ? seenOf('1 step', {}) : seenOf('{steps} steps', { steps: { number: steps } }),
            from: { who: from },
            through:
              through.length === 0
                ? null
                : seenOf(', through {places}', { places: { list: through.map((place) => ({ place })) } }),
          }),
    ],
  }
}

/** A shortest way from Zone to Zone, both ends included. */
function wayBetween(scene: ZonesScene, row: number, at: number): number[] {
  const { graph } = scene.setup
  const { zone } = scene.now.combatant
  const goal = zone[at]
  const way = [zone[row]]
  for (let here = zone[row]; here !== goal; ) {
    const left = stepsBetween(graph, here, goal)
    here = (graph.next[here] as readonly number[]).find((next) => stepsBetween(graph, next, goal) < left) as number
    way.push(here)
  }
  return way
}
