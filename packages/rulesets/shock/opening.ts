import type { Setup } from '@fray/kernel/rules'
import type { Holdable } from './instants/held.ts'
import { makeWindows } from './instants/window.ts'
import type { ShockSetup } from './model.ts'
import { setScreening } from './rules/bonds.ts'
import { settle } from './rules/ending.ts'
import { admit, relate } from './rules/entering.ts'
import { bodies } from './rules/space.ts'
import { startSideTurn, writeOrder } from './rules/turns.ts'
import { ShockScene } from './scene.ts'
import { C, F, SIDE, SIDE_TABLE, SIDES, SURPRISE } from './tables.ts'

/** Opens fights; `actions` are those that may be taken when others act. */
export const openWith =
  (actions: () => Holdable) =>
  (plain: Setup): ShockScene => {
    const setup = plain as ShockSetup
    const scene = new ShockScene(setup, makeWindows(actions), bodies)
    scene.set(F.openDoors, 0, setup.grid.openAtStart, 'solid-object')
    for (let i = 0; i < setup.sides.length; i++) scene.open(SIDE_TABLE)
    for (const entrant of setup.roster) {
      const row = admit(scene, entrant, 'sides-and-party')
      const side = scene.now.combatant.side[row]
      scene.set(SIDES.strength, side, scene.now.side.strength[side] + 1, 'morale-group')
    }
    setup.roster.forEach((entrant, row) => {
      relate(scene, row, entrant, 'sides-and-party')
    })
    if (setup.now !== null) startMidway(scene, setup.now)
    scene.settle()
    return scene
  }

function startMidway(scene: ShockScene, now: NonNullable<ShockSetup['now']>): void {
  const { surprise } = scene.setup
  const acting = now.surpriseRound ? now.order.filter((side) => !surprise.sides.includes(side)) : now.order
  writeOrder(scene, acting)
  scene.set(F.round, 0, now.round, 'initiative-order')
  scene.set(F.phase, 0, now.surpriseRound ? SURPRISE : SIDE, 'initiative-order')
  const place = acting.indexOf(now.side)
  if (now.surpriseRound) markSurprised(scene, acting)
  const before = kept(scene)
  startSideTurn(scene, place)
  restore(scene, before)
  for (let row = 0; row < scene.combatants; row++) {
    const at = acting.indexOf(scene.now.combatant.side[row])
    if (at >= 0 && at < place) scene.set(C.moveSpent, row, 1, 'unspent-actions')
    scene.set(
      C.passed,
      row,
      at < place ? 1 : scene.now.combatant.holding[row] === 1 && at === place ? 1 : 0,
      'side-turn',
    )
  }
  settle(scene)
}

/** Sides that do not act in the surprise round are surprised. */
function markSurprised(scene: ShockScene, acting: readonly number[]): void {
  for (let row = 0; row < scene.combatants; row++) {
    const side = scene.now.combatant.side[row]
    if (acting.includes(side)) continue
    scene.set(C.surprised, row, 1, 'surprised-cannot-act')
    scene.set(SIDES.surprised, side, 1, 'surprise-round')
  }
}

/** What the encounter says of the members of the side whose turn it is: kept through the beginning of the turn. */
const kept = (scene: ShockScene) =>
  Array.from({ length: scene.combatants }, (_, row) => ({
    totalDefense: scene.now.combatant.totalDefense[row],
    screening: scene.now.combatant.screening[row],
  }))

function restore(scene: ShockScene, before: ReturnType<typeof kept>): void {
  before.forEach(({ totalDefense, screening }, row) => {
    scene.set(C.totalDefense, row, totalDefense, 'total-defense')
    setScreening(scene, row, screening, 'screen')
  })
}
