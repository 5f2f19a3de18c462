import { actionsFor, combatantParam, D20, plainly, type Refusal } from '@fray/kernel/rules'
import { attack, shoveOff } from './attack.ts'
import { BOOTS, has, ROPE } from './content.ts'
import { note, roll } from './events.ts'
import { everybody, fight, hasRoom, swims } from './rock.ts'
import { C, cite, MOST_STONES, refuse, type SkerryScene, TOP } from './scene.ts'

const { act } = actionsFor<SkerryScene>()
const { enemies, done } = fight
const enemy = combatantParam('target', { label: 'whom', suggestions: enemies })

/** Those of one's own side who can fight, but not oneself. */
const friends = (scene: SkerryScene, actor: number): number[] => {
  const { side } = scene.now.combatant
  return everybody(scene).filter((row) => row !== actor && side[row] === side[actor])
}

const notAnEnemy = (scene: SkerryScene, actor: number, target: number): Refusal | null =>
  enemies(scene, actor).includes(target) ? null : refuse('two-sides', 'Only an enemy who can fight is attacked.')

const notSwimming = (scene: SkerryScene, actor: number): Refusal | null =>
  swims(scene, actor) ? refuse('swimming', 'A swimmer does nothing but strike, climb, drop or brace.') : null

/** How many ledges its weapon reaches. */
function reachOf(scene: SkerryScene, actor: number): number {
  if (!has(scene.now.combatant.weapon[actor], 'long')) return 1
  cite('long')
  return 2
}

/** Why somebody cannot strike at an enemy. */
export function noStrike(scene: SkerryScene, actor: number, target: number): Refusal | null {
  const { ledge, weapon } = scene.now.combatant
  if (swims(scene, actor) && has(weapon[actor], 'heavy')) {
    return refuse('heavy', 'A swimmer cannot strike with a heavy weapon.')
  }
  const reaches = Math.abs(ledge[actor] - ledge[target]) <= reachOf(scene, actor)
  return reaches ? null : refuse('reach', 'That is more ledges away than the weapon reaches.')
}

/** Why somebody cannot go so many ledges up (or down, below 0). */
export function noWay(scene: SkerryScene, row: number, by: number): Refusal | null {
  const to = scene.now.combatant.ledge[row] + by
  if (to < 1 || to > TOP)
    return refuse('ledges', by > 0 ? 'There is no ledge above this one.' : 'There is no ledge below this one.')
  return hasRoom(scene, to) ? null : refuse('room', 'Ledge {to} is full.', { to: { number: to } })
}

/** Why somebody cannot shove an enemy. */
export function noShove(scene: SkerryScene, actor: number, target: number): Refusal | null {
  const { ledge } = scene.now.combatant
  if (ledge[actor] !== ledge[target]) return refuse('shove', 'Only who is on the same ledge is shoved.')
  return ledge[actor] === 1 ? refuse('fall', 'From ledge 1 nobody falls.') : notSwimming(scene, actor)
}

/** Why somebody cannot throw. */
export function noThrow(scene: SkerryScene, actor: number): Refusal | null {
  return scene.now.combatant.stones[actor] === 0 ? refuse('stones', 'It has no stone.') : notSwimming(scene, actor)
}

/** Why somebody cannot gather stones. */
export function noGathering(scene: SkerryScene, actor: number): Refusal | null {
  const { ledge, stones } = scene.now.combatant
  if (stones[actor] === MOST_STONES)
    return refuse('stones', 'Nobody carries more than {most} stones.', { most: { number: MOST_STONES } })
  return ledge[actor] > scene.now.fight.water[0] ? null : refuse('gather', 'There are stones above the water only.')
}

function noHaul(scene: SkerryScene, actor: number, friend: number): Refusal | null {
  const { ledge, gear } = scene.now.combatant
  if (!friends(scene, actor).includes(friend)) return refuse('haul', 'Only a friend who can fight is hauled.')
  const below = ledge[actor] - ledge[friend]
  if (below === 2 && gear[actor] === ROPE) cite('rope')
  else if (below !== 1) return refuse('haul', 'Only who is on the next ledge below is hauled.')
  return notSwimming(scene, actor) ?? noWay(scene, friend, below)
}

