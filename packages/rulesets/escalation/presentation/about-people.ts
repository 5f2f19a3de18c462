import {
  type About,
  inEnglish,
  plus,
  type SeenMessage,
  type SeenSlot,
  seenOf,
  signed,
  written,
} from '@fray/kernel/rules'
import type { EscalationRule } from '../catalogue/rule-ids.ts'
import { DOUBLED } from '../kinds/ability-fields.ts'
import type { Entrant } from '../kinds/combatant.ts'
import type { Stance } from '../kinds/stances.ts'
import { KINDS, MELEE, PC, RANGE_NEARBY, STANCE_KINDS, TYPES } from '../words.ts'
import { listLine } from './about-abilities.ts'
import { bandWord, inWords, plain, rowOf, timesWords } from './said.ts'

/** How far a stance reaches: `whom they are engaged with`. */
const reachWords = ({ kind, range }: Stance): SeenMessage =>
  kind === MELEE
    ? seenOf('whom they are engaged with', {})
    : range === RANGE_NEARBY
      ? seenOf('those nearby', {})
      : seenOf('anybody at any distance', {})

const dieOf = ({ die }: Stance): SeenSlot => ({ thing: `d${die}` })

/** A stance in short, for a card: `d8, melee`. */
export function stanceWords(stance: Stance): SeenMessage {
  const { kind, range, bonus } = stance
  const die = dieOf(stance)
  const short =
    kind === MELEE
      ? seenOf('{die}, melee', { die })
      : range === RANGE_NEARBY
        ? seenOf('{die}, ranged nearby', { die })
        : seenOf('{die}, ranged far', { die })
  return bonus === 0 ? short : seenOf('{first}, {next}', { first: short, next: plus(bonus) })
}

/** A stance: what one fights with. */
export const aboutStance = (stance: Stance): About => ({
  title: stance.name,
  kind: 'stance',
  lines: [
    stance.kind === MELEE
      ? inEnglish('In this stance a Basic Melee Attack reaches {whom}.', { whom: reachWords(stance) })
      : inEnglish('In this stance a Basic Ranged Attack reaches {whom}.', { whom: reachWords(stance) }),
    inEnglish('A hit deals a {die} for each Level, and Volition.', { die: dieOf(stance) }),
    ...(stance.bonus === 0 ? [] : [inEnglish('Their rolls have {bonus}.', { bonus: plus(stance.bonus) })]),
    ...(stance.critTimes === DOUBLED ? [] : [inEnglish('On a Crit {times}.', { times: timesWords(stance.critTimes) })]),
    ...(stance.kind === MELEE
      ? [inEnglish('It makes opportunity attacks in it.')]
      : [inEnglish('Shooting while engaged provokes opportunity attacks.')]),
    ...(stance.about === '' ? [] : [stance.about]),
  ],
  facts: [
    { label: inEnglish('kind'), value: written(STANCE_KINDS[stance.kind]) },
    { label: inEnglish('die'), value: written(`d${stance.die}`) },
    { label: inEnglish('reaches'), value: inWords(reachWords(stance)) },
  ],
  rules: [
    'stances',
    stance.kind === MELEE ? 'basic-melee-attack' : 'basic-ranged-attack',
    stance.kind === MELEE ? 'opportunity-attack' : 'ranged-provokes',
  ] satisfies EscalationRule[],
})

/** What weapons and types do to somebody that they do not do to others. */
export const resistWords = ({ resist, weak }: Pick<Entrant, 'resist' | 'weak'>): Resists[] => [
  ...resist.flatMap((from, type) => {
    const words = seenOf('half below a Natural of {from}', { from: { number: from } })
    return from > 0 ? [{ type: TYPES[type] as string, words, isWeak: false }] : []
  }),
  ...weak.flatMap((is, type) =>
    is ? [{ type: TYPES[type] as string, words: seenOf('crits one lower', {}), isWeak: true }] : [],
  ),
]

/** What damage of a type does to somebody. */
interface Resists {
  readonly type: string
  readonly words: SeenMessage
  readonly isWeak: boolean
}

const STAT_RULES: readonly EscalationRule[] = ['attack-roll', 'damage-to-hp', 'initiative-bands', 'tier']

/** Somebody ready-made, as it would enter a fight. */
export function aboutEntrant(entrant: Entrant): About {
  const { kind, stances, abilities, attacks, about, recoveries, recovery, power, secondary, skills } = entrant
  const names = abilities.map(({ name }): SeenSlot => ({ thing: name }))
  const skillWords = Object.entries(skills).map(([skill, bonus]) =>
    seenOf('{skill} {bonus}', { skill: { thing: skill }, bonus: plus(bonus) }),
  )
  const facts: readonly (readonly [label: string, value: string])[] = [
    ['Level', String(entrant.level)],
    ['hit points', String(entrant.hp.most)],
    ['AC', String(entrant.ac)],
    ['PD', String(entrant.pd)],
    ['MD', String(entrant.md)],
    ['attack bonus', entrant.attackBonus === null ? '' : signed(entrant.attackBonus)],
    ['Volition', kind === PC ? signed(entrant.volition) : ''],
    ['band', bandWord(entrant.band)],
    ['escalation die', entrant.usesEscalation ? 'adds it' : ''],
    [
      'Recoveries',
      kind === PC && recovery !== null
        ? inEnglish('{count} of {dice}', { count: { number: recoveries.most }, dice: { thing: recovery.text } })
        : '',
    ],
    ['Power', power.most === 0 ? '' : String(power.most)],
    [secondary?.name ?? '', secondary === null ? '' : String(secondary.amount.most)],
    ['tags', rowOf(entrant.tags)],
  ]
  return {
    title: entrant.madeFrom === '' ? entrant.name : entrant.madeFrom,
    kind: KINDS[kind] as string,
    lines: [
      ...(about === '' ? [] : [about]),
      ...listLine(
        'Stances',
        stances.map((stance) =>
          seenOf('{name} ({words})', { name: { thing: stance.name }, words: stanceWords(stance) }),
        ),
      ),
      ...listLine('Attacks', names.slice(0, attacks)),
      ...listLine('Abilities', names.slice(attacks)),
      ...listLine('Skills', skillWords),
      ...resistWords(entrant).map(({ type, words }) =>
        inEnglish('Damage of the type {type}: {words}.', { type: plain(type), words }),
      ),
    ],
    facts: facts
      .filter(([, value]) => value !== '')
      .map(([label, value]) => ({ label: written(label), value: written(value) })),
    rules: STAT_RULES,
  }
}
