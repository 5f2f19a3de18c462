import { nameOf, sideOf } from '@fray/kernel';
/** The names of everybody who is not of the combatant's side; of nobody's (the referee's) there are none. */
export function foesOf(scene, actor) {
    const foes = new Set();
    if (actor < 0)
        return foes;
    for (let row = 0; row < scene.combatants; row++)
        if (sideOf(scene, row) !== sideOf(scene, actor))
            foes.add(nameOf(scene, row));
    return foes;
}
/**
 * The likely first: what is done to foes, then all else, then what only waits for something to happen, and last what cannot
 * be mended. Within each of these the ruleset's order, which has the likely before the rare. The order says nothing of what
 * is hidden: it hangs on sides and on what was listed anyway.
 */
export function inOrder(acts, foes, waits) {
    const place = (act) => {
        if (act.drastic !== null)
            return 3;
        if (waits(act.action))
            return 2;
        return isAtFoes(act, foes) ? 0 : 1;
    };
    return [0, 1, 2, 3].flatMap((at) => acts.filter((act) => place(act) === at));
}
/** Whether it is done to a foe, or asks for somebody of whom one is a foe. */
function isAtFoes({ command, asks: [next] }, foes) {
    const { target, targets } = command;
    const named = [target, targets, next?.candidates ?? []].flat();
    return named.some((one) => typeof one === 'string' && foes.has(one));
}
//# sourceMappingURL=likely.js.map