import {
  choice,
  combatantParam,
  combatantsParam,
  type Message,
  type Option,
  person,
  plainly,
  REFEREE,
  type Refusal,
  say,
  textParam,
  type Who,
} from '@fray/kernel/rules'
import { cite, type Forbidden, refuse } from '../citing.ts'
import { slotParam } from '../command.ts'
import { GRABBED, STUCK } from '../conditions.ts'
import { note, roll } from '../events.ts'
import { addCondition, grantAdvantage, has, isGrabbed } from '../rules/conditions.ts'
import { distance, engagedBy, hasHit, isEngagedWith, popOff } from '../rules/field.ts'
import { leftAfter, lose } from '../rules/life.ts'
import { cannotGo, engagedByGoing, type Going, go, isStuck } from '../rules/movement.ts'
import { addBonuses, bonusesOf, countCondition, countGranted, Net, naturalDice, useUpGranted } from '../rules/rolls.ts'
import { skillCheck } from '../rules/skills.ts'
import { announce, cannotSpend, keepSlot, spendSlot } from '../rules/slots.ts'
import { areEnemies, isHere, isUp } from '../rules/who.ts'
import { declaring, type EscalationScene } from '../scene.ts'
import { REWARDS, type Reward } from '../sentences.ts'
import { MOVE, NEXT, ONE_ROUND, TO_ATTACK, TO_DISENGAGE, WEAPON_TYPE } from '../words.ts'
import { act } from './define.ts'

const goingOf = ({ to, also, away }: Going): Going => ({ to, also, away })

/** One step to somebody or away from some. */
export const move = act({
  id: 'move',
  rule: 'move-step',
  title: plainly('Move'),
  intent: 'move',
  when: 'turn',
  params: [
    combatantParam('to', { label: 'to whom', optional: true, says: 'to {it}' }),
    combatantsParam('away', { label: 'away from whom', optional: true }),
    combatantsParam('also', {
      label: 'others close to the target to be close to as well',
      optional: true,
      says: 'and {it}',
    }),
    slotParam,
  ],
  *suggest(scene, actor) {
    for (let row = 0; row < scene.combatants; row++) {
      if (row === actor || !isHere(scene, row)) continue
      if (distance(scene, actor, row) > 0) yield { to: row }
      if (distance(scene, actor, row) < 2) yield { away: [row] }
    }
    const engaged = engagedBy(scene, actor)
    if (engaged.length > 1) yield { away: engaged }
  },
  check: (scene, command) =>
    cannotSpend(scene, command.actor, MOVE, command.slot, true) ?? cannotGo(scene, command.actor, goingOf(command)),
  resolve(scene, command) {
    const { actor, slot } = command
    const going = goingOf(command)
    const paid = spendSlot(scene, actor, MOVE, slot, 'move-step')
    const engages = engagedByGoing(scene, actor, going)
    const what = declaring(actor, { isMove: true, engages })
    if (announce(scene, what, paid, () => cannotGo(scene, actor, going))) go(scene, actor, going, true, paid)
  },
})

const DIFFICULTY = 11
/** What counts on a check to disengage: a grab by one of them, help. */
function disengageNet(scene: EscalationScene, actor: Who, from: readonly number[]): Net {
  const net = new Net(scene)
  const grabbers = from.filter((one) => isGrabbed(scene, actor, one))
  if (grabbers.length > 0) cite('grabbed', 'grabbed-details')
  if (grabbers.some((one) => !hasHit(scene, actor, one))) countCondition(net, scene.condition(GRABBED), 'disengage')
  countGranted(scene, actor, TO_DISENGAGE, net)
  return net
}

/** Why there is nothing left of a Disengage, or null: it is Stuck, or engaged with none of them any more. */
function cannotDisengage(scene: EscalationScene, actor: Who, from: readonly number[]): Forbidden | null {
  if (isStuck(scene, actor)) return refuse('stuck', '{actor} is Stuck and cannot disengage.', { actor: person(actor) })
  if (from.some((one) => isEngagedWith(scene, actor, one))) return null
  return refuse('disengage', '{actor} is not engaged with {other}.', {
    actor: person(actor),
    other: person(from[0]),
  })
}

/** Why a Dicey Move cannot be made, whatever it costs, or null. */
const cannotDare = (scene: EscalationScene, actor: Who): Forbidden | null =>
  isStuck(scene, actor) ? refuse('stuck', '{actor} is Stuck.', { actor: person(actor) }) : null

