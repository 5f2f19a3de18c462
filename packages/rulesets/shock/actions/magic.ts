import {
  bodySquares,
  combatantParam,
  person,
  plainly,
  type Refusal,
  squaresInRadius,
  type Who,
  xOf,
  yOf,
} from '@fray/kernel/rules'
import { squareParam } from '../../on-grid/params.ts'
import { cite, refuse } from '../citing.ts'
import { powerParam } from '../command.ts'
import { note } from '../events.ts'
import type { Power, Spell } from '../kinds/powers.ts'
import { cannotSend } from '../rules/legal.ts'
import { provoke } from '../rules/opportunity.ts'
import { applyEffects, countUse, isHarmful, isStriking, spellSlot, usedUp } from '../rules/powers.ts'
import { bodyOf, feetBetween, perceives } from '../rules/space.ts'
import { areEnemies, isAlive, isUp } from '../rules/who.ts'
import { woundsOf } from '../rules/wounds.ts'
import type { ShockScene } from '../scene.ts'
import { UNLOCATED } from '../words.ts'
import { act } from './define.ts'
import { noAttacks } from './gate.ts'
import type { Price } from './paying.ts'

/** What calling upon a power or spell costs; what always works is never called upon. */
const priceOf = (spec: Power | Spell | undefined): Price =>
  spec === undefined || spec.cost === 'passive' ? 'wish' : spec.cost

/** Casts a spell from the caster's data. */
export const cast = act({
  id: 'cast',
  rule: 'cast-spell',
  title: plainly('Cast a spell'),
  says: 'Cast {it}',
  price: (scene, { actor, power }) => priceOf(scene.fighter(actor).spells[power]),
  params: [
    powerParam('spell'),
    combatantParam('target', { label: 'on whom', optional: true }),
    squareParam('at', { label: 'the corner at the middle of an area', optional: true }),
  ],
  *suggest(scene, actor) {
    for (const [power, { target }] of scene.fighter(actor).spells.entries()) {
      if (target === 'self') yield { power }
      else {
        for (const row of scene.rowsWhere((other) => isAlive(scene, other))) {
          if (areEnemies(scene, actor, row) === (target === 'ally')) continue
          if (target !== 'area') yield { power, target: row }
          else if (perceives(scene, actor, row) !== UNLOCATED) yield { power, at: scene.now.combatant.square[row] }
        }
      }
    }
  },
  check(scene, { actor, power, target, at }) {
    const spell = scene.fighter(actor).spells[power]
    if (spell === undefined) return refuse('spell-content', '{actor} has no such spell.', { actor: person(actor) })
    if (!isHarmful(spell.effects) && scene.now.combatant.retreating[actor] === 1) cite('retreat')
    const why =
      (isHarmful(spell.effects) ? noAttacks(scene, actor) : null) ??
      usedUp(scene, actor, spellSlot(scene, actor, power), spell.name)
    const misplaced = why ?? sentAmiss(actor, spell, target, at)
    if (misplaced !== null || spell.target === 'self') return misplaced
    if (spell.target !== 'area') return cannotReach(scene, actor, target, spell)
    if (at < 0)
      return refuse('radius-square', '{spell} needs a corner of the grid as its middle (at=x,y).', {
        spell: { thing: spell.name },
      })
    const feet = feetTo(scene, actor, at)
    return feet <= spell.range
      ? null
      : refuse('spell-content', 'That is {feet} feet away; {spell} reaches {range}.', {
          feet: { number: feet },
          spell: { thing: spell.name },
          range: { number: spell.range },
        })
  },
  resolve(scene, { actor, power, target, at }) {
    const spell = scene.fighter(actor).spells[power]
    countUse(scene, actor, spellSlot(scene, actor, power))
    note.casts(scene, actor, spell.name, target)
    const before = woundsOf(scene, actor)
    const { acts } = scene
    scene.moments.announced(scene, actor, null, true)
    cite('cast-no-aoo')
    if (spell.provokes && isUp(scene, actor)) provoke(scene, actor)
    if (scene.acts !== acts) cite('spell-spoiled')
    if (!isUp(scene, actor) || woundsOf(scene, actor) > before) {
      note.spoiled(scene, actor, spell.name)
      return
    }
    const single = spell.target === 'one' || spell.target === 'ally'
    if (single && cannotReach(scene, actor, target, spell) !== null) {
      note.void(scene, actor, target, 'target-gone')
      return
    }
    const touched =
      spell.target === 'self' ? [actor] : spell.target === 'area' ? within(scene, at, spell.radius) : [target]
    for (const row of touched) applyEffects(scene, actor, row, spell, null)
  },
})

