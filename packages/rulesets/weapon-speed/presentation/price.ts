import { type Command, type Price, plainly } from '@fray/kernel/rules'
import { acts } from '../actions/all.ts'
import type { WeaponSpeedScene } from '../scene.ts'

const DECLARED: Price = { id: 'standard', label: plainly('Standard Action, as declared'), order: 1 }
const MOVE: Price = { id: 'move', label: plainly('Move'), order: 2 }
const FREE: Price = { id: 'free', label: plainly('Free Action'), order: 3 }
const NOTHING: Price = { id: 'nothing', label: plainly('No action'), order: 4 }
const REACTION: Price = { id: 'reaction', label: plainly('Reaction'), order: 5 }
const TURN: Price = { id: 'turn', label: plainly('Turn'), order: 6 }
const REFEREE: Price = { id: 'referee', label: plainly('Referee'), order: 7 }

/** What each act costs; everything else a combatant does is the Standard Action that it has declared. */
const PRICES: Readonly<Record<string, Price>> = {
  [acts.move.id]: MOVE,
  [acts.draw.id]: FREE,
  [acts.drop.id]: FREE,
  [acts.speak.id]: FREE,
  [acts.say.id]: NOTHING,
  [acts.riposte.id]: REACTION,
  [acts.end.id]: TURN,
  [acts.leave.id]: TURN,
  [acts.surrender.id]: TURN,
}

/** What a command costs; an ability says for itself which action it is. */
export function price(scene: WeaponSpeedScene, command: Command): Price {
  if (command.actor < 0) return REFEREE
  if (acts.activate.is(command)) {
    const { action } = scene.fighter(command.actor).entrant.abilities[command.ability] ?? { action: 'free' }
    return action === 'free' ? FREE : DECLARED
  }
  return PRICES[command.action] ?? DECLARED
}
