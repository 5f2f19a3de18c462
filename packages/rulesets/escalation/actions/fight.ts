import {
  type Command,
  combatantParam,
  combatantsParam,
  flagParam,
  type Message,
  numberParam,
  person,
  plainly,
  type Refusal,
  type ValuesOfParams,
  type Who,
} from '@fray/kernel/rules'
import { cite, refuse } from '../citing.ts'
import { abilityParam, slotParam, targetParam, targetsParam } from '../command.ts'
import { HAMPERED, HELPLESS } from '../conditions.ts'
import type { Ability } from '../kinds/abilities.ts'
import { abilityOf, badTargets, cannotAct, cannotUse, everybodyFor, isGone, type Use } from '../rules/abilities.ts'
import { basicAttack, cannotStrike } from '../rules/basic.ts'
import { has } from '../rules/conditions.ts'
import { distance, engagedBy } from '../rules/field.ts'
import { stanceOf } from '../rules/figures.ts'
import { badGoing, cannotGo, isGoing } from '../rules/movement.ts'
import { cannotSpend, hasAllSlots } from '../rules/slots.ts'
import { useAbility } from '../rules/using.ts'
import { areEnemies, isHere } from '../rules/who.ts'
import type { Cited, EscalationScene } from '../scene.ts'
import { CLOSE, FREE, INTERRUPT, MELEE, RANGE_SELF, RANGED, STANDARD } from '../words.ts'
import { act } from './define.ts'
import { isDown, notYourTurn } from './gate.ts'

/** Enemies who are here. */
function* foesOf(scene: EscalationScene, actor: Who): Iterable<number> {
  for (let row = 0; row < scene.combatants; row++) if (areEnemies(scene, actor, row) && isHere(scene, row)) yield row
}

function basic(id: 'basic-melee' | 'basic-ranged', rule: Cited, title: Message, says: string, kind: number) {
  return act({
    id,
    rule,
    title,
    says,
    when: 'turn',
    params: [targetParam(), flagParam('knock-out', 'yes to leave them unconscious'), slotParam],
    *suggest(scene, actor) {
      for (const target of foesOf(scene, actor)) yield { target }
    },
    check: (scene, { actor, target, slot }) =>
      cannotStrike(scene, actor, target, kind) ?? cannotSpend(scene, actor, STANDARD, slot),
    resolve: (scene, command) =>
      basicAttack(scene, command.actor, command.target, {
        kind,
        slot: command.slot,
        how: {
          knockOut: command['knock-out'] === 1,
          coup: false,
        },
      }),
  })
}

/** The Basic Melee Attack. */
export const basicMelee = basic(
  'basic-melee',
  'basic-melee-attack',
  plainly('Basic Melee Attack'),
  'Basic Melee Attack on {it}',
  MELEE,
)
/** The Basic Ranged Attack. */
export const basicRanged = basic(
  'basic-ranged',
  'basic-ranged-attack',
  plainly('Basic Ranged Attack'),
  'Basic Ranged Attack on {it}',
  RANGED,
)

/** What a command says of the use of an ability. */
type Said = Command & ValuesOfParams<typeof USE_PARAMS>

/** What a command says of the use of an ability; where only one target is possible, or none is needed, it may be left out. */
export function useOf(scene: EscalationScene, command: Said, coup = false): Use {
  const { actor, ability: position, to, away, slot, pay } = command
  const ability = abilityOf(scene, actor, position)
  const all = ability.target.count === 0 && command.targets.length === 0
  const targets = all ? everybodyFor(scene, actor, ability) : command.targets
  const going = to < 0 && away.length === 0 && ability.includesMove === 'engage' ? (targets[0] ?? -1) : to
  return {
    who: actor,
    position,
    targets,
    going: { to: going, also: [], away },
    slot,
    knockOut: command['knock-out'] === 1,
    fromSecondary: pay ?? -1,
    coup,
    setOffBy: null,
  }
}

