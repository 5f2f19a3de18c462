import { isRoll, nameOf, viewAll, } from '@fray/kernel';
import { exactOddsOf, oddsOf } from './odds.js';
import { happenings } from './reading.js';
/**
 * The reading of everything that may follow a command, for any command of any ruleset: what the rules have told of rolls,
 * and what the views of those in the fight say otherwise than before. `checks`: whether the rolls are listened to, which
 * makes every way a different one.
 */
export function consequences(rules, scene, command, { checks = true, effects = effectsSince(rules, scene), } = {}) {
    const base = happenings(rules, scene, command);
    return {
        events: checks,
        read: (now, blows, events) => ({
            ...base.read(now, blows, events),
            checks: checks ? checksOf(events) : [],
            effects: effects(now),
        }),
        key: (value) => `${base.key?.(value)} ${JSON.stringify([value.checks, value.effects])}`,
    };
}
/** Listening to the rolls keeps ways apart that come to the same: more of them than this are not worth it. */
const MOST_HEARD = 20_000;
/** The odds of everything that may follow. Where listening to the rolls makes too many ways, they are left out. */
export function consequenceOdds(situation, command, wishes) {
    return withChecks(situation, command, wishes, (reading) => oddsOf(situation, command, { ...wishes, reading }));
}
/** The same where everybody answers as wished and every way is followed; null where that would take too many. */
export function exactConsequences(situation, command, wishes) {
    return withChecks(situation, command, wishes, (reading) => exactOddsOf(situation, command, { ...wishes, reading }));
}
/** The odds without the rolls, and with them where those can be followed, too. */
function withChecks({ rules, scene }, command, wishes, oddsBy) {
    const effects = effectsSince(rules, scene);
    const odds = oddsBy(consequences(rules, scene, command, { checks: false, effects }));
    if (odds === null || odds.kind === 'sampled' || odds.instead !== undefined)
        return odds;
    const reading = consequences(rules, scene, command, { effects });
    const ways = Math.min(wishes.ways ?? MOST_HEARD, MOST_HEARD);
    return exactOddsOf({ rules, scene }, command, { ...wishes, reading, ways }) ?? odds;
}
function checksOf(events) {
    const found = [];
    for (const event of events) {
        if (!isRoll(event) || event.passed === null || event.what === 'attack')
            continue;
        const { who, what, rule, passed } = event;
        found.push({ who, what, rule, passed });
    }
    return found;
}
/** What is otherwise than as the scene stands now. Ways that come to the same fight, cell for cell, are put into words once. */
function effectsSince(rules, scene) {
    const before = viewsOf(rules, scene);
    const known = new Map();
    const begun = scene.save();
    let spent = scene.save();
    return (now) => {
        spent = now.saveOver(spent);
        const key = changesKey(begun, spent);
        const found = known.get(key) ?? effectsOf(before, viewsOf(rules, now));
        known.set(key, found);
        return found;
    };
}
/** What is otherwise in the second, cell by cell: much shorter than all of it. */
function changesKey(begun, now) {
    const { memory } = now;
    const was = begun.memory;
    let key = `${memory.length}`;
    for (let i = 0; i < memory.length; i++)
        if (memory[i] !== was[i])
            key += ` ${i} ${memory[i]}`;
    return now.values === begun.values ? key : key + JSON.stringify(now.values);
}
/** What the views of everybody say, by row. */
const viewsOf = (rules, scene) => {
    const { combatants } = viewAll(rules, scene);
    return scene.sheets.slice(0, scene.combatants).map((_, row) => combatants[nameOf(scene, row)]);
};
/** Words, yes and lists of words; numbers are told as life lost, or are what an act has cost. */
function tell(value, path, state) {
    const name = path.map(wordsOf).join(' ');
    if (value === true)
        state.set(name, name);
    else if (typeof value === 'string')
        state.set(name, `${name} ${value}`);
    else if (Array.isArray(value)) {
        for (const one of value)
            if (typeof one === 'string')
                state.set(`${name} ${one}`, `${name} ${one}`);
    }
    else if (isObject(value)) {
        for (const [key, one] of Object.entries(value))
            tell(one, [...path, key], state);
    }
}
/** Tells only where two views differ: nearly all of a view is as before. */
function tellOthers(was, is, path, had, has) {
    if (isObject(was) && isObject(is)) {
        for (const key in is)
            if (was[key] !== is[key])
                tellOthers(was[key], is[key], [...path, key], had, has);
        for (const key in was)
            if (!(key in is))
                tell(was[key], [...path, key], had);
    }
    else {
        tell(was, path, had);
        tell(is, path, has);
    }
}
const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);
/** `shieldUsed`: `shield used`. */
function wordsOf(key) {
    const found = SPLIT.get(key) ?? key.replace(/[a-z][A-Z]/g, ([a, b]) => `${a} ${b?.toLowerCase()}`);
    SPLIT.set(key, found);
    return found;
}
const SPLIT = new Map();
function effectsOf(before, after) {
    const found = [];
    after.forEach((is, row) => {
        const was = before[row];
        if (was === undefined)
            return;
        const had = new Map();
        const has = new Map();
        tellOthers(was, is, [], had, has);
        for (const [name, words] of has)
            if (had.get(name) !== words)
                found.push({ row, words });
        for (const [name, words] of had)
            if (!has.has(name))
                found.push({ row, words: `no longer ${words}` });
    });
    return found;
}
//# sourceMappingURL=consequences.js.map