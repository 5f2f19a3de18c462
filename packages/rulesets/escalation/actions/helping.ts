import {
  choice,
  flagParam,
  type Message,
  type Option,
  person,
  plainly,
  type Slot,
  say,
  textParam,
  type Who,
} from '@fray/kernel/rules'
import { cite, type Forbidden, refuse, thing } from '../citing.ts'
import { abilityParam, slotParam, stanceParam, targetParam } from '../command.ts'
import { CONFUSED, HAMPERED, ONGOING } from '../conditions.ts'
import { note, roll } from '../events.ts'
import { abilityOf, abilityRow } from '../rules/abilities.ts'
import { conditionsOf, endCondition, endHelp, has, savableHelp } from '../rules/conditions.ts'
import { distance } from '../rules/field.ts'
import { escalationOf } from '../rules/figures.ts'
import { useRecovery } from '../rules/recovery.ts'
import { Net, naturalDice, rollSave, saveAgainst } from '../rules/rolls.ts'
import { announce, cannotSpend, NOTHING_FORBIDS, spendSlot } from '../rules/slots.ts'
import { comeBack, rollDeathSave } from '../rules/turns.ts'
import { areEnemies, isDying, isGasping, isHere, isPc } from '../rules/who.ts'
import { declaring, type EscalationScene } from '../scene.ts'
import { ABILITY, C, NONE } from '../tables.ts'
import {
  AGAINST,
  CLOSE,
  FREE,
  ONE_ROUND,
  QUICK,
  SAVE_ENDS,
  STANDARD,
  UNTIL_END,
  UNTIL_START,
  USUAL_SAVE,
} from '../words.ts'
import { act } from './define.ts'
import { isHampered } from './gate.ts'

const HARD_SAVE = 13

/** The number of the save that a Rally gives against a condition: its own, 11 for other ongoing damage, 13 for what is over within a round; 0 for the rest. */
function numberAgainst(scene: EscalationScene, row: Who): number {
  const { lasts, save, what } = scene.now.condition
  if (lasts[row] === SAVE_ENDS) return save[row]
  if (what[row] === ONGOING) return USUAL_SAVE
  return lasts[row] === ONE_ROUND || lasts[row] === UNTIL_START || lasts[row] === UNTIL_END ? HARD_SAVE : 0
}

/** What a Rally may save against. */
interface Savable {
  /** What commands call it; how it stands in the log; the how-manieth of those called the same it is. */
  readonly name: string
  readonly said: Slot
  readonly nth: number
  /** The number of the save. */
  readonly number: number
  /** It is to its bearer's good: it is rolled away only when that is said. */
  readonly helps: boolean
  readonly end: () => void
}

/** Effects that a Rally may save against, each with a name of its own: a second Dazed is `dazed 2`. Of Advantage and bonuses what a save ends, where it hinders. */
function savable(scene: EscalationScene, who: Who): readonly Savable[] {
  const found: Savable[] = []
  const add = (called: string, one: Omit<Savable, 'name' | 'nth'>): void => {
    const nth = found.filter(({ name }) => name === called || name.startsWith(`${called} `)).length + 1
    found.push({ name: nth === 1 ? called : `${called} ${nth}`, nth, ...one })
  }
  for (const row of conditionsOf(scene, who)) {
    const number = numberAgainst(scene, row)
    const said = scene.conditionWords(row)
    const helps = scene.condition(scene.now.condition.what[row]).tone === 'good'
    if (number > 0) add(scene.conditionAt(row), { said, number, helps, end: () => endCondition(scene, row) })
  }
  for (const help of savableHelp(scene, who)) {
    if (help.amount > 0 === (help.to === AGAINST)) {
      const { name, save } = help
      add(name.toLowerCase(), { said: thing(name), number: save, helps: false, end: () => endHelp(scene, help) })
    }
  }
  return found
}

/** Whether something hinders somebody that a Rally may save against. */
export const hindersSavably = (scene: EscalationScene, who: Who): boolean =>
  savable(scene, who).some(({ helps }) => !helps)

const yesNo = (value: number): boolean | null => (value < 0 ? null : value === 1)

