import { counted, signed } from '@fray/kernel/rules'
import type { Against, Effect } from '../kinds/effects.ts'
import type { Mode } from '../kinds/modes.ts'
import type { Power } from '../kinds/powers.ts'
import { ATTRIBUTE_NAMES, MELEE, RANGED, SKILL_NAMES, THROWN } from '../words.ts'

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
export function modeWords({ kind, damage, shock, reach, range }: Mode): string {
  const what = kind === MELEE ? 'melee' : kind === RANGED ? 'shot' : 'thrown'
  return [
    `${what}${damage === null ? '' : ` ${damage.text}`}`,
    ...(shock === null ? [] : [`Shock ${shock.points}/${shock.maxAc ?? 'any AC'}`]),
    ...(kind !== MELEE ? [`${range.normal}/${range.most} feet`] : reach > USUAL_REACH ? [`reach ${reach} feet`] : []),
  ].join(', ')
}

/** A way of using a weapon in sentences. */
export function modeLines({ kind, attributes, skill, damage, shock, reach, range }: Mode): string[] {
  const skills = kind === THROWN ? 'Shoot, Stab or Exert' : SKILL_NAMES[skill]
  const by = `${attributes.map((at) => ATTRIBUTE_NAMES[at]).join(' or ')} and ${skills}`
  const verb =
    kind === MELEE
      ? `Strikes in melee at up to ${reach} feet`
      : `${kind === RANGED ? 'Shot' : 'Thrown'} up to ${range.normal} feet, at -2 up to ${range.most} feet`
  const does = damage === null ? 'damage by a die that the referee names' : `${damage.text} damage`
  const lines = [`${verb}, with ${by}: ${does}, plus the attribute.`]
  if (shock !== null) {
    const whom = shock.maxAc === null ? 'any AC' : `AC ${shock.maxAc} or less`
    lines.push(`A miss still does ${shock.points} damage, plus the attribute, to ${whom} (Shock).`)
  }
  return lines
}

const WHEN: Readonly<Record<string, string>> = {
  any: '',
  melee: ' in melee',
  ranged: ' with what is shot or thrown',
  unarmed: ' with bare hands',
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

const half = (save: 'half' | 'none' | null, avoid: string): string =>
  save === null ? '' : save === 'half' ? '; a Physical save halves it' : `; a Physical save ${avoid}`

const skillWords = (skill: number): string => (skill < 0 ? '' : ` and the level of ${SKILL_NAMES[skill]}`)

/** What is added against targets of a kind. */
export function againstLine({ tags, toHit, damage }: Against): string {
  const added = [toHit === 0 ? '' : `${signed(toHit)} to hit`, damage === null ? '' : `${damage.text} more damage`]
  return `Against ${tags.join(' or ')}: ${added.filter((one) => one !== '').join(', ')}.`
}

/** An effect in a sentence. */
export function effectLine(effect: Effect, { it, lasts }: Subject): string {
  const until = lasts ? ' until its side’s next turn' : ''
  const capital = `${it.charAt(0).toUpperCase()}${it.slice(1)}`
  switch (effect.effect) {
    case 'damage': {
      const more = effect.addsToShock ? ', and to Shock' : ''
      return `${signed(effect.amount)}${skillWords(effect.bySkill)} to damage${WHEN[effect.when]}${more}.`
    }
    case 'to-hit':
      return `${signed(effect.amount)}${skillWords(effect.bySkill)} to hit${WHEN[effect.when]}.`
    case 'against':
      return againstLine(effect)
    case 'on-kill': {
      const gains = [
        ...(effect.extraAttack ? ['it makes one more attack'] : []),
        ...(effect.heal === null ? [] : [`it gets ${effect.heal.text} hit points back`]),
      ]
      return `When its attack brings an enemy down, ${gains.join(', and ')}.`
    }
    case 'screen-ac':
      return `${signed(effect.amount)} AC while it screens an ally.`
    case 'save':
      return `${signed(effect.amount)} to its Physical saves.`
    case 'execution': {
      const parts = [
        ...(effect.check === 0 ? [] : [`${signed(effect.check)} to the check of a shot`]),
        ...(effect.save === 0 ? [] : [`${signed(-effect.save)} to the save of its victim`]),
      ]
      return `Its executions: ${parts.join(', ')}.`
    }
    case 'execution-proof':
      return 'Its save against an execution succeeds, without a roll.'
    case 'shock-all':
      return 'Every enemy in reach of its melee weapon suffers the Shock of a miss.'
    case 'shock': {
      const points = effect.points === 0 ? [] : [`${counted(effect.points, 'point')} more Shock`]
      return `${[...points, ...(effect.anyAc ? ['Shock against any AC'] : [])].join(', and ')}.`
    }
    case 'shock-immune':
      return `Shock does nothing to ${it}${until}, but for that of a swarm.`
    case 'treat-as-hit':
      return 'The miss counts as a hit.'
    case 'treat-as-miss':
      return 'The hit counts as a miss.'
    case 'cheaper':
      return `${CHEAPER[effect.action]} costs ${COST_WORDS[effect.cost]}.`
    case 'screen-extra':
      return `It screens against ${counted(effect.amount, 'attacker')} more each round.`
    case 'heal':
      return `${capital} gets ${effect.amount.text}${skillWords(effect.bySkill)} hit points back.`
    case 'ac':
      return `${capital} has ${signed(effect.amount)} AC${until}.`
    case 'extra-attack':
      return 'It makes one more attack.'
    case 'sees-unseen':
      return 'Nobody is unseen to it.'
    case 'no-opportunity':
      return `Nobody gets an attack of opportunity against ${it}${lasts ? ' for the rest of the round' : ''}.`
    case 'hurt':
      return `${capital} takes ${effect.amount.text}${skillWords(effect.bySkill)} damage${half(effect.save, 'avoids it')}.`
    case 'knock-prone':
      return `${capital} falls prone${half(effect.save, 'avoids it')}.`
    case 'push':
      return `${capital} is pushed ${effect.feet} feet straight away.`
    case 'unseen':
      return `${capital} cannot be seen, though its place is known.`
  }
}
