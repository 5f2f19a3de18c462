import { findSpell } from '../kinds/magic-under-way.js';
import { IN } from '../words.js';
/** Maximum hit points for each level of a thrall whose spell states no cost (`thrall-cost`). */
const COST_OF_LEVEL = 6;
/** The spell of the summoner that called the unit, by position. */
function readCalling(r, e, f, summoner) {
    const { spells } = summoner;
    const spell = findSpell(r, e.spell, f.at('spell'), summoner.name, spells);
    if (spell >= 0 && spells[spell]?.summon === null) {
        const said = `${spells[spell]?.name} summons nobody, so it did not call ${e.name}.`;
        r.problems.add(f.at('spell'), said, 'thrall-cost');
    }
    return spell;
}
/** What keeping a thrall takes of its summoner's maximum hit points: 0 where it is paid otherwise (`thrall-mhp`). */
function costOf(r, e, summon) {
    const thrall = summon?.thrall ?? null;
    const usual = r.options['thrall-mhp'] === 'mp' ? 'mp' : 'maxHp';
    if ((thrall?.pool ?? usual) !== 'maxHp')
        return 0;
    return thrall?.amount ?? COST_OF_LEVEL * e.level;
}
/** Settles by which spell a unit was called and what it takes of its summoner, once that one is known. */
export function settleBond(r, e, f, summoner) {
    if (summoner === undefined)
        return { ...e, reserve: 0 };
    const { name } = e;
    const summonedBy = readCalling(r, e, f, summoner);
    if (summoner.side !== e.side) {
        const said = `${name} is not on the side of ${summoner.name}, who summoned it: leave "side" out.`;
        r.problems.add(f.at('side'), said, 'sickness-length');
    }
    if (!e.thralled && e.reserve > 0) {
        r.problems.add(f.at('reserve'), `${name} is no thrall and takes nothing: leave "reserve" out.`, 'thrall-mhp');
    }
    const cost = costOf(r, e, summoner.spells[summonedBy]?.summon ?? null);
    const reserve = !e.thralled ? 0 : e.reserve >= 0 ? e.reserve : cost;
    return { ...e, summonedBy, reserve };
}
/**
 * Settles what thralls take of their summoners, and notes summoners who cannot have paid that or who control too many.
 * `fields` are those of everybody, by row.
 */
export function settleSummons(r, roster, fields, at) {
    const bound = roster.map((e, row) => settleBond(r, e, fields[row], roster[e.summoner]));
    return bound.map((e, row) => {
        const summons = bound.filter(({ summoner }) => summoner === row);
        if (summons.length === 0)
            return e;
        checkSlots(r, e, summons, at(row, 'level'));
        return checkReserves(r, e, summons, fields[row]?.values.hp, at(row, 'hp'));
    });
}
function checkSlots(r, e, summons, path) {
    const more = e.feats.flatMap(({ effects }) => effects);
    const slots = more.reduce((sum, one) => sum + (one.feat === 'summoning-slots' ? one.amount : 0), e.level);
    const controlled = summons.filter(({ status }) => status === IN);
    if (controlled.length <= slots)
        return;
    const who = controlled.map(({ name }) => name).join(', ');
    const said = `${e.name} controls ${controlled.length} (${who}) but has only ${slots} summoning slots.`;
    r.problems.add(path, said, 'summoning-slots');
}
/** Hit points of a summoner that are given without their maximum are all that its thralls leave. */
function checkReserves(r, e, summons, raw, path) {
    const taken = summons.reduce((sum, { reserve }) => sum + reserve, 0);
    const left = e.hp.most - taken;
    if (taken === 0)
        return e;
    const { name, hp } = e;
    if (left < 1) {
        const said = `The thralls of ${name} take ${taken} of its ${hp.most} maximum hit points: at least 1 has to be left.`;
        r.problems.add(path, said, 'thrall-mhp');
        return e;
    }
    if (left >= hp.now)
        return e;
    if (typeof raw === 'string') {
        const said = `${name} has ${hp.now} hit points, but its thralls take ${taken} of ${hp.most} and leave ${left} at most.`;
        r.problems.add(path, said, 'thrall-mhp');
    }
    return { ...e, hp: { ...hp, now: left } };
}
//# sourceMappingURL=summons.js.map