const USE_PARAMS = [
  abilityParam(),
  targetsParam,
  slotParam,
  combatantParam('to', { label: 'to whom they move', optional: true }),
  combatantsParam('away', { label: 'from whom they move away', optional: true }),
  flagParam('knock-out', 'yes to leave them unconscious'),
  numberParam('pay', 0, 99, { label: 'how much from the secondary resource', optional: true }),
] as const

/** Uses an ability. */
export const use = act({
  id: 'use',
  rule: 'ability-entry',
  title: plainly('Use an ability'),
  titledBy: 'ability',
  when: 'any',
  params: USE_PARAMS,
  suggest: suggestUses,
  check(scene, command) {
    const { actor } = command
    const ability = abilityOf(scene, actor, command.ability)
    const late = badMoment(scene, actor, command.ability)
    if (late !== null) return late
    const made = useOf(scene, command)
    return (
      cannotUse(scene, actor, command.ability, made.fromSecondary) ??
      cannotMoveWith(scene, made) ??
      badTargets(scene, made) ??
      cannotAct(scene, actor, ability, command.slot)
    )
  },
  resolve(scene, command) {
    useAbility(scene, useOf(scene, command))
  },
})

/** Free actions off the own turn, and Interrupts on it, are refused by their own rules. */
function badMoment(scene: EscalationScene, actor: Who, position: number): Refusal | null {
  if (scene.firing === actor) return null
  const ability = abilityOf(scene, actor, position)
  if (ability.action === INTERRUPT) return cannotAct(scene, actor, ability, -1)
  const late = notYourTurn(scene, actor)
  if (late !== null) {
    const isEarly = late.rule === 'order-within-band' || late.rule === 'initiative-bands'
    return ability.action === FREE && isEarly ? refuse('action-free', late.reason) : late
  }
  return isDown(scene, actor)
}

/** What is wrong with the move in an ability wherever people stand, or null: it has none, or another one. */
export function badMoveWith(scene: EscalationScene, { who, position, going, targets }: Use): Refusal | null {
  const { includesMove, name } = abilityOf(scene, who, position)
  if (!isGoing(going)) return null
  if (includesMove === null)
    return refuse('ability-entry', '{ability} has no move in it.', { ability: { thing: name } })
  if (includesMove === 'away' && going.to >= 0)
    return refuse('ability-entry', '{ability} moves away from somebody (away).', { ability: { thing: name } })
  if (includesMove === 'engage' && !(going.away.length === 0 && targets.includes(going.to))) {
    return refuse('ability-entry', '{ability} moves to its target, nowhere else.', { ability: { thing: name } })
  }
  return badGoing(who, going)
}

function cannotMoveWith(scene: EscalationScene, made: Use): Refusal | null {
  const { who, position, going } = made
  const bad = badMoveWith(scene, made)
  if (bad !== null || !isGoing(going)) return bad
  const { includesMove, name } = abilityOf(scene, who, position)
  if (has(scene, who, HAMPERED)) {
    return isCloseAlready(scene, who, going.to)
      ? null
      : refuse('hampered', '{who} is Hampered: nothing but damage is left of {ability}.', {
          who: person(who),
          ability: { thing: name },
        })
  }
  return includesMove === 'engage' && isCloseAlready(scene, who, going.to) ? null : cannotGo(scene, who, going)
}

const isCloseAlready = (scene: EscalationScene, who: Who, to: number): boolean =>
  to >= 0 && distance(scene, who, to) === 0

function* suggestUses(scene: EscalationScene, actor: Who): Iterable<Partial<Said>> {
  const { abilities } = scene.fighter(actor).sheet
  for (let position = 0; position < abilities.length; position++) {
    const ability = abilityOf(scene, actor, position)
    if (ability.trigger !== null) continue
    const base = { ability: position }
    const { who, count, range } = ability.target
    const isOwn = range === RANGE_SELF || who === 'self'
    if (isOwn || count === 0) {
      yield isOwn ? { ...base, targets: [] } : base
      for (const going of goingsOf(scene, actor, ability.includesMove)) yield { ...base, targets: [], ...going }
      continue
    }
    for (let row = 0; row < scene.combatants; row++) {
      if (!isHere(scene, row)) continue
      if (who === 'enemy' ? !areEnemies(scene, actor, row) : who === 'ally' && areEnemies(scene, actor, row)) continue
      yield { ...base, targets: [row] }
      for (const going of goingsOf(scene, actor, ability.includesMove)) yield { ...base, targets: [row], ...going }
      if (count < 2) continue
      for (let other = row + 1; other < scene.combatants; other++) {
        if (isHere(scene, other) && areEnemies(scene, actor, other) === areEnemies(scene, actor, row)) {
          yield { ...base, targets: [row, other] }
        }
      }
    }
  }
}

