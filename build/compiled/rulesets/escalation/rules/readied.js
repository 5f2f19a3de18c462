import { cite } from '../scene.js';
import { AIM, AIM_TABLE, C, F, NONE } from '../tables.js';
import { AIMS, READY_ACTS } from '../words.js';
cite('ready', 'ready-cost', 'coup-de-grace');
/** Holds an action ready; it has been paid for. */
export function holdReady(scene, who, held, rule) {
    scene.set(C.readySlot, who, held.slot, rule);
    scene.set(C.readyAct, who, held.act, rule);
    scene.set(C.readyTarget, who, held.target, rule);
    scene.set(C.readyAbility, who, held.ability, rule);
    scene.set(C.readyKnockOut, who, held.knockOut ? 1 : 0, rule);
    scene.set(C.readyWhen, who, held.when, rule);
    scene.set(C.readyWho, who, held.who, rule);
    scene.set(C.readyRound, who, held.round, rule);
    scene.set(C.readyBecause, who, scene.keep(held.because), rule);
    scene.set(F.readied, 0, scene.now.fight.readied[0] + 1, rule);
    for (const { as, whom } of held.aims) {
        const row = scene.open(AIM_TABLE);
        scene.set(AIM.who, row, who, rule);
        scene.set(AIM.as, row, AIMS.indexOf(as), rule);
        scene.set(AIM.whom, row, whom, rule);
    }
}
/** Whom a readied action names under a parameter, in order. */
function aimsOf(scene, who, as) {
    const { who: whose, as: which, whom } = scene.now.aim;
    const rows = [];
    for (let i = 0; i < scene.rows(AIM_TABLE); i++) {
        if (whose[i] === who && AIMS[which[i]] === as)
            rows.push(whom[i]);
    }
    return rows;
}
const NOBODY = [];
const NOTHING = { target: NONE, targets: NOBODY, from: NOBODY, 'knock-out': NONE, text: '' };
/** The command that a readied action becomes when it is carried out. */
export function readiedCommand(scene, who, blank) {
    const { readyAct, readyTarget, readyAbility, readySlot, readyKnockOut } = scene.now.combatant;
    const act = READY_ACTS[readyAct[who]];
    const command = { ...NOTHING, ...blank(who, act) };
    const target = readyTarget[who];
    const others = aimsOf(scene, who, 'targets');
    const named = target >= 0 ? [target, ...others] : others;
    command.slot = readySlot[who];
    if (act === 'stance')
        command.stance = readyAbility[who];
    else
        command.ability = readyAbility[who];
    command.to = aimsOf(scene, who, 'to')[0] ?? NONE;
    command.away = aimsOf(scene, who, 'away');
    command.also = aimsOf(scene, who, 'also');
    if (readyKnockOut[who] === 1)
        command['knock-out'] = 1;
    if (act === 'move')
        command.to = command.to >= 0 ? command.to : target;
    else if (act === 'use')
        command.targets = named;
    else if (act === 'disengage')
        command.from = named;
    else
        command.target = target;
    if (act === 'deed')
        command.text = 'what was readied';
    return command;
}
//# sourceMappingURL=readied.js.map