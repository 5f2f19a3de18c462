import { choice, combatantParam, type Option, REFEREE, type Refusal, refuse, textParam, wordParam } from '@fray/kernel'
import { abilityParam, bandParam, blank, type EscalationCommand, slotParam, targetParam } from '../command.ts'
import {
  BANDS,
  FREE,
  HAMPERED,
  IN,
  MOVE,
  ONE_ROUND,
  PC,
  QUICK,
  READY_ACTS,
  READY_WHEN,
  SLOTS,
  SPIRIT,
  STANDARD,
  UNCONSCIOUS,
} from '../model.ts'
import { abilityOf } from '../rules/abilities.ts'
import { grantAdvantage, has } from '../rules/conditions.ts'
import { fleeAll } from '../rules/ending.ts'
import { cannotSpend, spendSlot } from '../rules/slots.ts'
import { advance, beginTurn, endTurn } from '../rules/turns.ts'
import { actorNow, areEnemies, isDying, isGasping, isHere, isIn, mayHaveTurn } from '../rules/who.ts'
import { cite, type EscalationScene } from '../scene.ts'
import { C, F, NONE } from '../tables.ts'
import { combatantAction, type EscalationAction, isDown, notFighting } from './action.ts'

cite('end-of-turn', 'unconscious-variant', 'death-save-crit')

/** Ends the turn. */
export const end: EscalationAction = combatantAction({
  id: 'end',
  rule: 'end-of-turn',
  title: 'End the turn',
  when: 'begin',
  check: () => null,
  resolve(scene, { actor }) {
    if (actorNow(scene) !== actor) {
      const wasDown = isDying(scene, actor) || isGasping(scene, actor)
      beginTurn(scene, actor)
      // A Crit of the Death Save has brought a turn that nobody has seen yet: it goes on.
      if (wasDown && isDown(scene, actor) === null) return
    }
    if (mayHaveTurn(scene, actor)) endTurn(scene, actor)
  },
})

cite('delay', 'delay-before-acting')

/** Acts in a later band, now and for the rest of the encounter. */
export const delay: EscalationAction = combatantAction({
  id: 'delay',
  rule: 'delay',
  title: 'Delay',
  when: 'begin',
  params: [bandParam],
  *suggest(scene, actor) {
    for (let band = (scene.now.combatant.band[actor] as number) + 1; band < BANDS.length; band++) {
      yield { ...blank(actor, 'delay'), band }
    }
  },
  check(scene, command) {
    const { actor } = command
    if (isDying(scene, actor) || isGasping(scene, actor)) {
      return refuse('delay-before-acting', `${scene.name(actor)} is in no state to delay.`)
    }
    if (actorNow(scene) === actor) {
      return refuse(
        'delay-before-acting',
        `${scene.name(actor)} has begun its turn: a turn is delayed before it begins.`,
      )
    }
    const now = scene.now.combatant.band[actor] as number
    if ((command.band as number) > now) return null
    return refuse('delay', `A delay is to a later band than ${BANDS[now]}.`)
  },
  resolve(scene, command) {
    scene.set(C.band, command.actor, command.band as number, 'delay')
    if (scene.recorder !== null)
      scene.recorder.note({ type: 'delays', who: command.actor, band: BANDS[command.band as number] })
    advance(scene)
  },
})

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

cite('fight-in-spirit', 'fight-in-spirit-who', 'advantage-other-sources')

const SPIRIT_HELP = ['attack', 'save', 'against'] as const
const HELP_TO = [0, 1, 3] as const

