import {
  areAdjacent,
  choice,
  concerning,
  type Message,
  type Option,
  person,
  plainly,
  type Question,
  REFEREE,
  type Refusal,
  say,
  type Who,
} from '@fray/kernel/rules'
import { cite, refuse } from '../citing.ts'
import { HINDRANCES, STUCK } from '../effects.ts'
import { note } from '../events.ts'
import type { Cited, ZonesScene } from '../scene.ts'
import { C } from '../tables.ts'
import { ASK_REFEREE, CHA, CHARACTERS, CLOSE, FLEEING, PARLEYING, STR, type TestKind } from '../words.ts'
import { layEffect } from './effects.ts'
import { endByReferee } from './ending.ts'
import { callMorale, otherSide, rollReaction, setHeart, testsMorale, whyNoMorale, whyNoReaction } from './morale.ts'
import { force, noRoom } from './movement.ts'
import { chooseAttribute, chooseDr } from './referee-asks.ts'
import { zoneThing } from './slots.ts'
import { makeTest } from './test.ts'
import { areOpponents, distance, isUp } from './who.ts'

/** Why nobody can try a stunt on the target, or null. */
export function cannotStunt(scene: ZonesScene, actor: Who, target: Who, touching: boolean): Refusal | null {
  if (target < 0 || !isUp(scene, target)) return refuse('action-stunt', 'A stunt needs an opponent who is up.')
  if (!areOpponents(scene, actor, target)) {
    return refuse('action-stunt', '{target} is no opponent of {actor}: a stunt is against one.', {
      target: person(target),
      actor: person(actor),
    })
  }
  if (touching) cite('stunt-needs-close')
  if (touching && distance(scene, actor, target) !== CLOSE) {
    return refuse('stunt-needs-close', '{target} is not Close: a stunt that touches needs the same Zone.', {
      target: person(target),
    })
  }
  return null
}

/** Why the target cannot be pushed there, or null. */
export function cannotPush(scene: ZonesScene, actor: Who, target: Who, zone: number): Refusal | null {
  const why = cannotStunt(scene, actor, target, true)
  if (why !== null) return why
  const here = scene.now.combatant.zone[actor]
  if (zone < 0 || !areAdjacent(scene.setup.graph, here, zone)) {
    return refuse('stunt-push', '{zone} is not adjacent to {here}.', {
      zone: zoneThing(scene, zone),
      here: zoneThing(scene, here),
    })
  }
  return noRoom(scene, zone)
}

const whichAttribute = (who: Who): Message => say('Which Attribute does {who} Test?', { who: person(who) })
const whichDr = (who: Who): Message => say('What is the DR for {who}?', { who: person(who) })

/** The Test that the referee names for something an Action tries: Attribute, then DR, then the roll. */
function namedTest(scene: ZonesScene, who: Who, preset: number, what: TestKind, rule: Cited): boolean {
  const attribute = chooseAttribute(scene, who, ASK_REFEREE, preset, whichAttribute)
  const dr = chooseDr(scene, who, whichDr)
  return makeTest(scene, who, { what, attribute, dr, rule, edges: null }).passed
}

/** The Test of a stunt: the aggressor's, never the target's. */
export function stuntTest(scene: ZonesScene, actor: Who): boolean {
  const rule = scene.now.combatant.character[actor] === 1 ? 'action-stunt' : 'stunt-by-creature'
  cite('stunt-critical')
  return namedTest(scene, actor, STR, 'stunt', rule)
}

/** Pushes the target into a Zone; the pusher stays. */
export function push(scene: ZonesScene, actor: Who, target: Who, zone: number): void {
  note.push(scene, actor, target, zone)
  if (stuntTest(scene, actor)) force(scene, target, zone)
}

const HELD = [STUCK, ...HINDRANCES.keys()]
  .filter((kind, at) => at === 0 || kind !== STUCK)
  .map((kind) => ({ value: HINDRANCES[kind], label: plainly(HINDRANCES[kind]) }))

/** Grapples the target: on a pass it is Stuck, unless the referee names another hindrance. */
export function grapple(scene: ZonesScene, actor: Who, target: Who): void {
  note.grapple(scene, actor, target)
  if (!stuntTest(scene, actor)) return
  const prompt = say('{actor} holds {target}: which hindrance?', { actor: person(actor), target: person(target) })
  const answer = scene.ask(choice('stunt-grapple', REFEREE, prompt, HELD))
  const kind = HINDRANCES.indexOf(HELD[answer].value as (typeof HINDRANCES)[number])
  layEffect(scene, target, kind, { attribute: STR, dr: scene.dr, edge: undefined, needsAction: false, moments: 0 })
}

const words = (rule: Cited, prompt: Message, presetText: string): Question<Cited> => ({
  rule,
  kind: 'text',
  to: REFEREE,
  prompt,
  options: [],
  preset: 0,
  presetText,
})

