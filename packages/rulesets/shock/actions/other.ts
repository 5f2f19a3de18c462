import {
  bodySquares,
  choice,
  combatantParam,
  type Option,
  REFEREE,
  refuse,
  squaresInRadius,
  textParam,
  wordParam,
  xOf,
  yOf,
} from '@fray/kernel'
import { attributeParam, blank, powerParam, type ShockCommand, squareParam } from '../command.ts'
import { ATTRIBUTES, DEX, HEAL, INT, MORTALLY_INJURED, SKILLS, STABLE } from '../model.ts'
import { type Extra, skillCheck } from '../rules/checks.ts'
import { isAtDoor, turnDoor } from '../rules/doors.ts'
import { hasReadied } from '../rules/gear.ts'
import { allowFree, allowInstant, freesRefusal, instantsRefusal } from '../rules/limits.ts'
import { provoke } from '../rules/opportunity.ts'
import { applyEffects, countUse, isHarmful, spellSlot, usedUp } from '../rules/powers.ts'
import { areAdjacent, bodyOf, feetBetween, seesLine } from '../rules/space.ts'
import { areEnemies, checkBonus, isAlive, isHere, isUp } from '../rules/who.ts'
import { cite, type ShockScene } from '../scene.ts'
import { C } from '../tables.ts'
import { combatantAction, noMain, noMove, notFree, notYourTurn, type ShockAction, triggerHeld } from './gate.ts'
import { payMove } from './move.ts'

const ATTRIBUTE_OPTIONS: readonly Option[] = [INT, 4, DEX, 0, 2].map((at) => ({
  value: ATTRIBUTES[at] as string,
  label: (ATTRIBUTES[at] as string).toUpperCase(),
}))

const number = (rule: 'use-skill', prompt: string, who: number) =>
  ({ rule, kind: 'number', to: REFEREE, prompt, about: [who], options: [], preset: 0, min: -20, max: 20 }) as const

cite('use-skill', 'use-skill-aoo', 'skill-check')

/** A skill used in the fight: a call for parley, a lock, a lie. The referee says with what, how hard, and what it does. */
export const useSkill: ShockAction = combatantAction({
  id: 'use-skill',
  rule: 'use-skill',
  title: 'Use a skill',
  when: 'turn',
  params: [
    wordParam('skill', SKILLS, { label: 'the skill' }),
    attributeParam('attribute'),
    combatantParam('target', { label: 'on whom', optional: true }),
    textParam('text', { label: 'what for', optional: true }),
  ],
  suggest: (_scene, actor) => SKILLS.map((_, skill) => ({ ...blank(actor, 'use-skill'), skill })),
  check: (scene, { actor }) => noMain(scene, actor),
  resolve(scene, command) {
    const { actor, skill } = command
    scene.set(C.mainSpent, actor, 1, 'use-skill')
    if (scene.recorder !== null) scene.recorder.note({ type: 'uses-skill', who: actor, skill, text: command.text })
    scene.moments.announced(scene, actor, null, false)
    if (!isUp(scene, actor) || !provoke(scene, actor)) return
    const given = command.attribute as number | undefined
    const attribute = given !== undefined && given >= 0 ? given : askAttribute(scene, actor)
    const modifier = scene.ask(number('use-skill', 'What modifier does the check of {0} get?', actor))
    const extras: Extra[] = [{ value: modifier, rule: 'use-skill', source: "the referee's modifier" }]
    if (!skillCheck(scene, actor, attribute, skill, 'use-skill', SKILLS[skill] as string, extras)) return
    const outcome = scene.askText({
      rule: 'use-skill',
      kind: 'text',
      to: REFEREE,
      prompt: '{0} succeeds: what does it do?',
      about: [actor],
      options: [],
      preset: 0,
      presetText: 'done',
    })
    if (scene.recorder !== null) scene.recorder.note({ type: 'outcome', who: actor, text: outcome })
  },
})

