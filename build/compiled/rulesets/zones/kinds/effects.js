import * as z from 'zod';
import { ASK_REFEREE, ATTRIBUTES, CON, DISTRACTED, HINDRANCES, PARALYZED, STR, TIMINGS, WIS } from '../words.js';
import { dice, flag, kind, list, maybe, number, text, word } from './fields.js';
/** The Attribute of a Test as data names it; the referee is asked where it names none. */
export const openAttribute = word(ATTRIBUTES, 'The Attribute of the Test; the referee chooses when it matters with ask.', { leftOut: ASK_REFEREE, also: { ask: ASK_REFEREE } });
/** The number that a Test has to reach. */
export const dr = number('The number to reach.', {
    min: 1,
    max: 99,
    usual: { option: 'default-dr', of: (r) => r.options['default-dr'] },
});
const moments = number('For how many Moments (Rounds) it lasts; until a Test ends it, if left out.', {
    min: 1,
    max: 10_000,
    leftOut: 0,
});
/** The DR of the Test that ends an effect: a number, or `ask`. Left out is -2 until it is known whether an Attribute is named. */
const UNSAID = -2;
const openDr = number('The number to reach; with ask the referee names it when the effect lands.', {
    min: 1,
    max: 99,
    leftOut: UNSAID,
    words: { ask: ASK_REFEREE },
});
/** The Test that ends an effect. Data that lays it on and names neither Attribute nor DR leaves both to the referee. */
function landing(effect, { raw }, r) {
    if (effect.dr !== UNSAID)
        return effect;
    const open = raw.attribute === undefined;
    return { ...effect, dr: open ? ASK_REFEREE : r.options['default-dr'] };
}
/** The Test that ends what already lies on somebody: it was chosen when it landed. */
function lying(effect, usual, { raw, wrong }, r) {
    for (const [key, what] of [
        ['attribute', 'Attribute'],
        ['dr', 'DR'],
    ]) {
        if (raw[key] !== 'ask')
            continue;
        const right = `name the ${what} that was chosen when it landed`;
        wrong(key, `What already lies on somebody cannot ask: ${right}.`, 'test-attribute-by-referee');
    }
    return {
        ...effect,
        attribute: effect.attribute < 0 ? usual : effect.attribute,
        dr: effect.dr < 0 ? r.options['default-dr'] : effect.dr,
    };
}
const ongoingSays = "Ongoing Damage: HP lost at the start of each of the sufferer's Turns until a Test at their end passes.";
const ongoingFields = { attribute: openAttribute, dr: openDr, moments };
/** Ongoing Damage as an effect lays it on. */
export const ongoing = kind('ongoing', ongoingSays, { fields: ongoingFields, settle: landing });
/** Ongoing Damage that already lies on a combatant. */
export const ongoingState = kind('ongoing-state', ongoingSays, {
    fields: ongoingFields,
    settle: (effect, given, r) => lying(effect, CON, given, r),
});
const hindranceFields = {
    kind: word(HINDRANCES, 'One of the four hindrances.', { needed: 'This hindrance has no "kind".' }),
    ...ongoingFields,
    needsAction: flag('Whether the Test to end it costs the Action. Not for distracted and paralyzed.'),
};
/** A hindrance that could never be ended: Distracted or Paralyzed whose Test costs an Action. */
function checkNeedsAction({ kind, needsAction }, { wrong }) {
    if (!needsAction || (kind !== DISTRACTED && kind !== PARALYZED))
        return;
    wrong('needsAction', `The Test to end ${HINDRANCES[kind]} cannot need an Action, because one who is ${HINDRANCES[kind]} has none: leave needsAction out.`, 'hindrance-action-exception');
}
/** The Attribute of a hindrance that lies on somebody and names none, by kind. */
const USUAL_ATTRIBUTE = [CON, WIS, STR, WIS];
const brief = {
    schema: z.enum(HINDRANCES),
    fields: (raw) => (typeof raw === 'string' ? { kind: raw } : null),
};
const hindranceSays = 'A hindrance: a bare word (the referee names the Test that ends it), or a map with that Test.';
/** A hindrance as an effect lays it on. */
export const hindrance = kind('hindrance', hindranceSays, {
    brief,
    fields: hindranceFields,
    check: checkNeedsAction,
    settle: landing,
});
/** A hindrance that already lies on a combatant. */
export const hindranceState = kind('hindrance-state', hindranceSays, {
    brief,
    fields: hindranceFields,
    check: checkNeedsAction,
    settle: (effect, given, r) => lying(effect, USUAL_ATTRIBUTE[effect.kind], given, r),
});
/** What an attack, a spell, an item or a hazard does besides damage. */
export const rider = { ongoing: maybe(ongoing), hindrance: maybe(hindrance) };
/** A hazard of a Zone. */
export const hazard = kind('hazard', 'A hazard: those in the Zone Test against it, and a fail brings its damage, Ongoing Damage or hindrance.', {
    fields: {
        attribute: openAttribute,
        dr,
        damage: dice('What one who fails loses.'),
        ...rider,
        immune: list(text('A name, or a content id.'), 'Who is not touched: names of combatants, or content ids of their kinds.'),
        when: word(TIMINGS, 'When it is tested.', {
            usual: {
                option: 'zone-hazard-timing',
                of: (r) => TIMINGS.indexOf(r.options['zone-hazard-timing']),
            },
        }),
    },
    check({ damage, ongoing, hindrance }, { wrong }) {
        if (damage !== null || ongoing !== null || hindrance !== null)
            return;
        wrong(null, 'This hazard does nothing to those who fail: give it damage, ongoing or a hindrance.', 'zone-hazard-data');
    },
});
//# sourceMappingURL=effects.js.map