import { type Command, type Price, plainly } from '@fray/kernel/rules'
import { acts } from '../actions/all.ts'
import type { ZonesScene } from '../scene.ts'

const ACTION: Price = { id: 'action', label: plainly('Action'), order: 1 }
const MOVE: Price = { id: 'move', label: plainly('Move'), order: 2 }
const FREE: Price = { id: 'free', label: plainly('Free'), order: 3 }
const TURN: Price = { id: 'turn', label: plainly('Turn'), order: 4 }
const REFEREE: Price = { id: 'referee', label: plainly('Referee'), order: 5 }

/** What each act costs; everything else a combatant does costs its Action. */
const PRICES: Readonly<Record<string, Price>> = {
  [acts.move.id]: MOVE,
  [acts.draw.id]: FREE,
  [acts.stow.id]: FREE,
  [acts.drop.id]: FREE,
  [acts.begin.id]: TURN,
  [acts.end.id]: TURN,
}

/** The Action, the move, nothing; leaving takes whichever is said, or the move while it is left. */
export function price(scene: ZonesScene, command: Command): Price {
  if (command.actor < 0) return REFEREE
  if (acts.leave.is(command)) {
    if (command.using === 1) return ACTION
    return command.using === 0 || scene.now.combatant.moved[command.actor] === 0 ? MOVE : ACTION
  }
  return PRICES[command.action] ?? ACTION
}
