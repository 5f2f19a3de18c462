import { choice, type Pool, person, say, squareName, type Who, xOf, yOf } from '@fray/kernel/rules'
import { directionAway } from '../../on-grid/directions.ts'
import { cite } from '../citing.ts'
import { thingSlot } from '../event-fields.ts'
import { note } from '../events.ts'
import type { Effect } from '../kinds/effects.ts'
import type { FreeHitsScene } from '../scene.ts'
import { C, F } from '../tables.ts'
import { IN_HAND, NO_AIM } from '../words.ts'
import { reduce, takeDamage } from './damage.ts'
import { hide, reveal } from './detection.ts'
import { addCondition, addModify, endConditions, type Keeper, type Lasting } from './effects.ts'
import { dropItem, isNatural, itemsOf, noteItem } from './gear.ts'
import { closeWound, heal } from './healing.ts'
import { bodyOf, isFree, putAt } from './space.ts'
import { isIn } from './who.ts'
import { removeWound, WOUNDING, woundsOf } from './wounds.ts'

/** Where effects come from: who does it, its name, and the spell that keeps up what lasts. */
export interface Source {
  readonly doer: number
  readonly name: string
  readonly keeper: Keeper | null
  readonly physical: boolean
  /** What improvements add to its first healing. */
  readonly moreHealing?: readonly Pool[]
}

/** Does to the target what a hit, a spell or a feat says, one after the other. */
export function applyEffects(scene: FreeHitsScene, target: Who, effects: readonly Effect[], from: Source): void {
  let source = from
  for (const effect of effects) {
    const bearer = isForDoer(effect) ? from.doer : target
    if (bearer >= 0) applyEffect(scene, bearer, effect, source)
    if (effect.effect === 'heal' && source.moreHealing !== undefined) source = { ...source, moreHealing: [] }
  }
}

/** Whether an effect is on who attacks or casts, and not on whom it is done to. */
export const isForDoer = (effect: Effect): boolean => 'on' in effect && effect.on === 'doer'

function applyEffect(scene: FreeHitsScene, target: Who, effect: Effect, from: Source): void {
  if (effect.effect !== 'heal' && !isIn(scene, target)) return
  switch (effect.effect) {
    case 'heal':
      healBy(scene, target, effect.amount, effect.revives, from)
      return
    case 'damage':
      // A type of its own is what it is, whatever dealt it: fire on a blade goes past armor against blows.
      hurt(scene, target, [effect.amount], effect.type === '' ? from : { ...from, physical: false }, {
        type: effect.type,
      })
      return
    case 'condition':
      addCondition(scene, target, effect.condition, lasting(effect, from), 'flat-footed-causes')
      return
    case 'end-condition':
      endConditions(scene, target, effect.condition, 'cast-time')
      return
    case 'prone':
      knockDown(scene, target, from.name)
      return
    case 'push':
      push(scene, from.doer, target, effect.spaces)
      return
    case 'remove-wound':
      if (effect.aim < 0) closeWound(scene, target)
      else for (const row of woundsOf(scene, target, effect.aim).slice(0, 1)) removeWound(scene, row, 'wound-removal')
      return
    case 'disengage':
      scene.set(C.disengaged, target, 1, 'disengage-cost')
      note.disengages(scene, target)
      return
    case 'disarm':
      disarm(scene, from.doer, target)
      return
    case 'modify':
      addModify(scene, target, effect, lasting(effect, from), 'cast-time')
      note.modified(scene, target, from.name)
      return
    case 'hide':
      hide(scene, target, 'detection')
      return
    case 'reveal':
      reveal(scene, target)
      return
    case 'place':
      placeBySpell(scene, from.doer, target, effect.spaces)
      return
    case 'restore-mp': {
      const { mp, mpMax } = scene.now.combatant
      const amount = rolled(scene, effect.amount, from)
      scene.set(C.mp, target, Math.min(mpMax[target], mp[target] + amount), 'cast-time')
      return
    }
  }
}

/** How long an effect lasts: what rounds do not end, its spell keeps up. */
const lasting = ({ rounds }: Lasting, { keeper }: Source): Lasting => ({
  rounds,
  keeper: rounds === null ? keeper : null,
})

function healBy(scene: FreeHitsScene, target: Who, base: Pool, revives: boolean, from: Source): void {
  const pools = [base, ...(from.moreHealing ?? [])]
  const amount = pools.reduce((sum, pool) => sum + rolled(scene, pool, from), 0)
  heal(scene, target, amount, revives, from.name)
  scene.credit(from.doer, target)
}

