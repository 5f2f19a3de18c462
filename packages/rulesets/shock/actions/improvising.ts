import { choice, listText, type Option, REFEREE, type Refusal, refuse, squareName, textParam } from '@fray/kernel/rules'
import { blank } from '../command.ts'
import { note } from '../events.ts'
import { isAtDoor, squaresAtDoor, turnDoor, whoIsInTheWay } from '../rules/doors.ts'
import { provoke } from '../rules/opportunity.ts'
import { isUp } from '../rules/who.ts'
import { cite, type ShockScene } from '../scene.ts'
import { combatantAction, type ShockAction } from './gate.ts'
import { cannotAfford, notNow, pay } from './paying.ts'

cite('free-action', 'free-action-limit')

/** A few words: a Free Action. */
export const speak: ShockAction = combatantAction({
  id: 'speak',
  rule: 'free-action',
  title: 'Say a few words',
  price: 'free',
  params: [textParam('text', { label: 'what' })],
  suggest: () => [],
  check: () => null,
  resolve(scene, { actor, text }) {
    note.speaks(scene, actor, text)
  },
})

const COSTS = ['main', 'move', 'free', 'instant'] as const
const REFUSE: Option = { value: 'refuse', label: 'refuse' }
const NO_YES: readonly Option[] = [
  { value: 'no', label: 'no' },
  { value: 'yes', label: 'yes' },
]

/** Why nothing can be improvised, or null. */
const noImprovising = (scene: ShockScene): Refusal | null =>
  scene.setup.options['improvised-action'] === 'refuse'
    ? refuse('improvised-action', 'The table plays only the listed actions (option improvised-action).')
    : null

cite('improvised-action', 'action-table')

/**
 * Anything that is not in the list: the referee says what it costs, whether it provokes, and what comes of it. On somebody
 * else's turn only an Instant is left: anything else is denied.
 */
export const improvise: ShockAction = combatantAction({
  id: 'improvise',
  rule: 'improvised-action',
  title: 'Something else',
  price: 'asked',
  params: [textParam('text', { label: 'what' })],
  suggest: () => [],
  check: noImprovising,
  resolve(scene, { actor, text }) {
    note.improvises(scene, actor, text)
    const cost = askCost(scene, actor, 0)
    if (cost === null) {
      note.denied(scene, actor)
      return
    }
    if (!pay(scene, actor, cost, 'improvised-action')) return
    const provokes =
      scene.ask(
        choice('improvised-action', REFEREE, 'Does it provoke attacks of opportunity on {0}?', [actor], NO_YES),
      ) === 1
    scene.moments.announced(scene, actor, null, false)
    if (!isUp(scene, actor) || (provokes && !provoke(scene, actor))) return
    const outcome = scene.askText({
      rule: 'improvised-action',
      kind: 'text',
      to: REFEREE,
      prompt: 'What comes of it for {0}?',
      about: [actor],
      options: [],
      preset: 0,
      presetText: 'done',
    })
    note.outcome(scene, actor, outcome)
  },
})

/**
 * What the referee lets it cost, of what the actor can pay (the rest is refused with the reason); null when the referee
 * does not allow it at all, which is also what stands first where the usual cost cannot be paid.
 */
function askCost(scene: ShockScene, actor: number, preset: number): (typeof COSTS)[number] | null {
  const options = COSTS.map((value): Option => {
    const refusal = notNow(scene, actor, value) ?? cannotAfford(scene, actor, value, 'improvised-action')
    return refusal === null ? { value, label: value } : { value, label: value, refusal }
  })
  const usual = options[preset]?.refusal === undefined ? preset : COSTS.length
  const question = choice(
    'improvised-action',
    REFEREE,
    'What does that cost {0}?',
    [actor],
    [...options, REFUSE],
    usual,
  )
  return COSTS[scene.ask(question)] ?? null
}

cite('impassable-square', 'solid-object')

function notThere(scene: ShockScene, who: number, name: string): string {
  const { grid } = scene.setup
  const squares = squaresAtDoor(scene, grid.doors.indexOf(name), who).map((square) => squareName(grid, square))
  return `${scene.name(who)} is not at ${name}: one reaches it from ${listText(squares)}.`
}

/** Opens or closes a door: an improvised action that the referee prices. */
export const door: ShockAction = combatantAction({
  id: 'door',
  rule: 'improvised-action',
  title: 'Open or close a door',
  price: 'turn',
  params: [textParam('name', { label: 'which door' })],
  suggest: (scene, actor) => scene.setup.grid.doors.map((name) => ({ ...blank(actor, 'door'), name })),
  check(scene, command) {
    if (!scene.setup.grid.doors.includes(String(command.name))) {
      return refuse('unknown-name', `There is no door "${String(command.name)}".`)
    }
    if (!isAtDoor(scene, scene.setup.grid.doors.indexOf(String(command.name)), command.actor)) {
      return refuse('improvised-action', notThere(scene, command.actor, String(command.name)))
    }
    const inTheWay = whoIsInTheWay(scene, scene.setup.grid.doors.indexOf(String(command.name)))
    if (inTheWay >= 0) {
      return refuse('impassable-square', `${scene.name(inTheWay)} is in the way: the door cannot be closed.`)
    }
    return noImprovising(scene)
  },
  resolve(scene, command) {
    const cost = askCost(scene, command.actor, 1)
    if (cost === null) {
      note.denied(scene, command.actor)
      return
    }
    if (!pay(scene, command.actor, cost, 'improvised-action')) return
    scene.moments.announced(scene, command.actor, null, false)
    const at = scene.setup.grid.doors.indexOf(String(command.name))
    if (!isUp(scene, command.actor) || !isAtDoor(scene, at, command.actor) || whoIsInTheWay(scene, at) >= 0) return
    turnDoor(scene, at, command.actor)
  },
})
