import { formatCommandText } from '@fray/files';
import { listText, nameOf, possibleCommands, sideOf, writeCommand } from '@fray/kernel';
import { averageOf, chanceOf, consequenceOdds, consequences, happenings, IllegalCommand, lifeMargin, MOST_WAYS, oddsOf, rangeOf, SAMPLES, summaryOf, targetsOf, } from '@fray/lab';
import { badInput, EXIT } from '../io/stop.js';
import { readNumber } from '../play/odds-options.js';
import { plainPolicy } from '../play/seating.js';
import { openSituation, readGiven, rollUpToCommand, textOf } from '../play/situation.js';
import { percent } from '../ui/chance.js';
import { plainSummary } from '../ui/odds-json.js';
import { averageWords, showMany, showOdds } from '../ui/odds-table.js';
import { count } from '../ui/words.js';
const SEED = 'odds';
/** `fray odds FIGHT [COMMAND]`: how likely everything is that may follow. Returns the exit code. */
export async function odds(terminal, file, words, wishes) {
    const ways = readNumber('--ways', wishes.ways, MOST_WAYS, 100_000_000);
    const samples = readNumber('--samples', wishes.samples, SAMPLES, 100_000_000);
    const seed = wishes.seed ?? SEED;
    const opened = await openSituation(file, { seed, ...(wishes.at === undefined ? {} : { at: wishes.at }) });
    if (wishes.duel === true) {
        if (words.length > 0)
            throw badInput('--duel is about the whole fight: leave the command out.');
        if (wishes.reactions !== undefined)
            throw badInput('--reactions goes with a command. For who plays the fights of --duel, say --policy NAME or SIDE=NAME.');
        const { duel } = await import('./duel.js');
        return duel(terminal, opened, wishes);
    }
    if ((wishes.policy ?? []).length > 0)
        throw badInput('--policy is for --duel, where whole fights are played. For who reacts, say --reactions POLICY.');
    const rolled = rollUpToCommand(opened, seed);
    const { rules, scene } = opened;
    if (scene.now.fight.over[0] === 1)
        throw badInput('This fight is over.');
    // Whoever says how many samples are to be taken gets all of them, however long that takes.
    const how = { ways, samples, seed, ...(wishes.samples === undefined ? {} : { dice: Number.POSITIVE_INFINITY }) };
    const reactions = readReactions(opened, wishes.reactions ?? 'nobody');
    const isUsual = wishes.reactions === undefined;
    if (words.length === 0) {
        if (reactions === 'range')
            throw badInput('--reactions range goes with one command: name it.');
        many(terminal, opened, { ...how, reactions, isUsual }, wishes.json === true, rolled);
        return EXIT.done;
    }
    const command = readGiven(opened, textOf(words));
    const text = formatCommandText(writeCommand(rules, scene, command), rules);
    if (reactions === 'range')
        range(terminal, opened, command, text, how, wishes.json === true);
    else
        one(terminal, opened, command, text, { ...how, reactions, isUsual }, wishes.json === true, rolled ? seed : null);
    return EXIT.done;
}
function readReactions({ rules }, text) {
    if (text === 'nobody' || text === 'best' || text === 'sensible' || text === 'range')
        return text;
    if (rules.policies.has(text))
        return plainPolicy(rules, text);
    const known = ['nobody', 'best', 'sensible', 'range', ...rules.policies.keys()];
    throw badInput(`--reactions ${text}: say ${known.slice(0, -1).join(', ')} or ${known.at(-1)}.`);
}
/** What is worked out; a {@link Stop} with the rules' own words where the command may not be given. */
function legally(work) {
    try {
        return work();
    }
    catch (error) {
        if (error instanceof IllegalCommand)
            throw badInput(error.message);
        throw error;
    }
}
const reactionWords = (reactions) => reactions === 'nobody'
    ? 'nobody reacts'
    : reactions === 'best'
        ? 'everybody does what is best for its side'
        : reactions === 'sensible'
            ? 'everybody takes the better of doing nothing and what the policy aggressive would do'
            : `everybody reacts as the policy ${reactions.id} does`;
