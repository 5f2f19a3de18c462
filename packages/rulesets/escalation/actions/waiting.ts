import { choice, type Option, person, plainly, REFEREE, say, textParam, wordParam } from '@fray/kernel/rules'
import { cite, refuse } from '../citing.ts'
import { bandParam, slotParam, targetParam } from '../command.ts'
import { note } from '../events.ts'
import { grantAdvantage } from '../rules/conditions.ts'
import { fleeAll } from '../rules/ending.ts'
import { announce, cannotSpend, spendSlot } from '../rules/slots.ts'
import { advance, beginTurn, endTurn } from '../rules/turns.ts'
import { actorNow, areEnemies, isDying, isGasping, isIn, isPastActing, isPc, mayHaveTurn } from '../rules/who.ts'
import { declaring } from '../scene.ts'
import { C } from '../tables.ts'
import { AGAINST, BANDS, IN, ONE_ROUND, PC, SPIRIT, TO_ATTACK, TO_SAVE, UNCONSCIOUS } from '../words.ts'
import { act } from './define.ts'
import { isDown, isHampered, notFighting } from './gate.ts'

/** Ends the turn. */
export const end = act({
  id: 'end',
  rule: 'end-of-turn',
  title: plainly('End the turn'),
  when: 'begin',
  formal: true,
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

/** Acts in a later band, now and for the rest of the encounter. */
export const delay = act({
  id: 'delay',
  rule: 'delay',
  title: plainly('Delay'),
  when: 'begin',
  params: [bandParam],
  *suggest(scene, actor) {
    for (let band = scene.now.combatant.band[actor] + 1; band < BANDS.length; band++) {
      yield { band }
    }
  },
  check(scene, command) {
    const { actor } = command
    if (isPastActing(scene, actor)) {
      return refuse('delay-before-acting', '{actor} is in no state to delay.', { actor: person(actor) })
    }
    if (actorNow(scene) === actor) {
      return refuse('delay-before-acting', '{actor} has begun their turn: a turn is delayed before it begins.', {
        actor: person(actor),
      })
    }
    const now = scene.now.combatant.band[actor]
    if (command.band > now) return null
    return refuse('delay', 'A delay is to a later band than {band}.', { band: plainly(BANDS[now] ?? '') })
  },
  resolve(scene, command) {
    cite('delay-before-acting')
    scene.set(C.band, command.actor, command.band, 'delay')
    note.delays(scene, command.actor, command.band)
    advance(scene)
  },
})

const SPIRIT_HELP = ['attack', 'save', 'against'] as const
const HELP_TO = [TO_ATTACK, TO_SAVE, AGAINST] as const

/** One who is out of the fight for good helps an ally for a round, for a reason. */
export const fightInSpirit = act({
  id: 'fight-in-spirit',
  rule: 'fight-in-spirit',
  title: plainly('Fight in spirit'),
  says: 'Fight in spirit for {it}',
  when: 'begin',
  params: [
    targetParam(),
    wordParam('what', SPIRIT_HELP, { label: 'attack, save or against', says: '({it})' }),
    textParam('because', { label: 'the reason' }),
  ],
  *suggest(scene, actor) {
    for (let target = 0; target < scene.combatants; target++) {
      if (target === actor || areEnemies(scene, actor, target) || !isIn(scene, target)) continue
      for (let what = 0; what < SPIRIT_HELP.length; what++) yield { target, what, because: 'something that helps' }
    }
  },
  check(scene, command) {
    const { actor, target } = command
    if (scene.now.combatant.out[actor] !== SPIRIT) {
      return refuse('fight-in-spirit-who', '{actor} is not permanently out of the fight.', { actor: person(actor) })
    }
    if (command.because.trim() === '') return refuse('fight-in-spirit', 'A reason is needed (because).')
    if (target === actor || areEnemies(scene, actor, target) || !isIn(scene, target)) {
      return refuse('fight-in-spirit', '{target} is no ally in the fight.', { target: person(target) })
    }
    return scene.now.combatant.helped[actor] === 1 && actorNow(scene) === actor
      ? refuse('fight-in-spirit', '{actor} has helped this turn.', { actor: person(actor) })
      : null
  },
  resolve(scene, command) {
    const { actor, target } = command
    const prompt = say('{who} helps {target} in spirit: {because}. Does that do?', {
      who: person(actor),
      target: person(target),
      because: { said: command.because },
    })
    const options: Option[] = [
      { value: 'accept', label: plainly('yes') },
      { value: 'refuse', label: plainly('no') },
    ]
    const refused = scene.ask(choice('fight-in-spirit-who', REFEREE, prompt, options)) === 1
    scene.set(C.helped, actor, 1, 'fight-in-spirit')
    note.spirit(scene, actor, target, command.because, refused)
    if (refused) return
    const to = HELP_TO[command.what]
    const amount = to === AGAINST ? -1 : 1
    const grant = { to, amount, lasts: ONE_ROUND, by: actor, name: 'a spirit' }
    grantAdvantage(scene, target, grant, 'fight-in-spirit')
  },
})

/** Proposes that all PCs leave: every player of a living PC must agree. */
export const flee = act({
  id: 'flee',
  rule: 'flee',
  title: plainly('Flee, all together'),
  intent: 'move',
  when: 'any',
  drastic: 'gives-up',
  *suggest(scene, actor) {
    if (isPc(scene, actor)) yield {}
  },
  check: (scene, { actor }) =>
    notFighting(scene) ??
    (scene.now.combatant.kind[actor] === PC && scene.now.combatant.out[actor] === IN
      ? null
      : refuse('flee', 'Only a player of a living PC can propose it.')),
  resolve(scene, { actor }) {
    const { kind, out } = scene.now.combatant
    if (scene.allOut(UNCONSCIOUS).some((row) => isPc(scene, row))) cite('unconscious-variant')
    const rows = scene.rowsWhere(
      (row) => row !== actor && kind[row] === PC && (out[row] === IN || out[row] === UNCONSCIOUS),
    )
    const options: Option[] = [
      { value: 'no', label: plainly('no') },
      { value: 'yes', label: plainly('yes') },
    ]
    const questions = rows.map((row) =>
      choice(
        'flee',
        row,
        say('{proposer} wants to flee. Does {who} agree?', { proposer: person(actor), who: person(row) }),
        options,
      ),
    )
    const answers = scene.askTogether(questions)
    if (answers.every((answer) => answer === 1)) fleeAll(scene)
    else note['no-flight'](scene, actor)
  },
})

const DEED_RULES = ['action-quick', 'action-move', 'action-standard'] as const

/** Something else, at the price of a slot; the referee says what comes of it. */
export const deed = act({
  id: 'deed',
  rule: 'action-standard',
  title: plainly('Do something else'),
  when: 'turn',
  params: [textParam('text', { label: 'what is done' }), { ...slotParam, optional: false }],
  check: (scene, { actor, slot }) => isHampered(scene, actor) ?? cannotSpend(scene, actor, slot, slot),
  resolve(scene, { actor, slot, text }) {
    const rule = DEED_RULES[slot] ?? 'action-standard'
    const paid = spendSlot(scene, actor, slot, slot, rule)
    note.deed(scene, actor, text)
    if (!announce(scene, declaring(actor), paid, () => isHampered(scene, actor))) return
    const outcome = scene.askText({
      rule,
      kind: 'text',
      to: REFEREE,
      prompt: say('What comes of it that {who} does this: {text}?', { who: person(actor), text: { said: text } }),
      options: [],
      preset: 0,
      presetText: 'done',
    })
    note.outcome(scene, actor, outcome)
  },
})