/** The moves that an ability may include, besides none: to somebody, or away from whom its user is engaged with. */
function* goingsOf(
  scene: EscalationScene,
  actor: Who,
  includesMove: Ability['includesMove'],
): Iterable<{ readonly to?: number; readonly away?: readonly number[] }> {
  if (includesMove === null || includesMove === 'engage') return
  const engaged = engagedBy(scene, actor)
  for (const row of engaged) yield { away: [row] }
  if (engaged.length > 1) yield { away: engaged }
  if (includesMove === 'away') return
  for (let row = 0; row < scene.combatants; row++) {
    if (row !== actor && isHere(scene, row) && distance(scene, actor, row) > CLOSE) yield { to: row }
  }
}

/** The kind of Basic Attack that the combatant can make as it stands: by its stance, else by its own attacks. */
const basicKind = (scene: EscalationScene, who: Who): number =>
  stanceOf(scene, who)?.kind ?? (scene.fighter(who).basicMelee >= 0 ? MELEE : RANGED)

/** Why an ability never makes a Coup de Grace, or null. */
export function badCoup(
  scene: EscalationScene,
  { actor, ability }: { readonly actor: Who; readonly ability: number },
): Refusal | null {
  if (ability < 0) return null
  const { action, name, vs } = abilityOf(scene, actor, ability)
  return vs < 0 || action !== STANDARD
    ? refuse('coup-de-grace', '{ability} is no attack with a Standard action.', { ability: { thing: name } })
    : null
}

/** All three slots for an attack on one Helpless enemy, which crits. */
export const coupDeGrace = act({
  id: 'coup-de-grace',
  rule: 'coup-de-grace',
  title: plainly('Coup de Grace'),
  says: 'Coup de Grace on {it}',
  intent: 'harm',
  when: 'turn',
  params: [targetParam(), abilityParam(true)],
  *suggest(scene, actor) {
    for (const target of foesOf(scene, actor)) yield { target }
  },
  check(scene, command) {
    const { actor, target } = command
    const gone = isGone(scene, target)
    if (gone !== null) return gone
    if (!has(scene, target, HELPLESS))
      return refuse('coup-de-grace', '{target} is not Helpless.', { target: person(target) })
    cite('helpless')
    if (distance(scene, actor, target) !== CLOSE) {
      return refuse('coup-de-grace', '{actor} is not engaged with {target}.', {
        actor: person(actor),
        target: person(target),
      })
    }
    if (scene.firing !== actor && !hasAllSlots(scene, actor)) {
      return refuse('coup-de-grace-roll', '{actor} needs all three actions of the turn.', { actor: person(actor) })
    }
    if (has(scene, actor, HAMPERED)) return refuse('hampered', '{actor} is Hampered.', { actor: person(actor) })
    if (command.ability < 0) return cannotStrike(scene, actor, target, basicKind(scene, actor))
    const unfit = badCoup(scene, command)
    if (unfit !== null) return unfit
    const made = useOf(scene, use.make(actor, { ability: command.ability, targets: [target] }), true)
    return cannotUse(scene, actor, command.ability) ?? badTargets(scene, made)
  },
  resolve(scene, command) {
    const { actor, target } = command
    if (command.ability < 0)
      basicAttack(scene, actor, target, {
        kind: basicKind(scene, actor),
        slot: -1,
        how: { knockOut: false, coup: true },
      })
    else useAbility(scene, useOf(scene, use.make(actor, { ability: command.ability, targets: [target] }), true))
  },
})
