import {
  combatantParam,
  combatantsParam,
  D20,
  flagParam,
  isRefusal,
  numberParam,
  overrideAction,
  type Pool,
  REFEREE,
  type Refusal,
  refuse,
  rowOfName,
  squareName,
  textParam,
  valueParam,
  wordParam,
} from '@fray/kernel'
import { conditionParam, type FreeHitsCommand, itemOfParam, squareParam } from '../command.ts'
import { note, roll } from '../events.ts'
import type { Entrant } from '../kinds/combatant.ts'
import { hurt, knockDown } from '../rules/apply.ts'
import { wound as addWoundTo } from '../rules/damage.ts'
import { hideFrom, showTo } from '../rules/detection.ts'
import { addCondition, endConditions } from '../rules/effects.ts'
import { endByReferee } from '../rules/ending.ts'
import { admit, relate } from '../rules/entering.ts'
import { dropItem, isNatural, noteItem } from '../rules/gear.ts'
import { heal } from '../rules/healing.ts'
import { ALL_RUNGS, climb } from '../rules/ladder.ts'
import { fall, giveUp, vanish } from '../rules/leaving.ts'
import { insert } from '../rules/line.ts'
import { maxHpOf, refresh } from '../rules/numbers.ts'
import { isFree, putAt } from '../rules/space.ts'
import { appear, cannotSummon, squareFor } from '../rules/summons.ts'
import { cannotAfford, costOfThrall, makeThrall } from '../rules/thralls.ts'
import { setSlots, startBattle } from '../rules/turns.ts'
import { areEnemies, isHere, isIn } from '../rules/who.ts'
import { cite, type FreeHitsScene } from '../scene.ts'
import { BATTLE, C, F, OUTSIDE, UNDETECTED_TABLE } from '../tables.ts'
import { AIMS, DEAD, DEFEATED, IN, ON_GROUND } from '../words.ts'
import { type FreeHitsAction, notInBattle, notOver, refereeAction } from './gate.ts'
import { offerOpening } from './offers.ts'

cite('outside-battle', 'opening-attack')

const notOutside = (scene: FreeHitsScene): Refusal | null =>
  notOver(scene) ??
  (scene.now.fight.phase[0] === OUTSIDE ? null : refuse('outside-battle', 'The battle has started already.'))

/** The battle starts. */
export const start: FreeHitsAction = refereeAction({
  id: 'start',
  rule: 'initiative-order',
  title: 'Start the battle',
  check: notOutside,
  resolve(scene) {
    offerOpening(scene)
    if (scene.now.fight.phase[0] === OUTSIDE) startBattle(scene)
  },
})

/** Those named may open the battle together. */
export const openers: FreeHitsAction = refereeAction({
  id: 'openers',
  rule: 'opening-attack',
  title: 'Who may open the battle together',
  params: [combatantsParam('who', { label: 'who' })],
  suggest: () => [],
  check: notOutside,
  resolve(scene, { who }) {
    for (let row = 0; row < scene.combatants; row++)
      scene.set(C.opener, row, who.includes(row) ? 1 : 0, 'opening-attack')
  },
})

cite('ladder-outside-attack', 'ladder-climb', 'ladder-top', 'critical', 'auto-fail')

