import { type Command, type Message, type Risk, say, type Viewer } from '@fray/kernel/rules'
import { acts } from '../actions/all.ts'
import { declaredSpell } from '../actions/using.ts'
import { lifeFor, onlyAction, onlyOfRound } from '../rules/acting.ts'
import { usualWay } from '../rules/fleeing.ts'
import { yardsLeft } from '../rules/movement.ts'
import { stressOf } from '../rules/paying.ts'
import { yardsBetween } from '../rules/reactions.ts'
import type { WeaponSpeedScene } from '../scene.ts'
import { comesGuarded } from './arms.ts'
import { provokedOn, threatening } from './moves.ts'
import { price } from './price.ts'

/** What an action costs one who is down, and who may riposte at one who moves. */
export function risk(scene: WeaponSpeedScene, command: Command, viewer: Viewer): Risk | null {
  const { actor } = command
  const { id } = price(scene, command)
  if (id === 'standard' || id === 'free') {
    const pays = lifeFor(scene, actor)
    const takes = [...onlyAction(scene, actor), ...stressFor(scene, command)]
    return pays.length + takes.length === 0 ? null : { by: [], pays, takes }
  }
  if (!acts.move.is(command)) return null
  const takes = onlyOfRound(scene, actor)
  if (comesGuarded(scene, actor)) return takes.length === 0 ? null : { by: [], takes }
  const foes = threatening(scene, actor, viewer)
  const yards = yardsLeft(scene, actor)
  if (command.to < 0) {
    const near = foes.filter(({ foe, range }) => {
      const away = yardsBetween(scene, actor, foe)
      return away > range && away <= yards + range
    })
    return { by: near.map(({ foe }) => foe), takes }
  }
  const way = command.by.length > 0 ? command.by : (usualWay(scene, actor, command.to, yards) ?? [])
  return { by: provokedOn(scene, actor, way, foes), takes }
}

/** The Stress that a spell or an ability takes. */
function stressFor(scene: WeaponSpeedScene, command: Command): Message[] {
  const { actor } = command
  const stress = acts.activate.is(command)
    ? (scene.fighter(actor).entrant.abilities[command.ability]?.stress ?? 0)
    : acts.cast.is(command)
      ? stressOf(scene, actor, declaredSpell(scene, actor)?.mana ?? 0, command.stress)
      : 0
  return stress === 0 ? [] : [say('{stress} Stress', { stress: { number: stress } })]
}
