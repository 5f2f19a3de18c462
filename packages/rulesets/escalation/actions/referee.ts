import {
  combatantParam,
  combatantsParam,
  isRefusal,
  numberParam,
  overrideAction,
  type Pool,
  REFEREE,
  type Refusal,
  refuse,
  rowOfName,
  textParam,
  valueParam,
  wordParam,
} from '@fray/kernel'
import { conditionParam, type EscalationCommand, flagParam, targetParam } from '../command.ts'
import {
  ADVANTAGE_TO,
  DEAD,
  DISTANCES,
  type Entrant,
  GRABBED,
  IN,
  LASTS,
  ONE_ROUND,
  ONGOING,
  OUT,
  PC,
  SAVE_ENDS,
  SPIRIT,
  THIS_ROLL,
  TYPES,
  UNTIL_END,
  UNTIL_REMOVED,
  UNTIL_START,
  WAITING,
  WEAPON_TYPE,
} from '../model.ts'
import { cannotFire, fire, offers, readiedCommand } from '../reactions/readied.ts'
import { isGone } from '../rules/abilities.ts'
import { rollAmount } from '../rules/amounts.ts'
import { addCondition, canGrab, grantAdvantage, removeConditions } from '../rules/conditions.ts'
import { noteDamage, startGasp } from '../rules/effects.ts'
import { endEncounter } from '../rules/ending.ts'
import { admit, relate } from '../rules/entering.ts'
import { setDistance } from '../rules/field.ts'
import { drop, gain, leave, lose, PLAIN_BLOW } from '../rules/life.ts'
import { noteHeal, useRecovery } from '../rules/recovery.ts'
import { skillCheck } from '../rules/skills.ts'
import { advance, startRound, startSurprise } from '../rules/turns.ts'
import { actorNow, isDying, isHere, isIn, mayHaveTurn } from '../rules/who.ts'
import { cite, type EscalationScene } from '../scene.ts'
import { BY_REFEREE, C, F, NONE, REST, SETUP } from '../tables.ts'
import { type EscalationAction, notFighting, notOver, refereeAction } from './action.ts'

cite('surprise-round', 'initiative-bands')

const notBegun = (scene: EscalationScene): Refusal | null =>
  scene.now.fight.phase[0] === SETUP ? null : refuse('initiative-bands', 'The fight has begun already.')

/** The fight begins: a Surprise Round, or round 1. */
export const start: EscalationAction = refereeAction({
  id: 'start',
  rule: 'initiative-bands',
  title: 'Begin the fight',
  check: notBegun,
  resolve(scene) {
    const surprise = scene.setup.encounters[0]?.surprise ?? null
    const by = scene.now.fight.surprisedBy[0] as number
    if (by >= 0) startSurprise(scene, by, chosenRows(scene))
    else if (surprise !== null) startSurprise(scene, surprise.by, surprise.acting)
    else {
      startRound(scene)
      advance(scene)
    }
  },
})

const chosenRows = (scene: EscalationScene): number[] => {
  const rows: number[] = []
  for (let row = 0; row < scene.combatants; row++) if (scene.now.combatant.chosen[row] === 1) rows.push(row)
  return rows
}

/** One party was more aware: a Surprise Round comes first. */
export const surprise: EscalationAction = refereeAction({
  id: 'surprise',
  rule: 'surprise-round',
  title: 'A Surprise Round',
  params: [
    textParam('by', { label: 'the side that surprises' }),
    combatantsParam('acting', { label: 'who acts', optional: true }),
  ],
  suggest: () => [],
  check(scene, command) {
    const begun = notBegun(scene)
    if (begun !== null) return begun
    const side = scene.setup.sides.findIndex(({ id }) => id === String(command.by))
    if (side < 0) return refuse('unknown-name', `There is no side "${String(command.by)}".`)
    const acting = command.acting as readonly number[]
    if (acting.length > 2) return refuse('surprise-round', 'Two of them act in a Surprise Round, no more.')
    const stranger = acting.find((row) => scene.now.combatant.side[row] !== side)
    return stranger === undefined ? null : refuse('surprise-round', `${scene.name(stranger)} is not of that side.`)
  },
  resolve(scene, command) {
    const side = scene.setup.sides.findIndex(({ id }) => id === String(command.by))
    scene.set(F.surprisedBy, 0, side, 'surprise-round')
    for (const row of command.acting as readonly number[]) scene.set(C.chosen, row, 1, 'surprise-round')
  },
})

