import * as z from 'zod';
import { asWritten, diceWord, followed, matching, phrases, readShort } from '../../kinds/short.js';
import { isMap } from '../../reading/problems.js';
import { listOf } from '../../reading/reader.js';
import { shockContent } from '../content/content.js';
import { ATTRIBUTES, CARRIED, EXERT, MELEE, MODES, SKILLS, STR } from '../words.js';
import { CAST, checkFitting, effects } from './effects.js';
import { choice, custom, dice, flag, kind, list, number, text, word } from './fields.js';
const NO_RANGE = { normal: 0, most: 0 };
const ATTRIBUTE_LIST = /^\s*(str|dex|con|int|wis)(\s*\/\s*(str|dex|con|int|wis))*\s*$/;
const modeFields = {
    kind: word(MODES, 'Melee, shot, or thrown.'),
    attributes: custom('The attributes of which the attacker takes one.', {
        schema: z.union([z.array(z.enum(ATTRIBUTES)).min(1), z.string().regex(ATTRIBUTE_LIST, 'should be attributes, as in str/dex')], 'should be a list of attributes, as in [str, dex]'),
        shape: { type: 'words', words: ATTRIBUTES },
        read(_r, raw) {
            const said = typeof raw === 'string' ? raw.split('/').map((one) => one.trim()) : listOf(raw);
            const found = said.map((one) => ATTRIBUTES.indexOf(one));
            const known = [...new Set(found)].filter((at) => at >= 0);
            return known.length === 0 ? [STR] : known;
        },
        write: (value) => value?.map((at) => ATTRIBUTES[at]),
    }),
    skill: word(SKILLS, 'The skill that the attack uses.', { last: EXERT }),
    damage: dice('Dice of damage.', { rule: 'weapon-entry' }),
    shock: custom('Shock: points and the highest AC that it reaches, or - for any.', {
        rule: 'shock',
        schema: z
            .string()
            .regex(/^\d{1,2}\/(\d{1,2}|-)$/, 'should be points/AC, as in 2/15, or 2/- for any AC')
            .meta({ examples: ['2/15', '3/-'] }),
        shape: { type: 'text' },
        read(_r, raw) {
            const found = /^(\d+)\/(\d+|-)$/.exec(String(raw));
            return found && { points: Number(found[1]), maxAc: found[2] === '-' ? null : Number(found[2]) };
        },
        write: (value) => (value ? `${value.points}/${value.maxAc ?? '-'}` : undefined),
    }),
    reach: number('Feet that a melee weapon reaches.', {
        rule: 'melee-range',
        min: 5,
        max: 100,
        step: 5,
        leftOut: 5,
    }),
    range: custom('Feet of what is shot or thrown: the normal range and the longest.', {
        rule: 'weapon-entry',
        schema: z
            .string()
            .regex(/^\d{1,4}\/\d{1,4}$/, 'should be normal/most in feet, as in 20/40')
            .meta({ examples: ['60/240'] }),
        shape: { type: 'text' },
        read(_r, raw) {
            const found = /^(\d+)\/(\d+)$/.exec(String(raw));
            return found === null ? NO_RANGE : { normal: Number(found[1]), most: Number(found[2]) };
        },
        write: ({ normal, most }) => `${normal}/${most}`,
    }),
};
/** The fields of a mode that may stand in the item itself. */
const MODE_FIELDS = Object.keys(modeFields);
/** Settles a mode and notes what is wrong with it. */
function settleMode(mode, { raw, lost, wrong }) {
    const { kind, attributes, skill, damage, shock, reach } = mode;
    const range = kind === MELEE ? NO_RANGE : mode.range;
    const settled = { kind, attributes, skill, damage, shock, reach, range };
    if (lost)
        return settled;
    const missing = (key, right) => {
        if (raw[key] === undefined)
            wrong(null, `This weapon has no "${key}": ${right}.`, 'weapon-entry');
    };
    missing('kind', 'melee, ranged or thrown');
    missing('attributes', 'those that it can be used with, as in [str, dex]');
    missing('skill', 'brawl, stab, shoot or exert');
    if (raw.kind === undefined)
        return settled;
    if (kind === MELEE) {
        if (raw.range !== undefined) {
            wrong('range', 'What strikes in melee has a "reach" in feet and no "range".', 'weapon-entry');
        }
        return settled;
    }
    missing('range', 'normal and longest range in feet, as in 20/40');
    if (raw.reach !== undefined) {
        wrong('reach', 'What is shot or thrown has a "range" and no "reach".', 'melee-range');
    }
    if (range.normal > range.most || (raw.range !== undefined && range.normal === 0)) {
        const said = `A range of ${range.normal}/${range.most} is none: the normal range comes first, as in 20/40.`;
        wrong('range', said, 'mod-long-range');
    }
    return settled;
}
/**
 * What stays of the ways of attack of the item that one is made from, however either says them: `modes` say all ways, and
 * fields of its own change the one way that there is.
 */
