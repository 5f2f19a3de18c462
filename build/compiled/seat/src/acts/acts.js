import { canonical, nameOf, possibleCommands, writeCommand, } from '@fray/kernel';
import { foesOf, inOrder } from './likely.js';
import { parameterWords, titleWords } from './words.js';
/** Commands of one action beyond which it is asked step by step what is meant, instead of a list of all. */
const MOST_EACH = 12;
/** All that the combatant (or the referee, below 0) may do now, as its seat may know it. */
export function actsOf(rules, scene, actor, lens, keys, { action: only, given = {} } = {}) {
    const { price } = rules.showing;
    const { legal, refused } = possibleCommands(rules, scene, actor);
    const foes = foesOf(scene, actor);
    const groups = new Map();
    for (const command of legal) {
        if (only !== undefined && command.action !== only)
            continue;
        if (namesUnknown(rules, scene, command))
            continue;
        const plain = withoutTexts(rules, writeCommand(rules, scene, command));
        if (!isGiven(plain, given))
            continue;
        const cost = price(scene, command);
        const group = groups.get(cost.id) ?? { price: cost, commands: new Map() };
        groups.set(cost.id, group);
        group.commands.set(plain.action, [...(group.commands.get(plain.action) ?? []), plain]);
    }
    return {
        who: nameOf(scene, actor),
        groups: [...groups.values()]
            .sort((a, b) => a.price.order - b.price.order)
            .map((group) => ({
            price: group.price,
            acts: inOrder([...group.commands.values()].flatMap((plains) => actsOfAction(rules, plains, given, keys)), foes, (id) => actionOf(rules, id).waits === true),
        })),
        illegal: illegalOf(rules, scene, refused),
        cautions: actor < 0 ? [] : [...(rules.cautions?.(scene, actor, lens) ?? [])],
    };
}
const actionOf = (rules, id) => rules.actions.get(id);
const isFreeText = ({ kind, optional }) => kind === 'text' && !optional;
/** The command without the words that only whoever gives it can say. */
function withoutTexts(rules, plain) {
    const { params } = actionOf(rules, plain.action);
    const texts = new Set(params.filter(isFreeText).map(({ name }) => name));
    return texts.size === 0
        ? plain
        : Object.fromEntries(Object.entries(plain).filter(([key]) => !texts.has(key)));
}
/** Whether the command is about somebody of whom those do not know who look. */
function namesUnknown(rules, scene, command) {
    const { known } = scene;
    if (known === null)
        return false;
    const values = command;
    return actionOf(rules, command.action).params.some(({ name, kind }) => {
        const value = values[name];
        if (kind === 'combatant')
            return typeof value === 'number' && value >= 0 && !known(value);
        return kind === 'combatants' && Array.isArray(value) && value.some((row) => !known(row));
    });
}
/** A parameter as it is said: lists with commas, '' where it is left out. */
const said = (value) => (Array.isArray(value) ? value.join(',') : (value ?? ''));
const isGiven = (plain, given) => Object.entries(given).every(([key, value]) => said(plain[key]) === said(value));
/** The commands of one action: one act each, or one that asks on where there are many. */
function actsOfAction(rules, plains, given, keys) {
    const [first] = plains;
    if (first === undefined)
        return [];
    const action = actionOf(rules, first.action);
    const texts = action.params.filter(isFreeText).map((param) => askOf(param, []));
    const act = (command, asks) => ({
        key: keys.of(command),
        action: action.id,
        command,
        label: titleWords(action, command),
        words: parameterWords(action, command),
        drastic: action.drastic ?? null,
        asks,
        finer: '',
        about: { kind: 'action', name: action.id, of: null },
    });
    const each = [...new Map(plains.map((plain) => [canonical(plain), plain])).values()];
    const coarse = coarsely(action, each, given);
    const next = coarse.length <= MOST_EACH ? undefined : firstThatDiffers(action, each);
    if (next === undefined) {
        return coarse.map(({ plain, finer, plains: some }) => finer === null ? act(plain, texts) : { ...act(plain, [askOf(finer, some)]), finer: finer.finer ?? '' });
    }
    const { actor, action: id } = first;
    const spoken = Object.fromEntries(Object.entries(given).filter(([, value]) => said(value) !== ''));
    return [act({ actor, action: id, ...spoken }, [askOf(next, each)])];
}
/** Fewer commands than this that differ in a finer point alone are told one by one. */
const LEAST_FINER = 3;
/**
 * The commands, of which those that differ in a finer point alone are one that still asks for it. What is done where nothing is
 * said of it stands beside that, whole.
 */
function coarsely({ params }, plains, given) {
    const whole = (plain) => ({ plain, finer: null, plains: [plain] });
    const finer = params.find((param) => param.finer !== undefined);
    if (finer === undefined || finer.name in given)
        return plains.map(whole);
    const { name, says } = finer;
    const groups = new Map();
    for (const plain of plains) {
        const id = canonical(without(plain, name));
        groups.set(id, [...(groups.get(id) ?? []), plain]);
    }
    const goesWithoutSaying = (plain) => plain[name] === undefined || says?.(String(plain[name]), plain) === '';
    return [...groups.values()].flatMap((group) => {
        const [first] = group;
        const said = group.filter((plain) => !goesWithoutSaying(plain));
        if (first === undefined || said.length < LEAST_FINER)
            return group.map(whole);
        return [...group.filter(goesWithoutSaying).map(whole), { plain: without(first, name), finer, plains: said }];
    });
}
const without = (plain, name) => Object.fromEntries(Object.entries(plain).filter(([key]) => key !== name));
/** The first parameter in which the commands differ. */
const firstThatDiffers = ({ params }, plains) => params.find(({ name }) => new Set(plains.map((plain) => canonical(plain[name] ?? null))).size > 1);
function askOf({ name, label, kind }, plains) {
    const values = plains.map((plain) => said(plain[name]));
    const candidates = [...new Set(values)].filter((value) => typeof value === 'string' || typeof value === 'number');
    return { param: name, label, kind, candidates };
}
/** What is not possible, each reason once for each action. What only waits for the turn to begin is possible in effect. */
function illegalOf(rules, scene, refused) {
    const found = new Map();
    for (const { command, refusal } of refused) {
        const action = actionOf(rules, command.action);
        const id = `${command.action} ${refusal.rule} ${refusal.reason}`;
        if (action.formal === true || found.has(id) || rules.implied(scene, command) !== null)
            continue;
        if (namesUnknown(rules, scene, command))
            continue;
        const plain = writeCommand(rules, scene, command);
        const { rule, reason } = refusal;
        const words = parameterWords(action, plain);
        found.set(id, { action: action.id, command: plain, label: titleWords(action, plain), words, rule, reason });
    }
    return [...found.values()];
}
//# sourceMappingURL=acts.js.map