const notHere = (scene: EscalationScene, row: number): Refusal | null =>
  isHere(scene, row) ? null : refuse('enemy-at-zero', `${scene.name(row)} is out of the fight.`)

cite('skill-check')

/** A skill check. */
export const skill: EscalationAction = refereeAction({
  id: 'skill',
  rule: 'skill-check',
  title: 'Call for a skill check',
  params: [
    targetParam(),
    textParam('skill', { label: 'the skill' }),
    numberParam('number', -20, 60, { label: 'its difficulty' }),
  ],
  suggest: () => [],
  check: () => null,
  resolve(scene, command) {
    skillCheck(scene, command.target, String(command.skill), command.number as number)
  },
})

cite('distance-after-move', 'relative-distance')

/** Sets how near two are. */
export const position: EscalationAction = refereeAction({
  id: 'position',
  rule: 'distance-after-move',
  title: 'Set how near two are',
  params: [
    combatantParam('a'),
    combatantParam('b'),
    wordParam('relation', DISTANCES, { label: 'close, nearby or far' }),
  ],
  suggest: () => [],
  check: (scene, command) =>
    notOver(scene) ??
    (command.a === command.b ? refuse('relative-distance', 'It takes two.') : null) ??
    notHere(scene, command.a as number) ??
    notHere(scene, command.b as number),
  resolve: (scene, command) =>
    setDistance(scene, command.a as number, command.b as number, command.relation as number, 'distance-after-move'),
})

cite('effect-duration', 'ongoing-damage', 'grabbed-details')

/** Why nothing lasts so long by the referee's word, or null: no roll is being made. */
const badDuration = (lasts: number): Refusal | null =>
  lasts === THIS_ROLL ? refuse('effect-duration', 'No roll is being made that it could last for.') : null

/** Puts a condition on somebody. */
export const condition: EscalationAction = refereeAction({
  id: 'condition',
  rule: 'effect-duration',
  title: 'Put a condition on somebody',
  params: [
    targetParam(),
    conditionParam(),
    numberParam('save', 3, 30, { label: 'the number of its save', optional: true }),
    wordParam('lasts', LASTS, { label: 'how long', optional: true }),
    combatantParam('by', { label: 'who made it', optional: true }),
    numberParam('amount', 0, 999, { label: 'of ongoing damage', optional: true }),
    wordParam('type', TYPES, { label: 'of ongoing damage', optional: true }),
    combatantParam('of', { label: 'whose turn ends it', optional: true }),
  ],
  suggest: () => [],
  check(scene, { target, condition: what, by, lasts }) {
    const why = notOver(scene) ?? notHere(scene, target) ?? badDuration(lasts as number)
    if (why !== null || what !== GRABBED || canGrab(scene, by as number, target)) return why
    return refuse('grabbed-details', `A grab needs somebody who is engaged with ${scene.name(target)} (by).`)
  },
  resolve(scene, command) {
    const save = command.save as number | null
    const what = command.condition as number
    const said = command.lasts as number
    const lasts = said >= 0 ? said : save !== null || what === ONGOING ? SAVE_ENDS : UNTIL_REMOVED
    const type = (command.type as number) >= 0 ? (command.type as number) : WEAPON_TYPE
    const maker = command.by as number
    const by = lasts === ONE_ROUND && maker < 0 ? command.target : maker
    const whose = command.of as number
    const of = (lasts === UNTIL_START || lasts === UNTIL_END) && whose < 0 ? command.target : whose
    const one = { what, lasts, save: save ?? 11, of, by, type }
    addCondition(
      scene,
      command.target,
      { ...one, amount: (command.amount as number | null) ?? 0, keeper: NONE },
      'effect-duration',
    )
  },
})

/** Ends a condition of somebody. */
export const endConditionAction: EscalationAction = refereeAction({
  id: 'end-condition',
  rule: 'effect-duration',
  title: 'End a condition',
  params: [targetParam(), conditionParam()],
  suggest: () => [],
  check: (scene) => notOver(scene),
  resolve: (scene, command) => {
    removeConditions(scene, command.target, command.condition as number)
  },
})