/** Any other stunt: on a pass the referee says what it does, a hindrance by its name or anything in words. */
export function otherStunt(scene: ZonesScene, actor: Who, target: Who, text: string): void {
  note.stunt(scene, actor, target, text)
  if (!stuntTest(scene, actor)) return
  const slots = { actor: person(actor), target: person(target) }
  const prompt = say('{actor} succeeds against {target}: what happens?', slots)
  const outcome = scene.askText(words('action-stunt', prompt, 'nothing'))
  const kind = HINDRANCES.indexOf(outcome.trim().toLowerCase() as (typeof HINDRANCES)[number])
  if (kind >= 0) {
    const open = { attribute: ASK_REFEREE, dr: ASK_REFEREE }
    layEffect(scene, target, kind, { ...open, edge: undefined, needsAction: false, moments: 0 })
  } else note.outcome(scene, actor, outcome, 'action-stunt')
}

const TEST_OR_NOT: readonly Option[] = [
  { value: 'no-test', label: plainly('it simply happens') },
  { value: 'test', label: plainly('a Test decides') },
]

/** Anything else a Creature can do in a Moment: the referee names a Test if it may fail, and says what came of it. */
export function improvise(scene: ZonesScene, actor: Who, text: string): void {
  const rule = 'action-anything-else'
  note.improvise(scene, actor, text)
  const prompt = say('{actor} tries: {text}. Is a Test needed?', { actor: person(actor), text: { said: text } })
  const tested = scene.ask(choice(rule, REFEREE, prompt, TEST_OR_NOT)) === 1
  const done = !tested || namedTest(scene, actor, STR, 'improvise', rule)
  const outcome = scene.askText(words(rule, concerning(plainly('What comes of it?'), [actor]), done ? 'done' : 'fails'))
  note.outcome(scene, actor, outcome, rule)
}

const TALKED: readonly Option[] = [
  { value: 'nothing', label: plainly('nothing') },
  { value: 'parley', label: plainly('they parley') },
  { value: 'flee', label: plainly('they flee') },
  { value: 'end', label: plainly('the fight is over') },
]

/** Negotiating: the referee says what it achieves; nothing unless it says so. */
export function negotiate(scene: ZonesScene, actor: Who, target: Who, text: string): void {
  note.negotiate(scene, actor, target, text)
  const side = otherSide(scene, actor)
  const { side: sides } = scene.now.combatant
  const listeners: number[] = []
  for (let row = 0; row < scene.combatants; row++) {
    if (target >= 0 ? row === target : sides[row] === side && isUp(scene, row)) listeners.push(row)
  }
  const reacting = whoReacts(scene, actor, listeners)
  const options = talkOptions(scene, actor, listeners, reacting)
  const prompt = say('What does {actor} achieve by talking?', { actor: person(actor) })
  const answer = options[scene.ask(choice('negotiation-result', REFEREE, prompt, options))]?.value
  if (answer === 'reaction') rollReaction(scene, reacting, 0)
  else if (answer === 'morale') callMorale(scene, listeners, scene.dr)
  else if (answer === 'test' && namedTest(scene, actor, CHA, 'negotiate', 'negotiation-result')) {
    const prompt = say('{actor} is heard: what follows?', { actor: person(actor) })
    const result = TALKED[scene.ask(choice('negotiation-result', REFEREE, prompt, TALKED))]?.value
    if (result === 'end') endByReferee(scene)
    else if (result === 'parley' || result === 'flee') {
      const heart = result === 'parley' ? PARLEYING : FLEEING
      for (const row of listeners) setHeart(scene, row, heart, 'negotiation-result')
    }
  }
}

/** Whose Reaction a talk calls for: of those who listen, or of the one who talks where none of them makes any. */
function whoReacts(scene: ZonesScene, actor: Who, listeners: readonly number[]): number[] {
  const heard = listeners.filter((row) => whyNoReaction(scene, row) === null)
  return heard.length === 0 && whyNoReaction(scene, actor) === null ? [actor] : heard
}

/** What the referee may say that talking achieves; a Reaction or Morale that nobody there makes is refused. */
function talkOptions(
  scene: ZonesScene,
  actor: Who,
  listeners: readonly number[],
  reacting: readonly number[],
): Option[] {
  const first = listeners[0]
  const options: Option[] = [
    { value: 'nothing', label: plainly('nothing') },
    { value: 'test', label: plainly('a Test') },
  ]
  const silent = reacting.length === 0 ? whyNoReaction(scene, first) : null
  options.push({ value: 'reaction', label: plainly('a Reaction roll'), ...(silent !== null && { refusal: silent }) })
  if (scene.now.combatant.side[actor] !== CHARACTERS) return options
  const steady = listeners.some((row) => testsMorale(scene, row))
    ? null
    : (whyNoMorale(scene, first) ?? refuse('morale-each', 'None of them Tests: they are fleeing or parleying.'))
  options.push({
    value: 'morale',
    label: plainly('Morale Tests for the other side'),
    ...(steady !== null && { refusal: steady }),
  })
  return options
}

/** Marks the Action as spent. */
export function spendAction(scene: ZonesScene, who: Who): void {
  if (scene.now.combatant.moved[who] === 1) cite('move-and-action-in-either-order')
  scene.set(C.acted, who, 1, 'turn-action')
}
