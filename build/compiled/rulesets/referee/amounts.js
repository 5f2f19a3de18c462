import { isRefusal, valueParam, } from '@fray/kernel/rules';
import { readAmount } from '../reading/dice.js';
/** A number or dice that the referee names: `amountParam('damage', { optional: true })`. What is no amount is refused. */
export const amountParam = (name, o = {}) => ({
    ...valueParam(name, o),
    read(_scene, raw) {
        const read = readAmount(raw);
        return isRefusal(read) ? read : { value: raw };
    },
});
/** The value of an {@link amountParam} in a command: its dice, or null where it was left out. */
export const amountOf = (value) => (value === null ? null : readAmount(value));
/** Rolls the amount, with its flat part; `by` is who rolls, `source` what the parts are called. */
export function rollAmount(scene, pool, by, rule, source) {
    const tally = scene.tally();
    scene.roll(pool, by, rule, source, tally);
    if (pool.bonus === 0 && pool.sides.length === 0)
        tally.add(0, rule, source);
    return tally;
}
//# sourceMappingURL=amounts.js.map