import { choice, compileDice, REFEREE } from '@fray/kernel/rules';
import { note } from '../events.js';
import { cite } from '../scene.js';
import { C } from '../tables.js';
import { PC } from '../words.js';
import { gain } from './life.js';
import { half } from './rolls.js';
cite('recoveries', 'recovery-heal', 'free-recovery', 'no-recoveries-left', 'recovery-average', 'npc-healing', 'rally-for-enemies');
const WAYS = [
    { value: 'roll', label: 'roll the dice' },
    { value: 'average', label: 'take the average' },
];
/** The average of a Recovery: each die rounded down, flat parts added after. */
const averageRecovery = (pool) => pool.sides.reduce((sum, sides) => sum + Math.floor((sides + 1) / 2), pool.bonus);
/** Rolled or averaged, as its player says; `average` is what was said with the command (null: it is asked). */
function recoveryAmount(scene, who, pool, average) {
    if (pool.sides.length === 0)
        return Math.max(0, pool.bonus);
    const asked = average ?? askAverage(scene, who, pool);
    const amount = asked ? averageRecovery(pool) : scene.roll(pool, who, 'recovery-average', 'a Recovery');
    return Math.max(0, amount);
}
function askAverage(scene, who, pool) {
    const prompt = `{0} heals ${pool.text}: roll, or take the average of ${averageRecovery(pool)}?`;
    return scene.ask(choice('recovery-average', who, prompt, [who], WAYS)) === 1;
}
/** Heals by a Recovery. Without any left it gives half, at a lasting price; an NPC heals by its Level instead. */
export function useRecovery(scene, who, using, rule) {
    const { kind, recoveries } = scene.now.combatant;
    const { recovery } = scene.fighter(who).sheet;
    if (kind[who] !== PC || recovery === null)
        return healNpc(scene, who, using);
    const left = recoveries[who];
    let amount = recoveryAmount(scene, who, recovery, using.average);
    if (using.plus !== null)
        amount += scene.roll(using.plus, who, 'recovery-heal', 'more healing');
    if (!using.free && left === 0) {
        amount = half(amount);
        scene.set(C.noRecoveryPenalty, who, scene.now.combatant.noRecoveryPenalty[who] + 1, 'no-recoveries-left');
    }
    else if (!using.free)
        scene.set(C.recoveries, who, left - 1, 'recovery-heal');
    const gained = gain(scene, who, amount, rule);
    note.heal(scene, who, amount, gained, using.free ? 'a Free Recovery' : 'a Recovery');
    return gained;
}
const DICE = { d6: 6, d10: 10 };
/** An NPC heals dice by its Level, one die at Level 0 or less, and spends nothing. */
function healNpc(scene, who, { plus }) {
    const said = scene.setup.options['npc-healing'];
    const way = said === 'ask' ? askDie(scene, who) : said;
    const count = Math.max(1, scene.now.combatant.level[who]);
    let amount = scene.roll(compileDice(`${count}d${DICE[way]}`), who, 'npc-healing', 'healing of an NPC');
    if (plus !== null)
        amount += scene.roll(plus, who, 'npc-healing', 'more healing');
    const gained = gain(scene, who, amount, 'npc-healing');
    note.heal(scene, who, amount, gained, 'healing');
    return gained;
}
const NPC_DICE = [
    { value: 'd6', label: 'a d6 for each Level' },
    { value: 'd10', label: 'a d10 for each Level' },
];
const askDie = (scene, who) => scene.ask(choice('npc-healing', REFEREE, 'What does {0} heal?', [who], NPC_DICE)) === 1 ? 'd10' : 'd6';
//# sourceMappingURL=recovery.js.map