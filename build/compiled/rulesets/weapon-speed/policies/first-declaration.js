import { DeclareQuestion, declarationProblem } from '../rules/declaring.js';
import { isUsable, strikeOf } from '../rules/figures.js';
import { yardsBetween } from '../rules/reactions.js';
import { areHostile, isDown, isHere } from '../rules/who.js';
import { ATTACK } from '../words.js';
/**
 * What one declares who does the first thing that can be done: the first attack in hand that reaches somebody, else the
 * first in hand, so that it strikes whoever comes. Null for other questions, and for one who is down or may not attack.
 */
export function firstDeclaration(scene, question) {
    if (!(question instanceof DeclareQuestion) || isDown(scene, question.to))
        return null;
    const { to, choices } = question;
    const ready = (one) => one.kind === ATTACK && isUsable(scene, one.thing) && declarationProblem(scene, to, one) === null;
    const near = choices.findIndex((one) => ready(one) && reaches(scene, to, one));
    const any = near >= 0 ? near : choices.findIndex(ready);
    return any < 0 ? null : any;
}
/** Whether a declared attack reaches an enemy from where its bearer stands. */
function reaches(scene, row, { thing, attack }) {
    const { reach } = strikeOf(scene, thing, attack);
    for (let other = 0; other < scene.combatants; other++) {
        if (areHostile(scene, row, other) && isHere(scene, other) && yardsBetween(scene, row, other) <= reach)
            return true;
    }
    return false;
}
//# sourceMappingURL=first-declaration.js.map