/** Why the spell takes nobody, or no place, that is named for it, or null. */
function sentAmiss(actor: Who, { name, target: on }: Spell, target: Who, at: number): Refusal | null {
  if (on === 'area' && target >= 0)
    return refuse('spell-content', '{spell} is cast at a corner of the grid: name nobody.', { spell: { thing: name } })
  if (on === 'self' && target >= 0 && target !== actor)
    return refuse('spell-content', '{spell} works on {actor} alone: name nobody.', {
      spell: { thing: name },
      actor: person(actor),
    })
  return on !== 'area' && at >= 0
    ? refuse('spell-content', '{spell} is not cast at a place: name none.', { spell: { thing: name } })
    : null
}

/** Why the spell does not reach its one target from where both stand, or null. */
function cannotReach(scene: ShockScene, actor: Who, target: Who, spell: Spell): Refusal | null {
  if (target < 0) return refuse('spell-content', '{spell} needs a target.', { spell: { thing: spell.name } })
  if (spell.target === 'ally' && areEnemies(scene, actor, target))
    return refuse('spell-content', '{spell} is for allies.', { spell: { thing: spell.name } })
  const unseen = cannotSend(scene, actor, target, spell.needsSight)
  if (unseen !== null) return unseen
  const feet = feetBetween(scene, actor, target)
  if (feet > spell.range) {
    return refuse('spell-content', '{target} is {feet} feet away; {spell} reaches {range}.', {
      target: person(target),
      feet: { number: feet },
      spell: { thing: spell.name },
      range: { number: spell.range },
    })
  }
  return null
}

/** Feet from the caster to a corner of the grid: 0 for its own corners, as far to the east as to the west. */
const feetTo = (scene: ShockScene, actor: Who, corner: number): number => {
  cite('distance-measure')
  const { grid } = scene.setup
  const { x, y, size } = bodyOf(scene, actor)
  const gap = (at: number, from: number) => Math.max(0, from - at, at - from - size)
  return Math.max(gap(xOf(grid, corner), x), gap(yOf(grid, corner), y)) * 5
}

/** Who stands within so many feet of the corner, in roster order. */
function within(scene: ShockScene, corner: number, feet: number): number[] {
  const { grid } = scene.setup
  const { square, footprint } = scene.now.combatant
  cite('radius-square')
  const covered = new Set(squaresInRadius(grid, xOf(grid, corner), yOf(grid, corner), feet))
  return scene.rowsWhere(
    (row) => isAlive(scene, row) && bodySquares(grid, square[row], footprint[row]).some((one) => covered.has(one)),
  )
}

/** Calls upon a power that is not bound to a moment within somebody's attack. */
export const use = act({
  id: 'use',
  rule: 'power-instants',
  title: plainly('Use a power'),
  says: 'Use {it}',
  price: (scene, { actor, power }) => priceOf(scene.fighter(actor).powers[power]),
  params: [powerParam('power'), combatantParam('target', { label: 'on whom', optional: true })],
  *suggest(scene, actor) {
    for (const [power, { cost, effects }] of scene.fighter(actor).powers.entries()) {
      if (cost === 'passive') continue
      if (!isHarmful(effects)) yield { power }
      else
        for (const target of scene.rowsWhere((row) => areEnemies(scene, actor, row) && isAlive(scene, row)))
          yield { power, target }
    }
  },
  check(scene, { actor, power, target }) {
    const spec = scene.fighter(actor).powers[power]
    if (spec === undefined || spec.cost === 'passive') {
      return refuse('spell-content', '{power} always works: it is not called upon.', {
        power: spec === undefined ? plainly('That') : { thing: spec.name },
      })
    }
    if (spec.moment !== 'any') {
      return refuse('power-instants', '{power} has its moment: it is asked for when that comes.', {
        power: { thing: spec.name },
      })
    }
    const harmful = isHarmful(spec.effects)
    const leaving = isStriking(spec.effects) ? noAttacks(scene, actor) : null
    if (leaving !== null) return leaving
    if (harmful && (target < 0 || !areEnemies(scene, actor, target))) {
      return refuse('spell-content', '{power} does harm: name an enemy.', { power: { thing: spec.name } })
    }
    if (!harmful && target >= 0 && target !== actor) {
      return refuse('spell-content', '{power} works on {actor} alone: name nobody.', {
        power: { thing: spec.name },
        actor: person(actor),
      })
    }
    return (harmful ? cannotSend(scene, actor, target) : null) ?? usedUp(scene, actor, power, spec.name)
  },
  resolve(scene, { actor, power, target }) {
    const spec = scene.fighter(actor).powers[power]
    countUse(scene, actor, power)
    note.power(scene, actor, spec.name)
    if (spec.cost !== 'instant' && !scene.announce(actor)) return
    applyEffects(scene, actor, target >= 0 ? target : actor, spec, null)
  },
})
