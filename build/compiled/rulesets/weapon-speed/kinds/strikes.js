import { ATTRIBUTES, MELEE, MODES, NO_ATTRIBUTE, THROWN } from '../words.js';
import { types } from './effects.js';
import { bonus, dice, kind, maybe, number, speed, text, word } from './fields.js';
const UNSAID = -1;
/** What an attack is; these fields may stand in an item itself. */
export const strikeFields = {
    mode: word(MODES, 'Melee, shot, or the weapon itself thrown: melee if left out.', { leftOut: UNSAID }),
    bonus: bonus('The whole attack bonus, as the stat block has it.', { rule: 'attack-bonus' }),
    attribute: word(ATTRIBUTES, 'An attribute whose modifier is added besides.', { leftOut: NO_ATTRIBUTE }),
    damage: dice('Dice of damage.'),
    damageAttribute: word(ATTRIBUTES, 'An attribute whose modifier is added to damage.', { leftOut: NO_ATTRIBUTE }),
    types,
    crit: number('Critical multiplier.', {
        rule: 'crit-multiplier',
        min: 2,
        max: 4,
        leftOut: 0,
        words: { x2: 2, x3: 3, x4: 4, none: 0 },
    }),
    critOn: number('Natural roll from which a hit is critical.', {
        rule: 'crit-natural',
        min: 2,
        max: 20,
        leftOut: 0,
        words: { usual: 0 },
    }),
    speed: speed('Added to Initiative.', 0),
    reach: maybe(number('Yards that it reaches in melee: 1 if left out.', { min: 1, max: 100 }), undefined, {
        rule: 'attack-reach',
    }),
    range: maybe(number('Yards that it carries, shot or thrown.', { min: 0, max: 10_000 }), undefined, {
        rule: 'attack-reach',
    }),
    strikes: number('Strikes in one attack.', { rule: 'attack-strikes', min: 1, max: 10, leftOut: 1 }),
};
/** The fields of an attack that may stand in an item itself. */
export const STRIKE_FIELDS = Object.keys(strikeFields);
/** An attack as it is written. What it does not say follows from what it belongs to: see {@link settleStrike}. */
export const strike = kind('attack', 'An attack.', {
    fields: { name: text('What people call it.', { min: 1 }), ...strikeFields },
    without: ({ mode }) => (mode === MELEE ? [] : ['reach']),
});
/** The attack as its bearer has it, with a note of what is wrong with it. */
export function settleStrike(r, draft, bearer) {
    const mode = draft.mode === UNSAID ? bearer.mode : draft.mode;
    const usualName = mode === THROWN ? `thrown ${bearer.name.toLowerCase()}` : bearer.name.toLowerCase();
    const reach = mode === MELEE ? (draft.reach ?? 1) : (draft.range ?? bearer.range);
    if (!bearer.lost)
        checkStrike(r, draft, mode, reach, bearer);
    return {
        ...Object.fromEntries(STRIKE_FIELDS.map((field) => [field, draft[field]])),
        name: draft.name || usualName,
        mode,
        reach,
        range: mode === MELEE ? null : reach,
    };
}
function checkStrike(r, { damage, types, crit, critOn, reach: saidReach, range: saidRange }, mode, reach, { name, path, at, hasDamage }) {
    const wrong = (where, message, rule) => r.problems.add(where, message, rule);
    if (damage !== null && types === 0) {
        wrong(path, `${name} deals damage of no type: give it "types", as in slashing or [blunt, fire].`, 'wound-mark');
    }
    if (!hasDamage && (types !== 0 || crit !== 0)) {
        wrong(path, `${name} has a type or a multiplier but no "damage": dice, as in 1d8+2.`, 'damage-roll');
    }
    if (mode === MELEE && saidRange !== null) {
        wrong(at('range'), `${name} strikes in melee: it has a "reach" in yards and no "range".`, 'attack-reach');
    }
    if (mode !== MELEE && saidReach !== null) {
        wrong(at('reach'), `${name} is shot or thrown: it has a "range" in yards and no "reach".`, 'attack-reach');
    }
    if (mode !== MELEE && reach < 1) {
        wrong(path, `${name} is shot or thrown: it needs a "range" in yards.`, 'attack-reach');
    }
    if (critOn !== 0 && crit === 0) {
        wrong(at('critOn'), `${name} has no multiplier, so it is never critical: give it "crit".`, 'crit-natural');
    }
}
/** The attack that stands under a field of what it belongs to. */
export const settleUnder = (r, draft, { name, mode, range, path }, lost = false) => draft === null
    ? null
    : settleStrike(r, draft, {
        name,
        mode,
        range,
        path,
        at: (field) => [...path, field],
        lost,
        hasDamage: draft.damage !== null,
    });
//# sourceMappingURL=strikes.js.map