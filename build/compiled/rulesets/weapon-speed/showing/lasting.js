import { nameKey } from '@fray/kernel/rules';
import { conditionOf, injuryOf } from '../rules/figures.js';
import { CONDITION_TABLE, INJURY_TABLE } from '../tables.js';
import { ARMS, DAMAGE_TYPES } from '../words.js';
import { bearingLines, injuryLines } from './said.js';
import { statesOf } from './states.js';
/** A condition of the data, or a marker, as such. */
export function aboutCondition({ name, about, bearing }) {
    const lines = [...(about === '' ? [] : [about]), ...bearingLines(bearing)];
    return {
        title: name,
        kind: 'condition',
        lines: lines.length === 0 ? ['What it means is for the referee to say.'] : lines,
        facts: [],
        rules: ['conditions-list-empty'],
    };
}
/** An injury as such. */
export const aboutInjury = (injury) => ({
    title: injury.name,
    kind: 'injury',
    lines: [...injuryLines(injury), 'It lasts until it is healed.'],
    facts: [],
    rules: [injury.rule, 'injury-duration'],
});
/** When a condition that lasts so many rounds, this one included, is over. */
function endOf(scene, rounds) {
    if (rounds === 0)
        return 'when something ends it';
    return `at the end of round ${Math.max(1, scene.now.fight.round[0]) + rounds - 1}`;
}
/** Everything that lies on somebody: what it is by the rules, conditions, injuries. All of it is open to everybody. */
export function lastingOn(scene, row) {
    const of = scene.name(row);
    const found = statesOf(scene, row);
    const { condition, injury } = scene.now;
    for (let i = 0; i < scene.rows(CONDITION_TABLE); i++) {
        if (condition.of[i] !== row)
            continue;
        const one = conditionOf(scene, i);
        const ends = endOf(scene, condition.rounds[i]);
        add(found, { plain: aboutCondition(one), source: '', ends, of, good: isGood(one) });
    }
    for (let i = 0; i < scene.rows(INJURY_TABLE); i++) {
        if (injury.of[i] !== row)
            continue;
        const { type, own } = injury;
        const source = type[i] >= 0 ? `${DAMAGE_TYPES[type[i]]} damage` : own[i] >= 0 ? 'the referee' : '';
        const side = ARMS[injury.side[i]];
        const plain = aboutInjury(injuryOf(scene, i));
        const sided = side === undefined ? plain : { ...plain, lines: [`It is on the ${side} side.`, ...plain.lines] };
        add(found, { plain: sided, source, ends: 'when it is healed', of, good: false });
    }
    return found;
}
/** Adds one; a second of the same name is told by a number. */
function add(found, { plain, source, ends, of, good }) {
    const same = found.filter(({ about }) => nameKey(about.title) === nameKey(plain.title)).length;
    const name = plain.title;
    const until = plain.kind === 'condition' ? [`It ends ${ends}.`] : [];
    found.push({
        short: name.slice(0, 3).toLowerCase(),
        condition: {
            name: same === 0 ? name : `${name} (${same + 1})`,
            source,
            ends,
            words: plain.lines.join(' '),
            tone: good ? 'good' : 'bad',
            ref: { kind: plain.kind, name, of },
        },
        about: { ...plain, lines: [...plain.lines, ...until] },
    });
}
/** Whether a condition does its bearer good: by what it adds, all in all. */
function isGood({ bearing }) {
    const { defense, armor, attack, speed, skills } = bearing;
    return [defense, armor, attack, speed, ...skills].reduce((sum, n) => sum + n, 0) > 0;
}
//# sourceMappingURL=lasting.js.map