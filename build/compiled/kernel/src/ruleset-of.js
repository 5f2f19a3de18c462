import { blankOf } from './action.js';
import { refuse } from './refusal.js';
import { firstLegalPolicyOf, randomPolicyOf } from './simple-policies.js';
/**
 * A ruleset of what it says of itself. What follows need not be said: blanks, the policies `first-legal` and `random`, what
 * events tell and keep secret. Where it says nothing else, whoever stands in `fight.turn` acts (nobody while it is -1),
 * nothing is due by itself or taken for granted, and there is nothing to describe besides the columns.
 */
export function rulesetOf(plain) {
    const { tables, actions: list, events, policies: own, simple, ...rest } = plain;
    const actions = new Map(list.map((action) => [action.id, action]));
    const mayCommand = plain.mayCommand ?? mayOnTurn(plain.turnRule, plain.cannotAct);
    const play = { ...simple, actions, mayCommand };
    const policies = [...own, firstLegalPolicyOf(play), randomPolicyOf(play)];
    return {
        blank: blankOf(actions),
        commanders: (scene) => (scene.now.fight.turn[0] < 0 ? [] : [scene.now.fight.turn[0]]),
        routine: () => null,
        implied: () => null,
        describe: () => ({}),
        describeFight: () => ({}),
        ...rest,
        tables: tables,
        actions,
        policies: new Map(policies.map((policy) => [policy.id, policy])),
        mayCommand,
        tell: events.tell,
        eventKinds: events.kinds,
        eventSecrets: events.secrets,
    };
}
const mayOnTurn = (rule, cannotAct) => (scene, actor) => {
    const { over, turn } = scene.now.fight;
    if (over[0] === 1)
        return refuse('fight-over', 'The fight is over.');
    const why = cannotAct?.(scene, actor) ?? null;
    if (why !== null || turn[0] === actor)
        return why;
    return refuse(rule, `It is not the turn of ${scene.sheets[actor].name}.`);
};
//# sourceMappingURL=ruleset-of.js.map