function askAttribute(scene: ShockScene, actor: number): number {
  const answer = scene.ask(
    choice('use-skill', REFEREE, 'Which attribute does the check of {0} use?', [actor], ATTRIBUTE_OPTIONS),
  )
  return ATTRIBUTES.indexOf((ATTRIBUTE_OPTIONS[answer] as Option).value as (typeof ATTRIBUTES)[number])
}

cite('stabilize', 'mortal-injury-clock', 'use-skill')

/** First aid on a dying ally next to one. */
export const firstAid: ShockAction = combatantAction({
  id: 'first-aid',
  rule: 'stabilize',
  title: 'First aid',
  when: 'turn',
  params: [combatantParam('target', { label: 'whom' }), attributeParam('with')],
  *suggest(scene, actor) {
    for (let row = 0; row < scene.combatants; row++) {
      if (row === actor || scene.now.combatant.state[row] !== MORTALLY_INJURED) continue
      yield { ...blank(actor, 'first-aid'), target: row }
    }
  },
  check(scene, command) {
    const { actor, target } = command
    if (scene.now.combatant.state[target] !== MORTALLY_INJURED || areEnemies(scene, actor, target)) {
      return refuse('stabilize', `${scene.name(target)} is no dying ally.`)
    }
    if (!areAdjacent(scene, actor, target))
      return refuse('stabilize', `${scene.name(target)} is not next to ${scene.name(actor)}.`)
    if (command.with >= 0 && command.with !== DEX && command.with !== INT) {
      return refuse('stabilize', 'First aid is a check on DEX or INT with Heal.')
    }
    if (!hasReadied(scene, actor, 'kit'))
      return refuse('stabilize', `${scene.name(actor)} has no healer's kit Readied.`)
    if (scene.now.combatant.aided[target] === scene.now.fight.round[0]) {
      return refuse('stabilize', `First aid on ${scene.name(target)} has been tried this round.`)
    }
    return noMain(scene, actor)
  },
  resolve(scene, command) {
    const { actor, target } = command
    scene.set(C.mainSpent, actor, 1, 'use-skill')
    if (scene.recorder !== null) scene.recorder.note({ type: 'aids', who: actor, target })
    scene.moments.announced(scene, actor, null, false)
    if (!isUp(scene, actor) || !provoke(scene, actor)) return
    scene.set(C.aided, target, scene.now.fight.round[0] as number, 'stabilize')
    const attribute = command.with >= 0 ? command.with : better(scene, actor)
    const late = (scene.now.fight.round[0] as number) - (scene.now.combatant.fell[target] as number)
    const extras: Extra[] = [{ value: -late, rule: 'stabilize', source: 'rounds since the fall' }]
    if (!skillCheck(scene, actor, attribute, HEAL, 'stabilize', 'first aid', extras)) return
    if (scene.now.combatant.state[target] === MORTALLY_INJURED) scene.set(C.state, target, STABLE, 'stabilize')
  },
})

const better = (scene: ShockScene, who: number): number =>
  checkBonus(scene, who, INT, HEAL) > checkBonus(scene, who, DEX, HEAL) ? INT : DEX

cite('cast-spell', 'cast-no-aoo', 'spell-content', 'spell-spoiled', 'snap-interrupts-spell', 'radius-square')

/** Casts a spell from the caster's data. */
export const cast: ShockAction = combatantAction({
  id: 'cast',
  rule: 'cast-spell',
  title: 'Cast a spell',
  when: 'any',
  params: [
    powerParam('power', 'spells', 'spell-content'),
    combatantParam('target', { label: 'on whom', optional: true }),
    squareParam('at', { label: 'the corner at the middle of an area', optional: true }),
  ],
  *suggest(scene, actor) {
    const { spells } = scene.fighter(actor).sheet
    for (let power = 0; power < spells.length; power++) {
      const spell = spells[power]
      if (spell?.target === 'self') yield { ...blank(actor, 'cast'), power }
      else {
        for (let row = 0; row < scene.combatants; row++) {
          if (!isAlive(scene, row) || areEnemies(scene, actor, row) === (spell?.target === 'ally')) continue
          const command = blank(actor, 'cast')
          command.power = power
          if (spell?.target === 'area') command.at = scene.now.combatant.square[row] as number
          else command.target = row
          yield command
        }
      }
    }
  },
  check: checkCast,
  resolve: resolveCast,
})

