import {
  blankOf,
  choice,
  type Message,
  type Option,
  person,
  plainly,
  type Question,
  REFEREE,
  type Refusal,
  type Slot,
  say,
  type Who,
  withoutNames,
} from '@fray/kernel/rules'
import { setCells } from '../../lasting/rows.ts'
import type { EscalationAction } from '../actions/action.ts'
import { cite, refuse, thing } from '../citing.ts'
import { STUNNED } from '../conditions.ts'
import { bandWords } from '../event-fields.ts'
import { note } from '../events.ts'
import { has } from '../rules/conditions.ts'
import { forgetReady } from '../rules/life.ts'
import { cannotReact } from '../rules/reacting.ts'
import { type Readied, readiedCommand } from '../rules/readied.ts'
import { areEnemies, isUp } from '../rules/who.ts'
import type { Cited, Declared, EscalationScene } from '../scene.ts'
import { C, NONE } from '../tables.ts'
import { BANDS, MOVE, READY_WHEN, SLOTS } from '../words.ts'
import { reactionOrder } from './order.ts'

const NO_OR_YES: readonly Option[] = [
  { value: 'no', label: plainly('no') },
  { value: 'yes', label: plainly('yes') },
]

/** Whether what is declared is the trigger; the referee is asked where the table judges. */
function isTrigger(scene: EscalationScene, who: Who, what: Declared): boolean {
  const { readyWhen, readyWho, readyBecause } = scene.now.combatant
  const whose = readyWho[who]
  if (what.actor === who || (whose >= 0 ? what.actor !== whose : !areEnemies(scene, who, what.actor))) return false
  switch (READY_WHEN[readyWhen[who]]) {
    case 'acts':
      return true
    case 'attacks':
      return what.isAttack
    case 'casts':
      return what.ability?.isSpell === true
    case 'uses':
      return what.ability !== null
    case 'moves':
      return what.isMove
    case 'engages':
      return what.engages.length > 0
    default: {
      const because = String(scene.values[readyBecause[who]] ?? '')
      const prompt = say('{who} has readied an action: {because}. Does what {actor} does now trigger it?', {
        who: person(who),
        because: { said: because },
        actor: person(what.actor),
      })
      return scene.ask(choice('ready', REFEREE, prompt, NO_OR_YES)) === 1
    }
  }
}

/** Readied actions that the declared action triggers take place right before it. Returns whether it can still be done. */
export function fireReadied(
  scene: EscalationScene,
  what: Declared,
  actions: ReadonlyMap<string, EscalationAction>,
): boolean {
  if (scene.now.fight.readied[0] === 0) return true
  for (const who of reactionOrder(scene)) {
    if (scene.now.combatant.readySlot[who] === NONE || scene.firing === who || cannotReact(scene, who) !== null)
      continue
    if (!isTrigger(scene, who, what)) continue
    const forbidden = cannotFire(scene, who, actions)
    if (forbidden !== null) {
      cite('ready-lapses')
      scene.passOver(who, 'ready', forbidden)
      continue
    }
    const command = readiedCommand(scene, who, blankOf(actions))
    const action = actions.get(command.action)
    if (action === undefined || !offers(scene, who, what.actor, action, command)) continue
    fire(scene, who, action, command)
    if (isUp(scene, what.actor)) continue
    cite('ready-lapses')
    return false
  }
  return true
}

/** Why the readied action is not legal now that it would be carried out, or null. */
function whyNot(scene: EscalationScene, who: Who, action: EscalationAction, command: Readied): Refusal | null {
  const before = scene.firing
  scene.firing = who
  try {
    return action.check(scene, command)
  } finally {
    scene.firing = before
  }
}