/** How exact it is, in a sentence. */
const kindWords = (odds) => odds.kind === 'exact'
    ? `Exact, over ${count(odds.ways, 'way')} in which it can go.${odds.instead === undefined ? '' : ` ${odds.instead}`}`
    : `Sampled ${odds.samples.toLocaleString('en')} times with the seed ${odds.seed}, with 95% intervals. ${odds.why}`;
function one(terminal, opened, command, text, how, json, seed) {
    const result = legally(() => consequenceOdds(opened, command, how));
    const summary = summaryOf(result, command);
    const answered = how.isUsual ? whenAnswered(opened, command, how, summary) : null;
    if (json) {
        const plain = plainSummary(opened.scene, text, result, summary);
        const reactions = answered && plainSummary(opened.scene, text, answered.result, answered.summary);
        terminal.say(JSON.stringify(answered === null ? plain : { ...plain, whenAnswered: reactions }));
        return;
    }
    if (seed !== null)
        terminal.tell(`What comes before was rolled with the seed ${seed}.`);
    terminal.tell(`${text}: ${reactionWords(how.reactions)}. ${kindWords(result)}`);
    terminal.say();
    showOdds(terminal, opened.scene, command, summary);
    if (answered === null)
        return;
    terminal.tell(`But others may react. When each takes the better of doing nothing and what the policy aggressive would do (${answered.result.kind === 'exact' ? 'exact' : 'sampled'}; see --reactions):`);
    terminal.say();
    showOdds(terminal, opened.scene, command, answered.summary);
}
/** More ways than this are not followed for what nobody has asked for. */
const UNASKED_WAYS = 5000;
const UNASKED_SAMPLES = 2000;
/** What may follow where others react sensibly; null where that changes nothing. */
function whenAnswered(opened, command, how, unanswered) {
    const wishes = { ...how, reactions: 'sensible', ways: Math.min(how.ways, UNASKED_WAYS) };
    const result = legally(() => oddsOf(opened, command, { ...wishes, samples: Math.min(how.samples, UNASKED_SAMPLES) }));
    const summary = summaryOf(result, command);
    const losses = ({ blow, combatants }) => JSON.stringify([
        blow?.hit.value,
        ...combatants
            .filter(({ hurt, falls }) => hurt.value > 0 || falls.value > 0)
            .map((one) => [one.row, one.damage.value, one.falls.value]),
    ]);
    return losses(summary) === losses(unanswered) ? null : { result, summary };
}
/** Commands with a target that somebody may give now: attacks, shots, spells. */
function attacksOf({ rules, scene }) {
    const attacks = [];
    for (const actor of rules.commanders(scene)) {
        for (const command of possibleCommands(rules, scene, actor).legal) {
            const at = targetsOf(command);
            if (at.some((row) => sideOf(scene, row) !== sideOf(scene, actor)))
                attacks.push(command);
        }
    }
    return attacks;
}
/** What may become of somebody: the blow and what it takes off, or where there is no blow all that is otherwise then. */
function attackOdds(opened, command, how) {
    const result = legally(() => oddsOf(opened, command, how));
    const summary = summaryOf(result, command);
    if (summary.blow !== null || result.kind === 'sampled')
        return { result, summary };
    const { rules, scene } = opened;
    const reading = consequences(rules, scene, command, { checks: false });
    const whole = legally(() => oddsOf(opened, command, { ...how, reading }));
    return { result: whole, summary: summaryOf(whole, command) };
}
/** Commands that are named as examples where nobody can strike. */
const EXAMPLES = 3;
/** Why there is no list of attacks, and what can be done instead. */
function nothingToStrike({ rules, scene }, who, seed) {
    if (who.length === 0)
        return 'Nobody may command now: name a command of the referee whose odds you want.';
    const [actor] = rules.commanders(scene);
    const legal = possibleCommands(rules, scene, actor).legal.slice(0, EXAMPLES);
    const texts = legal.map((command) => formatCommandText(writeCommand(rules, scene, command), rules));
    return (`${begins(who, seed)}${listText(who)} can strike at nobody now. Name the command whose odds you want, such as ${texts.map((text) => (text.includes('"') ? `'${text}'` : `"${text}"`)).join(', ')}; ` +
        'or play on until somebody can, and ask for the odds of the journal there: "fray odds JOURNAL --at N".');
}
/** Who begins, where dice have said so: with another seed it may be somebody else. '' where nothing was rolled. */
const begins = (who, seed) => seed === null
    ? ''
    : `${listText(who)} ${who.length === 1 ? 'begins' : 'begin'}, by dice of the seed ${seed} (--seed rolls others). `;