/** A d20 check with its ladder, in or out of battle. */
export const check: FreeHitsAction = refereeAction({
  id: 'check',
  rule: 'ladder-outside-attack',
  title: 'Call for a check',
  params: [
    combatantParam('target', { label: 'whose check' }),
    numberParam('modifier', -20, 40, { optional: true }),
    numberParam('number', -20, 60, { label: 'the number to reach', optional: true }),
    textParam('because', { label: 'what for', optional: true }),
  ],
  suggest: () => [],
  check: () => null,
  resolve(scene, command) {
    const { target } = command
    const tally = scene.tally()
    const natural = scene.pool(D20, target, 'ladder-outside-attack', String(command.because || 'a check'), tally)
    const modifier = command.modifier as number | null
    if (modifier !== null && modifier !== 0) tally.add(modifier, 'ladder-outside-attack', 'modifier')
    const against = command.number as number | null
    const passed = against === null ? null : natural !== 1 && (natural === 20 || tally.total >= against)
    roll.check(scene, target, 'ladder-outside-attack', tally, against, passed, command.because as string)
    const degree = climb(scene, natural, ALL_RUNGS, target)
    note.degree(scene, target, degree)
    if (degree === 0 || scene.setup.options['ladder-outside-attack'] !== 'ask') return
    const text = scene.askText({
      rule: 'ladder-outside-attack',
      kind: 'text',
      to: REFEREE,
      prompt: `The check of {0} has degree ${degree > 0 ? `+${degree}` : degree}. What does it bring?`,
      about: [target],
      options: [],
      preset: 0,
      presetText: 'none',
    })
    note.outcome(scene, target, text)
  },
})

const notHere = (scene: FreeHitsScene, row: number): Refusal | null =>
  isIn(scene, row) ? null : refuse('defeated-at-zero', `${scene.name(row)} is out of the battle.`)

cite('detection')

const DETECT = ['detected', 'undetected'] as const

/** Who detects whom. */
export const detect: FreeHitsAction = refereeAction({
  id: 'detect',
  rule: 'detection',
  title: 'Who detects whom',
  params: [
    combatantParam('target', { label: 'who' }),
    wordParam('how', DETECT, { label: 'detected or undetected' }),
    combatantsParam('by', { label: 'by whom (all enemies)', optional: true }),
  ],
  suggest: () => [],
  check: (scene, command) => {
    const given = command.by as readonly number[]
    return [command.target, ...given].reduce<Refusal | null>((why, row) => why ?? notHere(scene, row), notOver(scene))
  },
  resolve(scene, command) {
    const { target } = command
    const given = command.by as readonly number[]
    for (let row = 0; row < scene.combatants; row++) {
      if (!areEnemies(scene, target, row) || !isIn(scene, row)) continue
      if (given.length > 0 && !given.includes(row)) continue
      if (command.how === 1) hideFrom(scene, target, row, 'detection')
      else showTo(scene, target, row)
    }
    if (command.how === 1) note.hides(scene, target)
    else note.detected(scene, target)
  },
})

cite('cannot-act', 'flat-footed-causes')

/** Puts a condition on a unit. */
export const condition: FreeHitsAction = refereeAction({
  id: 'condition',
  rule: 'flat-footed-causes',
  title: 'Put a condition on a unit',
  params: [
    combatantParam('target', { label: 'on whom' }),
    conditionParam,
    numberParam('rounds', 1, 100, { optional: true }),
  ],
  suggest: () => [],
  check: (scene, { target }) => notOver(scene) ?? notHere(scene, target),
  resolve(scene, command) {
    const one = scene.conditions[command.condition as number]
    if (one === undefined) return
    addCondition(scene, command.target, one, (command.rounds as number | null) ?? null, null, 'flat-footed-causes')
  },
})

/** Ends a condition of a unit. */
export const endCondition: FreeHitsAction = refereeAction({
  id: 'end-condition',
  rule: 'flat-footed-causes',
  title: 'End a condition',
  params: [combatantParam('target', { label: 'whose' }), conditionParam],
  suggest: () => [],
  check: (scene) => notOver(scene),
  resolve(scene, command) {
    const id = scene.conditions[command.condition as number]?.id
    if (id !== undefined) endConditions(scene, command.target, id, 'flat-footed-causes')
  },
})

cite('drop-prone', 'prone', 'only-own-movement')

/** Makes a unit prone. */
export const prone: FreeHitsAction = refereeAction({
  id: 'prone',
  rule: 'drop-prone',
  title: 'Knock a unit down',
  params: [combatantParam('target', { label: 'whom' })],
  suggest: () => [],
  check: (scene, { target }) => notOver(scene) ?? notHere(scene, target),
  resolve: (scene, { target }) => knockDown(scene, target, 'the referee'),
})

