import {
  choice,
  namedParam,
  type Option,
  person,
  plainly,
  REFEREE,
  type Refusal,
  say,
  squareName,
  textParam,
  type Who,
} from '@fray/kernel/rules'
import { refuse } from '../citing.ts'
import { note } from '../events.ts'
import { isAtDoor, squaresAtDoor, turnDoor, whoIsInTheWay } from '../rules/doors.ts'
import { provoke } from '../rules/opportunity.ts'
import type { ShockScene } from '../scene.ts'
import { act } from './define.ts'
import { cannotAfford, notNow, pay } from './paying.ts'

/** A few words: a Free Action. */
export const speak = act({
  id: 'speak',
  rule: 'free-action',
  title: plainly('Say a few words'),
  intent: 'gear',
  price: 'free',
  params: [textParam('text', { label: 'what' })],
  check: () => null,
  resolve(scene, { actor, text }) {
    note.speaks(scene, actor, text)
  },
})

const COSTS = ['main', 'move', 'free', 'instant'] as const
const USUALLY_MAIN = 0
const USUALLY_MOVE = 1
const REFUSE: Option = { value: 'refuse', label: plainly('refuse') }
const NO_YES: readonly Option[] = [
  { value: 'no', label: plainly('no') },
  { value: 'yes', label: plainly('yes') },
]

/** Why nothing can be improvised, or null. */
const noImprovising = (scene: ShockScene): Refusal | null =>
  scene.setup.options['improvised-action'] === 'refuse'
    ? refuse('improvised-action', 'The table plays only the listed actions (option improvised-action).')
    : null

/**
 * Anything that is not in the list: the referee says what it costs, whether it provokes, and what comes of it. On somebody
 * else's turn only an Instant is left: anything else is denied.
 */
export const improvise = act({
  id: 'improvise',
  rule: 'improvised-action',
  title: plainly('Something else'),
  price: 'asked',
  params: [textParam('text', { label: 'what' })],
  check: noImprovising,
  resolve(scene, { actor, text }) {
    note.improvises(scene, actor, text)
    if (!payAsAsked(scene, actor, USUALLY_MAIN)) return
    const prompt = say('Does it provoke attacks of opportunity on {actor}?', { actor: person(actor) })
    const provokes = scene.ask(choice('improvised-action', REFEREE, prompt, NO_YES)) === 1
    if (!scene.announce(actor) || (provokes && !provoke(scene, actor))) return
    const outcome = scene.askText({
      rule: 'improvised-action',
      kind: 'text',
      to: REFEREE,
      prompt: say('What comes of it for {actor}?', { actor: person(actor) }),
      options: [],
      preset: 0,
      presetText: 'done',
    })
    note.outcome(scene, actor, outcome)
  },
})

/**
 * Pays what the referee lets it cost, of what the actor can pay (the rest is refused with the reason); where the usual
 * cost cannot be paid, that it is not allowed at all stands first. Returns whether it was allowed and paid.
 */
function payAsAsked(scene: ShockScene, actor: Who, preset: number): boolean {
  const options = COSTS.map((value): Option => {
    const refusal = notNow(scene, actor, value) ?? cannotAfford(scene, actor, value, 'improvised-action')
    return { value, label: plainly(value), ...(refusal === null ? {} : { refusal }) }
  })
  const usual = options[preset]?.refusal === undefined ? preset : COSTS.length
  const prompt = say('What does that cost {actor}?', { actor: person(actor) })
  const cost = COSTS[scene.ask(choice('improvised-action', REFEREE, prompt, [...options, REFUSE], usual))]
  if (cost !== undefined) return pay(scene, actor, cost, 'improvised-action')
  note.denied(scene, actor)
  return false
}

/** Opens or closes a door: an improvised action that the referee prices. */
export const door = act({
  id: 'door',
  rule: 'improvised-action',
  title: plainly('Open or close a door'),
  says: 'Open or close {it}',
  intent: 'gear',
  price: 'turn',
  params: [
    namedParam<ShockScene, 'name'>('name', {
      one: plainly('door'),
      label: 'which door',
      refOf: (_scene, row) => ({ table: 'door', row }),
      known: ({ setup }) => setup.grid.doors.map((name, at) => [name, at] as const),
      suggestions: ({ setup }: ShockScene) => setup.grid.doors.keys(),
    }),
  ],
  check(scene, { actor, name: at }) {
    const { grid } = scene.setup
    if (!isAtDoor(scene, at, actor)) {
      const squares = squaresAtDoor(scene, at, actor).map((square) => ({ thing: squareName(grid, square) }))
      return refuse('improvised-action', '{actor} is not at {door}: one reaches it from {squares}.', {
        actor: person(actor),
        door: { thing: grid.doors[at] ?? '', ref: { table: 'door', row: at } },
        squares: { list: squares },
      })
    }
    const inTheWay = whoIsInTheWay(scene, at)
    if (inTheWay >= 0) {
      return refuse('impassable-square', '{inTheWay} is in the way: the door cannot be closed.', {
        inTheWay: person(inTheWay),
      })
    }
    return noImprovising(scene)
  },
  resolve(scene, { actor, name: at }) {
    if (!payAsAsked(scene, actor, USUALLY_MOVE)) return
    if (scene.announce(actor) && isAtDoor(scene, at, actor) && whoIsInTheWay(scene, at) < 0) turnDoor(scene, at, actor)
  },
})
