import {
  type AnswerValue,
  type Command,
  choice,
  concerning,
  isRefusal,
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
import { startHeld } from '../actions/paying.ts'
import { cite } from '../citing.ts'
import { note } from '../events.ts'
import { compareAgain, prepare, resolveAttack } from '../rules/attack.ts'
import { shockIfMissed } from '../rules/damage.ts'
import { isDecided } from '../rules/ending.ts'
import { allowInstant, countQuick } from '../rules/limits.ts'
import { acOf } from '../rules/modifiers.ts'
import { applyEffects, countUse, isHarmful } from '../rules/powers.ts'
import { DEFENSE_AC } from '../rules/stances.ts'
import { defend } from '../rules/total-defense.ts'
import { isAlive, isUp } from '../rules/who.ts'
import type { Cited } from '../scene.ts'
import { type Attack, type Deferred, type ShockScene, UNDECIDED, type Windows } from '../scene.ts'
import { C } from '../tables.ts'
import { PROMPT_ACTIONS, PROMPT_ROLLS, PROMPT_STEPS, UP } from '../words.ts'
import { happening, hasNothingLeft, isConcerned, isPrompted, type Window, type WindowKind } from './concern.ts'
import { actionOf, type Holdable, heldActs, quickSpells, trigger } from './held.ts'
import { type Instant, instantBy, instantsOf, type Possible } from './options.ts'
import { foeAt } from './powers.ts'
import { Spoken } from './spoken.ts'

const DECLINE: Option = { value: 'decline', label: plainly('nothing') }

/**
 * The question of one combatant at a window. What it says and what could be done is only worked out when somebody wants to
 * know, for most policies decline at a glance.
 */
class WindowQuestion implements Question<Cited> {
  readonly rule = 'decision-windows'
  readonly kind = 'choice'
  readonly preset = 0
  readonly decline = 0
  readonly reaction = true
  readonly quiet = true
  readonly to: number
  private readonly scene: ShockScene
  private readonly window: Window
  private readonly actions: () => Holdable
  private found: Possible[] | null = null
  private readonly spoken = new Spoken<Instant>()

  constructor(to: number, scene: ShockScene, window: Window, actions: () => Holdable) {
    this.to = to
    this.scene = scene
    this.window = window
    this.actions = actions
  }

  get moment(): WindowKind {
    return this.window.moment
  }

  /** Who acts; -1 at the end of a side's turn. */
  get actor(): Who {
    return this.window.actor
  }

  get event(): Message {
    const { attack, moment, actor } = this.window
    if (actor < 0) return plainly("A side's turn is about to end")
    if (attack === null) return say(EVENTS[moment], { actor: person(actor) })
    return eventOf(this.scene, moment, attack, this.to)
  }

  get prompt(): Message {
    return say('{event}: does {who} step in?', { event: this.event, who: person(this.to) })
  }

  get stake(): 'own' | 'none' | undefined {
    const { scene, to, window } = this
    const { attack, moment } = window
    const { holding, mainSpent, totalDefense } = scene.now.combatant
    if (moment !== 'roll' || attack === null || holding[to] === 1) return undefined
    if (!attack.hit) return shockIfMissed(scene, attack) === 0 ? 'none' : undefined
    if (attack.target !== to || attack.forced !== UNDECIDED || mainSpent[to] + totalDefense[to] > 0) return undefined
    return !mayKnowRoll(scene, to, attack) || attack.total < acOf(scene, to) + DEFENSE_AC ? 'own' : undefined
  }

  get possible(): readonly Possible[] {
    if (this.found === null) {
      const { scene, to, window } = this
      const held = scene.now.combatant.holding[to] === 1 ? heldActs(scene, to, this.actions()) : []
      const spells = quickSpells(scene, to, this.actions())
      this.found = instantsOf(scene, to, happening(window), { held, spells, used: window.used?.get(to) ?? [] })
    }
    return this.found
  }

  get options(): readonly Option[] {
    return [DECLINE, ...this.possible.map(({ option }) => option)]
  }

  command(words: string): number | Refusal {
    const { scene, to, window } = this
    const actions = this.actions()
    const command = actions.read(scene, to, words)
    if (isRefusal(command)) return command
    const instant = instantBy(scene, command, actionOf(actions, command), happening(window), window.used?.get(to) ?? [])
    return isRefusal(instant) ? instant : this.spoken.add(words, instant)
  }

  valueAt(at: number): AnswerValue {
    return this.spoken.wordsAt(at) ?? (this.options[at] as Option).value
  }

  /** What the answer does; undefined for nothing. */
  instantAt(at: number): Instant | undefined {
    return this.spoken.at(at) ?? this.possible[at - 1]?.instant
  }
}

/** The windows of the rules, with the actions that a held action may become. */
export function makeWindows(actions: () => Holdable): Windows {
  const open = (
    scene: ShockScene,
    weight: number,
    of: Pick<Window, 'moment' | 'actor' | 'attack'>,
    from = -1,
  ): void => {
    if (isWatched(scene, weight)) askAround(scene, actions, { ...of, weight, from, used: null })
  }
  return {
    announced(scene, actor, attack, spell) {
      const weighty = spell || attack?.kind === 'swarm'
      open(scene, weighty ? PROMPT_ROLLS : PROMPT_ACTIONS, { moment: 'announce', actor, attack })
    },
    step: (scene, mover, from) => open(scene, PROMPT_STEPS, { moment: 'step', actor: mover, attack: null }, from),
    rolled: (scene, attack) => open(scene, PROMPT_ROLLS, { moment: 'roll', actor: attack.attacker, attack }),
    done(scene, actor) {
      if (scene.depth === 0 && !isDecided(scene)) open(scene, PROMPT_ACTIONS, { moment: 'done', actor, attack: null })
    },
  }
}

/** Asks the one who is concerned, again and again, until nobody steps in. */
function askAround(scene: ShockScene, actions: () => Holdable, window: Window): void {
  const { moment, actor, attack, weight } = window
  try {
    for (;;) {
      let asked: number[] | null = null
      for (let row = 0; row < scene.combatants; row++) {
        if (!isPrompted(scene, row, weight) || hasNothingLeft(scene, row)) continue
        if (!isConcerned(scene, row, window, actions)) continue
        asked ??= []
        asked.push(row)
      }
      if (asked === null || !step(scene, actions, window, asked)) return
      if (moment === 'roll' && attack !== null && !isOver(scene, attack)) compareAgain(scene, attack)
      if (moment === 'done' ? isDecided(scene) : !isUp(scene, actor)) return
    }
  } finally {
    if (scene.depth === 0) scene.quick = null
  }
}

/** Whether nothing can come of the attack any more, since one of the two is down. */
const isOver = (scene: ShockScene, { attacker, target }: Attack): boolean =>
  !isUp(scene, attacker) || !isAlive(scene, target)

/** Whether anybody watches for acts of that weight: a glance before anything is worked out. */
function isWatched(scene: ShockScene, weight: number): boolean {
  const { prompts, holding, state } = scene.now.combatant
  for (let row = 0; row < scene.combatants; row++) {
    if (state[row] === UP && (prompts[row] >= weight || holding[row] === 1)) return true
  }
  return false
}

/** Asks everybody concerned at once, and does what they chose. Returns whether anything was done. */
function step(scene: ShockScene, actions: () => Holdable, window: Window, asked: readonly number[]): boolean {
  const before = scene.pending
  scene.pending = window.attack
  try {
    const questions = asked.map((row) => new WindowQuestion(row, scene, window, actions))
    const answers = questions.length === 1 ? [scene.ask(questions[0] as Question<Cited>)] : scene.askTogether(questions)
    const chosen: { readonly who: Who; readonly instant: Instant }[] = []
    answers.forEach((answer, i) => {
      const question = questions[i]
      const instant = answer > 0 ? question.instantAt(answer) : undefined
      if (instant !== undefined) chosen.push({ who: question.to, instant })
    })
    if (chosen.length === 0) return false
    take(scene, actions, window, chosen)
    return true
  } finally {
    scene.pending = before
  }
}

/** Who acts at the window whose question it is; -1 at the end of a side's turn. */
export const actorAt = (question: Question): Who => (question as WindowQuestion).actor

const EVENTS = {
  announce: '{actor} is about to act',
  step: '{actor} is on the move',
  roll: '{actor} has rolled',
  done: '{actor} has acted',
} as const

/** Whether one who is asked may know what was rolled: the attacker is of its side, or that side does not hide its rolls. */
function mayKnowRoll(scene: ShockScene, asked: number, { attacker }: Attack): boolean {
  const { side } = scene.now.combatant
  return side[asked] === side[attacker] || scene.setup.sides[side[attacker]]?.hides?.includes('rolls') !== true
}

function eventOf(scene: ShockScene, moment: WindowKind, attack: Attack, to: number): Message {
  const { attacker, target, hit, total, forced } = attack
  const slots = { actor: person(attacker), target: person(target) }
  if (moment === 'announce') return say('{actor} is about to attack {target}', slots)
  if (forced !== UNDECIDED) return say(hit ? FORCED.hit : FORCED.miss, slots)
  const number = mayKnowRoll(scene, to, attack) ? say(' with {total}', { total: { number: total } }) : null
  if (hit) return say("{actor}'s attack on {target} hits{number}", { ...slots, number })
  const shock = shockIfMissed(scene, attack)
  const still = shock > 0 ? say(STILL_HURTS, { shock: { number: shock } }) : null
  return say("{actor}'s attack on {target} misses{number}{still}", { ...slots, number, still })
}

const FORCED = {
  hit: "{actor}'s attack on {target} is a hit now",
  miss: "{actor}'s attack on {target} is a miss now",
} as const

const STILL_HURTS = ', but its Shock of {shock} still hurts (Total Defense stops it)'

/** Does the Instants of one moment: one alone at once; several each from the situation as it was, their results applied together. */
function take(
  scene: ShockScene,
  actions: () => Holdable,
  window: Window,
  chosen: readonly { readonly who: Who; readonly instant: Instant }[],
): void {
  cite('instant-action')
  const { deferred } = scene
  const together: Deferred[] | null = chosen.length > 1 ? [] : null
  if (together !== null) cite('instants-simultaneous')
  scene.depth++
  scene.acts++
  try {
    const allowed = chosen.filter(({ who, instant }) => instant.kind === 'spell' || allowInstant(scene, who))
    for (const { who, instant } of allowed) pay(scene, who, instant)
    for (const { who, instant } of allowed) {
      scene.deferred = together
      perform(scene, actions, window, who, instant)
    }
    scene.deferred = null
    if (together !== null) for (const result of inOrder(scene, together)) result.apply()
  } finally {
    scene.depth--
    scene.deferred = deferred
  }
}

/** Roster order; where two results move the same combatant and the table wants it, the referee says whose comes first. */
function inOrder(scene: ShockScene, results: readonly Deferred[]): readonly Deferred[] {
  const moving = results.filter(({ moves }) => moves >= 0)
  const clash = moving.filter(({ moves }) => moving.filter((other) => other.moves === moves).length > 1)
  if (clash.length < 2) return results
  cite('instants-ambiguity')
  if (scene.setup.options['instants-ambiguity'] !== 'ask') return results
  const about = clash.map(({ by }) => by)
  const options = about.map((by) => ({ value: scene.name(by), label: say('{who}', { who: person(by) }) }))
  const prompt = concerning(plainly('Whose Instant takes effect first?'), about)
  const first = clash[scene.ask(choice('instants-ambiguity', REFEREE, prompt, options))]
  return first === undefined ? results : [first, ...results.filter((result) => result !== first)]
}

/** Pays what an Instant costs. */
function pay(scene: ShockScene, who: Who, instant: Instant): void {
  if (instant.kind === 'total-defense') scene.set(C.mainSpent, who, 1, 'total-defense')
  if (instant.kind === 'snap') scene.set(C.mainSpent, who, 1, 'snap-attack')
  if (instant.kind === 'power') countUse(scene, who, instant.power)
  if (instant.kind === 'spell') countQuick(scene, instant.command)
  if (instant.kind === 'held') startHeld(scene, who)
}

/** Held acts whose results can wait for others of the same moment. */
const STRIKES: ReadonlySet<string> = new Set(['attack', 'shoot', 'shove', 'grapple', 'cast', 'use'])

function perform(scene: ShockScene, actions: () => Holdable, window: Window, who: Who, instant: Instant): void {
  switch (instant.kind) {
    case 'total-defense':
      if (window.moment === 'roll') cite('total-defense-after-roll')
      defend(scene, who)
      return
    case 'snap':
      if (window.moment === 'roll') cite('snap-before-damage')
      if (isOfSpell(window)) cite('snap-interrupts-spell')
      resolveAttack(scene, prepare(scene, 'snap', who, instant.aim, instant.choices))
      return
    case 'power':
      callUpon(scene, window, who, instant.power, instant.target)
      return
    case 'spell':
      cite('power-instants')
      if (isStillPossible(scene, actions, instant.command)) {
        actionOf(actions(), instant.command).resolve(scene, instant.command)
      }
      return
    case 'held':
      cite('hold-resolves-first')
      if (!isStillPossible(scene, actions, instant.command)) {
        scene.set(C.triggered, who, 0, 'hold-leftovers')
        return
      }
      if (!STRIKES.has(instant.command.action)) scene.deferred = null
      trigger(scene, who, instant.command, actions())
  }
}

/** Whether what was chosen together with others is still possible after what they did, and what it led to. */
const isStillPossible = (scene: ShockScene, actions: () => Holdable, command: Command): boolean =>
  isUp(scene, command.actor) && actionOf(actions(), command).check(scene, command) === null

/** Whether a spell has been announced. */
const isOfSpell = ({ moment, attack, weight }: Window): boolean =>
  moment === 'announce' && attack === null && weight === PROMPT_ROLLS

function callUpon(scene: ShockScene, window: Window, who: Who, at: number, named: Who = -1): void {
  const { attack } = window
  const power = scene.fighter(who).powers[at]
  if (power === undefined) return
  window.used ??= new Map()
  window.used.set(who, [...(window.used.get(who) ?? []), at])
  cite('power-instants')
  note.power(scene, who, power.name)
  const target = named >= 0 ? named : isHarmful(power.effects) ? foeAt(scene, who, window) : who
  if (target >= 0) applyEffects(scene, who, target, power, attack)
}
