import { isRefusal, person, plainly, type Refusal, type Who } from '@fray/kernel/rules'
import { squareParam } from '../../on-grid/params.ts'
import { refuse } from '../citing.ts'
import { aimParam, improveParam, spellParam, targetParam } from '../command.ts'
import { note } from '../events.ts'
import type { Spell } from '../kinds/spells.ts'
import { cannotPay, canPay, type Price, pay, price } from '../rules/budget.ts'
import { improvementsOf } from '../rules/damage.ts'
import { forgetCasting, isChanneling, keptSpell, spellOf } from '../rules/running.ts'
import {
  type Aimed,
  cannotAimSpell,
  improvementPrice,
  isCasting,
  notePaid,
  partsLeft,
  partsPaid,
  takeEffect,
  usualPrice,
} from '../rules/spells.ts'
import { cannotSummon } from '../rules/summons.ts'
import { areEnemies, detects, isHere } from '../rules/who.ts'
import type { FreeHitsScene } from '../scene.ts'
import { C, NONE, OUTSIDE } from '../tables.ts'
import { AIMS, NO_AIM } from '../words.ts'
import { act } from './define.ts'
import { beginOpening, cannotOpen, endOpening, enemiesOf } from './fight.ts'
import { cannotAct, notYourTurn } from './gate.ts'
import { badPayment, PAY_ATTACK, PAY_ATTACK_AND_MOVE, PAY_MOVE, payParam, priceOf, type Terms } from './paying.ts'

const FOR_CASTING: Terms = {
  what: plainly('A cast time'),
  takes: [PAY_ATTACK, PAY_MOVE, PAY_ATTACK_AND_MOVE],
  usual: PAY_ATTACK,
}

/** A command to cast a spell: what is left out is negative, or empty. */
interface Cast {
  readonly actor: Who
  readonly spell: number
  readonly target: Who
  readonly at: number
  readonly pay: number
  readonly improve: readonly number[]
  readonly aim: number
}

/** So many parts of a cast time can be paid in one turn. */
export const MOST_PARTS_A_TURN = 2

/** What one command of casting pays, and which parts of the cast time that are. */
interface Casting {
  readonly due: Price
  readonly parts: readonly number[]
  readonly completes: boolean
}

function castingOf(scene: FreeHitsScene, { actor, spell, pay: said }: Cast): Casting | Refusal {
  const left = partsLeft(scene, actor, spell)
  const due = said >= 0 ? priceOf(said) : usualPrice(scene, actor, spell)
  const parts = partsPaid(spellOf(scene, actor, spell).cast, left, due.attack, due.move)
  if (parts === null)
    return refuse('cast-time', '{spell} is not paid for so, or not with so much.', {
      spell: { thing: spellOf(scene, actor, spell).name },
    })
  return { due, parts, completes: parts.length === left.length }
}

const aimedOf = ({ target, at, improve, aim }: Cast): Aimed => ({
  target,
  at,
  improved: improve,
  aim: aim < 0 ? NO_AIM : aim,
})

/** Why the spell cannot be begun beside what the unit is casting or keeping, or null. */
function cannotBegin(scene: FreeHitsScene, actor: Who, position: number, completes: boolean): Refusal | null {
  const spell = spellOf(scene, actor, position)
  const { casting, mp } = scene.now.combatant
  if (casting[actor] === position) {
    if (!completes || spell.upkeep === null || keptSpell(scene, actor) < 0) return null
    return refuse('channel-progress', '{actor} keeps another spell up: one at a time.', { actor: person(actor) })
  }
  const channels = spell.isLong || spell.upkeep !== null
  if (isCasting(scene, actor) && !completes)
    return refuse('channel-progress', '{actor} is casting another spell.', { actor: person(actor) })
  if (channels && isChanneling(scene, actor)) {
    return refuse('channel-progress', '{actor} is channeling: one spell at a time.', { actor: person(actor) })
  }
  const have = mp[actor]
  if (have < spell.mp)
    return refuse('spell-cost', '{spell} costs {mp} MP; {actor} has {have}.', {
      spell: { thing: spell.name },
      mp: { number: spell.mp },
      actor: person(actor),
      have: { number: have },
    })
  return null
}

