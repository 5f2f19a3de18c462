import { fingerprint, type Game, type Setup } from '@fray/kernel'

/** Whether two sides stand and the rules do not end the fight immediately. */
export function isUnderWay(game: Game, setup: Setup): boolean {
  const scene = game.rules.open(setup)
  const sides = new Set<unknown>()
  for (let row = 0; row < scene.combatants; row++) {
    if (game.rules.isStanding(scene, row)) sides.add(scene.now.combatant.side?.[row])
  }
  const before = fingerprint(scene)
  game.rules.settleFight(scene)
  return sides.size > 1 && fingerprint(scene) === before
}