/** A check to leave enemies without being struck. */
export const disengage = act({
  id: 'disengage',
  rule: 'disengage',
  title: plainly('Disengage'),
  intent: 'move',
  when: 'turn',
  params: [combatantsParam('from', { label: 'from whom', says: 'from {it}' }), slotParam],
  *suggest(scene, actor) {
    const engaged = engagedBy(scene, actor)
    for (const row of engaged) yield { from: [row] }
    if (engaged.length > 1) yield { from: engaged }
  },
  check(scene, { actor, from, slot }) {
    if (has(scene, actor, STUCK))
      return refuse('stuck', '{actor} is Stuck and cannot disengage.', { actor: person(actor) })
    if (from.length === 0) return refuse('disengage', 'Say from whom they disengage.')
    for (const one of from) {
      cite('engaged')
      if (isEngagedWith(scene, actor, one)) continue
      return refuse('disengage', '{actor} is not engaged with {one}.', { actor: person(actor), one: person(one) })
    }
    return cannotSpend(scene, actor, MOVE, slot)
  },
  resolve(scene, { actor, from, slot }) {
    const paid = spendSlot(scene, actor, MOVE, slot, 'disengage')
    const forbids = () => cannotDisengage(scene, actor, from)
    if (!announce(scene, declaring(actor, { isMove: true }), paid, forbids)) return
    const still = [...new Set(from)].filter((one) => isEngagedWith(scene, actor, one))
    const against = DIFFICULTY + still.length - 1
    const net = disengageNet(scene, actor, still)
    const bonuses = bonusesOf(scene, actor, TO_DISENGAGE)
    useUpGranted(scene, actor, TO_DISENGAGE)
    const tally = scene.tally()
    scene.roll(naturalDice(net), actor, 'disengage', 'a check to disengage', tally)
    addBonuses(tally, bonuses, 'disengage')
    const passed = tally.total >= against
    roll.disengage(scene, { who: actor, rule: 'disengage', tally, against, passed, from: still, reasons: net.reasons })
    if (!passed) {
      cite('disengage-fail')
      return
    }
    if (!isUp(scene, actor)) return
    popOff(scene, actor, still)
    keepSlot(scene, actor, paid)
  },
})

const REWARD_IDS = Object.keys(REWARDS) as Reward[]
const REWARD_OPTIONS: readonly Option[] = REWARD_IDS.map((value) => ({ value, label: plainly(REWARDS[value]) }))

/** A Move action with risk: a skill check, and what it earns or costs. */
export const diceyMove = act({
  id: 'dicey-move',
  rule: 'dicey-move',
  title: plainly('Dicey Move'),
  intent: 'move',
  when: 'turn',
  params: [
    textParam('text', { label: 'what is tried' }),
    { ...textParam('skill', { label: 'the skill', optional: true, says: '({it})' }), kind: 'word' },
    combatantParam('ally', { label: 'whom they would help', optional: true, says: 'for {it}' }),
    slotParam,
  ],
  seldom: true,
  *suggest(scene, actor) {
    const skills = Object.keys(scene.fighter(actor).sheet.skills)
    for (const skill of skills.length > 0 ? skills : ['']) {
      yield { text: 'something risky', skill }
      for (let ally = 0; ally < scene.combatants; ally++) {
        if (cannotProfit(scene, actor, ally) === null) yield { text: 'something risky', skill, ally }
      }
    }
  },
  check: (scene, { actor, slot, ally }) =>
    cannotDare(scene, actor) ?? cannotProfit(scene, actor, ally) ?? cannotSpend(scene, actor, MOVE, slot),
  resolve(scene, command) {
    const { actor, slot, text } = command
    const paid = spendSlot(scene, actor, MOVE, slot, 'dicey-move')
    note.dares(scene, actor, text)
    if (!announce(scene, declaring(actor, { isMove: true }), paid, () => cannotDare(scene, actor))) return
    if (!daresPast(scene, actor)) return
    const difficulty = scene.ask({
      rule: 'dicey-move',
      kind: 'number',
      to: REFEREE,
      prompt: say('How difficult is it for {who}: {text}?', { who: person(actor), text: { said: text } }),
      options: [],
      preset: 11,
      min: 3,
      max: 40,
    })
    const passed = skillCheck(scene, actor, command.skill, difficulty)
    if (!passed) {
      const prompt = say('What does the failure of {who} cost?', { who: person(actor) })
      const cost = said(scene, 'dicey-move', prompt, 'nothing')
      note.outcome(scene, actor, cost)
      return
    }
    reward(scene, actor, command.ally >= 0 ? command.ally : actor)
  },
})

