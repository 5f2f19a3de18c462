import type { Setup } from '@fray/kernel/rules'
import { cite } from './citing.ts'
import type { ZonesSetup } from './model.ts'
import { settle } from './rules/ending.ts'
import { admit } from './rules/entering.ts'
import { writeOrder } from './rules/initiative.ts'
import { ZonesScene } from './scene.ts'
import { BETWEEN, C, F, TURN, ZONE, ZONE_TABLE } from './tables.ts'
import { ATTRIBUTES, CHARACTERS, ENEMIES } from './words.ts'

/** A fight at its very beginning, or in the middle where the encounter says so: there it may be over already. */
export function openFight(plain: Setup): ZonesScene {
  const setup = plain as ZonesSetup
  const option = setup.options['test-attribute-by-referee']
  const fixed = ATTRIBUTES.indexOf(String(option).toLowerCase() as (typeof ATTRIBUTES)[number])
  const scene = new ZonesScene(setup, fixed)
  cite('zones-by-referee', 'zone-count', 'two-sides')
  setup.zones.forEach((zone, i) => {
    scene.open(ZONE_TABLE)
    scene.set(ZONE.capacity, i, zone.capacity, 'zone-capacity')
    if (zone.hazard !== null) scene.set(ZONE.hazard, i, scene.store(zone.hazard), 'zone-hazard')
    if (zone.note !== '') scene.set(ZONE.note, i, scene.store(zone.note), 'zone-conditions-by-referee')
  })
  for (const entrant of setup.roster) admit(scene, entrant, 'starting-zones')
  if (setup.surprised !== 'ask' && setup.surprised !== 'nobody') {
    scene.set(F.surprised, 0, setup.surprised === 'characters' ? CHARACTERS : ENEMIES, 'surprise-call')
  }
  if (setup.now !== null) startMidway(scene, setup)
  scene.settle()
  return scene
}

function startMidway(scene: ZonesScene, setup: ZonesSetup): void {
  const now = setup.now as NonNullable<ZonesSetup['now']>
  writeOrder(scene, now.order)
  const first = now.order[0]
  scene.set(F.began, 0, scene.now.combatant.side[first], 'side-initiative')
  scene.set(F.round, 0, now.round, 'round-structure')
  scene.set(F.phase, 0, now.turn >= 0 ? TURN : BETWEEN, 'round-structure')
  if (now.turn >= 0) scene.set(F.turn, 0, now.turn, 'round-structure')
  const at = now.order.indexOf(now.turn >= 0 ? now.turn : now.next)
  for (let i = 0; i < at; i++) scene.set(C.had, now.order[i], 1, 'round-structure')
  if (now.turn >= 0) scene.set(C.had, now.turn, 1, 'round-structure')
  settle(scene)
}