/** Sets a unit on its feet. */
export const stand: FreeHitsAction = refereeAction({
  id: 'stand',
  rule: 'prone',
  title: 'Set a unit on its feet',
  params: [combatantParam('target', { label: 'whom' })],
  suggest: () => [],
  check: (scene, { target }) => notOver(scene) ?? notHere(scene, target),
  resolve: (scene, { target }) => scene.set(C.prone, target, 0, 'prone'),
})

function cannotPut(scene: FreeHitsScene, target: number, to: number, size: number): Refusal | null {
  return isFree(scene, to, size, target) ? null : refuse('grid', `${squareName(scene.setup.grid, to)} is not free.`)
}

/** Moves a unit, which is not its own movement. */
export const push: FreeHitsAction = refereeAction({
  id: 'push',
  rule: 'only-own-movement',
  title: 'Move a unit',
  params: [combatantParam('target', { label: 'whom' }), squareParam('to', { label: 'where to' })],
  suggest: () => [],
  check: (scene, { target, to }) =>
    notOver(scene) ??
    notHere(scene, target) ??
    cannotPut(scene, target, to, scene.now.combatant.footprint[target] as number),
  resolve(scene, { target, to }) {
    putAt(scene, target, to, 'only-own-movement')
    note.moved(scene, target, to)
  },
})

cite('disarmed', 'disarm-where')

/** Takes an item from a unit: it lies on the unit's own square, or where the referee says. */
export const disarm: FreeHitsAction = refereeAction({
  id: 'disarm',
  rule: 'disarmed',
  title: 'Disarm a unit',
  params: [
    combatantParam('target', { label: 'whom' }),
    itemOfParam('item', 'target'),
    squareParam('to', { label: 'where it lands', optional: true }),
  ],
  suggest: () => [],
  check: (scene, { item }) =>
    notOver(scene) ??
    (scene.now.item.carried[item] === ON_GROUND
      ? refuse('disarmed', `The ${scene.kind(item).name} lies on the ground already.`)
      : null) ??
    (isNatural(scene.kind(item))
      ? refuse('disarmed', `The ${scene.kind(item).name} cannot be taken away: it is a part of the body.`)
      : null),
  resolve(scene, { target, item, to }) {
    const square = to >= 0 ? to : (scene.now.combatant.square[target] as number)
    dropItem(scene, item, square, to >= 0 ? 'disarmed' : 'disarm-where')
    noteItem(scene, target, item)
  },
})

const isAmount = (scene: FreeHitsScene, raw: unknown): Refusal | null => {
  if (raw === null || raw === undefined) return null
  const read = scene.setup.readAmount(raw)
  return 'reason' in read ? read : null
}

cite('damage-order', 'wound-removal', 'wound')

/** Something at the table hurts or heals a unit. */
export const effect: FreeHitsAction = refereeAction({
  id: 'effect',
  rule: 'damage-order',
  title: 'Something hurts or heals',
  params: [
    combatantParam('target', { label: 'whom' }),
    valueParam('damage', { optional: true }),
    textParam('type', { label: 'the type of damage', optional: true }),
    valueParam('heal', { label: 'healing', optional: true }),
    textParam('because', { label: 'what it is', optional: true }),
    wordParam('wound', AIMS, { label: 'the wound that it deals', optional: true }),
  ],
  suggest: () => [],
  check: (scene, command) =>
    notOver(scene) ??
    (isHere(scene, command.target)
      ? null
      : refuse('defeated-at-zero', `${scene.name(command.target)} is not here any more.`)) ??
    isAmount(scene, command.damage) ??
    isAmount(scene, command.heal),
  resolve(scene, command) {
    const { target } = command
    const name = String(command.because || 'an effect')
    if (command.damage !== null && command.damage !== undefined && isIn(scene, target)) {
      const pool = scene.setup.readAmount(command.damage) as Pool
      hurt(scene, target, [pool], String(command.type ?? ''), { doer: REFEREE, name, keeper: null, physical: false })
    }
    if (command.heal !== null && command.heal !== undefined) {
      const pool = scene.setup.readAmount(command.heal) as Pool
      const amount = (pool.sides.length > 0 ? scene.pool(pool, REFEREE, 'wound-removal', name) : 0) + pool.bonus
      const gained = heal(scene, target, amount, false, 'wound-removal')
      note.heal(scene, target, amount, gained, name)
    }
    const aim = command.wound as number
    if (aim >= 0 && isIn(scene, target)) addWoundTo(scene, target, aim)
  },
})

