import { REFEREE } from '@fray/kernel/rules';
import { refuse } from '../citing.js';
import { declarable, speedOf, textOf } from '../declared.js';
import { note } from '../events.js';
import { cite } from '../scene.js';
import { armCell, BY_AGILITY, C, CLOCKWISE, COUNTERCLOCKWISE, SECRET, SETUP, TO_COME, turnCell, } from '../tables.js';
import { AGILITY, ARMS, ATTACK, BOTH_HANDS, DEFENSIVE, IMPROVISE, KIND_LABELS, KINDS, MAIN_HAND, NO_ATTACK, OFF_HAND, ON_BODY, ON_GROUND, } from '../words.js';
import { mayFleeWith } from './acting.js';
import { limbRule, modOf, scoreOf } from './figures.js';
import { canTakeTurn, isFleeing, isParalyzed } from './who.js';
cite('declaration-contents', 'declared-is-standard');
/** A combatant as it declares: its items go by their rows. */
export const holderOf = (scene, row) => {
    const { spells, abilities } = scene.fighter(row).entrant;
    return { item: (thing) => scene.kind(thing), spells, abilities };
};
/** What each combatant has to declare with, as rows of items, by its row: gone through once for all who declare together. */
export function thingsAtHand(scene) {
    const { owner, place } = scene.now.item;
    const things = Array.from({ length: scene.combatants }, () => []);
    const items = scene.items;
    for (let item = 0; item < items; item++)
        if (place[item] < ON_GROUND)
            things[owner[item]]?.push(item);
    return things;
}
/**
 * Everything that a combatant may think of declaring who has these items at hand ({@link thingsAtHand}). Legal or not: see
 * {@link declarationProblem}.
 */
export function declarations(scene, row, things) {
    const { origin } = scene.now.item;
    const hasTaken = things.some((item) => origin[item] !== row);
    const isProne = scene.now.combatant.prone[row] === 1;
    if (hasTaken)
        return eachOnce(scene, row, declarable(holderOf(scene, row), things, isProne));
    const known = scene.declarable.get(scene.fighter(row));
    if (known?.isProne === isProne && isSame(known.things, things))
        return known.all;
    const all = declarable(holderOf(scene, row), things, isProne);
    scene.declarable.set(scene.fighter(row), { things, isProne, all });
    return all;
}
const isSame = (a, b) => a.length === b.length && a.every((one, i) => one === b[i]);
/** Of what is called the same the first: somebody has taken up what another brought along. */
function eachOnce(scene, row, all) {
    const seen = new Set();
    return all.filter((one) => {
        const text = declarationText(scene, row, one).toLowerCase();
        return !seen.has(text) && seen.add(text);
    });
}
cite('round-initiative', 'action-attack', 'action-cast', 'spell-speed', 'action-consumable', 'action-throw');
cite('full-defense', 'defensive-attack', 'defensive-attack-unarmed', 'action-other');
/** What a declaration adds to the Base Initiative. */
export const speedOfDeclared = (scene, row, declared) => speedOf(holderOf(scene, row), declared);
/** A declaration in words, as people answer it: `attack sword`, `full-defense`. */
export const declarationText = (scene, row, declared) => textOf(holderOf(scene, row), declared);
cite('morale-failed', 'injury-side');
/** Why somebody may not declare that, or null. */
export function declarationProblem(scene, row, { kind, thing }) {
    if (isFleeing(scene, row) && !mayFleeWith(kind, thing)) {
        return refuse('morale-failed', `${scene.name(row)} is fleeing: it moves, at most on its guard.`);
    }
    return (kind === ATTACK || kind === DEFENSIVE) && thing >= 0 ? armProblem(scene, row, thing) : null;
}
/** Why the arms that hold an item cannot strike with it, or null. */
export function armProblem(scene, row, item) {
    const at = scene.now.item.place[item];
    if (at >= ON_BODY)
        return null;
    const { limbs } = scene.now.combatant;
    for (const side of [MAIN_HAND, OFF_HAND]) {
        if (at !== side && at !== BOTH_HANDS)
            continue;
        if (limbs[armCell(row, side)] === 0)
            continue;
        const said = `${scene.name(row)} cannot strike with the ${scene.kind(item).name}: its ${ARMS[side]} arm is hurt.`;
        return refuse(limbRule(scene, row, side, NO_ATTACK), said);
    }
    return null;
}
/** A declaration as people choose it: `use Wind tonic`, `Defensive Attack with the sword`. */
function labelOf(text, { kind, thing }) {
    const label = KIND_LABELS[kind];
    const name = thing < 0 ? '' : text.slice(KINDS[kind].length + 1);
    if (kind === DEFENSIVE)
        return `${label} ${name === '' ? 'without attacking' : `with the ${name}`}`;
    return name === '' ? label : `${label} ${name}`;
}
/** The question what somebody declares. Its options are worked out when somebody reads them. */
export class DeclareQuestion {
    kind = 'choice';
    preset = 0;
    prompt = 'What does {0} declare?';
    rule;
    to;
    about;
    secret;
    /** What the options stand for, by position. */
    choices;
    scene;
    made = null;
    /** `things`: what it has at hand, as {@link thingsAtHand} says. */
    constructor(scene, to, rule, secret, things) {
        this.scene = scene;
        this.to = to;
        this.rule = rule;
        this.secret = secret;
        this.about = [to];
        this.choices = declarations(scene, to, things);
    }
    valueAt(position) {
        return declarationText(this.scene, this.to, this.choices[position]);
    }
    get options() {
        this.made ??= this.choices.map((one) => {
            const { scene, to } = this;
            const value = declarationText(scene, to, one);
            const speed = speedOfDeclared(scene, to, one);
            const at = scene.now.combatant.base[to] + speed;
            const label = `${labelOf(value, one)}, Initiative ${at}${one.kind === IMPROVISE ? ' and what the referee adds' : ''}`;
            const refusal = declarationProblem(scene, to, one);
            const also = one.kind === ATTACK ? { also: value.slice('attack '.length) } : {};
            return refusal === null ? { value, label, ...also } : { value, label, ...also, refusal };
        });
        return this.made;
    }
}
cite('declare-all', 'surprised-rolls-initiative', 'death-section-empty');
/** Whether the combatant declares at the beginning of a round. The paralyzed have nothing to declare. */
export const declares = (scene, row) => canTakeTurn(scene, row) &&
    !isParalyzed(scene, row) &&
    scene.now.combatant.surprised[row] === 0 &&
    (scene.now.combatant.rolled[row] === 1 || scene.now.fight.phase[0] === SETUP);
