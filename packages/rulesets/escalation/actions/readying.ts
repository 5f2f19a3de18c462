import {
  type Command,
  combatantParam,
  combatantsParam,
  flagParam,
  person,
  plainly,
  type Refusal,
  type Saying,
  spaced,
  textParam,
  type ValuesOfParams,
  type Who,
  wordParam,
} from '@fray/kernel/rules'
import { cite, refuse } from '../citing.ts'
import { abilityParam, targetParam } from '../command.ts'
import { HAMPERED, HELPLESS } from '../conditions.ts'
import { note } from '../events.ts'
import { abilityOf, badNames, isBasicOf } from '../rules/abilities.ts'
import { notItsFirst } from '../rules/basic.ts'
import { has } from '../rules/conditions.ts'
import { distance } from '../rules/field.ts'
import { badGoing } from '../rules/movement.ts'
import { type Held, holdReady } from '../rules/readied.ts'
import { cannotSpend, hasAllSlots, spendAll, spendSlot } from '../rules/slots.ts'
import { areEnemies, isDying, isHere } from '../rules/who.ts'
import type { EscalationScene } from '../scene.ts'
import { NONE } from '../tables.ts'
import { AIMS, type Aim, FREE, MELEE, NEARBY, RANGED, READY_ACTS, READY_WHEN, SLOTS, STANDARD } from '../words.ts'
import { act } from './define.ts'
import { badCoup, badMoveWith, use, useOf } from './fight.ts'
import { SLOT_COST } from './slot-cost.ts'

const COUP = 'coup-de-grace'
const USE = READY_ACTS.indexOf('use')
const STEP = READY_ACTS.indexOf('move')
const MOVES = READY_WHEN.indexOf('moves')
const JUDGED: (typeof READY_WHEN)[number] = 'judged'

const HAMPERED_MAY: ReadonlySet<string> = new Set(['move', 'disengage', 'rally'])

/** What is readied, in a few words: `Rush in`, `move away from Jork`. */
const readiedWords: Saying = (act, { ability, stance, to, away }) => {
  const what =
    ability !== undefined
      ? '{ability}'
      : stance !== undefined
        ? '{stance}'
        : act === 'deed'
          ? 'something else'
          : spaced(act)
  const from = Array.isArray(away) && away.length > 0 ? ' away from {away}' : ''
  return typeof to === 'string' ? `${what} to {to}${from}` : `${what}${from}`
}

const PARAMS = [
  { ...textParam('slot', { label: 'quick, move or standard', says: '' }), kind: 'word' as const },
  wordParam('act', READY_ACTS, {
    label: 'what is readied',
    says: readiedWords,
  }),
  targetParam(true),
  wordParam('when', READY_WHEN, {
    label: 'what sets it off',
    optional: true,
    says: (_when, { who }) => (who === undefined ? 'for when an enemy {it}' : 'for when {who} {it}'),
    apart: { words: 'for when something else happens', isAsked: () => true },
  }),
  combatantParam('who', {
    label: 'whose deed sets it off (any enemy)',
    optional: true,
    says: '',
    apart: { isAsked: ({ when }) => when !== JUDGED },
  }),
  { ...abilityParam(true), says: '' },
  textParam('stance', { label: 'the stance, by its id', optional: true, says: '' }),
  textParam('because', {
    label: 'the trigger in words, for the referee to judge',
    optional: true,
    apart: { isAsked: ({ when }) => when === JUDGED },
  }),
  combatantsParam('targets', { label: 'whom else, in the order of the attacks', optional: true }),
  combatantParam('to', { label: 'to whom the move in an ability goes', optional: true, says: '' }),
  combatantsParam('away', { label: 'away from whom they go', optional: true, says: '' }),
  combatantsParam('also', { label: 'others close to whom they go to, to be close to as well', optional: true }),
  flagParam('knock-out', 'yes to leave an enemy unconscious that drops by it'),
] as const
type Said = Command & ValuesOfParams<typeof PARAMS>

