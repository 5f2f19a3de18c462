import type { Command, Price } from '@fray/kernel/rules'
import { acts } from '../actions/all.ts'
import type { ShockAction } from '../actions/define.ts'
import type { Price as Cost } from '../actions/paying.ts'
import type { ShockScene } from '../scene.ts'

/** The groups in which commands are shown, by what they cost. */
const GROUPS: Readonly<Record<Cost, Price>> = {
  swarm: { id: 'paid', label: 'Paid already', order: 0 },
  attack: { id: 'main', label: 'Main Action', order: 1 },
  main: { id: 'main', label: 'Main Action', order: 1 },
  both: { id: 'both', label: 'Main and Move Action', order: 2 },
  move: { id: 'move', label: 'Move Action', order: 3 },
  free: { id: 'free', label: 'Free Action', order: 4 },
  instant: { id: 'instant', label: 'Instant Action', order: 5 },
  quick: { id: 'quick', label: 'Instant that takes the Main Action', order: 6 },
  asked: { id: 'asked', label: 'As the referee says', order: 7 },
  turn: { id: 'turn', label: 'Turn', order: 8 },
  wish: { id: 'wish', label: 'No action', order: 9 },
}
const REFEREE: Price = { id: 'referee', label: 'Referee', order: 10 }
/** What may still be made of a Main Action that has been paid for. */
const FURTHER: Price = { id: 'further', label: 'Further attacks of the Main Action', order: 0 }

const byId: ReadonlyMap<string, ShockAction> = new Map(Object.values(acts).map((act: ShockAction) => [act.id, act]))

/** What a command costs, as its action says: Main, Move, both, nothing, an Instant. */
export function price(scene: ShockScene, command: Command): Price {
  const cost = byId.get(command.action)?.price(scene, command)
  if (command.actor < 0 || cost === undefined) return REFEREE
  if (cost === 'attack' && scene.now.combatant.attacksLeft[command.actor] > 0) return FURTHER
  if (command.action === acts.secondMove.id) return GROUPS.main
  return GROUPS[cost]
}