const isAmount = (scene: EscalationScene, raw: unknown): Refusal | null => {
  if (raw === null || raw === undefined) return null
  const read = scene.setup.readAmount(raw)
  return 'reason' in read ? read : null
}

const RECOVERY = ['use', 'free'] as const

cite('damage-to-hp', 'heal-the-dying', 'free-recovery', 'damage-types')

/** Something at the table hurts or heals somebody. */
export const effect: EscalationAction = refereeAction({
  id: 'effect',
  rule: 'damage-to-hp',
  title: 'Something hurts or heals',
  params: [
    targetParam(),
    valueParam('damage', { optional: true }),
    textParam('types', { label: 'types of the damage', optional: true }),
    valueParam('heal', { label: 'healing', optional: true }),
    wordParam('recovery', RECOVERY, { label: 'use or free', optional: true }),
    textParam('because', { label: 'what it is', optional: true }),
    flagParam('crit', 'yes where a Crit would drop it'),
    flagParam('average', 'yes to take the average of a Recovery'),
  ],
  suggest: () => [],
  check: (scene, command) =>
    notOver(scene) ??
    notHere(scene, command.target) ??
    isAmount(scene, command.damage) ??
    isAmount(scene, command.heal),
  resolve(scene, command) {
    const { target } = command
    const name = String(command.because || 'an effect')
    if (command.damage !== null && command.damage !== undefined && isIn(scene, target)) {
      const tally = scene.tally()
      const pool = scene.setup.readAmount(command.damage) as Pool
      rollAmount(scene, REFEREE, { pool, perLevel: false }, 1, 'damage-to-hp', name, tally)
      tally.atLeast(0, 'round-down', 'at least 0')
      const types = String(command.types ?? '')
        .split(',')
        .map((one) => TYPES.indexOf(one.trim() as (typeof TYPES)[number]))
        .filter((at) => at >= 0)
      noteDamage(scene, REFEREE, target, tally, types.length > 0 ? types : [WEAPON_TYPE], name)
      lose(scene, target, tally.total, 'damage-to-hp', { ...PLAIN_BLOW, crit: command.crit === 1 })
    }
    if (command.heal !== null && command.heal !== undefined && scene.now.combatant.lastGasp[target] === NONE) {
      const tally = scene.tally()
      const pool = scene.setup.readAmount(command.heal) as Pool
      rollAmount(scene, REFEREE, { pool, perLevel: false }, 1, 'heal-the-dying', name, tally, false)
      const amount = Math.max(0, tally.total)
      noteHeal(scene, target, amount, gain(scene, target, amount, 'heal-the-dying'), name)
    }
    const recovery = command.recovery as number
    if (recovery >= 0 && isIn(scene, target) && scene.now.combatant.lastGasp[target] === NONE) {
      const average = command.average < 0 ? null : command.average === 1
      useRecovery(scene, target, { free: recovery === 1, plus: null, average }, 'recovery-heal')
    }
  },
})

cite('fight-in-spirit-who', 'last-gasp', 'staggered-enemy', 'knock-out')

/** Why that cannot become of it by a word, or null. */
function cannotBe(scene: EscalationScene, target: number, how: number): Refusal | null {
  if (how === WAITING) return refuse('starting-positions', 'Nobody waits for a later encounter who has come on.')
  const { kind, hp, deathSavesFailed } = scene.now.combatant
  const name = scene.name(target)
  if (deathSavesFailed[target] === 4 && how !== DEAD && how !== SPIRIT) {
    return refuse('death-save-failure', `${name} has failed four Death Saves: take some back by an override first.`)
  }
  if (how !== IN || isIn(scene, target)) return null
  const isDown = (hp[target] as number) <= 0
  const isOff = kind[target] !== PC || scene.setup.options['unconscious-variant'] === 'unconscious'
  if (!isDown || !isOff) return null
  return refuse('enemy-at-zero', `${name} has no hit points: give it some by an override first.`)
}

