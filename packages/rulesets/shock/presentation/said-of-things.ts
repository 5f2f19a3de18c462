import { capital, inEnglish, plus, type SeenMessage, type SeenSlot, seenOf, type Words } from '@fray/kernel/rules'
import { shockNumbers } from '../catalogue/rule-ids.ts'
import type { Against, Effect } from '../kinds/effects.ts'
import type { Mode } from '../kinds/modes.ts'
import type { Power } from '../kinds/powers.ts'
import { ATTRIBUTE_NAMES, MELEE, RANGED, SKILL_NAMES, THROWN } from '../words.ts'
import { both, dice, either, inARow, key } from './said.ts'

/*
 * What weapons, powers and spells do, in words made from their data.
 */

/** What using something costs. */
export const COST_WORDS: Readonly<Record<Power['cost'], string>> = {
  free: 'a Free Action',
  instant: 'an Instant',
  move: 'a Move Action',
  main: 'the Main Action',
  passive: 'always works',
}

const USUAL_REACH = 5

/** A way of using a weapon in short: `melee 1d8, Shock 2/15`, `shot 1d6, 60/240 feet`. */
export function modeWords({ kind, damage, shock, reach, range }: Mode): SeenSlot | null {
  const normal = { number: range.normal }
  const most = { number: range.most }
  return inARow([
    damage === null ? BARE[kind] : kindWith(kind, damage.text),
    ...(shock === null
      ? []
      : [
          seenOf('Shock {points}/{ac}', {
            points: { number: shock.points },
            ac: shock.maxAc === null ? key('any AC') : { number: shock.maxAc },
          }),
        ]),
    ...(kind !== MELEE
      ? [seenOf('{normal}/{most} feet', { normal, most })]
      : reach > USUAL_REACH
        ? [seenOf('reach {reach} feet', { reach: { number: reach } })]
        : []),
  ])
}

/** A way of attack without dice of its own. */
const BARE: Readonly<Record<number, SeenMessage>> = {
  [MELEE]: seenOf('melee', {}),
  [RANGED]: seenOf('shot', {}),
  [THROWN]: seenOf('thrown', {}),
}

function kindWith(kind: number, text: string): SeenMessage {
  const slots = { dice: dice(text) }
  if (kind === MELEE) return seenOf('melee {dice}', slots)
  return kind === RANGED ? seenOf('shot {dice}', slots) : seenOf('thrown {dice}', slots)
}

/** A way of using a weapon in sentences. */
export function modeLines(mode: Mode): Words[] {
  const { kind, attributes, skill, damage, shock } = mode
  const slots = {
    verb: verbOf(mode),
    attributes: either(attributes.map((at) => key(ATTRIBUTE_NAMES[at] ?? ''))),
    skills: kind === THROWN ? seenOf('Shoot, Stab or Exert', {}) : key(SKILL_NAMES[skill] ?? ''),
    does:
      damage === null
        ? seenOf('damage by a die that the referee names', {})
        : seenOf('{dice} damage', { dice: dice(damage.text) }),
  }
  const lines = [inEnglish('{verb}, with {attributes} and {skills}: {does}, plus the attribute.', slots)]
  if (shock !== null) {
    const whom =
      shock.maxAc === null ? seenOf('any AC', {}) : seenOf('AC {ac} or less', { ac: { number: shock.maxAc } })
    lines.push(
      inEnglish('A miss still does {points} damage, plus the attribute, to {whom} (Shock).', {
        points: { number: shock.points },
        whom,
      }),
    )
  }
  return lines
}

function verbOf({ kind, reach, range }: Mode): SeenMessage {
  if (kind === MELEE) return seenOf('Strikes in melee at up to {reach} feet', { reach: { number: reach } })
  const worse = plus(-shockNumbers['mod-long-range'].penalty)
  const slots = { normal: { number: range.normal }, worse, most: { number: range.most } }
  return kind === RANGED
    ? seenOf('Shot up to {normal} feet, at {worse} up to {most} feet', slots)
    : seenOf('Thrown up to {normal} feet, at {worse} up to {most} feet', slots)
}

const WHEN: Readonly<Record<string, SeenMessage>> = {
  melee: seenOf(' in melee', {}),
  ranged: seenOf(' with what is shot or thrown', {}),
  unarmed: seenOf(' with bare hands', {}),
}

const CHEAPER: Readonly<Record<string, string>> = {
  disengage: 'Disengaging',
  'stand-up': 'Standing up',
  reload: 'Reloading',
}

/** Whom an effect is on: the subject of its sentence, and whose is what it has. */
export interface Subject {
  readonly it: string
  /** Set for effects that last for a while, not always. */
  readonly lasts: boolean
}

const half = (save: 'half' | 'none' | null): SeenMessage | null =>
  save === null
    ? null
    : save === 'half'
      ? seenOf('; a Physical save halves it', {})
      : seenOf('; a Physical save avoids it', {})

const skillOf = (skill: number): SeenMessage | null =>
  skill < 0 ? null : seenOf(' and the level of {skill}', { skill: key(SKILL_NAMES[skill] ?? '') })

