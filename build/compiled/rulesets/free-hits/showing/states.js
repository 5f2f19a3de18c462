import { capital, counted, listText, signed } from '@fray/kernel/rules';
import { isUnknown } from '../look.js';
import { isFlatFooted } from '../rules/defense.js';
import { isOn, isRepeated, lossesOf } from '../rules/numbers.js';
import { spellOf } from '../rules/running.js';
import { partsLeft } from '../rules/spells.js';
import { areEnemies, detects, isIn, isSick } from '../rules/who.js';
import { woundsOf } from '../rules/wounds.js';
import { EFFECT_TABLE, RUNNING_TABLE } from '../tables.js';
import { DISRUPTING, MODES, SLOWING, WEAKENING } from '../words.js';
import { conditionLines, STATES } from './conditions.js';
import { changes } from './said.js';
/** A state that the rules know; what it means is said by them. */
const known = (called, short, ways = {}) => ({
    name: called,
    called,
    short,
    tone: 'bad',
    source: '',
    ends: '',
    words: STATES[called].lines[0],
    ...ways,
});
const ROUND_ENDS = 'at the end of the round';
/** All that lies on a unit, as far as the lens knows: conditions, wounds, and what it is about. */
export function statesOf(scene, row, lens) {
    if (!isIn(scene, row))
        return wounds(scene, row);
    return [
        ...lying(scene, row),
        ...effects(scene, row, lens),
        ...wounds(scene, row),
        ...magic(scene, row),
        ...prepared(scene, row),
        ...whereabouts(scene, row, lens),
        ...bonds(scene, row, lens),
    ];
}
function lying(scene, row) {
    const { prone, sickUntil, summoner } = scene.now.combatant;
    const found = [];
    if (prone[row] === 1)
        found.push(known('prone', 'prn', { ends: 'when it gets up' }));
    if (isFlatFooted(scene, row))
        found.push(known('flat-footed', 'ff'));
    if (isSick(scene, row)) {
        const ends = `in round ${sickUntil[row]}, when the turn of its summoner comes`;
        found.push(known('just summoned', 'new', { ends, source: summoner[row] < 0 ? '' : scene.name(summoner[row]) }));
    }
    return found;
}
/** Conditions of the content, and numbers that spells change. */
function effects(scene, row, lens) {
    const { effect } = scene.now;
    const found = [];
    for (let i = 0; i < scene.rows(EFFECT_TABLE); i++) {
        if (effect.who[i] !== row || !isOn(scene, i))
            continue;
        const condition = scene.conditions[effect.condition[i]];
        if (condition !== undefined && isRepeated(scene, i))
            continue;
        const { source, ends } = whence(scene, i, lens);
        const changed = changes([
            ['Accuracy', effect.accuracy[i]],
            ['Agility', effect.agility[i]],
            ['Strength', effect.strength[i]],
            ['movement', effect.movement[i]],
            ['free hits', effect.slots[i]],
            ['armor', effect.guard[i]],
        ]);
        if (condition !== undefined) {
            const { name, accuracy, agility, strength, movement } = condition;
            const worse = condition.flatFooted || condition.cannotAct || condition.held;
            const isGood = !worse && accuracy + agility + strength + movement > 0;
            const words = conditionLines(condition).join(' ');
            found.push({ name, called: name, short: shortOf(name), tone: isGood ? 'good' : 'bad', source, ends, words });
        }
        else if (changed !== '') {
            const name = source === '' ? changed : (source.split(' of ')[0] ?? changed);
            const tone = changed.includes('-') ? 'bad' : 'good';
            found.push({ name, called: name, short: shortOf(name), tone, source, ends, words: `${capital(changed)}.` });
        }
    }
    return found;
}
const shortOf = (name) => name
    .replace(/[^\p{L}\p{N}]/gu, '')
    .slice(0, 3)
    .toLowerCase();