function goTo(scene: SkerryScene, row: number, ledge: number, rule: 'climb' | 'drop' | 'haul'): void {
  scene.set(C.ledge, row, ledge, rule)
  note.goes(scene, row, ledge)
}

const strike = act({
  id: 'strike',
  rule: 'strike',
  title: plainly('Strike'),
  intent: 'harm',
  params: [enemy],
  check: (scene, { actor, target }) => notAnEnemy(scene, actor, target) ?? noStrike(scene, actor, target),
  resolve(scene, { actor, target }) {
    attack(scene, actor, target, 'strike')
    done(scene, actor)
  },
})

const throws = act({
  id: 'throw',
  rule: 'throw',
  title: plainly('Throw a stone'),
  intent: 'harm',
  params: [enemy],
  check: (scene, { actor, target }) => notAnEnemy(scene, actor, target) ?? noThrow(scene, actor),
  resolve(scene, { actor, target }) {
    scene.set(C.stones, actor, scene.now.combatant.stones[actor] - 1, 'stones')
    attack(scene, actor, target, 'throw')
    done(scene, actor)
  },
})

const shove = act({
  id: 'shove',
  rule: 'shove',
  title: plainly('Shove'),
  intent: 'harm',
  params: [enemy],
  check: (scene, { actor, target }) => notAnEnemy(scene, actor, target) ?? noShove(scene, actor, target),
  resolve(scene, { actor, target }) {
    shoveOff(scene, actor, target)
    done(scene, actor)
  },
})

const climb = act({
  id: 'climb',
  rule: 'climb',
  title: plainly('Climb'),
  intent: 'move',
  check: (scene, { actor }) => noWay(scene, actor, 1),
  resolve(scene, { actor }) {
    if (!swims(scene, actor) || clambers(scene, actor)) {
      goTo(scene, actor, scene.now.combatant.ledge[actor] + 1, 'climb')
    }
    done(scene, actor)
  },
})

function clambers(scene: SkerryScene, actor: number): boolean {
  const { might, gear } = scene.now.combatant
  const tally = scene.tally()
  scene.roll(D20, actor, 'clamber', 'clamber', tally)
  tally.add(might[actor], 'clamber', 'Might')
  if (gear[actor] === BOOTS) tally.add(4, 'boots', 'nailed boots')
  const passed = tally.total >= 8
  roll.clamber(scene, { who: actor, rule: 'clamber', tally, against: 8, passed })
  return passed
}

const drop = act({
  id: 'drop',
  rule: 'drop',
  title: plainly('Drop'),
  intent: 'gear',
  check: (scene, { actor }) => noWay(scene, actor, -1),
  resolve(scene, { actor }) {
    goTo(scene, actor, scene.now.combatant.ledge[actor] - 1, 'drop')
    done(scene, actor)
  },
})

const haul = act({
  id: 'haul',
  rule: 'haul',
  title: plainly('Haul'),
  intent: 'gear',
  params: [combatantParam('friend', { label: 'whom', suggestions: friends })],
  check: (scene, { actor, friend }) => noHaul(scene, actor, friend),
  resolve(scene, { actor, friend }) {
    note.hauls(scene, actor, friend)
    goTo(scene, friend, scene.now.combatant.ledge[actor], 'haul')
    done(scene, actor)
  },
})

const gather = act({
  id: 'gather',
  rule: 'gather',
  title: plainly('Gather stones'),
  intent: 'gear',
  check: (scene, { actor }) => notSwimming(scene, actor) ?? noGathering(scene, actor),
  resolve(scene, { actor }) {
    scene.set(C.stones, actor, Math.min(MOST_STONES, scene.now.combatant.stones[actor] + 2), 'gather')
    note.gathers(scene, actor)
    done(scene, actor)
  },
})

const brace = act({
  id: 'brace',
  rule: 'brace',
  title: plainly('Brace'),
  intent: 'protect',
  check: () => null,
  resolve(scene, { actor }) {
    scene.set(C.braced, actor, 1, 'brace')
    note.braces(scene, actor)
    done(scene, actor)
  },
})

export const acts = { strike, throw: throws, shove, climb, drop, haul, gather, brace }
export const actions = [...Object.values(acts), ...fight.orders]