export function modesBeneath(said, made) {
    const isOwn = (key) => MODE_FIELDS.includes(key);
    if (isGiven(said.modes))
        return Object.fromEntries(Object.entries(made).filter(([key]) => !isOwn(key)));
    const [only, ...others] = listOf(made.modes);
    if (!isMap(only) || others.length > 0 || !Object.keys(said).some(isOwn))
        return made;
    const { modes: _, ...rest } = made;
    return { ...only, ...rest };
}
const isGiven = (value) => value !== undefined && value !== null;
const modes = list(kind('mode', 'One way of using a weapon.', {
    fields: modeFields,
    settle: settleMode,
    without: (mode) => (mode.kind === MELEE ? ['range'] : ['reach']),
}), 'The ways of using a weapon, where it has several; one alone may stand in the item itself.');
/** It is not said where an item is. */
export const NOT_SAID = -1;
const itemFields = {
    name: text('What people call it.', { min: 1, needed: 'This item has no "name".' }),
    about: text('A line for the people at the table.'),
    modes,
    hands: number('Hands needed to use it: 1 if left out.', { min: 0, max: 2, always: true }),
    magic: number('Bonus of a magic weapon to hit, damage and Shock.', { min: 0, max: 10, leftOut: 0 }),
    reload: choice(['move', 'main'], 'What reloading it costs one who is not skilled.'),
    /** Always there, in nobody's hands, armed (`armed-melee-combatant`). */
    natural: flag('Grown, not held: claws, teeth.'),
    /** Adds the Brawl level to damage. */
    unarmed: flag('Bare hands: it can grapple, and does not count as armed.'),
    nonLethal: flag('Knocks out instead of killing.'),
    shield: flag('It is a shield.'),
    quiver: flag('It is a quiver.'),
    kit: flag("It is a healer's kit."),
    effects: effects('What using it up does: potions and the like.'),
    carried: word(CARRIED, 'Where it is: in hand while hands are free for weapons and shields, else readied, if left out.', { leftOut: NOT_SAID }),
    loaded: flag('Of a weapon that is reloaded: whether it is loaded.', { leftOut: true }),
};
/** The item of a draft. */
export const itemOf = ({ from: _from, lost: _lost, path: _path, ...item }) => item;
const short = {
    shape: 'A weapon in short is NAME melee|ranged|thrown|unarmed|natural SKILL ATTR[/ATTR] DICE [shock N/AC] [reach FEET] [range N/N] [two-handed] [reload move|main] [magic N] [nonlethal] [in hand|readied|stowed] [unloaded]',
    rule: 'weapon-entry',
    pieces: [
        phrases({
            melee: { kind: 'melee' },
            ranged: { kind: 'ranged' },
            thrown: { kind: 'thrown' },
            unarmed: { kind: 'melee', unarmed: true },
            natural: { kind: 'melee', natural: true },
            'in hand': { carried: 'hand' },
            readied: { carried: 'readied' },
            stowed: { carried: 'stowed' },
            unloaded: { loaded: false },
        }, true),
        phrases(Object.fromEntries(SKILLS.slice(0, EXERT + 1).map((skill) => [skill, { skill }]))),
        matching('attributes', /^(str|dex|con|int|wis)(\/(str|dex|con|int|wis))*$/, (said) => said.split('/')),
        phrases({ 'two-handed': { hands: 2 }, nonlethal: { nonLethal: true } }),
        followed('shock', /^\d+\/(?:\d+|-)$/, (shock) => ({ shock }), 'points/AC, as in shock 2/15 or shock 3/-', asWritten('shock')),
        followed('reach', /^\d+$/, (feet) => ({ reach: Number(feet) }), 'feet, as in reach 10', asWritten('reach')),
        followed('range', /^\d+\/\d+$/, (range) => ({ range }), 'normal/most in feet, as in range 20/40', asWritten('range')),
        followed('reload', /^(?:move|main)$/, (reload) => ({ reload }), 'move or main', asWritten('reload')),
        followed('magic', /^\+?\d+$/, (bonus) => ({ magic: Number(bonus) }), 'a number, as in magic 1', asWritten('magic')),
        diceWord('damage'),
    ],
};
/** An item of a combatant: a content id, a short text, or a map. */
export const item = kind('item', 'An item: a content id, a short text such as "blade melee stab str/dex d6 shock 2/15", or a map.', {
    content: { kind: 'items', built: shockContent.items },
    short: {
        whole: 'kind',
        examples: [
            'blade melee stab str/dex d6 shock 2/15',
            'bow ranged shoot dex d6 range 60/240 two-handed reload move',
        ],
        parse: (said, r, path) => readShort(r.problems, said, path, short),
    },
    fields: { ...modeFields, ...itemFields },
    settle(value, given, r) {
        const { raw, from, lost, path } = given;
        const own = MODE_FIELDS.find((key) => raw[key] !== undefined);
        const { kind, attributes, skill, damage, shock, reach, range, ...rest } = value;
        if (own !== undefined && raw.modes !== undefined) {
            const said = `This item says its ways of attack under "modes": move "${own}" into one of them.`;
            given.wrong(own, said, 'weapon-entry');
        }
        const single = own !== undefined && raw.modes === undefined;
        const item = {
            ...rest,
            name: value.name === '' ? from : value.name,
            modes: single ? [settleMode({ kind, attributes, skill, damage, shock, reach, range }, given)] : value.modes,
            hands: handsFor(value, raw.hands),
        };
        checkFitting(r, item.effects, CAST, 'An item', given.at('effects'));
        if (!lost)
            checkItem(item, given);
        return { ...item, from, lost, path };
    },
    without: () => MODE_FIELDS,
});
function handsFor({ natural, unarmed, quiver, kit, hands }, said) {
    if (natural || unarmed)
        return 0;
    return said === undefined ? (quiver || kit ? 0 : 1) : hands;
}
function checkItem(item, { raw, wrong: note }) {
    const { name, modes, natural, unarmed } = item;
    const wrong = (key, message) => note(key, message, 'weapon-entry');
    const melee = modes.some((mode) => mode.kind === MELEE);
    modes.forEach(({ damage }, i) => {
        const said = Array.isArray(raw.modes) ? raw.modes[i].damage : raw.damage;
        if (unarmed || damage !== null || (said !== undefined && said !== null))
            return;
        wrong(null, 'This weapon has no "damage": dice such as 1d8; only unarmed attacks may leave them to the referee.');
    });
    for (const key of ['natural', 'unarmed']) {
        if (item[key] && !melee)
            wrong(key, `${name} is ${key}, so it needs a melee mode.`);
    }
    if (natural && unarmed)
        wrong('unarmed', `${name} is either natural, which counts as armed, or unarmed, not both.`);
    if (item.reload !== null && modes.every((mode) => mode.kind === MELEE)) {
        wrong('reload', `Only what is shot is reloaded: leave "reload" out of ${name}, or give it a ranged mode.`);
    }
    if (!item.loaded && item.reload === null) {
        note('loaded', `${name} is never reloaded, so it cannot be unloaded.`, 'loaded-state');
    }
    if (modes.length > 0)
        return;
    for (const key of ['magic', 'nonLethal']) {
        if (item[key])
            wrong(key, `${name} is no weapon: leave "${key}" out, or say how it attacks.`);
    }
}
//# sourceMappingURL=items.js.map