/** Heals using a Recovery, then one save at once. */
export const rally = act({
  id: 'rally',
  rule: 'rally',
  title: plainly('Rally'),
  intent: 'protect',
  when: 'turn',
  params: [
    textParam('against', { label: 'the effect to save against', optional: true }),
    flagParam('average', 'yes to take the average of the Recovery'),
    slotParam,
  ],
  check(scene, command) {
    const { actor, slot } = command
    const against = command.against
    if (against !== '' && against !== 'none' && findEffect(scene, actor, against) === null) {
      const names = savable(scene, actor).map(({ name }) => name)
      const known =
        names.length > 0
          ? say(' They may save against {names}.', { names: { thing: names.join(', ') } })
          : plainly(' There is nothing to save against.')
      return refuse('rally', '{actor} has no such effect: "{against}".{known}', {
        actor: person(actor),
        against: { said: against },
        known,
      })
    }
    return cannotSpend(scene, actor, STANDARD, slot)
  },
  resolve(scene, command) {
    const { actor, slot } = command
    const paid = spendSlot(scene, actor, STANDARD, slot, 'rally')
    note.rallies(scene, actor)
    if (!announce(scene, declaring(actor), paid, NOTHING_FORBIDS)) return
    if (!isPc(scene, actor)) cite('rally-for-enemies')
    useRecovery(scene, actor, { free: false, plus: null, average: yesNo(command.average) }, 'rally')
    const effect = chooseEffect(scene, actor, command.against)
    if (effect === null) return
    const counts = scene.now.combatant.usesEscalation[actor] === 1
    const bonus = counts ? escalationOf(scene, actor) : 0
    const { passed } = rollSave(scene, actor, {
      against: effect.number,
      rule: 'rally',
      why: saveAgainst(effect.said),
      bonus,
    })
    if (passed) effect.end()
  },
})

/** The effect of that name: a condition, or ongoing damage by its type. */
function findEffect(scene: EscalationScene, who: Who, name: string): Savable | null {
  const wanted = name.toLowerCase()
  const all = savable(scene, who)
  return all.find(({ name: own }) => own === wanted) ?? all.find(({ name: own }) => isCalled(own, wanted)) ?? null
}

const isCalled = (name: string, wanted: string): boolean => name.split(' ').includes(wanted)

function chooseEffect(scene: EscalationScene, who: Who, against: string): Savable | null {
  if (against === 'none') return null
  if (against !== '') return findEffect(scene, who, against)
  const all = savable(scene, who)
  const hindering = all.findIndex(({ helps }) => !helps)
  if (all.length === 0 || (all.length === 1 && hindering === 0)) return all[0] ?? null
  const options: Option[] = [
    ...all.map((one) => ({ value: one.name, label: effectWords(one) })),
    { value: 'none', label: plainly('nothing') },
  ]
  const preset = hindering < 0 ? all.length : hindering
  const prompt = say('What does {who} save against?', { who: person(who) })
  return all[scene.ask(choice('rally', who, prompt, options, preset))] ?? null
}

/** An effect as it stands among others: the second of those called the same is `dazed 2`. */
const effectWords = ({ said, nth }: Savable): Message =>
  nth === 1 ? say('{effect}', { effect: said }) : say('{effect} {number}', { effect: said, number: { number: nth } })

const isClose = (scene: EscalationScene, a: Who, b: Who): boolean => distance(scene, a, b) === CLOSE

/** Friends who are Dying or at their Last Gasp. */
function* patients(scene: EscalationScene, actor: Who): Iterable<{ readonly target: Who }> {
  for (let row = 0; row < scene.combatants; row++) {
    if (row === actor || areEnemies(scene, actor, row) || !isHere(scene, row)) continue
    if (isDying(scene, row) || isGasping(scene, row)) yield { target: row }
  }
}

/** Why the one cannot stabilize the other, whatever it costs, or null. */
function cannotStabilize(scene: EscalationScene, actor: Who, target: Who): Forbidden | null {
  const hampered = isHampered(scene, actor)
  if (hampered !== null) return hampered
  if (target === actor || !isDying(scene, target))
    return refuse('stabilize', '{target} is not Dying.', { target: person(target) })
  return isClose(scene, actor, target)
    ? null
    : refuse('stabilize-range', '{actor} is not next to {target}.', {
        actor: person(actor),
        target: person(target),
      })
}

/** Why the one cannot grant the other a Last Gasp Save, whatever it costs, or null. */
function cannotGrant(scene: EscalationScene, actor: Who, target: Who): Forbidden | null {
  const hampered = isHampered(scene, actor)
  if (hampered !== null) return hampered
  return target === actor || areEnemies(scene, actor, target) || !isGasping(scene, target)
    ? refuse('last-gasp-help', '{target} needs no Last Gasp save.', { target: person(target) })
    : null
}

/** The failed Death Saves of another are marked no longer. */
export const stabilize = act({
  id: 'stabilize',
  rule: 'stabilize',
  title: plainly('Stabilize'),
  intent: 'protect',
  when: 'turn',
  params: [targetParam(), slotParam],
  suggest: patients,
  check: (scene, { actor, target, slot }) =>
    cannotStabilize(scene, actor, target) ?? cannotSpend(scene, actor, STANDARD, slot),
  resolve(scene, { actor, target, slot }) {
    const paid = spendSlot(scene, actor, STANDARD, slot, 'stabilize')
    if (!announce(scene, declaring(actor), paid, () => cannotStabilize(scene, actor, target))) return
    scene.set(C.stabilized, target, 1, 'stabilize')
    note.stabilizes(scene, actor, target)
  },
})