/** What is added against targets of a kind. */
export const againstLine = ({ tags, toHit, damage }: Against): Words =>
  inEnglish('Against {tags}: {added}.', {
    tags: either(tags.map((thing) => ({ thing }))),
    added: inARow([
      ...(toHit === 0 ? [] : [seenOf('{amount} to hit', { amount: plus(toHit) })]),
      ...(damage === null ? [] : [seenOf('{dice} more damage', { dice: dice(damage.text) })]),
    ]),
  })

/** What stands alone as a sentence. */
const sentence = (what: SeenSlot | null): Words => inEnglish('{what}.', { what })

/** An effect in a sentence. */
export function effectLine(effect: Effect, { it: subject, lasts }: Subject): Words {
  const until = lasts ? seenOf(' until their side’s next turn', {}) : null
  const it = key(capital(subject))
  switch (effect.effect) {
    case 'damage':
      return inEnglish('{amount}{skill} to damage{when}{shock}.', {
        amount: plus(effect.amount),
        skill: skillOf(effect.bySkill),
        when: WHEN[effect.when] ?? null,
        shock: effect.addsToShock ? seenOf(', and to Shock', {}) : null,
      })
    case 'to-hit':
      return inEnglish('{amount}{skill} to hit{when}.', {
        amount: plus(effect.amount),
        skill: skillOf(effect.bySkill),
        when: WHEN[effect.when] ?? null,
      })
    case 'against':
      return againstLine(effect)
    case 'on-kill':
      return inEnglish('When their attack brings an enemy down, {gains}.', {
        gains: both([
          ...(effect.extraAttack ? [seenOf('they make one more attack', {})] : []),
          ...(effect.heal === null
            ? []
            : [seenOf('they get {dice} hit points back', { dice: dice(effect.heal.text) })]),
        ]),
      })
    case 'screen-ac':
      return inEnglish('{amount} AC while they screen an ally.', { amount: plus(effect.amount) })
    case 'save':
      return inEnglish('{amount} to their Physical saves.', { amount: plus(effect.amount) })
    case 'execution':
      return inEnglish('Their executions: {parts}.', {
        parts: inARow([
          ...(effect.check === 0 ? [] : [seenOf('{amount} to the check of a shot', { amount: plus(effect.check) })]),
          ...(effect.save === 0
            ? []
            : [seenOf('{amount} to the save of their victim', { amount: plus(-effect.save) })]),
        ]),
      })
    case 'execution-proof':
      return inEnglish('Their save against an execution succeeds, without a roll.')
    case 'shock-all':
      return inEnglish('Every enemy in reach of their melee weapon suffers the Shock of a miss.')
    case 'shock':
      return sentence(
        both([
          ...(effect.points === 0 ? [] : [moreShock(effect.points)]),
          ...(effect.anyAc ? [seenOf('Shock against any AC', {})] : []),
        ]),
      )
    case 'shock-immune':
      return inEnglish('Shock does nothing to {it}{until}, but for that of a swarm.', { it: key(subject), until })
    case 'treat-as-hit':
      return inEnglish('The miss counts as a hit.')
    case 'treat-as-miss':
      return inEnglish('The hit counts as a miss.')
    case 'cheaper':
      return inEnglish('{action} costs {cost}.', {
        action: key(CHEAPER[effect.action] ?? ''),
        cost: key(COST_WORDS[effect.cost]),
      })
    case 'screen-extra':
      return effect.amount === 1
        ? inEnglish('They screen against 1 attacker more each round.')
        : inEnglish('They screen against {count} attackers more each round.', { count: { number: effect.amount } })
    case 'heal':
      return inEnglish('{it} gets {dice}{skill} hit points back.', {
        it,
        dice: dice(effect.amount.text),
        skill: skillOf(effect.bySkill),
      })
    case 'ac':
      return inEnglish('{it} has {amount} AC{until}.', { it, amount: plus(effect.amount), until })
    case 'extra-attack':
      return inEnglish('They make one more attack.')
    case 'sees-unseen':
      return inEnglish('Nobody is unseen to them.')
    case 'no-opportunity':
      return inEnglish('Nobody gets an attack of opportunity against {it}{round}.', {
        it: key(subject),
        round: lasts ? seenOf(' for the rest of the round', {}) : null,
      })
    case 'hurt':
      return inEnglish('{it} takes {dice}{skill} damage{save}.', {
        it,
        dice: dice(effect.amount.text),
        skill: skillOf(effect.bySkill),
        save: half(effect.save),
      })
    case 'knock-prone':
      return inEnglish('{it} falls prone{save}.', { it, save: half(effect.save) })
    case 'push':
      return inEnglish('{it} is pushed {feet} feet straight away.', { it, feet: { number: effect.feet } })
    case 'unseen':
      return inEnglish('{it} cannot be seen, though its place is known.', { it })
  }
}

const moreShock = (points: number): SeenMessage =>
  points === 1 ? seenOf('1 point more Shock', {}) : seenOf('{points} points more Shock', { points: { number: points } })