function checkCast(scene: ShockScene, command: ShockCommand) {
  const { actor, power, target } = command
  const spell = scene.fighter(actor).sheet.spells[power]
  if (spell === undefined) return refuse('spell-content', `${scene.name(actor)} has no such spell.`)
  const why = badTimeFor(scene, actor, spell.cost) ?? usedUp(scene, actor, spellSlot(scene, actor, power), spell.name)
  if (why !== null) return why
  if (spell.target === 'self') return null
  if (spell.target === 'area') {
    const at = command.at as number | undefined
    if (at === undefined || at < 0)
      return refuse('radius-square', `${spell.name} needs a corner of the grid as its middle (at=x,y).`)
    const feet = feetTo(scene, actor, at)
    return feet <= spell.range
      ? null
      : refuse('spell-content', `That is ${feet} feet away; ${spell.name} reaches ${spell.range}.`)
  }
  if (target < 0 || !isAlive(scene, target)) return refuse('spell-content', `${spell.name} needs a target.`)
  if (spell.target === 'ally' && areEnemies(scene, actor, target))
    return refuse('spell-content', `${spell.name} is for allies.`)
  const feet = feetBetween(scene, actor, target)
  if (feet > spell.range) {
    return refuse('spell-content', `${scene.name(target)} is ${feet} feet away; ${spell.name} reaches ${spell.range}.`)
  }
  if (spell.needsSight && target !== actor && !seesLine(scene, actor, target)) {
    return refuse('no-sight-no-attack', `Something solid is between ${scene.name(actor)} and ${scene.name(target)}.`)
  }
  return null
}

const feetTo = (scene: ShockScene, actor: number, corner: number): number => {
  const { grid } = scene.setup
  const body = bodyOf(scene, actor)
  const dx = Math.abs(xOf(grid, corner) - xOf(grid, body.square))
  const dy = Math.abs(yOf(grid, corner) - yOf(grid, body.square))
  return Math.max(dx, dy) * 5
}

function resolveCast(scene: ShockScene, command: ShockCommand): void {
  const { actor, power } = command
  const spell = scene.fighter(actor).sheet.spells[power]
  if (spell === undefined) return
  if (!payCost(scene, actor, spell.cost, 'cast-spell')) return
  countUse(scene, actor, spellSlot(scene, actor, power))
  if (scene.recorder !== null)
    scene.recorder.note({ type: 'casts', who: actor, spell: spell.name, target: command.target })
  const before = scene.now.combatant.hp[actor] as number
  scene.moments.announced(scene, actor, null, true)
  if (spell.provokes && isUp(scene, actor)) provoke(scene, actor)
  if (!isUp(scene, actor) || (scene.now.combatant.hp[actor] as number) < before) {
    if (scene.recorder !== null) scene.recorder.note({ type: 'spoiled', who: actor, spell: spell.name })
    return
  }
  for (const row of touched(scene, command)) applyEffects(scene, actor, row, spell.effects, spell.name, null)
}

/** Whom the spell touches, in roster order. */
function touched(scene: ShockScene, command: ShockCommand): number[] {
  const { actor, power, target } = command
  const spell = scene.fighter(actor).sheet.spells[power]
  if (spell === undefined) return []
  if (spell.target === 'self') return [actor]
  if (spell.target !== 'area') return isHere(scene, target) ? [target] : []
  const { grid } = scene.setup
  const at = command.at as number
  const covered = new Set(squaresInRadius(grid, xOf(grid, at), yOf(grid, at), spell.radius))
  const rows: number[] = []
  for (let row = 0; row < scene.combatants; row++) {
    if (!isAlive(scene, row)) continue
    const { square, footprint } = scene.now.combatant
    if (bodySquares(grid, square[row] as number, footprint[row] as number).some((one) => covered.has(one)))
      rows.push(row)
  }
  return rows
}

