import type { About } from '@fray/kernel/rules'
import { signed } from '@fray/kernel/rules'
import type { EscalationRule } from '../catalogue/rule-ids.ts'
import { DOUBLED } from '../kinds/ability-fields.ts'
import type { Entrant } from '../kinds/combatant.ts'
import type { Stance } from '../kinds/stances.ts'
import { KINDS, MELEE, PC, RANGE_NEARBY, STANCE_KINDS, TYPES } from '../words.ts'
import { listLine } from './about-abilities.ts'
import { bandWord, timesWords } from './said.ts'

/** How far a stance reaches: `whom it is engaged with`. */
const reachWords = ({ kind, range }: Stance): string =>
  kind === MELEE ? 'whom it is engaged with' : range === RANGE_NEARBY ? 'those nearby' : 'anybody at any distance'

/** A stance in short, for a card: `d8, melee`. */
export const stanceWords = ({ die, kind, range, bonus }: Stance): string =>
  `d${die}, ${STANCE_KINDS[kind]}${kind === MELEE ? '' : range === RANGE_NEARBY ? ' nearby' : ' far'}${bonus === 0 ? '' : `, ${signed(bonus)}`}`

/** A stance: what one fights with. */
export const aboutStance = (stance: Stance): About => ({
  title: stance.name,
  kind: 'stance',
  lines: [
    `In this stance a Basic ${stance.kind === MELEE ? 'Melee' : 'Ranged'} Attack reaches ${reachWords(stance)}.`,
    `A hit deals a d${stance.die} for each Level, and Volition.`,
    ...(stance.bonus === 0 ? [] : [`Its rolls have ${signed(stance.bonus)}.`]),
    ...(stance.critTimes === DOUBLED ? [] : [`On a Crit ${timesWords(stance.critTimes)}.`]),
    ...(stance.kind === MELEE
      ? ['It makes opportunity attacks in it.']
      : ['Shooting while engaged provokes opportunity attacks.']),
    ...(stance.about === '' ? [] : [stance.about]),
  ],
  facts: [
    { label: 'kind', value: STANCE_KINDS[stance.kind] as string },
    { label: 'die', value: `d${stance.die}` },
    { label: 'reaches', value: reachWords(stance) },
  ],
  rules: [
    'stances',
    stance.kind === MELEE ? 'basic-melee-attack' : 'basic-ranged-attack',
    stance.kind === MELEE ? 'opportunity-attack' : 'ranged-provokes',
  ] satisfies EscalationRule[],
})

/** What weapons and types do to somebody that they do not do to others. */
export const resistWords = ({ resist, weak }: Pick<Entrant, 'resist' | 'weak'>): string[] => [
  ...resist.flatMap((from, type) => (from > 0 ? [`${TYPES[type]}: half below a Natural of ${from}`] : [])),
  ...weak.flatMap((is, type) => (is ? [`${TYPES[type]}: crits one lower`] : [])),
]

const STAT_RULES: readonly EscalationRule[] = ['attack-roll', 'damage-to-hp', 'initiative-bands', 'tier']

/** Somebody ready-made, as it would enter a fight. */
export function aboutEntrant(entrant: Entrant): About {
  const { kind, stances, abilities, attacks, about, recoveries, recovery, power, secondary, skills } = entrant
  const names = abilities.map(({ name }) => name)
  const skillWords = Object.entries(skills).map(([skill, bonus]) => `${skill} ${signed(bonus)}`)
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
    ['Recoveries', kind === PC && recovery !== null ? `${recoveries.most} of ${recovery.text}` : ''],
    ['Power', power.most === 0 ? '' : String(power.most)],
    [secondary?.name ?? '', secondary === null ? '' : String(secondary.amount.most)],
    ['tags', entrant.tags.join(', ')],
  ]
  return {
    title: entrant.madeFrom === '' ? entrant.name : entrant.madeFrom,
    kind: KINDS[kind] as string,
    lines: [
      ...(about === '' ? [] : [about]),
      ...listLine(
        'Stances',
        stances.map((stance) => `${stance.name} (${stanceWords(stance)})`),
      ),
      ...listLine('Attacks', names.slice(0, attacks)),
      ...listLine('Abilities', names.slice(attacks)),
      ...listLine('Skills', skillWords),
      ...resistWords(entrant).map((words) => `Damage of the type ${words}.`),
    ],
    facts: facts.filter(([, value]) => value !== '').map(([label, value]) => ({ label, value })),
    rules: STAT_RULES,
  }
}
