import {
  type Message,
  type Pool,
  person,
  plainly,
  type Refusal,
  type Slot,
  say,
  stepsBetween,
  type Who,
} from '@fray/kernel/rules'
import { cite, refuse } from '../citing.ts'
import { note } from '../events.ts'
import type { Spell } from '../kinds/spells.ts'
import type { ZonesScene } from '../scene.ts'
import { CLOSE, DISTANT } from '../words.ts'
import { attackBySpell, cannotTarget, endTalk } from './attack.ts'
import { layBesides } from './besides.ts'
import { hurt, soak } from './damage.ts'
import { forceMorale, reactToSpell } from './morale.ts'
import { force, noRoom } from './movement.ts'
import { chooseEffectAttribute } from './referee-asks.ts'
import { zoneThing } from './slots.ts'
import { byEdge, makeTest } from './test.ts'
import { rangeWord } from './weapons.ts'
import { areOpponents, distance, isDecided, isHere, isUp } from './who.ts'
import { heal } from './wounds.ts'

const no = (why: Message): Refusal => refuse('spell-data', why)

/** Whether a spell at this distance is within its range. */
const inRange = (spell: Spell, steps: number): boolean => spell.range >= DISTANT || steps <= spell.range

/** Whom a spell on a Zone strikes: everyone up in it but the caster, friends included unless its data spares them. */
export function caughtIn(scene: ZonesScene, caster: Who, spell: Spell, zone: number): number[] {
  const rows: number[] = []
  for (let row = 0; row < scene.combatants; row++) {
    if (row === caster || scene.now.combatant.zone[row] !== zone) continue
    if (!isUp(scene, row) && (spell.healing === null || !isHere(scene, row))) continue
    if (spell.spares === 'allies' && !areOpponents(scene, caster, row)) continue
    rows.push(row)
  }
  return rows
}

/** What a spell is cast at. */
interface SpellAim {
  readonly targets: readonly number[]
  /** The whole Zone that it strikes, or -1. */
  readonly zone: number
  /** Where it sends those whom it strikes, or -1. */
  readonly to: number
}

/** Why the spell cannot be cast so, or null. */
export function cannotCast(
  scene: ZonesScene,
  caster: Who,
  spell: Spell,
  { targets, zone, to }: SpellAim,
): Refusal | null {
  const astray = cannotMean(spell, targets, zone, to)
  if (astray !== null) return astray
  if (spell.targets === 0) {
    const why = cannotCastOnZone(scene, caster, spell, zone)
    return why ?? (spell.move === 0 ? null : cannotSend(scene, spell, caughtIn(scene, caster, spell, zone), zone, to))
  }
  if (targets.length === 0) return no(say('{spell} needs a target.', { spell: { thing: spell.name } }))
  if (targets.length > spell.targets)
    return no(
      say('{spell} strikes at most {targets}.', { spell: { thing: spell.name }, targets: { number: spell.targets } }),
    )
  if (new Set(targets).size !== targets.length)
    return no(say('{spell} strikes each target once.', { spell: { thing: spell.name } }))
  for (const target of targets) {
    const why = cannotReachBySpell(scene, caster, spell, target)
    if (why !== null) return why
  }
  return spell.move === 0 ? null : cannotSend(scene, spell, targets, -1, to)
}

/** Why the spell has no use for something that is named, or null. */
function cannotMean(spell: Spell, targets: readonly number[], zone: number, to: number): Refusal | null {
  if (spell.targets === 0 && targets.length > 0)
    return no(say('{spell} strikes a whole Zone: name that.', { spell: { thing: spell.name } }))
  if (spell.targets > 0 && zone >= 0)
    return no(say('{spell} strikes Creatures, not a Zone: name them.', { spell: { thing: spell.name } }))
  return spell.move === 0 && to >= 0 ? no(say('{spell} moves nobody.', { spell: { thing: spell.name } })) : null
}

function cannotCastOnZone(scene: ZonesScene, caster: Who, spell: Spell, zone: number): Refusal | null {
  if (zone < 0) return no(say('{spell} needs a Zone.', { spell: { thing: spell.name } }))
  const steps = stepsBetween(scene.setup.graph, scene.now.combatant.zone[caster], zone)
  if (spell.attack === 'melee' && steps !== CLOSE) return notClose(zoneThing(scene, zone), spell)
  if (inRange(spell, steps)) return null
  return no(
    say('{zone} is beyond {range}, the range of {spell}.', {
      zone: zoneThing(scene, zone),
      range: plainly(rangeWord(spell.range)),
      spell: { thing: spell.name },
    }),
  )
}

function cannotReachBySpell(scene: ZonesScene, caster: Who, spell: Spell, target: Who): Refusal | null {
  if (spell.attack !== null) {
    const why = cannotTarget(scene, caster, target)
    if (why !== null) return why
  } else if (!isHere(scene, target)) return no(say('{target} has left the battlefield.', { target: person(target) }))
  else if (!isUp(scene, target) && spell.healing === null)
    return no(say('{target} is Out of Action.', { target: person(target) }))
  const steps = distance(scene, caster, target)
  if (spell.attack === 'melee' && steps !== CLOSE) return notClose(person(target), spell)
  if (inRange(spell, steps)) return null
  return no(
    say('{target} is {range}, beyond {most}, the range of {spell}.', {
      target: person(target),
      range: plainly(rangeWord(Math.min(3, steps))),
      most: plainly(rangeWord(spell.range)),
      spell: { thing: spell.name },
    }),
  )
}