cite('power-instants', 'instant-action')

/** Calls upon a power that is not bound to a moment within somebody's attack. */
export const use: ShockAction = combatantAction({
  id: 'use',
  rule: 'power-instants',
  title: 'Use a power',
  when: 'any',
  params: [
    powerParam('power', 'powers', 'spell-content'),
    combatantParam('target', { label: 'on whom', optional: true }),
  ],
  *suggest(scene, actor) {
    const { powers } = scene.fighter(actor).sheet
    for (let power = 0; power < powers.length; power++) {
      const spec = powers[power]
      if (spec === undefined || spec.cost === 'passive') continue
      if (!isHarmful(spec.effects)) yield { ...blank(actor, 'use'), power }
      else {
        for (let row = 0; row < scene.combatants; row++) {
          if (areEnemies(scene, actor, row) && isAlive(scene, row)) yield { ...blank(actor, 'use'), power, target: row }
        }
      }
    }
  },
  check(scene, { actor, power, target }) {
    const spec = scene.fighter(actor).sheet.powers[power]
    if (spec === undefined || spec.cost === 'passive') {
      return refuse('spell-content', `${spec?.name ?? 'That'} always works: it is not called upon.`)
    }
    if (spec.moment !== 'any') {
      return refuse('power-instants', `${spec.name} has its moment: it is asked for when that comes.`)
    }
    const harmful = isHarmful(spec.effects)
    if (harmful && (target < 0 || !areEnemies(scene, actor, target) || !isAlive(scene, target))) {
      return refuse('spell-content', `${spec.name} does harm: name an enemy.`)
    }
    if (harmful && !seesLine(scene, actor, target)) {
      return refuse('no-sight-no-attack', `Something solid is between ${scene.name(actor)} and ${scene.name(target)}.`)
    }
    return badTimeFor(scene, actor, spec.cost) ?? usedUp(scene, actor, power, spec.name)
  },
  resolve(scene, { actor, power, target }) {
    const spec = scene.fighter(actor).sheet.powers[power]
    if (spec === undefined || !payCost(scene, actor, spec.cost, 'power-instants')) return
    countUse(scene, actor, power)
    if (scene.recorder !== null) scene.recorder.note({ type: 'power', who: actor, name: spec.name })
    if (spec.cost !== 'instant') scene.moments.announced(scene, actor, null, false)
    if (!isUp(scene, actor)) return
    applyEffects(scene, actor, target >= 0 ? target : actor, spec.effects, spec.name, null)
  },
})

cite('free-action', 'free-action-limit')

/** A few words: a Free Action. */
export const speak: ShockAction = combatantAction({
  id: 'speak',
  rule: 'free-action',
  title: 'Say a few words',
  when: 'free',
  params: [textParam('text', { label: 'what' })],
  suggest: () => [],
  check: () => null,
  resolve(scene, { actor, text }) {
    if (scene.recorder !== null) scene.recorder.note({ type: 'speaks', who: actor, text })
  },
})

const COST_OPTIONS: readonly Option[] = ['main', 'move', 'free', 'instant', 'refuse'].map((value) => ({
  value,
  label: value,
}))
const NO_YES: readonly Option[] = [
  { value: 'no', label: 'no' },
  { value: 'yes', label: 'yes' },
]

cite('improvised-action', 'action-table')