/** Marks somebody as out of the fight, in one way or other, or as back in it. */
export const out: EscalationAction = refereeAction({
  id: 'out',
  rule: 'fight-in-spirit-who',
  title: 'Somebody is out of the fight',
  params: [
    targetParam(),
    wordParam('how', OUT, { label: 'none, spirit, dead, fled or unconscious' }),
    textParam('because', { optional: true }),
  ],
  suggest: () => [],
  check: (scene, { target, how }) =>
    notOver(scene) ??
    (scene.now.combatant.out[target] === WAITING
      ? refuse('starting-positions', `${scene.name(target)} has not come on yet.`)
      : null) ??
    cannotBe(scene, target, how as number),
  resolve(scene, command) {
    const how = command.how as number
    const wasOut = !mayHaveTurn(scene, command.target)
    if (how === IN) scene.set(C.out, command.target, IN, 'fight-in-spirit-who')
    else leave(scene, command.target, how, how === DEAD ? 'enemy-at-zero' : 'fight-in-spirit-who')
    if (wasOut) missTurn(scene, command.target)
  },
})

/** A Last Gasp begins. */
export const lastGasp: EscalationAction = refereeAction({
  id: 'last-gasp',
  rule: 'last-gasp',
  title: 'A Last Gasp begins',
  params: [targetParam(), textParam('outcome', { label: 'what it leads to', optional: true })],
  suggest: () => [],
  check: (scene, { target }) =>
    notOver(scene) ?? (scene.now.fight.phase[0] === REST ? notFighting(scene) : null) ?? isGone(scene, target),
  resolve: (scene, command) => startGasp(scene, command.target, String(command.outcome || 'dead')),
})

/** Where an enemy is Staggered. */
export const staggered: EscalationAction = refereeAction({
  id: 'staggered',
  rule: 'staggered-enemy',
  title: 'Set where an enemy is Staggered',
  params: [targetParam(), numberParam('at', 0, 9999, { label: 'hit points' })],
  suggest: () => [],
  check(scene, { target }) {
    if (scene.setup.options['staggered-enemy'] !== 'set-by-referee') {
      return refuse('staggered-enemy', 'The table plays it at half (option staggered-enemy).')
    }
    return scene.now.combatant.kind[target] === PC ? refuse('staggered-enemy', 'It is for enemies, not for PCs.') : null
  },
  resolve: (scene, command) => scene.set(C.staggeredAt, command.target, command.at as number, 'staggered-enemy'),
})

cite('advantage-other-sources')

/** Grants Advantage or Disadvantage. */
export const advantage: EscalationAction = refereeAction({
  id: 'advantage',
  rule: 'advantage-other-sources',
  title: 'Grant Advantage or Disadvantage',
  params: [
    targetParam(),
    wordParam('to', ADVANTAGE_TO, { label: 'on what' }),
    numberParam('amount', -5, 5),
    wordParam('lasts', LASTS, { optional: true }),
    textParam('from', { label: 'where it comes from', optional: true }),
  ],
  suggest: () => [],
  check: (scene, { target, lasts }) => notOver(scene) ?? notHere(scene, target) ?? badDuration(lasts as number),
  resolve(scene, command) {
    const said = command.lasts as number
    const lasts = said >= 0 ? said : UNTIL_REMOVED
    const name = String(command.from || 'the referee')
    const timed = lasts === UNTIL_START || lasts === UNTIL_END
    const of = timed ? command.target : NONE
    const by = lasts === ONE_ROUND ? command.target : NONE
    const to = (command as unknown as { to: number }).to
    const grant = { to, amount: command.amount as number, lasts, of, by, name, keeper: NONE }
    grantAdvantage(scene, command.target, grant, 'advantage-other-sources')
  },
})

cite('relationship-dice')

/** An adjustment of the referee's, recorded. */
export const adjust: EscalationAction = refereeAction({
  id: 'adjust',
  rule: 'relationship-dice',
  title: 'Record an adjustment',
  params: [targetParam(), textParam('text', { label: 'what it is' })],
  suggest: () => [],
  check: (scene) => notOver(scene),
  resolve(scene, { target, text }) {
    if (scene.recorder !== null) scene.recorder.note({ type: 'adjusts', who: target, text, rule: 'relationship-dice' })
  },
})

cite('ready')