const rolled = (scene: FreeHitsScene, pool: Pool, from: Source): number =>
  Math.max(0, scene.roll(pool, from.doer, 'damage-by-weapon', from))

/** The kind of damage. */
interface Harm {
  /** The damage type; empty for none. */
  readonly type: string
  /** Whether enough of it wounds. */
  readonly mayWound?: boolean
}

/**
 * Damage of its own, without a roll to hit: reductions count. Only what a spell deals by itself may wound; what comes on top
 * of a blow is part of what wounded, and does not wound again.
 */
export function hurt(
  scene: FreeHitsScene,
  target: Who,
  pools: readonly Pool[],
  from: Source,
  { type, mayWound = false }: Harm,
): void {
  const tally = scene.tally()
  for (const pool of pools) scene.roll(pool, from.doer, 'damage-by-weapon', from, tally)
  tally.atLeast(0, 'strength-in-damage', 'at least 0')
  reduce(scene, target, tally, type, from.physical)
  if (mayWound) cite('wound')
  takeDamage(scene, target, tally, {
    doer: from.doer,
    wounds: mayWound && tally.total >= WOUNDING,
    aim: NO_AIM,
    by: from.name,
  })
}

/** The unit lies down against its will. `by` is what did it, empty for the referee. */
export function knockDown(scene: FreeHitsScene, target: Who, by: string): void {
  if (scene.now.combatant.prone[target] === 1) return
  scene.set(C.prone, target, 1, 'prone')
  scene.set(F.fallen, 0, 1, 'prone')
  note.knocked(scene, target, by)
}

/** Moves the target away from the doer, the nearest of the eight ways, as far as there is room; nobody gets a free hit for it. */
function push(scene: FreeHitsScene, doer: number, target: Who, spaces: number): void {
  const { grid } = scene.setup
  const b = bodyOf(scene, target)
  const { size, square } = b
  const [dx, dy] = directionAway(bodyOf(scene, doer), b)
  if (dx === 0 && dy === 0) return
  let { x, y } = b
  let at = square
  for (let i = 0; i < spaces; i++) {
    x += dx
    y += dy
    const inside =
      x >= grid.originX && y >= grid.originY && x < grid.originX + grid.width && y < grid.originY + grid.depth
    const next = inside ? (y - grid.originY) * grid.width + (x - grid.originX) : -1
    if (next < 0 || !isFree(scene, next, size, target)) break
    at = next
  }
  if (at === square) return
  putAt(scene, target, at, 'only-own-movement')
  note.moved(scene, target, at)
}

/** An item is taken from the unit and lies on its own square: the first held weapon, or the one that the doer chooses. */
function disarm(scene: FreeHitsScene, doer: number, target: Who): void {
  const held = itemsOf(scene, target).filter((item) => {
    const kind = scene.kind(item)
    return scene.now.item.carried[item] === IN_HAND && kind.weapon !== null && !isNatural(kind)
  })
  const [first] = held
  if (first === undefined) return
  let taken = first
  if (held.length > 1) {
    const options = held.map((item) => ({
      value: scene.kind(item).name,
      label: say('{weapon}', { weapon: thingSlot(scene, item) }),
    }))
    const slots = { doer: person(doer), target: person(target) }
    const prompt = say('What does {doer} strike from the hand of {target}?', slots)
    taken = held[scene.ask(choice('disarmed', doer, prompt, options))] ?? first
  }
  dropItem(scene, taken, scene.now.combatant.square[target], 'disarm-where')
  noteItem(scene, target, taken)
}

/** Puts the target on a free square that the doer chooses. */
function placeBySpell(scene: FreeHitsScene, doer: number, target: Who, spaces: number): void {
  const { grid } = scene.setup
  const body = bodyOf(scene, target)
  const squares: number[] = []
  for (let square = 0; square < grid.floors.length; square++) {
    const far = Math.max(Math.abs(xOf(grid, square) - body.x), Math.abs(yOf(grid, square) - body.y))
    if (far <= spaces && far > 0 && isFree(scene, square, body.size, target)) squares.push(square)
  }
  if (squares.length === 0) return
  const options = squares.map((square) => {
    const value = squareName(grid, square)
    return { value, label: say('{square}', { square: { thing: value } }) }
  })
  const prompt = say('Where is {target} placed?', { target: person(target) })
  const at = scene.ask(choice('only-own-movement', doer, prompt, options))
  const to = squares[at]
  putAt(scene, target, to, 'only-own-movement')
  note.moved(scene, target, to)
}