function many(terminal, opened, how, json, rolled) {
    const { rules, scene } = opened;
    const attacks = attacksOf(opened);
    const who = rules.commanders(scene).map((row) => nameOf(scene, row));
    if (attacks.length === 0) {
        throw badInput(nothingToStrike(opened, who, rolled ? how.seed : null));
    }
    let sampled = 0;
    const rows = [];
    for (const command of attacks) {
        const text = formatCommandText(writeCommand(rules, scene, command), rules);
        const { result, summary } = attackOdds(opened, command, how);
        // A command aimed at somebody that can do nothing to anybody is no attack.
        const isIdle = summary.combatants.every(({ row, damage, falls, effects }) => damage.high === 0 && falls.high === 0 && (row === command.actor || effects.length === 0));
        if (summary.blow === null && isIdle)
            continue;
        if (result.kind === 'sampled')
            sampled++;
        if (json)
            terminal.say(JSON.stringify(plainSummary(scene, text, result, summary)));
        rows.push({ text: result.kind === 'sampled' && !json ? `${text} *` : text, summary });
    }
    if (rows.length === 0)
        throw badInput(nothingToStrike(opened, who, rolled ? how.seed : null));
    if (json)
        return;
    if (rolled)
        terminal.tell(begins(who, how.seed).trim());
    terminal.tell(`The attacks of ${listText(who)}: ${reactionWords(how.reactions)}.`);
    terminal.say();
    showMany(terminal, scene, rows);
    terminal.say();
    terminal.tell(sampled === 0
        ? 'All exact.'
        : `* Sampled up to ${how.samples.toLocaleString('en')} times, so a little off; ask for one of them alone to see how much.${how.reactions === 'best' || how.reactions === 'sensible' ? ' Everybody reacts in them as the policy aggressive does.' : ''} The others are exact.`);
}
/** Both ends of what can come of it, whatever those who are asked do. */
function range(terminal, { rules, scene }, command, text, how, json) {
    const base = happenings(rules, scene, command);
    const mine = sideOf(scene, Math.max(0, command.actor));
    const margin = lifeMargin(rules);
    const [target] = targetsOf(command);
    const lostBy = ({ changes }) => changes.find(({ row }) => row === target)?.lost ?? 0;
    let ends;
    try {
        const of = (_, now) => margin(now, mine);
        ends = rangeOf({ rules, scene }, command, { reading: base, of, ways: how.ways });
    }
    catch (error) {
        if (error instanceof IllegalCommand)
            throw badInput(error.message);
        throw error;
    }
    if (ends === null)
        throw badInput(`There are more than ${how.ways.toLocaleString('en')} ways in which it can go, and extremes cannot be sampled: give more with --ways, or a policy with --reactions.`);
    const { low, high } = ends;
    if (json) {
        const plain = [low, high].map((odds) => plainSummary(scene, text, odds, summaryOf(odds, command)));
        terminal.say(JSON.stringify({ command: text, low: plain[0], high: plain[1] }));
        return;
    }
    terminal.tell(`${text}: from the worst to the best for ${nameOf(scene, command.actor)}'s side that those who are asked can make of it. Exact, over ${count(low.ways, 'way')} in which it can go.`);
    terminal.say();
    const line = (what, of) => terminal.say(`  ${what}: ${of(low)} to ${of(high)}`);
    line('hit', (odds) => percent(chanceOf(odds, ({ blow }) => blow?.hit === true).value));
    if (target === undefined)
        return;
    const name = nameOf(scene, target);
    line(`${name} loses on average`, (odds) => averageWords(averageOf(odds, lostBy)));
    const falls = ({ changes }) => changes.some(({ row, falls }) => row === target && falls);
    line(`${name} goes down`, (odds) => percent(chanceOf(odds, falls).value));
}
//# sourceMappingURL=odds.js.map