/** Readies one action for a trigger; the action is spent now. */
export const ready = act({
  id: 'ready',
  rule: 'ready',
  title: plainly('Ready an action'),
  says: 'Ready {it}',
  when: 'turn',
  waits: true,
  params: PARAMS,
  suggest: suggestReady,
  check(scene, command) {
    const { actor } = command
    const slot = SLOTS.indexOf(command.slot as (typeof SLOTS)[number])
    if (slot < 0) return refuse('ready', 'A Quick, Move or Standard action can be readied, no other.')
    if (scene.now.combatant.readySlot[actor] !== NONE)
      return refuse('ready-cost', 'Only one action is readied at a time.')
    const act = READY_ACTS[command.act]
    const why = badAct(scene, command, act, slot)
    if (why !== null) return why
    const hampered = has(scene, actor, HAMPERED) ? notWhileHampered(scene, actor, act, command.ability) : null
    if (hampered !== null) return hampered
    if (command.when < 0) return refuse('ready', 'Say what sets it off (when).')
    if (READY_WHEN[command.when] === JUDGED && command.because === '') {
      return refuse('ready', 'Say in words what sets it off (because).')
    }
    if (act === COUP && !hasAllSlots(scene, actor)) {
      cite('ready-cost')
      return refuse('coup-de-grace-roll', '{actor} needs all three actions of the turn.', { actor: person(actor) })
    }
    const spent = cannotSpend(scene, actor, slot, NONE)
    return spent === null || spent.rule === 'ready-next-round' ? spent : refuse('ready-cost', spent.reason)
  },
  resolve(scene, command) {
    const { actor, target } = command
    const slot = SLOTS.indexOf(command.slot as (typeof SLOTS)[number])
    if (READY_ACTS[command.act] === COUP) spendAll(scene, actor)
    else spendSlot(scene, actor, slot, NONE, 'ready-cost')
    const stance = stanceAt(scene, command)
    const held: Held = {
      slot,
      act: command.act,
      target,
      aims: AIMS.flatMap((as) => aimsAt(command, as).map((whom) => ({ as, whom }))),
      ability: stance >= 0 ? stance : command.ability,
      knockOut: command['knock-out'] === 1,
      when: command.when,
      who: command.who,
      because: command.because,
      round: scene.now.fight.round[0],
    }
    holdReady(scene, actor, held, 'ready')
    // What it is and what sets it off is for its own side alone.
    note.readies(scene, actor, slot)
  },
})

/** Why a Hampered combatant cannot ready the act, or null: for an enemy, the first attack of its list is a Basic Attack, and no other is. */
function notWhileHampered(scene: EscalationScene, actor: Who, act: string, ability: number): Refusal | null {
  if (act === 'basic-melee') return notItsFirst(scene, actor, MELEE)
  if (act === 'basic-ranged') return notItsFirst(scene, actor, RANGED)
  if (HAMPERED_MAY.has(act) || (act === 'use' && ability >= 0 && isBasicOf(scene, actor, ability))) return null
  return refuse('hampered', '{actor} is Hampered and cannot ready that.', { actor: person(actor) })
}

const stanceAt = (scene: EscalationScene, { actor, stance }: Said): number =>
  stance === '' ? NONE : scene.fighter(actor).sheet.stances.findIndex(({ id }) => id === stance)

/** Whom the command names under a parameter. */
function aimsAt(command: Said, as: Aim): readonly number[] {
  if (as !== 'to') return command[as]
  return command.to >= 0 ? [command.to] : []
}

/** A parameter that the act has no use for, or null: nothing that is said is passed over in silence. */
function idleAim({ target, targets, to, away, also }: Said, act: string): Aim | null {
  if (targets.length > 0 && act !== 'use' && act !== 'disengage') return 'targets'
  if (to >= 0 && act !== 'use' && (act !== 'move' || target >= 0)) return 'to'
  if (away.length > 0 && act !== 'use' && act !== 'move') return 'away'
  return also.length > 0 && act !== 'move' ? 'also' : null
}

