import { signed } from '@fray/kernel/rules';
import { KINDS, MELEE, PC, RANGE_NEARBY, STANCE_KINDS, TYPES } from '../words.js';
import { listLine } from './about-abilities.js';
import { bandWord } from './said.js';
/** How far a stance reaches: `whom it is engaged with`. */
const reachWords = ({ kind, range }) => kind === MELEE ? 'whom it is engaged with' : range === RANGE_NEARBY ? 'those nearby' : 'anybody at any distance';
/** A stance in short, for a card: `d8, melee`. */
export const stanceWords = ({ die, kind, range }) => `d${die}, ${STANCE_KINDS[kind]}${kind === MELEE ? '' : range === RANGE_NEARBY ? ' nearby' : ' far'}`;
/** A stance: what one fights with. */
export const aboutStance = (stance) => ({
    title: stance.name,
    kind: 'stance',
    lines: [
        `In this stance a Basic ${stance.kind === MELEE ? 'Melee' : 'Ranged'} Attack reaches ${reachWords(stance)}.`,
        `A hit deals a d${stance.die} for each Level, and Volition.`,
        ...(stance.kind === MELEE
            ? ['It makes opportunity attacks in it.']
            : ['Shooting while engaged provokes opportunity attacks.']),
        ...(stance.about === '' ? [] : [stance.about]),
    ],
    facts: [
        { label: 'kind', value: STANCE_KINDS[stance.kind] },
        { label: 'die', value: `d${stance.die}` },
        { label: 'reaches', value: reachWords(stance) },
    ],
    rules: [
        'stances',
        stance.kind === MELEE ? 'basic-melee-attack' : 'basic-ranged-attack',
        stance.kind === MELEE ? 'opportunity-attack' : 'ranged-provokes',
    ],
});
/** What weapons and types do to somebody that they do not do to others. */
export const resistWords = ({ resist, weak }) => [
    ...resist.flatMap((from, type) => (from > 0 ? [`${TYPES[type]}: half below a Natural of ${from}`] : [])),
    ...weak.flatMap((is, type) => (is ? [`${TYPES[type]}: crits one lower`] : [])),
];
const STAT_RULES = ['attack-roll', 'damage-to-hp', 'initiative-bands', 'tier'];
/** Somebody ready-made, as it would enter a fight. */
export function aboutEntrant(entrant) {
    const { kind, stances, abilities, attacks, about, recoveries, recovery, power, secondary, skills } = entrant;
    const names = abilities.map(({ name }) => name);
    const skillWords = Object.entries(skills).map(([skill, bonus]) => `${skill} ${signed(bonus)}`);
    const facts = [
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
    ];
    return {
        title: entrant.madeFrom === '' ? entrant.name : entrant.madeFrom,
        kind: KINDS[kind],
        lines: [
            ...(about === '' ? [] : [about]),
            ...listLine('Stances', stances.map((stance) => `${stance.name} (${stanceWords(stance)})`)),
            ...listLine('Attacks', names.slice(0, attacks)),
            ...listLine('Abilities', names.slice(attacks)),
            ...listLine('Skills', skillWords),
            ...resistWords(entrant).map((words) => `Damage of the type ${words}.`),
        ],
        facts: facts.filter(([, value]) => value !== '').map(([label, value]) => ({ label, value })),
        rules: STAT_RULES,
    };
}
//# sourceMappingURL=about-people.js.map