/** Why somebody cannot be named as the one whom a Dicey Move would help. */
function cannotProfit(scene: EscalationScene, actor: Who, ally: Who): Refusal | null {
  if (ally < 0) return null
  if (ally === actor) {
    return refuse('dicey-move-reward', 'A Dicey Move helps {actor} when no friend is named: leave out the friend.', {
      actor: person(actor),
    })
  }
  if (!areEnemies(scene, actor, ally) && isHere(scene, ally)) return null
  return refuse('dicey-move-reward', 'A Dicey Move helps its mover or a friend who is here; {ally} is not.', {
    ally: person(ally),
  })
}

/** Those engaged with one who dares something strike where a table has them. Returns whether it can still be done. */
function daresPast(scene: EscalationScene, actor: Who): boolean {
  if (engagedBy(scene, actor).length === 0) return true
  cite('dicey-move-engaged')
  return scene.setup.options['dicey-move-engaged'] !== 'provokes' || scene.moments.provoked(scene, actor)
}

/** Words of the referee. */
function said(
  scene: EscalationScene,
  rule: 'dicey-move' | 'dicey-move-reward',
  prompt: Message,
  preset: string,
): string {
  return scene.askText({
    rule,
    kind: 'text',
    to: REFEREE,
    prompt,
    options: [],
    preset: 0,
    presetText: preset,
  })
}

/** What a Dicey Move that succeeds earns, as the table likes. */
function reward(scene: EscalationScene, actor: Who, ally: Who): void {
  const option = scene.setup.options['dicey-move-reward'] as Reward | 'ask' | 'obvious-only'
  const at =
    option === 'ask'
      ? scene.ask(
          choice(
            'dicey-move-reward',
            REFEREE,
            say('What does the Dicey Move of {who} earn?', { who: person(actor) }),
            REWARD_OPTIONS,
          ),
        )
      : -1
  const what = option === 'ask' ? (REWARD_IDS[at] ?? 'obvious') : option === 'obvious-only' ? 'obvious' : option
  cite('dicey-move-reward')
  note.earns(scene, actor, ally, what)
  if (what === 'attack-advantage' || what === 'disengage-advantage') {
    const to = what === 'attack-advantage' ? TO_ATTACK : TO_DISENGAGE
    const grant = { to, amount: 1, lasts: NEXT, of: ally, by: actor, name: 'a Dicey Move' }
    grantAdvantage(scene, ally, grant, 'dicey-move-reward')
  } else if (what === 'damage') hurtSomebody(scene, actor)
  else if (what === 'condition') conditionOnSomebody(scene, actor)
}

function pick(scene: EscalationScene, prompt: Message): number {
  const rows = scene.rowsWhere((row) => isHere(scene, row))
  const options = rows.map((row) => ({ value: scene.name(row), label: say('{who}', { who: person(row) }) }))
  return rows[scene.ask(choice('dicey-move-reward', REFEREE, prompt, options))]
}

function hurtSomebody(scene: EscalationScene, actor: Who): void {
  const whom = pick(scene, plainly('Whom does it hurt?'))
  const amount = scene.ask({
    rule: 'dicey-move-reward',
    kind: 'number',
    to: REFEREE,
    prompt: say('How much damage does {who} take?', { who: person(whom) }),
    options: [],
    preset: 1,
    min: 0,
    max: 999,
  })
  cite('damage-types')
  const tally = scene.tally().add(amount, 'dicey-move-reward', 'a Dicey Move')
  note.damage(scene, {
    by: actor,
    target: whom,
    tally,
    types: [WEAPON_TYPE],
    name: 'a Dicey Move',
    left: leftAfter(scene, whom, amount),
  })
  lose(scene, whom, amount, 'dicey-move-reward')
  scene.credit(actor, whom)
}

function conditionOnSomebody(scene: EscalationScene, actor: Who): void {
  const whom = pick(scene, plainly('On whom is the condition?'))
  const options = scene.setup.conditions.all.map(({ id, message }) => ({ value: id, label: message }))
  const prompt = say('Which condition is on {who}?', { who: person(whom) })
  const what = scene.ask(choice('dicey-move-reward', REFEREE, prompt, options, 1))
  const one = { what, lasts: ONE_ROUND, by: actor, amount: 1, type: WEAPON_TYPE }
  addCondition(scene, whom, one, 'dicey-move-reward')
}