const notClose = (what: Slot, spell: Spell): Refusal =>
  refuse('melee-needs-close', '{what} is not Close; {spell} is a melee attack.', {
    what,
    spell: { thing: spell.name },
  })

/** Whether the other Zone lies so many steps away at most, by the shortest way, and is another one. */
function isWithin({ setup }: ZonesScene, zone: number, to: number, most: number): boolean {
  const steps = stepsBetween(setup.graph, zone, to)
  return steps >= 1 && steps <= most
}

/** The Zones into which a spell may move somebody out of the Zone. */
export function sentFrom(scene: ZonesScene, spell: Spell, zone: number): readonly number[] {
  if (spell.move === 1) return scene.setup.graph.next[zone] as readonly number[]
  return scene.setup.graph.zones.flatMap((_, to) => (isWithin(scene, zone, to, spell.move) ? [to] : []))
}

/**
 * Why the spell cannot move them there, or null: those named, or everybody whom it strikes in the Zone `from` (-1 where
 * it strikes some that are named). All of them must fit, for each of them may go.
 */
function cannotSend(
  scene: ZonesScene,
  spell: Spell,
  rows: readonly number[],
  from: number,
  to: number,
): Refusal | null {
  if (to < 0) return no(say('{spell} moves its target: name the Zone.', { spell: { thing: spell.name } }))
  const zones = from >= 0 ? [from] : rows.map((row) => scene.now.combatant.zone[row])
  const apart = zones.find((zone) => !isWithin(scene, zone, to, spell.move))
  if (apart !== undefined) {
    const slots = { there: zoneThing(scene, to), here: zoneThing(scene, apart) }
    return no(
      spell.move === 1
        ? say('{there} is not adjacent to {here}.', slots)
        : say('{there} is not 1 to {move} Zones from {here}.', {
            ...slots,
            move: { number: spell.move },
          }),
    )
  }
  return rows.length === 0 ? null : noRoom(scene, to, rows.length)
}

/** Casts a spell: each target has its own Test and its own dice, in the order named (a whole Zone: roster order). */
export function cast(scene: ZonesScene, caster: Who, spell: Spell, { targets, zone, to }: SpellAim): void {
  cite('content-is-data')
  note.cast(scene, caster, spell.name, targets, zone)
  const named = spell.targets === 0 ? caughtIn(scene, caster, spell, zone) : targets
  const struck = spell.targetDice === null ? named : drawn(scene, caster, spell, spell.targetDice, named)
  if (struck.length > 1) cite('dice-order')
  const taken: number[] = []
  for (const target of struck) {
    if (isDecided(scene)) return
    if (castOn(scene, caster, spell, target, to)) taken.push(target)
  }
  reactToSpell(scene, spell, taken)
}

/** Of those named the first so many as the dice say. */
function drawn(scene: ZonesScene, caster: Who, spell: Spell, dice: Pool, named: readonly number[]): readonly number[] {
  const tally = scene.tally()
  const struck = named.slice(0, scene.roll(dice, caster, 'spell-data', 'targets', tally))
  note.targets(scene, spell.name, caster, tally, struck)
  return struck
}

/** What a spell does to one of those whom it strikes; returns whether it landed or took. */
export function castOn(scene: ZonesScene, caster: Who, spell: Spell, target: Who, to: number): boolean {
  if (spell.attack !== null) {
    return cannotTarget(scene, caster, target) === null && attackBySpell(scene, caster, target, spell)
  }
  if (!isHere(scene, target)) return false
  if (spell.hostile) endTalk(scene, caster, target)
  const takes = takesEffect(scene, caster, target, spell)
  if (takes) bringAbout(scene, caster, target, spell, to)
  return takes
}

/** Whether the spell takes: the caster passes, the target fails, or nobody Tests. One who is down makes no Test. */
function takesEffect(scene: ZonesScene, caster: Who, target: Who, spell: Spell): boolean {
  const { by, attribute, dr, edge } = spell.test
  if (by === 'nobody') return true
  const who = by === 'caster' ? caster : target
  if (!isUp(scene, who)) return by === 'target'
  const named = chooseEffectAttribute(scene, who, attribute)
  const what = by === 'caster' ? 'spell' : 'resist'
  const { passed } = makeTest(scene, who, {
    what,
    attribute: named,
    dr,
    rule: 'spell-data',
    edges: byEdge(scene, edge, spell),
  })
  return by === 'caster' ? passed : !passed
}

/** Everything that a spell does which is no attack. */
function bringAbout(scene: ZonesScene, caster: Who, target: Who, spell: Spell, to: number): void {
  if (spell.damage !== null) {
    const tally = scene.tally()
    scene.dice(spell.damage, caster, 'spell-data', spell, tally)
    if (spell.damage.bonus !== 0) tally.add(spell.damage.bonus, 'spell-data', spell)
    soak(scene, target, tally)
    hurt(scene, caster, target, tally, 'spell-data')
    scene.credit(caster, target)
  }
  if (spell.healing !== null) {
    const amount = Math.max(0, scene.roll(spell.healing, caster, 'spell-data', spell))
    heal(scene, target, amount, spell.name)
    scene.credit(caster, target)
  }
  layBesides(scene, caster, target, spell)
  if (spell.move > 0 && isUp(scene, target)) force(scene, target, to)
  forceMorale(scene, target, spell.morale)
}