/** An extra Last Gasp save for another; a failure is not marked. */
export const grantSave = act({
  id: 'grant-save',
  rule: 'last-gasp-help',
  title: plainly('Grant a Last Gasp save'),
  says: 'Grant {it} a Last Gasp save',
  intent: 'protect',
  when: 'turn',
  params: [targetParam(), slotParam],
  suggest: patients,
  check: (scene, { actor, target, slot }) =>
    cannotGrant(scene, actor, target) ?? cannotSpend(scene, actor, STANDARD, slot),
  resolve(scene, { actor, target, slot }) {
    const paid = spendSlot(scene, actor, STANDARD, slot, 'last-gasp-help')
    if (!announce(scene, declaring(actor), paid, () => cannotGrant(scene, actor, target))) return
    note.grants(scene, actor, target)
    if (rollDeathSave(scene, target).passed) comeBack(scene, target)
  },
})

/** Keeps an ability up for another turn: its action, and a check. */
export const sustain = act({
  id: 'sustain',
  rule: 'ability-sustain',
  title: plainly('Sustain'),
  when: 'turn',
  params: [abilityParam(), slotParam],
  *suggest(scene, actor) {
    const { abilities } = scene.fighter(actor)
    for (let position = 0; position < abilities.length; position++) {
      if (scene.now.ability.kept[abilities[position]] === 0) continue
      yield { ability: position }
    }
  },
  check(scene, { actor, ability: position, slot }) {
    const ability = abilityOf(scene, actor, position)
    const row = abilityRow(scene, actor, position)
    const { kept, due, tried } = scene.now.ability
    if (kept[row] === 0)
      return refuse('ability-sustain', '{ability} is not being sustained.', { ability: { thing: ability.name } })
    if (tried[row] === 1)
      return refuse('ability-sustain-details', '{ability} has been tried this turn.', {
        ability: { thing: ability.name },
      })
    if (due[row] === 0)
      return refuse('ability-sustain-details', '{ability} began this turn: it need not be sustained yet.', {
        ability: { thing: ability.name },
      })
    return ability.action >= FREE ? null : cannotSpend(scene, actor, ability.action, slot)
  },
  resolve(scene, { actor, ability: position, slot }) {
    const ability = abilityOf(scene, actor, position)
    const row = abilityRow(scene, actor, position)
    const paid = ability.action < FREE ? spendSlot(scene, actor, ability.action, slot, 'ability-sustain') : NONE
    scene.set(ABILITY.tried, row, 1, 'ability-sustain-details')
    if (!announce(scene, declaring(actor), paid, NOTHING_FORBIDS)) return
    if (has(scene, actor, CONFUSED)) cite('confused-details')
    const tally = scene.tally()
    scene.roll(
      naturalDice(new Net(scene)),
      actor,
      'ability-sustain',
      scene.isListening ? say('sustaining {name}', { name: thing(ability.name) }) : 'sustaining',
      tally,
    )
    const passed = tally.total >= ability.sustain
    roll.sustain(scene, {
      who: actor,
      rule: 'ability-sustain',
      tally,
      against: ability.sustain,
      passed,
      ability: ability.name,
    })
    scene.set(ABILITY.made, row, passed ? 1 : 0, 'ability-sustain')
  },
})

/** Why the combatant can change its stance for no other, or null. */
const cannotChange = (scene: EscalationScene, actor: Who): Forbidden | null =>
  has(scene, actor, HAMPERED)
    ? refuse('hampered', '{actor} is Hampered and cannot change stance.', { actor: person(actor) })
    : null

/** Another stance. */
export const stance = act({
  id: 'stance',
  rule: 'stances',
  title: plainly('Change stance'),
  says: 'Change stance to {it}',
  intent: 'gear',
  when: 'turn',
  params: [stanceParam, slotParam],
  *suggest(scene, actor) {
    const count = scene.fighter(actor).sheet.stances.length
    for (let at = 0; at < count; at++) {
      if (scene.now.combatant.stance[actor] !== at) yield { stance: at }
    }
  },
  check(scene, { actor, stance: at, slot }) {
    const bound = cannotChange(scene, actor)
    if (bound !== null) return bound
    if (scene.now.combatant.stance[actor] === at)
      return refuse('stances', '{actor} is in that stance.', { actor: person(actor) })
    return cannotSpend(scene, actor, QUICK, slot)
  },
  resolve(scene, { actor, stance: at, slot }) {
    const paid = spendSlot(scene, actor, QUICK, slot, 'stances')
    if (!announce(scene, declaring(actor), paid, () => cannotChange(scene, actor))) return
    scene.set(C.stance, actor, at, 'stances')
    note.stance(scene, actor, scene.fighter(actor).sheet.stances[at]?.name ?? '')
  },
})