/** One who is out of the fight for good helps an ally for a round, for a reason. */
export const fightInSpirit: EscalationAction = combatantAction({
  id: 'fight-in-spirit',
  rule: 'fight-in-spirit',
  title: 'Fight in spirit',
  when: 'begin',
  params: [
    targetParam(),
    wordParam('what', SPIRIT_HELP, { label: 'attack, save or against' }),
    textParam('because', { label: 'the reason', optional: true }),
  ],
  suggest: () => [],
  check(scene, command) {
    const { actor, target } = command
    if (scene.now.combatant.out[actor] !== SPIRIT) {
      return refuse('fight-in-spirit-who', `${scene.name(actor)} is not permanently out of the fight.`)
    }
    if (String(command.because ?? '').trim() === '') return refuse('fight-in-spirit', 'A reason is needed (because).')
    if (target === actor || areEnemies(scene, actor, target) || !isIn(scene, target)) {
      return refuse('fight-in-spirit', `${scene.name(target)} is no ally in the fight.`)
    }
    return scene.now.combatant.begun[actor] === 1 && actorNow(scene) === actor
      ? refuse('fight-in-spirit', `${scene.name(actor)} has helped this turn.`)
      : null
  },
  resolve(scene, command) {
    const { actor, target } = command
    const prompt = `{0} helps {1} in spirit: ${String(command.because)}. Does that do?`
    const options: Option[] = [
      { value: 'accept', label: 'yes' },
      { value: 'refuse', label: 'no' },
    ]
    const refused = scene.ask(choice('fight-in-spirit-who', REFEREE, prompt, [actor, target], options)) === 1
    scene.set(C.begun, actor, 1, 'fight-in-spirit')
    if (scene.recorder !== null)
      scene.recorder.note({ type: 'spirit', who: actor, target, because: command.because, refused })
    if (refused) return
    const what = command.what as number
    const amount = what === 2 ? -1 : 1
    const to = HELP_TO[what] as number
    const grant = { to, amount, lasts: ONE_ROUND, of: NONE, by: actor, name: 'a spirit', keeper: NONE }
    grantAdvantage(scene, target, grant, 'fight-in-spirit')
  },
})

cite('flee', 'campaign-loss')

/** Proposes that all PCs leave: every player of a living PC must agree. */
export const flee: EscalationAction = combatantAction({
  id: 'flee',
  rule: 'flee',
  title: 'Flee, all together',
  when: 'any',
  check: (scene, { actor }) =>
    notFighting(scene) ??
    (scene.now.combatant.kind[actor] === PC && scene.now.combatant.out[actor] === IN
      ? null
      : refuse('flee', 'Only a player of a living PC can propose it.')),
  resolve(scene, { actor }) {
    const { kind, out } = scene.now.combatant
    const rows: number[] = []
    for (let row = 0; row < scene.combatants; row++)
      if (row !== actor && kind[row] === PC && (out[row] === IN || out[row] === UNCONSCIOUS)) rows.push(row)
    const options: Option[] = [
      { value: 'no', label: 'no' },
      { value: 'yes', label: 'yes' },
    ]
    const questions = rows.map((row) =>
      choice('flee', row, '{1} wants to flee. Does {0} agree?', [row, actor], options),
    )
    const answers = questions.length > 0 ? scene.askTogether(questions) : []
    if (answers.every((answer) => answer === 1)) fleeAll(scene)
    else if (scene.recorder !== null) scene.recorder.note({ type: 'no-flight', who: actor })
  },
})

cite('action-standard', 'action-move', 'action-quick', 'action-free')

const DEED_RULES = ['action-quick', 'action-move', 'action-standard'] as const

/** Something else, at the price of a slot; the referee says what comes of it. */
export const deed: EscalationAction = combatantAction({
  id: 'deed',
  rule: 'action-standard',
  title: 'Do something else',
  when: 'turn',
  params: [textParam('text', { label: 'what is done' }), { ...slotParam, optional: false }],
  suggest: () => [],
  check: (scene, { actor, slot }) =>
    has(scene, actor, HAMPERED)
      ? refuse('hampered', `${scene.name(actor)} is Hampered.`)
      : cannotSpend(scene, actor, slot, slot),
  resolve(scene, { actor, slot, text }) {
    const rule = DEED_RULES[slot] ?? 'action-standard'
    spendSlot(scene, actor, slot, slot, rule)
    if (scene.recorder !== null) scene.recorder.note({ type: 'deed', who: actor, text })
    if (!scene.moments.declared(scene, { actor, ability: null, isAttack: false, isMove: false, engages: NONE })) return
    const outcome = scene.askText({
      rule,
      kind: 'text',
      to: REFEREE,
      prompt: `What comes of it that {0} does this: ${text}?`,
      about: [actor],
      options: [],
      preset: 0,
      presetText: 'done',
    })
    if (scene.recorder !== null) scene.recorder.note({ type: 'outcome', who: actor, text: outcome })
  },
})