/** Where a row of the effect table comes from, and when it is over. */
function whence(scene, i, lens) {
    const { caster, spell, until } = scene.now.effect;
    const by = caster[i];
    const isSeen = by >= 0 && !isUnknown(scene, by, lens);
    const source = isSeen ? `${spellOf(scene, by, spell[i]).name} of ${scene.name(by)}` : '';
    if (until[i] > 0)
        return { source, ends: `at the end of round ${until[i]}` };
    return { source, ends: by < 0 ? '' : source === '' ? 'when the spell ends' : `when ${source} ends` };
}
const HEALED = 'when a healing of 6 or more takes it away';
function wounds(scene, row) {
    const aims = woundsOf(scene, row).map((wound) => scene.now.wound.aim[wound]);
    const losses = lossesOf(scene, row);
    const found = [];
    const add = (called, short, of, words, ends = HEALED) => {
        const count = aims.filter(of).length;
        if (count === 0)
            return;
        const name = count === 1 ? called : `${count} ${called}s`;
        found.push(known(called, short, { name, words: words === '' ? STATES[called].lines[0] : `${words}.`, ends }));
    };
    const slowed = changes([
        ['Agility', -losses.agility],
        ['movement', -losses.movement],
    ]);
    add('slowing wound', 'slw', (aim) => aim === SLOWING, slowed);
    const weaker = `Strength -${losses.strength}, and each turn has ${counted(losses.strength, 'Bonus Action')} less`;
    add('weakening wound', 'wkn', (aim) => aim === WEAKENING, weaker);
    const disrupted = `Accuracy -${losses.accuracy}`;
    add('disrupting wound', 'dsr', (aim) => aim === DISRUPTING, disrupted, `${HEALED}, or the battle is over`);
    add('wound', 'wnd', (aim) => ![SLOWING, WEAKENING, DISRUPTING].includes(aim), '');
    return found;
}
/** Spells that the unit casts or keeps. */
function magic(scene, row) {
    const found = [];
    const casting = scene.now.combatant.casting[row];
    if (casting >= 0) {
        const { name, cast } = spellOf(scene, row, casting);
        const left = partsLeft(scene, row, casting).length;
        const words = `It is casting ${name}: ${cast.length - left} of ${counted(cast.length, 'part')} paid.`;
        found.push(known('casting', 'cst', { tone: 'note', name: `casting ${name}`, words }));
    }
    const { caster, spell, on, lapsed } = scene.now.running;
    for (let i = 0; i < scene.rows(RUNNING_TABLE); i++) {
        if (caster[i] !== row)
            continue;
        const { name, upkeep } = spellOf(scene, row, spell[i]);
        const isOff = on[i] === 0 || lapsed[i] === 1;
        const due = upkeep === null ? '' : ' Its upkeep is due at the start of each of its turns.';
        found.push(known('keeping a spell', 'kpt', {
            tone: 'note',
            name: `keeping ${name}${isOff ? ' (off)' : ''}`,
            words: `${name} ${isOff ? 'is turned off' : 'goes on'}.${due}`,
            ends: upkeep === null ? '' : 'when its upkeep is not paid',
        }));
    }
    return found;
}
const DEBTS = ['Attack Action', 'Move Action', 'Bonus Action'];
/** What it has prepared: boosts, having disengaged; what its next turn owes. */
function prepared(scene, row) {
    const { boostMelee, boostHit, boostDodge, disengaged, attackOwed, moveOwed, bonusOwed } = scene.now.combatant;
    const found = [];
    const boost = (called, short, by, ends) => {
        if (by > 0)
            found.push(known(called, short, { tone: 'good', words: `${signed(by)}.`, ends }));
    };
    if (disengaged[row] === 1)
        found.push(known('disengaged', 'dsg', { tone: 'good', ends: ROUND_ENDS }));
    boost('boost to hit', '+ht', boostHit[row], ROUND_ENDS);
    boost('boost to melee damage', '+dm', boostMelee[row], ROUND_ENDS);
    boost('boost to dodge', '+dg', boostDodge[row], 'when its next turn comes');
    const owed = [attackOwed[row], moveOwed[row], bonusOwed[row]];
    const due = DEBTS.flatMap((kind, i) => (owed[i] > 0 ? [counted(owed[i], kind)] : []));
    if (due.length > 0) {
        const words = `Its next turn is short of ${listText(due)}.`;
        found.push(known('debt of actions', 'owe', { words, ends: 'at the end of its next turn' }));
    }
    return found;
}
/** How it gets about, and who does not detect it: that is known to its own side. */
function whereabouts(scene, row, lens) {
    const found = [];
    const mode = MODES[scene.now.combatant.mode[row]];
    if (mode !== undefined && mode !== 'normal')
        found.push(known(mode, mode.slice(0, 3), { tone: 'note' }));
    const blind = undetectedBy(scene, row, lens);
    if (blind.length > 0) {
        const words = `Not detected by ${listText(blind)}.`;
        found.push(known('undetected', 'hid', { tone: 'good', words, ends: 'when it attacks, or is found' }));
    }
    return found;
}
/** Names of the enemies that do not detect the unit, where the lens may know: the referee's, and its own side's. */
function undetectedBy(scene, row, lens) {
    if (scene.now.fight.hidden[0] === 0)
        return [];
    const { side } = scene.now.combatant;
    const names = [];
    let isOwn = lens.referee;
    for (let other = 0; other < scene.combatants; other++) {
        if (lens.owns(other) && side[other] === side[row])
            isOwn = true;
        const isBlind = areEnemies(scene, other, row) && isIn(scene, other) && !detects(scene, other, row);
        if (isBlind && !isUnknown(scene, other, lens))
            names.push(scene.name(other));
    }
    return isOwn ? names : [];
}
function bonds(scene, row, lens) {
    const { summoner, thralled } = scene.now.combatant;
    const by = summoner[row];
    if (by < 0 || isUnknown(scene, by, lens))
        return [];
    const source = scene.name(by);
    return [
        thralled[row] === 1
            ? known('thrall', 'thr', { tone: 'note', source, words: `${source} has paid for it: it stays.` })
            : known('summoned', 'sum', { tone: 'note', source, ends: 'when the battle ends' }),
    ];
}
//# sourceMappingURL=states.js.map