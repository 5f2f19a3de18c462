import {
  combatantParam,
  combatantsParam,
  isRefusal,
  nearest,
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
import { flagParam, readSquare, sideParam, squareParam, typesParam, type WeaponSpeedCommand } from '../command.ts'
import { ATTRIBUTES, DAMAGE_TYPES, type Entrant, FLEEING, IN, SURRENDERED } from '../model.ts'
import { addCondition, endConditions } from '../rules/conditions.ts'
import {
  declareLate,
  declareRound,
  joinersToDeclare,
  joinersWait,
  noteJoiner,
  openCount,
  turnsLeft,
} from '../rules/counts.ts'
import { hurt } from '../rules/effects.ts'
import { checkEnd, endByReferee } from '../rules/ending.ts'
import { admit, rollStress } from '../rules/entering.ts'
import { rework, reworkMaxima } from '../rules/figures.ts'
import { rollAlone } from '../rules/initiative.ts'
import { rollInjury, rollOwn } from '../rules/injuries.ts'
import { flee } from '../rules/leaving.ts'
import { judge, loseWoundPoints } from '../rules/life.ts'
import { rout } from '../rules/morale.ts'
import { moveTo } from '../rules/pushing.ts'
import { restore } from '../rules/restoring.ts'
import { deliver, stabilize } from '../rules/results.ts'
import { endRound } from '../rules/round-end.ts'
import { occupant } from '../rules/space.ts'
import { isDead, isHere } from '../rules/who.ts'
import { cite, type WeaponSpeedScene } from '../scene.ts'
import { C, COUNTS, DECLARE, F, INJURY, KEEP_ROUNDS, METHODS, NONE, SETUP } from '../tables.ts'
import { notOver, notUnderWay, refereeAction, type WeaponSpeedAction } from './gate.ts'

cite('declare-all', 'combat-procedure')

/** Everybody declares. */
export const declare: WeaponSpeedAction = refereeAction({
  id: 'declare',
  rule: 'declare-all',
  title: 'Everybody declares',
  check: (scene) =>
    notUnderWay(scene) ??
    (scene.now.fight.phase[0] === DECLARE || joinersWait(scene)
      ? null
      : refuse('declare-all', 'Declarations of this round are in.')),
  resolve: (scene) => (scene.now.fight.phase[0] === DECLARE ? declareRound(scene) : declareLate(scene)),
})

cite('lowest-first')

/** The next count is resolved. */
export const count: WeaponSpeedAction = refereeAction({
  id: 'count',
  rule: 'lowest-first',
  title: 'The next count',
  check(scene) {
    const early = notUnderWay(scene)
    if (early !== null) return early
    if (scene.now.fight.phase[0] === DECLARE) return refuse('declare-all', 'First everybody declares.')
    if (scene.now.fight.open[0] === 1) {
      return refuse('lowest-first', `The turns on ${scene.now.fight.count[0]} are not over yet.`)
    }
    return (
      joinersFirst(scene) ?? (turnsLeft(scene) ? null : refuse('lowest-first', 'All turns of this round are over.'))
    )
  },
  resolve: (scene) => openCount(scene),
})

/** Whoever has just joined declares before anything else. */
function joinersFirst(scene: WeaponSpeedScene): Refusal | null {
  if (!joinersWait(scene)) return null
  const [row] = joinersToDeclare(scene)
  return row === undefined ? null : refuse('join-initiative', `${scene.name(row)} has joined: first it declares.`)
}

cite('end-of-round-order')

/** The round is over. */
export const endRoundAction: WeaponSpeedAction = refereeAction({
  id: 'end-round',
  rule: 'end-of-round-order',
  title: 'End the round',
  check(scene) {
    const early = notUnderWay(scene)
    if (early !== null) return early
    if (scene.now.fight.phase[0] !== COUNTS)
      return refuse('declare-all', 'The round has begun: first everybody declares.')
    return scene.now.fight.open[0] === 1 || turnsLeft(scene)
      ? refuse('lowest-first', 'Turns of this round are still to come.')
      : joinersFirst(scene)
  },
  resolve: (scene) => endRound(scene),
})

const inSetup = (scene: WeaponSpeedScene, rule: string, why: string): Refusal | null =>
  scene.now.fight.phase[0] === SETUP ? null : refuse(rule, why)

cite('declaration-consistent')

/** The method of declaring is fixed before round 1. */
export const method: WeaponSpeedAction = refereeAction({
  id: 'method',
  rule: 'declaration-consistent',
  title: 'How declarations are made',
  params: [wordParam('word', METHODS, { label: 'the method' })],
  suggest: () => [],
  check: (scene) =>
    inSetup(scene, 'declaration-consistent', 'How declarations are made is fixed once combat has begun.'),
  resolve: (scene, { word }) => scene.set(F.method, 0, word as number, 'declaration-method'),
})

cite('combat-ends-when')

/** Whether rounds go on when nobody is left to fight. */
export const keepRounds: WeaponSpeedAction = refereeAction({
  id: 'keep-rounds',
  rule: 'combat-ends-when',
  title: 'Keep rounds running',
  params: [wordParam('word', KEEP_ROUNDS, { label: 'no, yes or ask' })],
  suggest: () => [],
  check: (scene) => notOver(scene),
  resolve(scene, { word }) {
    scene.set(F.keepRounds, 0, word as number, 'combat-ends-when')
    if (word === 0 && scene.now.fight.phase[0] !== SETUP && scene.now.fight.open[0] === 0) checkEnd(scene)
  },
})

/** Why a condition by that name is not known, or null. */
function conditionProblem(scene: WeaponSpeedScene, name: string): Refusal | null {
  if (name === '' || conditionAt(scene, name) >= 0) return null
  const ids = scene.setup.conditions.map(({ id }) => id)
  const near = nearest(name, ids)
  return refuse('unknown-name', `There is no condition "${name}".${near === null ? '' : ` Did you mean "${near}"?`}`)
}

const conditionAt = (scene: WeaponSpeedScene, name: string): number =>
  scene.setup.conditions.findIndex(({ id }) => id === name.toLowerCase())

const isGiven = (raw: unknown): boolean => raw !== null && raw !== undefined

const amountProblem = (scene: WeaponSpeedScene, raw: unknown): Refusal | null => {
  if (!isGiven(raw)) return null
  const read = scene.setup.readAmount(raw)
  return 'reason' in read ? read : null
}

/** What an amount comes to. */
function amountOf(scene: WeaponSpeedScene, raw: unknown, why: string): number {
  const pool = scene.setup.readAmount(raw) as Pool
  return (pool.sides.length > 0 ? scene.pool(pool, REFEREE, 'other-damage', why) : 0) + pool.bonus
}

const AMOUNTS = ['damage', 'wp', 'heal', 'stress', 'mana'] as const

cite('other-damage', 'restoring', 'entering-provokes')

/** Something at the table hurts, heals, moves or befalls a combatant: a fall, a potion, an outcome. */
export const effect: WeaponSpeedAction = refereeAction({
  id: 'effect',
  rule: 'other-damage',
  title: 'Something hurts, heals or moves',
  params: [
    combatantParam('target', { label: 'whom' }),
    valueParam('damage', { label: 'damage to Stress first', optional: true }),
    typesParam('types'),
    flagParam('armor', 'yes when Armor helps'),
    valueParam('wp', { label: 'Wound Points lost', optional: true }),
    valueParam('heal', { label: 'Wound Points restored', optional: true }),
    valueParam('stress', { label: 'Stress restored', optional: true }),
    valueParam('mana', { label: 'Mana restored', optional: true }),
    textParam('condition', { label: 'a condition that begins', optional: true }),
    textParam('end', { label: 'a condition that ends', optional: true }),
    squareParam('to', { label: 'where it is moved', optional: true }),
    textParam('because', { label: 'what it is', optional: true }),
  ],
  suggest: () => [],
  check(scene, command) {
    const { target } = command
    const late = notOver(scene)
    if (late !== null) return late
    if (isDead(scene, target) && (isGiven(command.heal) || isGiven(command.stress))) {
      return refuse('restoring', `${scene.name(target)} is dead: nothing restores it.`)
    }
    if (!isHere(scene, target)) {
      return refuse('death-section-empty', `${scene.name(target)} is dead, or has left the battlefield.`)
    }
    for (const key of AMOUNTS) {
      const problem = amountProblem(scene, command[key])
      if (problem !== null) return problem
    }
    return (
      conditionProblem(scene, String(command.condition ?? '')) ??
      conditionProblem(scene, String(command.end ?? '')) ??
      cannotPut(scene, target, command.to)
    )
  },
  resolve(scene, command) {
    const { target } = command
    const why = command.because === '' || command.because === undefined ? 'an effect' : String(command.because)
    if (isGiven(command.damage)) {
      const amount = scene.setup.readAmount(command.damage) as Pool
      const types = (command.types as number) ?? 0
      hurt(
        scene,
        REFEREE,
        target,
        { effect: 'damage', amount, types, to: 'stress', armor: command.armor === 1 },
        false,
        why,
      )
    }
    if (isGiven(command.wp) && isHere(scene, target)) {
      loseWoundPoints(scene, target, amountOf(scene, command.wp, why), (command.types as number) ?? 0, 'other-damage')
      judge(scene, target)
    }
    if (isGiven(command.heal)) restore(scene, target, 1, Math.max(0, amountOf(scene, command.heal, why)))
    if (isGiven(command.stress)) restore(scene, target, 0, Math.max(0, amountOf(scene, command.stress as unknown, why)))
    if (isGiven(command.mana)) restore(scene, target, 2, Math.max(0, amountOf(scene, command.mana, why)))
    judge(scene, target)
    if (command.condition) addCondition(scene, target, conditionAt(scene, String(command.condition)), 0)
    if (command.end) endConditions(scene, target, conditionAt(scene, String(command.end)))
    if (command.to >= 0 && isHere(scene, target)) moveTo(scene, target, command.to)
  },
})

/** Why the combatant cannot be put on the square, or null. */
function cannotPut(scene: WeaponSpeedScene, target: number, to: number): Refusal | null {
  if (to < 0) return null
  const name = squareName(scene.setup.plane, to)
  if (scene.setup.plane.blocked[to] === 1) return refuse('battlefield-yards', `Nobody can stand on ${name}.`)
  const other = occupant(scene, to, target)
  return other < 0 ? null : refuse('battlefield-yards', `${scene.name(other)} is in the square ${name}.`)
}

cite('combat-injury-table', 'injury-side', 'combat-injury-empty-table')

/** Somebody suffers an injury: one that is rolled on a table, or one in full. */
export const injure: WeaponSpeedAction = refereeAction({
  id: 'injure',
  rule: 'combat-injury-table',
  title: 'An injury',
  params: [
    combatantParam('target', { label: 'whom' }),
    wordParam('type', DAMAGE_TYPES, { label: 'on which table', optional: true }),
    valueParam('injury', { label: 'the injury itself', optional: true }),
  ],
  suggest: () => [],
  check(scene, { target, type, injury }) {
    const late = notOver(scene)
    if (late !== null) return late
    if (!isHere(scene, target)) {
      return refuse('death-section-empty', `${scene.name(target)} is dead, or has left the battlefield.`)
    }
    if (!isGiven(injury)) {
      return (type as number) >= 0 ? null : refuse('missing-value', 'Name a damage type, or give the injury itself.')
    }
    if (typeof injury !== 'object') return refuse('bad-value', 'An injury is a map, as in {name: Twisted ankle}.')
    const read = scene.setup.readInjury(injury)
    return isRefusal(read) ? read : null
  },
  resolve(scene, { target, type, injury }) {
    const rolled = isGiven(injury)
      ? rollOwn(scene, target, injury as object)
      : rollInjury(scene, target, type as number)
    if (rolled === null) return
    deliver(scene, false, REFEREE, target, INJURY, rolled.amount, rolled.type, rolled.face, rolled.side, rolled.own)
  },
})

const HOW = ['flee', 'surrender', 'rally'] as const

cite('morale-failed')

/** Somebody runs, gives up, or takes heart again. */
export const routAction: WeaponSpeedAction = refereeAction({
  id: 'rout',
  rule: 'morale-failed',
  title: 'Somebody flees, surrenders or rallies',
  params: [
    combatantParam('target', { label: 'who' }),
    wordParam('how', HOW, { label: 'flee, surrender or rally', optional: true }),
  ],
  suggest: () => [],
  check: (scene, { target }) =>
    notUnderWay(scene) ??
    (isHere(scene, target) ? null : refuse('morale-failed', `${scene.name(target)} is not in the fight any more.`)),
  resolve(scene, { target, how }) {
    rout(scene, target, how === 1 ? SURRENDERED : how === 2 ? IN : FLEEING, 'morale-failed')
    if (scene.now.fight.open[0] === 0) checkEnd(scene)
  },
})

cite('stabilize')

/** Somebody is Stabilized by what happens at the table. */
export const stabilizeAction: WeaponSpeedAction = refereeAction({
  id: 'stabilize',
  rule: 'stabilize',
  title: 'Somebody is Stabilized',
  params: [combatantParam('target', { label: 'who' })],
  suggest: () => [],
  check: (scene, { target }) =>
    notOver(scene) ??
    (isHere(scene, target) && (scene.now.combatant.wp[target] as number) <= 0
      ? null
      : refuse('stabilize-who', `${scene.name(target)} is not down.`)),
  resolve: (scene, { target }) => stabilize(scene, target),
})

cite('join-initiative', 'join-at-current-count', 'join-surprised', 'missed-count', 'roster-order')

/** A combatant comes into the fight, between counts: it rolls at once; then it declares, unless it is surprised. */
export const join: WeaponSpeedAction = refereeAction({
  id: 'join',
  rule: 'join-initiative',
  title: 'A combatant joins',
  params: [
    textParam('name', { label: 'its name' }),
    valueParam('combatant', { label: 'its data, as in an encounter file' }),
    sideParam('side', true),
    squareParam('at', { label: 'where', optional: true }),
    flagParam('surprised', 'yes when it is surprised'),
  ],
  suggest: () => [],
  check(scene, command) {
    const late = notOver(scene)
    if (late !== null) return late
    if (scene.now.fight.open[0] === 1) {
      return refuse('join-at-current-count', 'A count is being resolved: combatants enter between counts.')
    }
    const name = String(command.name)
    if (rowOfName(scene as never, name) >= 0) {
      return refuse('bad-value', `There is a "${name}" already: give the newcomer another name.`)
    }
    const read = readJoiner(scene, command)
    return isRefusal(read) ? read : cannotPut(scene, -1, read.square)
  },
  resolve(scene, command) {
    const row = admit(scene, readJoiner(scene, command) as Entrant, 'join-initiative')
    if (command.surprised === 1) scene.set(C.surprised, row, 1, 'join-surprised')
    if (scene.now.fight.phase[0] === SETUP) return
    rollStress(scene, row)
    rollAlone(scene, row)
    noteJoiner(scene, row)
  },
})

function readJoiner(scene: WeaponSpeedScene, { name, combatant, side, at }: WeaponSpeedCommand): Entrant | Refusal {
  const place = (at as number) >= 0 ? squareName(scene.setup.plane, at as number) : null
  const raw = place === null ? combatant : withPlace(combatant, place)
  return scene.setup.readEntrant(String(name), raw, side as number)
}

const withPlace = (raw: unknown, at: string): unknown =>
  typeof raw === 'string' ? { from: raw, at } : typeof raw === 'object' && raw !== null ? { ...raw, at } : raw

/** A combatant is taken off the battlefield. */
export const remove: WeaponSpeedAction = refereeAction({
  id: 'remove',
  rule: 'combat-ends',
  title: 'A combatant is taken away',
  params: [combatantParam('target', { label: 'whom' })],
  suggest: () => [],
  check: (scene, { target }) =>
    notOver(scene) ??
    (isHere(scene, target) ? null : refuse('combat-ends', `${scene.name(target)} is dead, or has left already.`)),
  resolve(scene, { target }) {
    flee(scene, target)
    if (scene.now.fight.open[0] === 0 && scene.now.fight.phase[0] !== SETUP) checkEnd(scene)
  },
})

cite('combat-ends', 'initiative-wiped')

/** Combat is over: the referee may say so at any time. */
export const endCombat: WeaponSpeedAction = refereeAction({
  id: 'end-combat',
  rule: 'combat-ends',
  title: 'End the combat',
  params: [sideParam('winner', true)],
  check: (scene) => notOver(scene),
  resolve: (scene, { winner }) => endByReferee(scene, typeof winner === 'number' ? winner : NONE),
})

/** After an override: what follows from the new values is true again. */
export function afterOverride(scene: WeaponSpeedScene): void {
  for (let row = 0; row < scene.combatants; row++) {
    reworkMaxima(scene, row, 'override')
    rework(scene, row, 'override')
    if ((scene.now.combatant.square[row] as number) < 0) scene.set(C.square, row, 0, 'override')
    judge(scene, row)
  }
}

const setting = overrideAction<WeaponSpeedScene, WeaponSpeedCommand>(
  afterOverride,
  (scene, path) => {
    const found = /^(.*)\.([a-z]+)$/i.exec(path)
    if (found === null) return null
    const row = rowOfName(scene as never, found[1] as string)
    if (row < 0) return null
    const word = (found[2] as string).toLowerCase()
    const attribute = (ATTRIBUTES as readonly string[]).indexOf(word)
    if (attribute >= 0) return { column: C.scores, row, cell: attribute }
    if (word === 'at') return { column: C.square, row, cell: 0 }
    return word === 'baseinitiative' ? { column: C.base, row, cell: 0 } : null
  },
  (scene, column, raw) => (column === C.square ? readSquare(scene, raw) : null),
)

/** Any value; squares are written as `3,4`. One who is set among the living again has 1 Wound Point below its death at least. */
export const override: WeaponSpeedAction = setting

cite('shared-initiative', 'surprise')

const names = (label: string) => combatantsParam('combatants', { label })

/** Before combat begins: these are surprised. */
export const surprise: WeaponSpeedAction = refereeAction({
  id: 'surprise',
  rule: 'surprise',
  title: 'Who is surprised',
  params: [names('who')],
  suggest: () => [],
  check: (scene) => inSetup(scene, 'surprise', 'Surprise is named before the first die.'),
  resolve(scene, { combatants }) {
    for (const row of combatants as number[]) {
      scene.set(C.surprised, row, 1, 'surprise')
      if (scene.recorder !== null) scene.recorder.note({ type: 'surprised', who: row })
    }
  },
})

/** Before combat begins: these monsters share a d12. */
export const group: WeaponSpeedAction = refereeAction({
  id: 'group',
  rule: 'shared-initiative',
  title: 'Monsters that share their initiative roll',
  params: [names('who')],
  suggest: () => [],
  check(scene, { combatants }) {
    const late = inSetup(scene, 'shared-initiative', 'Who shares a roll is named before the first die.')
    if (late !== null) return late
    if (scene.setup.options['shared-initiative'] !== 'groups') {
      return refuse('shared-initiative', 'At this table every monster rolls alone (option shared-initiative).')
    }
    const character = (combatants as number[]).find((row) => scene.now.combatant.monster[row] === 0)
    if (character === undefined) return null
    return refuse('shared-initiative', `${scene.name(character)} is a character: only monsters share a roll.`)
  },
  resolve(scene, { combatants }) {
    const rows = combatants as number[]
    const first = Math.min(...rows)
    for (const row of rows) scene.set(C.sharesWith, row, first, 'shared-initiative')
  },
})
