import { ATTACKS } from '../words.js';
import { choice, flag, kind, list, maybe, neededDice, number, variants } from './fields.js';
/** How often something may be used. */
export const uses = maybe(kind('uses', 'How often it may be used; any number of times if left out.', {
    fields: {
        times: number('How often.', { min: 1, max: 1000, needed: 'These uses have no "times": how often.' }),
        per: choice(['round', 'fight', 'day'], 'In what time; a day is as long as a fight here.', {
            leftOut: 'fight',
            needed: 'These uses have no "per": round, fight or day.',
        }),
    },
}));
const NEEDED = { needed: 'This is missing.' };
const amount = (least, says) => number(says, { min: least, max: 99, ...NEEDED });
const when = choice(ATTACKS, 'On which attacks.', { leftOut: 'any' });
const roll = neededDice('Dice, or a number.', NEEDED);
const nothing = {};
/** An effect, as it is written. */
const written = variants('effect', 'What a power, a spell or an item does.', 'effect', {
    damage: {
        says: 'More damage.',
        fields: { amount: amount(-99, 'Points.'), addsToShock: flag('Whether Shock grows as well.'), when },
    },
    'to-hit': { says: 'Added to attack rolls.', fields: { amount: amount(-99, 'Added to the roll.'), when } },
    shock: {
        says: 'Changes the Shock rating of its weapons.',
        fields: {
            points: number('Points more.', { min: 0, max: 99, leftOut: 0 }),
            anyAc: flag('Shock reaches any AC.'),
        },
    },
    'shock-immune': { says: 'Shock does nothing to it.', fields: nothing },
    'treat-as-hit': { says: 'A miss counts as a hit.', fields: nothing },
    'treat-as-miss': { says: 'A hit counts as a miss.', fields: nothing },
    cheaper: {
        says: 'An action costs less.',
        fields: {
            action: choice(['disengage', 'stand-up', 'reload'], 'Which action.', { leftOut: 'disengage', ...NEEDED }),
            cost: choice(['free', 'move'], 'What it costs now.', { leftOut: 'free', ...NEEDED }),
        },
    },
    'screen-extra': {
        says: 'Screens against more attackers each round.',
        fields: { amount: amount(1, 'How many more.') },
    },
    heal: { says: 'Gives hit points back.', fields: { amount: roll } },
    ac: { says: 'A better AC.', fields: { amount: amount(-99, 'Added to AC.') } },
    'extra-attack': { says: 'One more attack.', fields: nothing },
    'sees-unseen': { says: 'Nobody is unseen to it.', fields: nothing },
    'no-opportunity': { says: 'Moves without attacks of opportunity.', fields: nothing },
    'damage-roll': { says: 'Damage to a target that is chosen.', fields: { amount: roll } },
    hurt: {
        says: 'Damage to the target.',
        fields: {
            amount: roll,
            save: choice(['half', 'none'], 'What a Physical save leaves of it; no save if left out.'),
        },
    },
    'knock-prone': {
        says: 'The target falls prone.',
        fields: { save: choice(['none'], 'A Physical save avoids it; no save if left out.') },
    },
    push: {
        says: 'The target is pushed away.',
        fields: { feet: number('How far.', { min: 5, max: 1000, step: 5, ...NEEDED }) },
    },
    unseen: { says: 'The target cannot be seen.', fields: nothing },
});
/** An effect; damage to a target that is chosen is damage to the target. */
const effect = {
    ...written,
    read(r, raw, path) {
        const said = written.read(r, raw, path);
        return said?.effect === 'damage-roll' ? { effect: 'hurt', amount: said.amount, save: null } : said;
    },
};
/** Effects that last as long as a passive power does. */
export const LASTING = [
    'damage',
    'to-hit',
    'shock',
    'shock-immune',
    'cheaper',
    'screen-extra',
    'ac',
    'sees-unseen',
    'no-opportunity',
];
/** Effects of spells, and of items that are used up. */
export const CAST = [
    'hurt',
    'heal',
    'knock-prone',
    'push',
    'ac',
    'shock-immune',
    'unseen',
    'no-opportunity',
];
/** Effects of powers that are used. */
export const USED = [...CAST, 'treat-as-hit', 'treat-as-miss', 'extra-attack'];
/** What something does. */
export const effects = (says) => list(effect, says);
/** Notes effects that make no sense where they stand: those that `what` cannot have. */
export function checkFitting(r, all, fitting, what, path) {
    all.forEach((one, i) => {
        if (fitting.includes(one.effect))
            return;
        const said = `${what} cannot have the effect ${one.effect}; here: ${fitting.join(', ')}.`;
        r.problems.add([...path, i, 'effect'], said, 'spell-content');
    });
}
//# sourceMappingURL=effects.js.map