import type { Command, Lens, Risk } from '@fray/kernel/rules'
import { acts } from '../actions/all.ts'
import { usualWay } from '../rules/fleeing.ts'
import { strainOf } from '../rules/life.ts'
import { yardsLeft } from '../rules/movement.ts'
import { yardsBetween } from '../rules/reactions.ts'
import type { WeaponSpeedScene } from '../scene.ts'
import { comesGuarded } from './arms.ts'
import { provokedOn, threatening } from './moves.ts'
import { price } from './price.ts'

/** What an action costs one who is down, and who may riposte at one who moves. */
export function risk(scene: WeaponSpeedScene, command: Command, lens: Lens): Risk | null {
  const { actor } = command
  const { id } = price(scene, command)
  if (id === 'standard' || id === 'free')
    return strainOf(scene, actor) === null ? null : { by: [], pays: 'a Wound Point' }
  if (!acts.move.is(command) || comesGuarded(scene, actor)) return null
  const foes = threatening(scene, actor, lens)
  const yards = yardsLeft(scene, actor)
  if (command.to < 0) {
    const near = foes.filter(({ foe, range }) => {
      const away = yardsBetween(scene, actor, foe)
      return away > range && away <= yards + range
    })
    return { by: near.map(({ foe }) => foe), pays: '' }
  }
  const way = command.by.length > 0 ? command.by : (usualWay(scene, actor, command.to, yards) ?? [])
  return { by: provokedOn(scene, actor, way, foes), pays: '' }
}
