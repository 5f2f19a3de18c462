import { D20, D20_ADVANTAGE, D20_DISADVANTAGE } from '@fray/kernel/rules';
import { roll } from '../events.js';
import { cite } from '../scene.js';
import { ATTRIBUTE_COLUMNS, C } from '../tables.js';
import { ATTRIBUTES, WEAKENED } from '../words.js';
import { isHindered } from './who.js';
/** What speaks for and against a Test; remembered with its sources only while somebody listens. */
export class Edges {
    up = 0;
    down = 0;
    sources;
    constructor(scene) {
        this.sources = scene.recorder === null ? null : [];
    }
    /** A source of Advantage. */
    advantage(rule, source) {
        this.up++;
        if (this.sources !== null)
            this.sources.push({ value: 1, rule, source });
    }
    /** A source of Disadvantage. */
    disadvantage(rule, source) {
        this.down++;
        if (this.sources !== null)
            this.sources.push({ value: -1, rule, source });
    }
}
const ATTRIBUTE_NAMES = ATTRIBUTES.map((a) => a.toUpperCase());
cite('weakened', 'test-roll', 'natural-roll-is-the-kept-die', 'attributes', 'dice-order');
/** Every way in which a Test can come out, by the die, made once: simulations make millions of Tests. */
const outcomes = (passed) => Array.from({ length: 21 }, (_, natural) => ({ natural, passed }));
const PASSED = outcomes(true);
const FAILED = outcomes(false);
/**
 * Makes a Test: d20 plus the Attribute (a Creature's Skill) against the DR, equal or higher passes; a natural 20 always
 * passes, a natural 1 always fails. The referee's word for the next
 * Test and Weakened are counted here; everything else comes in by `edges`. Callers may tell a 1, a 20, a pass and a
 * failure apart, and nothing else.
 */
export function makeTest(scene, who, what, attribute, dr, rule, edges) {
    const c = scene.now.combatant;
    let up = 0;
    let down = 0;
    if (edges !== null) {
        up = edges.up;
        down = edges.down;
    }
    const sources = scene.recorder === null ? null : [...(edges?.sources ?? [])];
    if (isHindered(scene, who, WEAKENED)) {
        down++;
        sources?.push({ value: -1, rule: 'weakened-scope', source: 'Weakened' });
    }
    if (c.favored[who] === 1) {
        up++;
        scene.set(C.favored, who, 0, 'advantage');
        sources?.push({ value: 1, rule: 'advantage', source: "the referee's word" });
    }
    if (c.hampered[who] === 1) {
        down++;
        scene.set(C.hampered, who, 0, 'disadvantage');
        sources?.push({ value: -1, rule: 'disadvantage', source: "the referee's word" });
    }
    const pool = up > 0 === down > 0 ? D20 : up > 0 ? D20_ADVANTAGE : D20_DISADVANTAGE;
    const tally = scene.recorder === null ? null : scene.tally();
    const bonus = c.character[who] === 1
        ? scene.read(ATTRIBUTE_COLUMNS[attribute], who)
        : c.skill[who];
    const natural = scene.diceWithin(2, dr - bonus, 20, pool, who, diceRule(up, down), what, tally);
    const passed = natural === 20 || (natural !== 1 && natural + bonus >= dr);
    if (tally !== null) {
        if (c.character[who] === 1)
            tally.add(bonus, 'attributes', ATTRIBUTE_NAMES[attribute] ?? '');
        else
            tally.add(bonus, 'skill-test', 'Skill');
        const decidedBy = natural === 20 ? 'natural-20-passes' : natural === 1 ? 'natural-1-fails' : 'test-roll';
        roll[what](scene, who, rule, tally, dr, passed, natural, sources ?? [], decidedBy);
    }
    return (passed ? PASSED : FAILED)[natural];
}
/** The rule by which one or two dice are rolled. */
function diceRule(up, down) {
    if (up > 0 && down > 0)
        return 'advantage-and-disadvantage-cancel';
    return up > 0 ? 'advantage' : down > 0 ? 'disadvantage' : 'test-roll';
}
//# sourceMappingURL=test.js.map