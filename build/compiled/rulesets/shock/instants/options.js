import { notFree, notYourTurn } from '../actions/timing.js';
import { refuse } from '../citing.js';
import { usualMelee } from '../rules/gear.js';
import { cannotAttack } from '../rules/legal.js';
import { instantsRefusal, isCastAgain } from '../rules/limits.js';
import { feetBetween } from '../rules/space.js';
import { noTotalDefense } from '../rules/total-defense.js';
import { areEnemies, isUp } from '../rules/who.js';
import { NO_MANEUVER } from '../words.js';
import { isMomentFor } from './powers.js';
import { eachSnap, isFarFetched, noSnap, snapWords } from './snaps.js';
/**
 * Everything that the combatant could do at this moment, the likeliest first, then (for people) what it cannot, with
 * reasons.
 */
export function instantsOf(scene, who, what, { held, spells, used }) {
    const found = [];
    const refused = [];
    const add = (instant, words, refusal) => {
        if (refusal === null)
            found.push({ instant, option: words });
        else if (scene.isListening)
            refused.push({ instant, option: { ...words, refusal } });
    };
    const limit = instantsRefusal(scene, who);
    const again = () => refuse('instant-once', `${scene.name(who)} has answered with that at this moment already.`);
    const defense = { kind: 'total-defense' };
    add(defense, { value: 'total-defense', label: 'Total Defense' }, limit ?? noTotalDefense(scene, who));
    const none = limit ?? noSnap(scene, who);
    if (none === null || scene.isListening) {
        for (const aim of eachSnap(scene, who)) {
            const why = none ?? cannotAttack(scene, who, aim);
            if (why === null || !isFarFetched(scene, who, aim))
                add({ kind: 'snap', aim }, snapWords(scene, aim), why);
        }
    }
    scene.fighter(who).powers.forEach((power, at) => {
        if (!isMomentFor(scene, who, at, what))
            return;
        const words = { value: `use ${power.name}`, label: power.name };
        add({ kind: 'power', power: at }, words, limit ?? (used.includes(at) ? again() : null));
    });
    for (const { command, text } of spells) {
        const why = limit ?? (isCastAgain(scene, command) ? again() : null);
        add({ kind: 'spell', command }, { value: text, label: text }, why);
    }
    if (held.length === 0 && scene.isListening) {
        for (const { words, why } of notNow(scene, who))
            add(defense, words, why);
    }
    for (const { command, text } of held)
        add({ kind: 'held', command }, { value: text, label: `held: ${text}` }, limit);
    return firstOfEach([...inOrder(scene, found, what.actor), ...refused]);
}
/** Of several with the same words, two daggers in hand, say, the first: an answer is known by its words. */
function firstOfEach(all) {
    const seen = new Set();
    return all.filter(({ option: { value } }) => !seen.has(value) && seen.add(value));
}
/** Held acts that go at somebody. */
const BLOWS = new Set(['attack', 'shoot', 'cast']);
/** How far down the list an Instant stands: what goes at the one who acts comes before the rest, plain blows before maneuvers. */
function placeOf(scene, { instant }, actor) {
    if (instant.kind === 'total-defense' || instant.kind === 'power' || instant.kind === 'spell')
        return 0;
    const isHeld = instant.kind === 'held';
    const { target = -1, weapon = -1 } = isHeld ? instant.command : instant.aim;
    const isBlow = isHeld ? BLOWS.has(instant.command.action) : instant.aim.maneuver === NO_MANEUVER;
    const isArmed = weapon < 0 || !scene.kind(weapon).unarmed;
    return 1 + (isBlow ? 0 : 8) + (isArmed ? 0 : 4) + (target === actor ? 0 : 2) + (isHeld ? 0 : 1);
}
const inOrder = (scene, found, actor) => found
    .map((one) => ({ one, place: placeOf(scene, one, actor) }))
    .sort((a, b) => a.place - b.place)
    .map(({ one }) => one);
/** What somebody might think of who has not held its action: shown with the reason why not. */
function* notNow(scene, who) {
    const early = notYourTurn(scene, who);
    if (early === null)
        return;
    if (scene.now.combatant.prone[who] === 0)
        yield { words: { value: 'go-prone', label: 'go prone' }, why: notFree(scene, who) };
    const weapon = scene.itemName(usualMelee(scene, who));
    for (let target = 0; target < scene.combatants; target++) {
        if (!areEnemies(scene, who, target) || !isUp(scene, target) || feetBetween(scene, who, target) > 5)
            continue;
        const text = `attack ${scene.name(target)} ${weapon}`;
        yield { words: { value: text, label: text }, why: early };
    }
}
//# sourceMappingURL=options.js.map