/** A readied action with a trigger that the table judges is set off between two commands. */
export const triggerBy = (actions: () => ReadonlyMap<string, EscalationAction>): EscalationAction =>
  refereeAction({
    id: 'trigger',
    rule: 'ready',
    title: 'Set off a readied action',
    params: [targetParam()],
    suggest: () => [],
    check: (scene, { target }) =>
      notFighting(scene) ??
      (scene.now.combatant.readySlot[target] === NONE
        ? refuse('ready', `${scene.name(target)} has nothing readied.`)
        : cannotFire(scene, target, actions())),
    resolve(scene, { target }) {
      const command = readiedCommand(scene, target)
      const action = actions().get(command.action)
      if (action === undefined || cannotFire(scene, target, actions()) !== null) return
      if (offers(scene, target, NONE, command)) fire(scene, target, action, command)
    },
  })

cite('encounter-end')

/** The encounter is over. */
export const endEncounterAction: EscalationAction = refereeAction({
  id: 'end-encounter',
  rule: 'encounter-end',
  title: 'End the encounter',
  check: notFighting,
  resolve: (scene) => endEncounter(scene, BY_REFEREE),
})

/** The same under the name that all rulesets know. */
export const endCombat: EscalationAction = { ...endEncounterAction, id: 'end-combat' }

/** Somebody joins in mid-fight. */
export const join: EscalationAction = refereeAction({
  id: 'join',
  rule: 'starting-positions',
  title: 'Somebody joins',
  params: [
    textParam('name', { label: 'its name' }),
    valueParam('combatant', { label: 'its data, as in an encounter file' }),
    textParam('side', { label: 'its side', optional: true }),
  ],
  suggest: () => [],
  check(scene, command) {
    const over = notOver(scene)
    if (over !== null) return over
    const name = String(command.name)
    if (rowOfName(scene as never, name) >= 0) {
      return refuse('bad-value', `There is a "${name}" already: give the newcomer another name.`)
    }
    const side = sideOf(scene, command)
    if (side < -1) return refuse('unknown-name', `There is no side "${String(command.side)}".`)
    const read = scene.setup.readEntrant(name, command.combatant, side)
    return isRefusal(read) ? read : null
  },
  resolve(scene, command) {
    const read = scene.setup.readEntrant(String(command.name), command.combatant, sideOf(scene, command)) as Entrant
    const row = admit(scene, read, 'starting-positions')
    relate(scene, row, read, 'starting-positions')
    missTurn(scene, row)
  },
})

/** One who comes after its band has been played has no turn in this round. */
function missTurn(scene: EscalationScene, row: number): void {
  const band = scene.now.fight.band[0] as number
  if ((scene.now.combatant.band[row] as number) < band) scene.set(C.acted, row, 1, 'initiative-bands')
}

function sideOf(scene: EscalationScene, { side }: EscalationCommand): number {
  const wanted = String(side ?? '').toLowerCase()
  if (wanted === '') return -1
  const at = scene.setup.sides.findIndex(({ id }) => id.toLowerCase() === wanted)
  return at >= 0 ? at : -2
}

/** Somebody is taken away. */
export const remove: EscalationAction = refereeAction({
  id: 'remove',
  rule: 'encounter-end',
  title: 'Somebody is taken away',
  params: [targetParam()],
  suggest: () => [],
  check: (scene, { target }) => notOver(scene) ?? notHere(scene, target),
  resolve: (scene, { target }) => leave(scene, target, OUT.indexOf('fled'), 'encounter-end'),
})

/** After an override: whoever is at 0 falls, nobody has more than the most. */
export function afterOverride(scene: EscalationScene): void {
  for (let row = 0; row < scene.combatants; row++) {
    const { hp, hpMax, kind, out: gone, recoveries, recoveriesMax, freshFall } = scene.now.combatant
    if ((hp[row] as number) > (hpMax[row] as number)) scene.set(C.hp, row, hpMax[row] as number, 'override')
    if ((recoveries[row] as number) > (recoveriesMax[row] as number)) {
      scene.set(C.recoveriesMax, row, recoveries[row] as number, 'override')
    }
    if (gone[row] === IN && kind[row] !== PC && (hp[row] as number) <= 0) drop(scene, row, PLAIN_BLOW)
    if (isDying(scene, row) && freshFall[row] === 0 && scene.now.combatant.deathSavesFailed[row] === 0) {
      scene.set(C.freshFall, row, 1, 'override')
    }
  }
  const actor = actorNow(scene)
  if (actor >= 0 && !isHere(scene, actor)) scene.set(F.turn, 0, NONE, 'override')
}

/** Sets any value outside the rules. */
export const override = overrideAction<EscalationScene, EscalationCommand>(afterOverride)