/** Anything that is not in the list: the referee says what it costs, whether it provokes, and what comes of it. */
export const improvise: ShockAction = combatantAction({
  id: 'improvise',
  rule: 'improvised-action',
  title: 'Something else',
  when: 'any',
  params: [textParam('text', { label: 'what' })],
  suggest: () => [],
  check: (scene, { actor }) => {
    if (scene.setup.options['improvised-action'] === 'refuse') {
      return refuse('improvised-action', 'The table plays only the listed actions (option improvised-action).')
    }
    return badTimeFor(scene, actor, 'free')
  },
  resolve(scene, { actor, text }) {
    if (scene.recorder !== null) scene.recorder.note({ type: 'improvises', who: actor, text })
    const cost = askCost(scene, actor, 0)
    if (cost === 'refuse' || cannotPay(scene, actor, cost)) {
      if (scene.recorder !== null) scene.recorder.note({ type: 'denied', who: actor })
      return
    }
    payCost(scene, actor, cost, 'improvised-action')
    const provokes =
      scene.ask(
        choice('improvised-action', REFEREE, 'Does it provoke attacks of opportunity on {0}?', [actor], NO_YES),
      ) === 1
    scene.moments.announced(scene, actor, null, false)
    if (!isUp(scene, actor) || (provokes && !provoke(scene, actor))) return
    const outcome = scene.askText({
      rule: 'improvised-action',
      kind: 'text',
      to: REFEREE,
      prompt: 'What comes of it for {0}?',
      about: [actor],
      options: [],
      preset: 0,
      presetText: 'done',
    })
    if (scene.recorder !== null) scene.recorder.note({ type: 'outcome', who: actor, text: outcome })
  },
})

type Payable = 'free' | 'move' | 'main' | 'instant' | 'passive'

function askCost(scene: ShockScene, actor: number, preset: number): Payable | 'refuse' {
  const question = choice('improvised-action', REFEREE, 'What does that cost {0}?', [actor], COST_OPTIONS, preset)
  return COST_OPTIONS[scene.ask(question)]?.value as Payable | 'refuse'
}

const cannotPay = (scene: ShockScene, actor: number, cost: Payable): boolean =>
  cost === 'main' ? noMain(scene, actor) !== null : cost === 'move' ? noMove(scene, actor) !== null : false

cite('impassable-square', 'solid-object')

/** Opens or closes a door: an improvised action that the referee prices. */
export const door: ShockAction = combatantAction({
  id: 'door',
  rule: 'improvised-action',
  title: 'Open or close a door',
  when: 'turn',
  params: [textParam('name', { label: 'which door' })],
  suggest: (scene, actor) => scene.setup.grid.doors.map((name) => ({ ...blank(actor, 'door'), name })),
  check(scene, command) {
    if (!scene.setup.grid.doors.includes(String(command.name))) {
      return refuse('unknown-name', `There is no door "${String(command.name)}".`)
    }
    if (!isAtDoor(scene, scene.setup.grid.doors.indexOf(String(command.name)), command.actor)) {
      return refuse('improvised-action', `${scene.name(command.actor)} is not at ${String(command.name)}.`)
    }
    return scene.setup.options['improvised-action'] === 'refuse'
      ? refuse('improvised-action', 'The table plays only the listed actions (option improvised-action).')
      : null
  },
  resolve(scene, command) {
    const cost = askCost(scene, command.actor, 1)
    if (cost === 'refuse' || cannotPay(scene, command.actor, cost)) {
      if (scene.recorder !== null) scene.recorder.note({ type: 'denied', who: command.actor })
      return
    }
    payCost(scene, command.actor, cost, 'improvised-action')
    turnDoor(scene, scene.setup.grid.doors.indexOf(String(command.name)), command.actor)
  },
})

function payCost(
  scene: ShockScene,
  actor: number,
  cost: Payable,
  rule: 'cast-spell' | 'power-instants' | 'improvised-action',
): boolean {
  if (cost !== 'instant' && !triggerHeld(scene, actor)) return false
  if (cost === 'main') scene.set(C.mainSpent, actor, 1, rule)
  if (cost === 'move') payMove(scene, actor)
  if (cost === 'free') return allowFree(scene, actor)
  return cost !== 'instant' || allowInstant(scene, actor)
}

function badTimeFor(scene: ShockScene, actor: number, cost: Payable) {
  if (cost === 'instant') return instantsRefusal(scene, actor)
  if (cost === 'free') return notFree(scene, actor) ?? freesRefusal(scene, actor)
  return notYourTurn(scene, actor) ?? (cost === 'move' ? noMove(scene, actor) : noMain(scene, actor))
}