/** Starts a spell, or goes on with the one begun; it takes effect with the last part of its cast time. */
export const cast = act({
  id: 'cast',
  rule: 'cast-time',
  title: plainly('Cast a spell'),
  says: 'Cast {it}',
  when: 'any',
  params: [
    spellParam(),
    targetParam({ optional: true }),
    squareParam('at', { label: 'where', optional: true }),
    payParam(),
    improveParam,
    aimParam(),
  ],
  suggest: suggestCasts,
  check(scene, command) {
    const { actor } = command
    if (scene.now.fight.phase[0] === OUTSIDE) return cannotOpenWith(scene, command)
    const why = notYourTurn(scene, actor) ?? cannotAct(scene, actor)
    if (why !== null) return why
    if (command.pay >= 0) {
      const bad = badPayment(scene, actor, command.pay, FOR_CASTING)
      if (bad !== null) return bad
    }
    const spell = spellOf(scene, actor, command.spell)
    const unaimable = command.aim > NO_AIM && !(spell.attack && spell.physical)
    if (unaimable)
      return refuse('aim-declared', 'Only a physical attack can be aimed; {spell} is none.', {
        spell: { thing: spell.name },
      })
    const now = castingOf(scene, command)
    if (isRefusal(now)) return now
    const { due, completes } = now
    const bonus = completes ? improvementPrice(spell, command.improve) : 0
    return (
      (completes ? null : namedEarly(command, spell)) ??
      cannotPay(scene, actor, price(due.attack, due.move, bonus)) ??
      cannotBegin(scene, actor, command.spell, completes) ??
      (completes ? cannotAimSpell(scene, actor, command.spell, aimedOf(command)) : early(scene, command))
    )
  },
  resolve(scene, command) {
    const { actor, spell: position } = command
    const isOpening = scene.now.fight.phase[0] === OUTSIDE
    if (isOpening) {
      beginOpening(scene, actor)
      payMagic(scene, actor, position)
      takeEffect(scene, actor, position, aimedOf(command))
      endOpening(scene)
      return
    }
    const now = castingOf(scene, command)
    if (isRefusal(now)) return
    const spell = spellOf(scene, actor, position)
    const started = scene.now.combatant.casting[actor] === position
    const bonus = now.completes ? improvementPrice(spell, command.improve) : 0
    pay(scene, actor, price(now.due.attack, now.due.move, bonus), 'cast-time')
    if (!started) payMagic(scene, actor, position)
    const improved = improvementsOf(spell, command.improve).map(({ name }) => name)
    note.casts(scene, {
      who: actor,
      spell: spell.name,
      target: command.target,
      at: command.at,
      completes: now.completes,
      started,
      improved,
    })
    if (!now.completes) {
      notePaid(scene, actor, position, now.parts)
      return
    }
    if (started) forgetCasting(scene, actor, 'channel-progress')
    takeEffect(scene, actor, position, aimedOf(command))
  },
})

/** What a spell is for is said as it takes effect: with an earlier part nothing of it is named, or why that is refused. */
function namedEarly({ target, at, aim, improve }: Cast, { name }: Spell): Refusal | null {
  if (improve.length > 0) return refuse('spell-cost', 'Improvements are named and paid when the spell takes effect.')
  if (target < 0 && at < 0 && aim <= NO_AIM) return null
  return refuse(
    'channel-progress',
    '{spell} does not take effect yet: say whom or what it is for with its last part.',
    {
      spell: { thing: name },
    },
  )
}

/** Whether the spell takes effect if it is cast now, and paid so; as usual where nothing is said. */
export function completesNow(scene: FreeHitsScene, actor: Who, spell: number, pay = NONE): boolean {
  const now = castingOf(scene, { ...NOTHING_SAID, actor, spell, pay })
  return !isRefusal(now) && now.completes
}

