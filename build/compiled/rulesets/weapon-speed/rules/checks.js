import { compileDice, D20 } from '@fray/kernel/rules';
import { roll } from '../events.js';
import { cite } from '../scene.js';
export const THREE_D6 = compileDice('3d6');
cite('check-dice');
/** The check dice of the table: a d20, or 3d6. */
export const checkDice = (scene) => (scene.setup.options['check-dice'] === '3d6' ? THREE_D6 : D20);
/** The natural total from which a hit is critical where the attack states none (`crit-natural`). */
const usualCritOn = (scene) => (scene.setup.options['check-dice'] === '3d6' ? 16 : 20);
cite('check-roll');
/**
 * Rolls the check dice into a tally and returns their natural total. No natural result decides by itself: what counts is
 * whether it is at least `needs`, and at least `more`.
 */
export const rollCheck = (scene, who, rule, why, tally, needs, more = needs) => scene.diceWithin(needs, more, more, checkDice(scene), who, rule, why, tally);
/** Makes a check with a flat bonus against a number; equal succeeds. `tn`: the parts of that number, where Heal makes it. */
export function check(scene, who, what, bonus, source, against, rule, tn = null) {
    const tally = scene.tally();
    rollCheck(scene, who, rule, what, tally, against - bonus);
    tally.add(bonus, rule, source);
    const passed = tally.total >= against;
    if (tn === null)
        roll.casting(scene, who, rule, tally, against, passed);
    else
        roll.heal(scene, who, rule, tally, against, passed, tn);
    return passed;
}
cite('crit-natural');
/** The natural total from which this attack is critical; the usual one also where the dice cannot show what it states. */
export function critFrom(scene, { critOn }) {
    const most = checkDice(scene).max;
    return critOn > 0 && critOn <= most ? critOn : usualCritOn(scene);
}
//# sourceMappingURL=checks.js.map