cite('declaration-method', 'roster-order');
/** Who declares, in the order in which the method asks; with `secret` all at once. */
export function declaringOrder(scene) {
    const rows = [];
    for (let row = 0; row < scene.combatants; row++)
        if (declares(scene, row))
            rows.push(row);
    const method = scene.now.fight.method[0];
    if (method === SECRET)
        return rows;
    return rows.sort((a, b) => rankOf(scene, a, method) - rankOf(scene, b, method) || a - b);
}
/** The smaller, the earlier. The referee's own combatants come last round the table. */
function rankOf(scene, row, method) {
    const { seat, initiativeModifier } = scene.now.combatant;
    const seats = scene.setup.seats.length;
    const place = seat[row];
    if (method === CLOCKWISE)
        return place === 0 ? seats : place;
    if (method === COUNTERCLOCKWISE)
        return place === 0 ? seats : seats - place;
    if (method === BY_AGILITY)
        return -scoreOf(scene, row, AGILITY);
    return initiativeModifier[row] - modOf(scene, row, AGILITY);
}
/** What somebody has declared, written into a turn of its row. */
export function writeDeclared(scene, row, cell, { kind, thing, attack }, at, rule) {
    scene.setCell(C.turnKind, row, cell, kind, rule);
    scene.setCell(C.turnThing, row, cell, thing, rule);
    scene.setCell(C.turnAttack, row, cell, attack, rule);
    scene.setCell(C.turnAt, row, cell, at, rule);
    scene.setCell(C.turnState, row, cell, TO_COME, rule);
}
/** What was declared for a turn. */
export function declaredIn(scene, row, cell) {
    const { turnKind, turnThing, turnAttack } = scene.now.combatant;
    const at = turnCell(row, cell);
    return { kind: turnKind[at], thing: turnThing[at], attack: turnAttack[at] };
}
/** The Round Initiative of a declaration; for an improvised action the referee says what it adds. */
export function roundInitiative(scene, row, declared) {
    const speed = declared.kind === IMPROVISE ? askSpeed(scene, row) : speedOfDeclared(scene, row, declared);
    return scene.now.combatant.base[row] + speed;
}
/** The initiative modifier of something that is on no list. */
function askSpeed(scene, row) {
    return scene.ask({
        rule: 'action-other',
        kind: 'number',
        to: REFEREE,
        prompt: 'How much does what {0} wants to do add to its Initiative?',
        about: [row],
        options: [],
        preset: 0,
        min: -20,
        max: 20,
    });
}
/** Tells what somebody has declared. */
export const noteDeclared = (scene, row, cell) => scene.whenHeard(() => {
    const declared = declaredIn(scene, row, cell);
    const at = scene.now.combatant.turnAt[turnCell(row, cell)];
    const base = scene.now.combatant.base[row];
    const text = declarationText(scene, row, declared);
    const tally = scene
        .tally()
        .add(base, 'base-initiative', 'Base Initiative')
        .add(at - base, 'round-initiative', text);
    note.declares(scene, row, text, at, tally);
});
//# sourceMappingURL=declaring.js.map