const NOTHING_SAID = { target: NONE, at: NONE, pay: NONE, improve: [], aim: NONE }

/** A summons that could not come anyway is refused before its casting begins. */
const early = (scene: FreeHitsScene, { actor, spell }: Cast): Refusal | null =>
  spellOf(scene, actor, spell).summon === null ? null : cannotSummon(scene, actor)

function payMagic(scene: FreeHitsScene, actor: Who, position: number): void {
  const { mp } = spellOf(scene, actor, position)
  if (mp > 0) scene.set(C.mp, actor, scene.now.combatant.mp[actor] - mp, 'spell-cost')
}

/** A spell may open the battle when it is an attack: it is resolved first, for its magic points alone. */
function cannotOpenWith(scene: FreeHitsScene, command: Cast): Refusal | null {
  const { actor } = command
  const spell = spellOf(scene, actor, command.spell)
  if (!spell.attack)
    return refuse('outside-battle', 'Outside battle the referee says what a spell does; only an attack opens a battle.')
  if (command.improve.length > 0) return refuse('spell-cost', 'There are no Bonus Actions yet that could improve it.')
  if (command.pay >= 0) return refuse('opening-attack', 'What opens the battle is paid for with no action.')
  return (
    cannotOpen(scene, actor) ??
    cannotAct(scene, actor) ??
    cannotBegin(scene, actor, command.spell, true) ??
    cannotAimSpell(scene, actor, command.spell, aimedOf(command))
  )
}

/** Every spell on everybody it is for, plain and with each improvement; where its last part is not paid yet, without. */
function* suggestCasts(scene: FreeHitsScene, actor: Who): Iterable<Partial<Cast>> {
  const { spells } = scene.unit(actor).sheet
  if (scene.now.fight.phase[0] === OUTSIDE) {
    for (let position = 0; position < spells.length; position++)
      for (const aimed of aims(scene, actor, spells[position])) yield { spell: position, ...aimed }
    return
  }
  for (let position = 0; position < spells.length; position++) {
    const spell = spells[position]
    const left = partsLeft(scene, actor, position)
    for (const said of payments(scene, actor, spell, left)) {
      const isEarly = said < 0 ? left.length > MOST_PARTS_A_TURN : !completesNow(scene, actor, position, said)
      if (isEarly) {
        yield { spell: position, pay: said }
        continue
      }
      for (const aimed of aims(scene, actor, spell)) {
        const one = { spell: position, ...aimed, pay: said }
        yield { ...one }
        for (let i = 0; i < spell.improvements.length; i++) yield { ...one, improve: [i] }
      }
    }
  }
}

/** Ways to pay the rest of a cast time now. */
function payments(scene: FreeHitsScene, actor: Who, spell: Spell, left: readonly number[]): number[] {
  const fitting = FOR_CASTING.takes.filter((one) => {
    const { attack, move } = priceOf(one)
    return canPay(scene, actor, priceOf(one)) && partsPaid(spell.cast, left, attack, move) !== null
  })
  return fitting.length > 0 ? fitting : [-1]
}

/** What a spell could be aimed at. */
function* aims(scene: FreeHitsScene, actor: Who, spell: Spell): Iterable<Partial<Cast>> {
  if (spell.summon !== null) {
    yield {}
    return
  }
  if (spell.target === 'self') {
    yield { target: actor }
    return
  }
  if (spell.target === 'area') {
    for (const enemy of enemiesOf(scene, actor)) yield { at: scene.now.combatant.square[enemy] }
    return
  }
  for (let row = 0; row < scene.combatants; row++) {
    if (!isHere(scene, row) || !detects(scene, actor, row)) continue
    const foe = areEnemies(scene, actor, row)
    if (spell.target === 'ally' ? foe : spell.attack && !foe) continue
    yield { target: row }
    if (!(spell.attack && spell.physical)) continue
    for (let aim = NO_AIM + 1; aim < AIMS.length; aim++) yield { target: row, aim }
  }
}
