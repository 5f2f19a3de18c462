import { combatantParam, type Refusal, refuse, textParam, wordParam } from '@fray/kernel'
import { abilityParam, blank, type EscalationCommand, targetParam } from '../command.ts'
import { FREE, HAMPERED, MOVE, QUICK, READY_ACTS, READY_WHEN, SLOTS, STANDARD } from '../model.ts'
import { abilityOf } from '../rules/abilities.ts'
import { has } from '../rules/conditions.ts'
import { cannotSpend, spendSlot } from '../rules/slots.ts'
import { areEnemies, isHere } from '../rules/who.ts'
import { cite, type EscalationScene } from '../scene.ts'
import { C, F, NONE } from '../tables.ts'
import { combatantAction, type EscalationAction } from './action.ts'

cite('ready', 'ready-cost', 'hampered', 'action-substitution')

/** What each act costs by itself: a position in SLOTS. */
const ACT_COST: Readonly<Record<string, number>> = {
  'basic-melee': STANDARD,
  'basic-ranged': STANDARD,
  move: MOVE,
  disengage: MOVE,
  stance: QUICK,
  stabilize: STANDARD,
  rally: STANDARD,
}

const USE = READY_ACTS.indexOf('use')

const HAMPERED_MAY: ReadonlySet<string> = new Set(['basic-melee', 'basic-ranged', 'move', 'disengage', 'rally'])

/** Readies one action for a trigger; the action is spent now. */
export const ready: EscalationAction = combatantAction({
  id: 'ready',
  rule: 'ready',
  title: 'Ready an action',
  when: 'turn',
  params: [
    { ...textParam('slot', { label: 'quick, move or standard' }), kind: 'word' },
    wordParam('act', READY_ACTS, { label: 'what is readied' }),
    targetParam(true),
    wordParam('when', READY_WHEN, { label: 'what sets it off', optional: true }),
    combatantParam('who', { label: 'whose deed sets it off (any enemy)', optional: true }),
    abilityParam(true),
    textParam('stance', { label: 'the stance, by its id', optional: true }),
    textParam('because', { label: 'the trigger in words, for the referee to judge', optional: true }),
  ],
  suggest: suggestReady,
  check(scene, command) {
    const { actor } = command
    const slot = SLOTS.indexOf(String(command.slot) as (typeof SLOTS)[number])
    if (slot < 0) return refuse('ready', 'A Quick, Move or Standard action can be readied, no other.')
    if (scene.now.combatant.readySlot[actor] !== NONE)
      return refuse('ready-cost', 'Only one action is readied at a time.')
    const act = READY_ACTS[command.act as number] as string
    const why = badAct(scene, command, act, slot)
    if (why !== null) return why
    if (has(scene, actor, HAMPERED) && !HAMPERED_MAY.has(act)) {
      return refuse('hampered', `${scene.name(actor)} is Hampered and cannot ready that.`)
    }
    if ((command.when as number) < 0) return refuse('ready', 'Say what sets it off (when).')
    if (READY_WHEN[command.when as number] === 'judged' && String(command.because ?? '') === '') {
      return refuse('ready', 'Say in words what sets it off (because).')
    }
    const spent = cannotSpend(scene, actor, slot, NONE)
    return spent === null || spent.rule === 'ready-next-round' ? spent : refuse('ready-cost', spent.reason)
  },
  resolve(scene, command) {
    const { actor, target } = command
    const slot = SLOTS.indexOf(String(command.slot) as (typeof SLOTS)[number])
    spendSlot(scene, actor, slot, NONE, 'ready-cost')
    const stance = stanceAt(scene, command)
    scene.set(C.readySlot, actor, slot, 'ready')
    scene.set(C.readyAct, actor, command.act as number, 'ready')
    scene.set(C.readyTarget, actor, target, 'ready')
    scene.set(C.readyAbility, actor, stance >= 0 ? stance : command.ability, 'ready')
    scene.set(C.readyWhen, actor, command.when as number, 'ready')
    scene.set(C.readyWho, actor, command.who as number, 'ready')
    scene.set(C.readyRound, actor, scene.now.fight.round[0] as number, 'ready')
    scene.set(C.readyBecause, actor, scene.keep(String(command.because ?? '')), 'ready')
    scene.set(F.readied, 0, (scene.now.fight.readied[0] as number) + 1, 'ready')
    // What it is and what sets it off is for its own side alone.
    if (scene.recorder !== null) scene.recorder.note({ type: 'readies', who: actor, slot: SLOTS[slot] })
  },
})

const stanceAt = (scene: EscalationScene, { actor, stance }: EscalationCommand): number =>
  stance === undefined || String(stance) === '' || Number(stance) === -1
    ? NONE
    : scene.fighter(actor).sheet.stances.findIndex(({ id }) => id === String(stance))

/** Why the act cannot be readied in that slot, or null. */
function badAct(scene: EscalationScene, command: EscalationCommand, act: string, slot: number): Refusal | null {
  const { actor } = command
  if (act === 'deed') return null
  if (act === 'use') {
    if (command.ability < 0) return refuse('ready', 'Say which ability is readied (ability).')
    const { action, name } = abilityOf(scene, actor, command.ability)
    if (action >= FREE) return refuse('ready', `${name} is no Quick, Move or Standard action.`)
    return action <= slot ? null : refuse('action-substitution', `${name} is a ${SLOTS[action]} action.`)
  }
  const cost = ACT_COST[act] ?? STANDARD
  if (cost > slot) return refuse('action-substitution', `That is a ${SLOTS[cost]} action.`)
  if (act === 'stance')
    return stanceAt(scene, command) >= 0 ? null : refuse('ready', 'Say which stance is readied (stance).')
  if (act === 'rally' || command.target >= 0) return null
  return refuse('ready', 'Say on whom (target).')
}

/** Each blow, shot and ability at each enemy, to come before whatever that enemy does next. */
function* suggestReady(scene: EscalationScene, actor: number): Iterable<EscalationCommand> {
  // The stance of a readied change of stance is words: none of them here.
  const base = { ...blank(actor, 'ready'), stance: '' as never }
  const { abilities } = scene.fighter(actor).sheet
  for (let target = 0; target < scene.combatants; target++) {
    if (!areEnemies(scene, actor, target) || !isHere(scene, target)) continue
    for (const act of [0, 1]) {
      yield { ...base, slot: 'standard' as never, act, target, when: 0, who: target }
    }
    for (let ability = 0; ability < abilities.length; ability++) {
      const { action, trigger, target: whom } = abilityOf(scene, actor, ability)
      if (action >= FREE || trigger !== null || whom.who !== 'enemy') continue
      const more = { slot: SLOTS[action] as never, act: USE, target, ability, when: 0, who: target }
      yield { ...base, ...more }
    }
  }
}