/** A unit is wounded. */
export const wound: FreeHitsAction = refereeAction({
  id: 'wound',
  rule: 'wound',
  title: 'Wound a unit',
  params: [combatantParam('target', { label: 'whom' }), wordParam('aim', AIMS, { label: 'where' })],
  suggest: () => [],
  check: (scene, { target }) => notOver(scene) ?? notHere(scene, target),
  resolve: (scene, { target, aim }) => addWoundTo(scene, target, aim),
})

cite('defeated-at-zero')

/** One who has fallen is dead. */
export const dead: FreeHitsAction = refereeAction({
  id: 'dead',
  rule: 'defeated-at-zero',
  title: 'A fallen unit is dead',
  params: [combatantParam('target', { label: 'who' })],
  suggest: () => [],
  check: (scene, { target }) =>
    scene.now.combatant.status[target] === DEFEATED
      ? null
      : refuse('defeated-at-zero', `${scene.name(target)} is not defeated: nothing is open about it.`),
  resolve: (scene, { target }) => fall(scene, target, DEAD, 'defeated-at-zero'),
})

cite('will-to-fight')

/** Units lose the will to fight, all at once. */
export const yields: FreeHitsAction = refereeAction({
  id: 'yields',
  rule: 'will-to-fight',
  title: 'Units lose the will to fight',
  params: [combatantsParam('who', { label: 'who' })],
  suggest: () => [],
  check(scene, { who }) {
    const over = notInBattle(scene)
    if (over !== null) return over
    for (const row of who) {
      const out = notHere(scene, row)
      if (out !== null) return out
    }
    return null
  },
  resolve(scene, { who }) {
    for (const row of who) if (isIn(scene, row)) giveUp(scene, row)
  },
})

cite('summoning-slots', 'unthralled-outside', 'thrall')

/** A creature is summoned for a unit, in or out of battle. */
export const summonFor: FreeHitsAction = refereeAction({
  id: 'summon',
  rule: 'summoning-slots',
  title: 'Summon a creature for a unit',
  params: [
    combatantParam('target', { label: 'for whom' }),
    textParam('creature', { label: 'what, by its content id' }),
    flagParam('thralled', 'yes to keep it as a thrall'),
    squareParam('at', { label: 'where', optional: true }),
  ],
  suggest: () => [],
  check(scene, command) {
    const { target } = command
    const why = notOver(scene) ?? notHere(scene, target) ?? cannotSummon(scene, target)
    if (why !== null) return why
    const read = scene.setup.readCreature(String(command.creature))
    if (isRefusal(read)) return read
    const place =
      command.at >= 0
        ? cannotPut(scene, -1, command.at, read.footprint)
        : squareFor(scene, target, 1, read.footprint) >= 0
          ? null
          : refuse('grid', 'There is no free square near it.')
    if (place !== null || command.thralled !== 1) return place
    const cost = costOfThrall(scene, target, callingSpell(scene, command), read.level)
    return cannotAfford(scene, target, cost, read.name)
  },
  resolve(scene, command) {
    const { target } = command
    const entrant = scene.setup.readCreature(String(command.creature)) as Entrant
    const at = command.at >= 0 ? command.at : squareFor(scene, target, 1, entrant.footprint)
    const spell = callingSpell(scene, command)
    const sick = scene.unit(target).sheet.spells[spell]?.summon?.sick ?? true
    const row = appear(scene, target, entrant, at, { spell, sick }, 'summoning-slots')
    if (command.thralled === 1) makeThrall(scene, row)
  },
})