/** Why the act cannot be readied in that slot, or null. Where people stand is looked at when it is carried out (`ready-lapses`). */
function badAct(scene: EscalationScene, command: Said, act: string, slot: number): Refusal | null {
  const { actor, target, targets, to, away, also } = command
  const idle = idleAim(command, act)
  if (idle !== null)
    return refuse('ready', '"{idle}" means nothing with {act}: leave it out.', {
      idle: plainly(idle),
      act: { thing: act },
    })
  if (act === 'deed') return null
  if (act === 'use') return badUse(scene, command, slot)
  const cost = SLOT_COST[act] ?? STANDARD
  if (cost > slot)
    return refuse('action-substitution', 'That is a {kind} action.', { kind: plainly(SLOTS[cost] ?? '') })
  if (act === 'stance')
    return stanceAt(scene, command) >= 0 ? null : refuse('ready', 'Say which stance is readied (stance).')
  if (act === 'rally') return null
  if (act === 'move') return badGoing(actor, { to: to >= 0 ? to : target, also, away })
  if (target < 0) return refuse('ready', 'Say on whom (target).')
  if (act === 'disengage') {
    const friend = [target, ...targets].find((one) => !areEnemies(scene, actor, one))
    return friend === undefined ? null : refuse('disengage', '{friend} is no enemy.', { friend: person(friend) })
  }
  if (target === actor) {
    const rule = act === 'stabilize' ? 'stabilize' : 'enemies-and-objects'
    return refuse(rule, '{actor} cannot do that to themselves.', { actor: person(actor) })
  }
  return act === COUP ? badCoup(scene, command) : null
}

/** Why the ability cannot be readied so, or null. */
function badUse(scene: EscalationScene, command: Said, slot: number): Refusal | null {
  const { actor, target, targets } = command
  if (command.ability < 0) return refuse('ready', 'Say which ability is readied (ability).')
  const ability = abilityOf(scene, actor, command.ability)
  const { action, name } = ability
  if (action >= FREE)
    return refuse('ready', '{ability} is no Quick, Move or Standard action.', { ability: { thing: name } })
  if (action > slot)
    return refuse('action-substitution', '{ability} is a {kind} action.', {
      ability: { thing: name },
      kind: plainly(SLOTS[action] ?? ''),
    })
  const { ability: used, to, away } = command
  const named = target >= 0 ? [target, ...targets] : targets
  const made = useOf(scene, use.make(actor, { ability: used, targets: named, to, away }))
  const bad = badMoveWith(scene, made)
  if (bad !== null || ability.target.count === 0) return bad
  return badNames(scene, actor, ability, made.targets)
}

/** Each blow, shot and ability at each enemy, to come before whatever that enemy does next; and what is no attack. */
function* suggestReady(scene: EscalationScene, actor: Who): Iterable<Partial<Said>> {
  const { abilities, stances } = scene.fighter(actor).sheet
  for (let target = 0; target < scene.combatants; target++) {
    if (!areEnemies(scene, actor, target) || !isHere(scene, target)) continue
    if (distance(scene, actor, target) <= NEARBY) {
      yield { slot: 'move', act: STEP, away: [target], when: MOVES, who: target }
    }
    if (has(scene, target, HELPLESS)) {
      yield { slot: 'standard', act: READY_ACTS.indexOf(COUP), target, when: 0, who: target }
    }
    for (const act of [0, 1]) {
      yield { slot: 'standard', act, target, when: 0, who: target }
    }
    for (let ability = 0; ability < abilities.length; ability++) {
      const { action, trigger, target: whom } = abilityOf(scene, actor, ability)
      if (action >= FREE || trigger !== null || whom.who !== 'enemy') continue
      yield { slot: SLOTS[action], act: USE, target, ability, when: 0, who: target }
    }
  }
  for (const target of scene.rowsWhere((row) => row !== actor && isHere(scene, row))) {
    yield { slot: 'move', act: STEP, to: target, when: 0 }
    if (areEnemies(scene, actor, target)) yield { slot: 'move', act: READY_ACTS.indexOf('disengage'), target, when: 0 }
    else if (isDying(scene, target)) yield { slot: 'standard', act: READY_ACTS.indexOf('stabilize'), target, when: 0 }
  }
  for (const { id } of stances) yield { slot: 'quick', act: READY_ACTS.indexOf('stance'), stance: id, when: 0 }
  yield { slot: 'standard', act: READY_ACTS.indexOf('rally'), when: 0 }
  for (const slot of SLOTS) yield { slot, act: READY_ACTS.indexOf('deed'), when: 0 }
}