/** Why what somebody has readied cannot be carried out now, or null. */
export function cannotFire(
  scene: EscalationScene,
  who: Who,
  actions: ReadonlyMap<string, EscalationAction>,
): Refusal | null {
  const still = cannotReact(scene, who)
  if (still !== null) return still
  if (scene.now.combatant.readySlot[who] === MOVE && has(scene, who, STUNNED)) {
    return refuse('stunned', '{who} is Stunned and has lost the Move action that they hold.', { who: person(who) })
  }
  const command = readiedCommand(scene, who, blankOf(actions))
  const action = actions.get(command.action)
  return action === undefined ? null : whyNot(scene, who, action, command)
}

/** What people call what is readied: an ability or a stance by its name, else the action. */
function readiedName(scene: EscalationScene, who: Who, action: EscalationAction): string {
  const { abilities, stances } = scene.fighter(who).sheet
  const at = scene.now.combatant.readyAbility[who]
  const named = action.id === 'use' ? abilities[at] : action.id === 'stance' ? stances[at] : undefined
  return named?.name ?? withoutNames(action.title)
}

/** What is readied, with the first whom it is to be on. */
function readiedWords(scene: EscalationScene, who: Who, action: EscalationAction, command: Readied): Slot {
  const act = thing(readiedName(scene, who, action))
  const on = command.target >= 0 ? command.target : (command.targets[0] ?? command.to)
  return on < 0 ? act : say('{act} ({target})', { act, target: person(on) })
}

/** Asks whether what is readied is carried out: somebody sets it off, or the referee does (actor -1). */
export function offers(
  scene: EscalationScene,
  who: Who,
  actor: Who,
  action: EscalationAction,
  command: Readied,
): boolean {
  const slots = { who: person(who), what: readiedWords(scene, who, action, command) }
  const question: Question<Cited> = {
    rule: 'ready',
    kind: 'choice',
    to: who,
    prompt:
      actor >= 0
        ? say('{actor} sets off what {who} has readied: {what}. Is it carried out?', {
            ...slots,
            actor: person(actor),
          })
        : say('The moment has come for what {who} has readied: {what}. Is it carried out?', slots),
    options: [
      { value: 'decline', label: plainly('keep it ready') },
      { value: 'fire', label: firingWords(scene, who) },
    ],
    preset: 1,
    decline: 0,
    reaction: true,
    moment: 'ready',
  }
  if (scene.ask(question) === 1) return true
  cite('ready-lapses')
  return false
}

/** To carry it out, with what that takes: its place among the bands, or in the round after, the action of that kind of its turn. */
function firingWords(scene: EscalationScene, who: Who): Message {
  const { readyRound, readySlot, acted, band } = scene.now.combatant
  const { round, band: now } = scene.now.fight
  if (readyRound[who] !== round[0]) {
    const slot = plainly(SLOTS[readySlot[who]])
    return say('carry it out, for the {slot} action of their turn in this round', { slot })
  }
  if (acted[who] === 0 || band[who] === now[0]) return plainly('carry it out')
  return say('carry it out, and stand in the band {band} from now on', { band: bandWords(BANDS[now[0]] ?? '') })
}

/** Carries a readied action out; the band follows. */
export function fire(scene: EscalationScene, who: Who, action: EscalationAction, command: Readied): void {
  const { readyRound, readySlot } = scene.now.combatant
  const slot = readySlot[who]
  const sameRound = readyRound[who] === scene.now.fight.round[0]
  const band = scene.now.fight.band[0]
  const name = readiedName(scene, who, action)
  forgetReady(scene, who)
  note.fires(scene, who, name)
  const before = scene.firing
  const cancelled = scene.cancelled
  scene.firing = who
  scene.cancelled = false
  try {
    action.resolve(scene, command)
  } finally {
    scene.firing = before
    scene.cancelled = cancelled
  }
  cite(sameRound ? 'ready-same-round' : 'ready-next-round')
  if (sameRound && scene.now.combatant.acted[who] === 1) scene.set(C.band, who, band, 'ready-same-round')
  else if (!sameRound) {
    setCells(scene, C, who, { lostNext: slot, bandNext: band }, 'ready-next-round')
  }
}
