import { named } from '../../kinds/named.js';
import { zonesContent } from '../content/content.js';
import { ASK_REFEREE, ATTRIBUTES, CLOSE, RANGES, USUAL_ATTRIBUTE } from '../words.js';
import { dr, openAttribute, rider } from './effects.js';
import { choice, dice, kind, list, maybe, number, text, word, yesNo } from './fields.js';
const TESTERS = ['caster', 'target', 'nobody'];
/** The Test of a spell that is no attack. */
export const spellTest = kind('spell-test', 'Who Tests; nobody if left out.', {
    fields: {
        by: choice(TESTERS, 'Who Tests: a caster who passes, a target who fails, nobody.', { leftOut: 'nobody' }),
        attribute: openAttribute,
        dr,
    },
});
const EFFECTS = ['damage', 'ongoing', 'hindrance', 'healing', 'move'];
/** A spell: a content id or a map. */
export const spell = kind('spell', 'A spell: a content id or a map.', {
    content: { kind: 'spells', built: zonesContent.spells },
    rule: 'spell-data',
    fields: {
        name: text('What people call it.', { min: 1, needed: 'This spell has no "name".', rule: 'spell-data' }),
        about: text('A line for the people at the table.'),
        range: word(RANGES, 'The farthest range at which it can be cast.', {
            leftOut: CLOSE,
            needed: 'This spell does not say how far it reaches: "range" is close, nearby, far-away or distant.',
            rule: 'spell-data',
        }),
        targets: number('How many Creatures at most, or zone for everyone in a Zone.', {
            min: 1,
            max: 100,
            leftOut: 1,
            words: { zone: 0 },
        }),
        spares: choice(['allies', 'nobody'], "With a whole Zone: whether the caster's friends are left out."),
        attack: choice(['melee', 'ranged'], 'The spell is an attack of this kind.'),
        attribute: word(ATTRIBUTES, 'Of a spell that is an attack: the Attribute of its Test; the usual one if left out.', {
            leftOut: USUAL_ATTRIBUTE,
            also: { ask: ASK_REFEREE },
        }),
        test: maybe(spellTest),
        damage: dice('Dice of damage.'),
        ...rider,
        healing: dice('Dice of HP that it gives back.'),
        move: number('1: the target is moved into a next Zone that the caster names.', { min: 0, max: 1, leftOut: 0 }),
        hostile: yesNo('Whether it is meant to harm: yes, if left out, when it brings damage, Ongoing Damage or a hindrance.'),
    },
    check(_spell, { raw, lost, wrong }) {
        if (lost)
            return;
        if (!EFFECTS.some((effect) => raw[effect] !== undefined && raw[effect] !== 0)) {
            wrong(null, 'This spell does nothing: give it damage, ongoing, hindrance, healing or move.', 'spell-data');
        }
        if (raw.spares === 'allies' && raw.targets !== 'zone') {
            wrong('spares', 'Only a spell on a whole Zone ("targets: zone") can spare allies.', 'spell-data');
        }
        if (raw.attack === undefined) {
            if (raw.attribute === undefined)
                return;
            const right = 'that of a Test stands in "test"';
            wrong('attribute', `Only a spell that is an attack has an "attribute" here; ${right}.`, 'spell-data');
            return;
        }
        if (raw.test !== undefined) {
            wrong('test', 'A spell that is an attack is Tested as attacks are: leave "test" out.', 'spell-attack');
        }
        if (raw.damage === undefined) {
            const says = 'A spell that is an attack deals damage: give it "damage" (0 for none), or leave "attack" out.';
            wrong('attack', says, 'spell-attack');
        }
        for (const key of ['healing', 'move']) {
            if (raw[key] === undefined || raw[key] === 0)
                continue;
            const says = `A spell that is an attack brings damage, Ongoing Damage and a hindrance: leave "${key}" out.`;
            wrong(key, says, 'spell-attack');
        }
        if (raw.attack === 'melee' && raw.range !== undefined && raw.range !== 'close') {
            wrong('range', 'A spell that is a melee attack has the range close.', 'spell-attack');
        }
    },
    settle: (spell, { raw, from }, r) => ({
        ...spell,
        name: spell.name === '' ? from : spell.name,
        test: spell.test ?? { by: 'nobody', attribute: ASK_REFEREE, dr: r.options['default-dr'] },
        hostile: spell.hostile ?? (raw.damage !== undefined || raw.ongoing !== undefined || raw.hindrance !== undefined),
    }),
    without: ({ attack }) => (attack === null ? [] : ['test']),
});
/** The spells that somebody can cast, each with a name of its own. */
export const spells = list(spell, 'The spells it can cast.', { settle: named('spell') });
//# sourceMappingURL=spells.js.map