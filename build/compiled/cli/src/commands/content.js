import { loadGame, rulesetIds, unknown } from '../io/games.js';
import { badInput } from '../io/stop.js';
import { wrap } from '../ui/width.js';
/** `fray content [RULESET [KIND [ID]]]`: what there is ready-made, and what each thing does. */
export async function content(terminal, ruleset, kind, id, { json }) {
    if (ruleset === undefined) {
        const all = await Promise.all(rulesetIds().map(async (one) => ({ ruleset: one, ...counts(await showingOf(one)) })));
        if (json === true)
            terminal.say(JSON.stringify(all));
        else
            for (const { ruleset: one, ...kinds } of all)
                terminal.tell(`${one}: ${countsText(kinds)}`);
        return;
    }
    const showing = await showingOf(ruleset);
    if (kind === undefined) {
        if (json === true)
            terminal.say(JSON.stringify(counts(showing)));
        else
            terminal.tell(`${ruleset}: ${countsText(counts(showing))}. "fray content ${ruleset} KIND" lists them.`);
        return;
    }
    const things = showing.content().filter((thing) => thing.kind === kindOf(showing, ruleset, kind));
    if (id === undefined)
        list(terminal, showing, things, json === true);
    else
        show(terminal, find(showing, things, kind, id), json === true);
}
/** How names are compared: `War Bow` and `war-bow` are one. */
const nameKey = (name) => name.toLowerCase().replaceAll('-', ' ').trim();
const showingOf = async (ruleset) => (await loadGame(ruleset)).rules.showing;
/** How many things of each kind there are. */
function counts(showing) {
    const found = {};
    for (const { kind } of showing.content())
        found[kind] = (found[kind] ?? 0) + 1;
    return found;
}
/** `items`, `abilities`. */
const pluralOf = (kind) => (kind.endsWith('y') ? `${kind.slice(0, -1)}ies` : `${kind}s`);
const countsText = (kinds) => Object.entries(kinds)
    .map(([kind, n]) => `${n} ${n === 1 || kind === 'armor' ? kind : pluralOf(kind)}`)
    .join(', ');
/** The kind that is meant, in the singular or the plural. Throws a {@link Stop} where there is none. */
function kindOf(showing, ruleset, wanted) {
    const kinds = Object.keys(counts(showing));
    const key = wanted.toLowerCase();
    const found = kinds.find((kind) => kind === key || pluralOf(kind) === key);
    if (found !== undefined)
        return found;
    throw badInput(unknown(`kind of content of ${ruleset}`, wanted, kinds));
}
/** The thing with the id or the title. Throws a {@link Stop} with the nearest that there is. */
function find(showing, things, kind, wanted) {
    const key = nameKey(wanted);
    const isMeant = (thing) => nameKey(thing.name) === key || nameKey(showing.aboutContent(thing)?.title ?? '') === key;
    const found = things.find(({ name }) => nameKey(name) === key) ?? things.find(isMeant);
    const about = found === undefined ? null : showing.aboutContent(found);
    if (about !== null)
        return about;
    throw badInput(unknown(kind, wanted, things.map(({ name }) => name)));
}
function list(terminal, showing, things, json) {
    if (json) {
        terminal.say(JSON.stringify(things.map((thing) => ({ id: thing.name, ...showing.aboutContent(thing) }))));
        return;
    }
    for (const thing of things) {
        const [first = ''] = showing.aboutContent(thing)?.lines ?? [];
        terminal.tell(`${terminal.colours.strong(thing.name)}: ${first}`, '  ');
    }
}
function show(terminal, about, json) {
    if (json) {
        terminal.say(JSON.stringify(about));
        return;
    }
    terminal.say(terminal.colours.strong(`${about.title} (${about.kind})`));
    const width = Math.min(terminal.width, 100);
    for (const line of about.lines)
        for (const part of wrap(line, width))
            terminal.say(part);
    for (const { label, value } of about.facts)
        for (const part of wrap(`${label}: ${value}`, width, '  '))
            terminal.say(part);
    if (about.rules.length > 0)
        for (const part of wrap(`Rules: ${about.rules.join(', ')}`, width, '  '))
            terminal.say(part);
}
//# sourceMappingURL=content.js.map