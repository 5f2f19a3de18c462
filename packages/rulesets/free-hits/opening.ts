import type { Setup } from '@fray/kernel/rules'
import type { Entrant } from './kinds/combatant.ts'
import type { FreeHitsSetup, Midway } from './model.ts'
import { admit, relate } from './rules/entering.ts'
import { insert, writeLine } from './rules/line.ts'
import { bodies } from './rules/space.ts'
import { setSlots } from './rules/turns.ts'
import { isIn } from './rules/who.ts'
import { FreeHitsScene } from './scene.ts'
import { BATTLE, C, F } from './tables.ts'

/** A working copy of a fight at its very beginning. */
export function open(plain: Setup): FreeHitsScene {
  const setup = plain as FreeHitsSetup
  const scene = new FreeHitsScene(setup, bodies)
  if (setup.now !== null) scene.set(F.round, 0, setup.now.round, 'round')
  for (const entrant of setup.roster) admit(scene, entrant, 'modifiers')
  setup.roster.forEach((entrant, row) => {
    relate(scene, row, entrant, 'modifiers')
  })
  for (const row of setup.openers) scene.set(C.opener, row, 1, 'opening-attack')
  setup.roster.forEach((entrant, row) => {
    setSlots(scene, row)
    const most = scene.now.combatant.slotsMost[row]
    if (entrant.slots !== null) {
      scene.set(C.slotsMost, row, Math.max(most, entrant.slots), 'free-hit-slots')
      scene.set(C.slotsUsed, row, Math.max(most, entrant.slots) - entrant.slots, 'free-hit-slots')
    }
  })
  if (setup.now !== null) startMidway(scene, setup, setup.now)
  scene.settle()
  return scene
}

function startMidway(scene: FreeHitsScene, setup: FreeHitsSetup, now: Midway): void {
  const { agilityNow } = scene.now.combatant
  scene.set(F.phase, 0, BATTLE, 'outside-battle')
  for (let row = 0; row < scene.combatants; row++) scene.set(C.lineAgility, row, agilityNow[row], 'initiative-order')
  const given = now.order ?? []
  const rows = Array.from({ length: scene.combatants }, (_, row) => row)
  const rest = rows.filter((row) => !given.includes(row))
  if (now.order === null) rest.sort((a, b) => agilityNow[b] - agilityNow[a] || a - b)
  writeLine(scene, now.order === null ? rest : given)
  if (now.order !== null) for (const row of rest) insert(scene, row)
  const line = Array.from({ length: scene.combatants }, (_, i) => scene.now.order.who[i])
  const place = line.indexOf(now.actor)
  scene.set(F.place, 0, place, 'initiative-order')
  const { spent, spaces, channeling, spells } = setup.roster[now.actor] as Entrant
  const casts = channeling !== null && spells[channeling.spell]?.isLong === false
  if (spaces > 0 || spent.some((actions) => actions > 0) || casts) scene.set(C.begun, now.actor, 1, 'delay-how')
  line.slice(0, place).forEach((row) => {
    scene.set(C.acted, row, isIn(scene, row) ? 1 : 0, 'round')
  })
}