/** Position of the summoner's spell that calls the creature, or -1. */
const callingSpell = (scene: FreeHitsScene, { target, creature }: FreeHitsCommand): number =>
  scene.unit(target).sheet.spells.findIndex((one) => one.summon?.creature === String(creature))

cite('order-is-fixed', 'slots-set-each-round')

/** A unit joins in mid-fight. */
export const join: FreeHitsAction = refereeAction({
  id: 'join',
  rule: 'order-is-fixed',
  title: 'A unit joins',
  params: [
    textParam('name', { label: 'its name' }),
    valueParam('combatant', { label: 'its data, as in an encounter file' }),
    textParam('side', { label: 'its side', optional: true }),
  ],
  suggest: () => [],
  check(scene, command) {
    const why = notOver(scene)
    if (why !== null) return why
    const name = String(command.name)
    if (rowOfName(scene as never, name) >= 0) {
      return refuse('bad-value', `There is a "${name}" already: give the newcomer another name.`)
    }
    const side = sideOf(scene, command)
    if (side < -1) return refuse('unknown-name', `There is no side "${String(command.side)}".`)
    const read = scene.setup.readEntrant(name, command.combatant, side)
    if (isRefusal(read)) return read
    return cannotPut(scene, -1, read.square, read.footprint)
  },
  resolve(scene, command) {
    const entrant = scene.setup.readEntrant(String(command.name), command.combatant, sideOf(scene, command)) as Entrant
    const row = admit(scene, entrant, 'order-is-fixed')
    relate(scene, row, entrant, 'order-is-fixed')
    setSlots(scene, row)
    if (scene.now.fight.phase[0] === BATTLE) insert(scene, row)
  },
})

/** Position of the side that the command names; -1 for none, -2 for one that there is not. */
function sideOf(scene: FreeHitsScene, { side }: FreeHitsCommand): number {
  const wanted = String(side ?? '').toLowerCase()
  if (wanted === '') return -1
  const at = scene.setup.sides.findIndex(({ id }) => id.toLowerCase() === wanted)
  return at >= 0 ? at : -2
}

/** A unit is taken off the battlefield. */
export const remove: FreeHitsAction = refereeAction({
  id: 'remove',
  rule: 'battle-end-when',
  title: 'A unit is taken away',
  params: [combatantParam('target', { label: 'whom' })],
  suggest: () => [],
  check: (scene, { target }) => notOver(scene) ?? notHere(scene, target),
  resolve: (scene, { target }) => vanish(scene, target, 'battle-end-when'),
})

cite('battle-end')

/** The battle is over. */
export const endCombat: FreeHitsAction = refereeAction({
  id: 'end-combat',
  rule: 'battle-end',
  title: 'End the battle',
  check: (scene) => notOver(scene),
  resolve: endByReferee,
})

/** After an override: numbers follow from their parts, hit points and slots stay within their bounds. */
export function afterOverride(scene: FreeHitsScene): void {
  scene.set(F.hidden, 0, scene.rows(UNDETECTED_TABLE), 'override')
  for (let row = 0; row < scene.combatants; row++) {
    refresh(scene, row, 'override')
    const { hp, status, mp, mpMax } = scene.now.combatant
    const most = Math.max(1, maxHpOf(scene, row))
    if ((hp[row] as number) > most) scene.set(C.hp, row, most, 'override')
    if ((mp[row] as number) > (mpMax[row] as number)) scene.set(C.mp, row, mpMax[row] as number, 'override')
    if (hp[row] === 0 && status[row] === IN) fall(scene, row, DEFEATED, 'defeated-at-zero')
  }
}

/** Sets any value outside the rules. */
export const override = overrideAction<FreeHitsScene, FreeHitsCommand>(afterOverride)
