import type { Command, Policy } from '@fray/kernel/rules'
import { acts } from './actions.ts'
import { GUARDS } from './kinds.ts'
import { fighters } from './order.ts'
import type { BreathScene } from './scene.ts'

/** The rule of thumb: binds a fresh wound, cuts at the one who looks weakest, throws when the Breath is short, rests else. */
export const aggressive: Policy<BreathScene, Command> = {
  id: 'aggressive',
  about: 'Cuts at the weakest, at any height; throws when the Breath is short; ducks while it can pay for it.',
  command(scene, actor, random) {
    const { side, life, breath, missiles, bleeding } = scene.now.combatant
    const enemies = fighters(scene).filter((row) => side[row] !== side[actor])
    const target = enemies.reduce((a, b) => (life[b] < life[a] ? b : a), enemies[0])
    if (breath[actor] >= 2 && bleeding[actor] === 3) return acts.bind.make(actor, { target: actor })
    if (breath[actor] >= 2) return acts.cut.make(actor, { target, at: random(GUARDS.length) })
    return breath[actor] === 1 && missiles[actor] > 0 ? acts.throw.make(actor, { target }) : acts.rest.make(actor)
  },
  answer: (scene, question) => (scene.now.combatant.breath[question.to] > 2 ? 1 : 0),
}
