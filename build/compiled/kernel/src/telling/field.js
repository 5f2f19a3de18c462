import { nameOf } from '../command.js';
import { recordTally } from '../tally.js';
const same = (_scene, value) => value;
function field(name, what, told, plain = same, record = same) {
    return { name, what, record, told, plain, secrets: [] };
}
/** A combatant by row; -1 for the referee or nobody. */
export const who = (name, what = 'a combatant') => field(name, what, (_scene, kept, nameOf) => nameOf(kept), (scene, kept) => nameOf(scene, kept));
/** A combatant by row, or -1 for nobody: null in sentences. */
export const someone = (name, what = 'a combatant, or nobody') => field(name, what, (_scene, kept, nameOf) => (kept < 0 ? null : nameOf(kept)), (scene, kept) => (kept < 0 ? null : nameOf(scene, kept)));
/** Combatants by row. */
export const everyone = (name, what = 'combatants') => field(name, what, (_scene, kept, nameOf) => kept.map(nameOf), (scene, kept) => kept.map((row) => nameOf(scene, row)));
/** A number as it is. */
export const amount = (name, what = 'a number') => field(name, what, (_scene, kept) => kept);
/** A text as it is. */
export const text = (name, what = 'a text') => field(name, what, (_scene, kept) => kept);
/** The rule that the event comes from. */
export const byRule = (name) => field(name, 'the id of a rule', (_scene, kept) => kept);
/** Yes or no. */
export const yes = (name, what = 'yes or no') => field(name, what, (_scene, kept) => kept);
/** One of the words by its position; '' for a position that is none. */
export const wordIn = (name, words) => {
    const word = (_scene, kept) => words[kept] ?? '';
    return field(name, words.join(', '), word, word);
};
/** A side by its position, told by its name; '' for none. */
export const whichSide = (name) => field(name, 'a side', (scene, kept) => scene.setup.sides[kept]?.name ?? '', (scene, kept) => scene.setup.sides[kept]?.id ?? null);
/** A number with its parts. */
export const sum = (name, what = 'a number with its parts') => field(name, what, (_scene, kept) => kept, same, (_scene, value) => recordTally(value));
/** Plain data of any shape. */
export const data = (name, what = 'plain data') => field(name, what, (_scene, kept) => kept);
/** Something of the ruleset's that a number names: a Zone, an item. `nameIn` is what people call it. */
export const thing = (what, nameIn, plain = nameIn) => (name) => field(name, what, (scene, kept) => nameIn(scene, kept), (scene, kept) => plain(scene, kept));
/** Something whose name may change or go: it is written down as it is called when the event comes about. */
export const named = (what, nameIn) => (name) => field(name, what, (_scene, kept) => kept, same, (scene, value) => nameIn(scene, value));
/** The field, whose value is worked out of what the rule hands over only when the event is kept. */
export const workedOut = (of, from) => ({ ...of, record: (scene, value) => of.record(scene, from(scene, value)) });
/**
 * The field, kept back where one of these things is secret of the combatant in the field `whose` (the referee knows it all the
 * same). A sentence gets null then.
 */
export const hidden = (of, whose, ...by) => ({
    ...of,
    told: (scene, kept, name) => (kept === undefined ? null : of.told(scene, kept, name)),
    secrets: [...of.secrets, ...by.map((one) => ({ by: one, of: whose, leaves: 'nothing' }))],
});
/** A number with parts whose parts are kept back so; the total is told. */
export const withoutParts = (of, whose, ...by) => ({
    ...of,
    secrets: [...of.secrets, ...by.map((one) => ({ by: one, of: whose, leaves: 'total' }))],
});
/**
 * Damage with its parts, of somebody (`dealer`) to somebody (`target`, a field). Who sees the target's life exactly knows
 * what it came to; nobody else does where the dealer's side hides its rolls.
 */
export const damageSum = (dealer, target) => {
    const dealerUnseen = (scene, events, at, lens) => {
        const event = events[at];
        const hurt = event[target];
        if (typeof hurt === 'number' && hurt >= 0 && lens.vitals(hurt) === 'exact')
            return -1;
        const by = typeof dealer === 'string' ? event[dealer] : dealer(scene, events, at, lens);
        return typeof by === 'number' ? by : -1;
    };
    const parts = withoutParts(withoutParts(sum('tally'), dealer, 'rolls', 'abilities'), target, 'defenses');
    return hidden(parts, dealerUnseen, 'rolls');
};
//# sourceMappingURL=field.js.map