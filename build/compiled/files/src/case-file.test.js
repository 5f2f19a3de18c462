import { describe, expect, it } from 'vitest';
import { runCaseFile } from './case-file.js';
import { readCaseDie } from './cases.js';
import { failuresOf } from './test/sample.js';
const HIT = `
given: { combatants: { Ada: B, Gob: B }, now: { turn: Ada } }
dice: [d20=10, d8=5]
steps:
  - do: Ada attack Gob longsword
    rolls: [Ada attack 10+2=12 vs 12 pass]
    log: [Gob]
    expect: { Gob.hp: 4, Ada.acted: true, Ada.moved: false, zones.B.here: [Ada, Gob], round: 2 }
  - do: Ada attack Gob longsword
    refused: turn-action
`;
const PUSH = `
given: { combatants: { Ada: B, Gob: B }, now: { next: Ada } }
dice: [10]
answers: [{ refused: test-attribute-by-referee, value: luck }, str, 12]
steps:
  - do: Ada push Gob C
    rolls: [Ada stunt 10+2=12 vs 12 pass]
    expect: { Gob.zone: C }
`;
/** The case with a piece of it replaced. */
const changed = (fields, from, to) => {
    expect(fields).toContain(from);
    return failuresOf(fields.replace(from, to));
};
describe('a case that holds', () => {
    it('passes', async () => {
        expect(await failuresOf(HIT)).toEqual([]);
        expect(await failuresOf(PUSH)).toEqual([]);
    });
    it('may write a d100 as d%, and 100 on it as 00', () => {
        const faces = ['d%=7', 'd%=07', 'd%=00', 'd100=00', 0, 'd20=10', 10].map(readCaseDie);
        expect(faces.map(({ sides, face }) => `${sides}:${face}`)).toEqual([
            '100:7',
            '100:7',
            '100:100',
            '100:100',
            '100:100',
            '20:10',
            '0:10',
        ]);
    });
    it('may end in a question', async () => {
        const asked = PUSH.replace(/answers:.*\n/, 'answers: []\n')
            .replace(/rolls:[\s\S]*/, '')
            .replace('[10]', '[]');
        expect(await failuresOf(`${asked.trimEnd()}\n    asked: { to: referee, rule: test-attribute-by-referee }`)).toEqual([]);
        expect(await failuresOf(`${asked.trimEnd()}\n    asked: { to: Ada, rule: default-dr }`)).toEqual([
            expect.stringMatching(/^13: Ada should be asked by default-dr\. The rule test-attribute-by-referee asks referee/),
        ]);
    });
    it('may be an encounter that is refused', async () => {
        const imp = (level) => `given: { combatants: { Gob: { level: ${level} } } }\ninvalid: level-and-skill`;
        expect(await failuresOf(imp(0))).toEqual([]);
        expect(await failuresOf(imp(1))).toEqual([expect.stringMatching(/^9: .*nothing is wrong with it/)]);
    });
});
describe('a case fails, at its place, when', () => {
    it.each([
        [
            'a fact is another',
            HIT,
            'Gob.hp: 4',
            'Gob.hp: 3',
            /^14: Gob\.hp should be 3, but is 4\.\nIt last changed from 9 to 4/,
        ],
        ['a fact has no such name', HIT, 'Gob.hp: 4', 'Gob.ph: 4', /^14: .*Did you mean "hp"\?/],
        ['a combatant is misspelt', HIT, 'Gob.hp: 4', 'Gobb.hp: 4', /^14: .*Did you mean "Gob"\?/],
        [
            'a roll is another',
            HIT,
            '10+2=12',
            '10+3=13',
            /^12: The roll should be "Ada attack 10\+3=13.*it is "Ada attack 10\+2=12/,
        ],
        ['a roll is missing', HIT, '[Ada attack 10+2=12 vs 12 pass]', '[]', /^12: There should be no roll, but it is/],
        ['the log says nothing of it', HIT, '[Gob]', '[nobody at all]', /^13: No line of the log says "nobody at all"/],
        ['a die is missing', HIT, 'd20=10, d8=5', 'd20=10', /^11: The rule [a-z-]+ rolls a d8 .*gives no die/],
        ['a die is of another kind', HIT, 'd8=5', 'd6=5', /^11: .*rolls a d8 .*next die of the case is d6=5/],
        ['a die cannot show that', HIT, 'd20=10', '21', /^11: .*cannot show 21/],
        ['a die is left over', HIT, 'd8=5]', 'd8=5, d4=1]', /^9: The die d4=1 is left over/],
        [
            'a refusal is by another rule',
            HIT,
            'turn-action',
            'turn-move',
            /^16: It should be refused by turn-move, but is by turn-action/,
        ],
        [
            'what should be refused is taken',
            HIT,
            'do: Ada attack Gob longsword\n    refused',
            'do: Ada move A\n    refused',
            /^16: .*but is taken/,
        ],
        ['a command is refused', HIT, 'refused: turn-action', 'expect: {}', /^15: The command is refused \(turn-action\)/],
        [
            'a command cannot be read',
            HIT,
            'do: Ada attack Gob longsword\n    rolls',
            'do: Ada atack Gob\n    rolls',
            /^11: .*"attack"/,
        ],
        [
            'an answer is missing',
            PUSH,
            ', str, 12',
            '',
            /^12: The rule test-attribute-by-referee asks referee ".*" \(.*\), but the case gives no answer/,
        ],
        ['an answer is left over', PUSH, '12]', '12, yes]', /^10: The answer "yes" is left over/],
        ['an answer is refused', PUSH, 'str, 12', 'lock, 12', /^12: .*the answer "lock" is refused/],
        [
            'an answer that should be refused is taken',
            PUSH,
            'luck',
            'dex',
            /^12: .*"dex" should be refused by .*, but is taken/,
        ],
        [
            'an answer is refused by another rule',
            PUSH,
            'test-attribute-by-referee',
            'default-dr',
            /^12: .*should be refused by default-dr, but is by/,
        ],
        ['the encounter is wrong', HIT, 'Ada: B', 'Ada: D', /^8: There is no Zone "D"/],
        [
            'somebody is not in the cast',
            HIT,
            'Ada: B',
            'Adda: B',
            /^8: Adda is not in the cast of this file\. Did you mean "Ada"\?/,
        ],
        ['it has an unknown field', HIT, 'dice:', 'dise:', /^9: There is no field "dise" here\. Did you mean "dice"\?/],
        ['a die is written in another way', HIT, 'd20=10', '2d20', /^9: Entry 1 should be a die such as d20=14/],
        ['nothing is done', HIT, HIT.slice(HIT.indexOf('steps')), '', /^6: The case does nothing/],
    ])('%s', async (_what, fields, from, to, says) => {
        const failures = await changed(fields, from, to);
        expect(failures.some((f) => says.test(f)), failures.join('\n')).toBe(true);
    });
    it('an unknown rule is cited', async () => {
        const text = 'ruleset: zones\ncases:\n  - { id: a, rules: [test-rol], given: {}, invalid: two-sides }\n';
        const { results } = await runCaseFile(text, 'f.yaml');
        expect(results[0]?.failures.map((f) => f.message)).toContain('There is no rule "test-rol" in zones.');
    });
});
it('a file with a broken case runs the others', async () => {
    const text = `ruleset: zones
cases:
  - { id: a, rules: [two-sides], given: { combatants: {} }, invalid: two-sides }
  - { id: a, rules: [two-sides], given: { combatants: {} }, invalid: two-sides }
  - { id: c, rules: [two-sides], give: {}, invalid: two-sides }
`;
    const { results, problems } = await runCaseFile(text, 'f.yaml');
    expect(results.map((r) => [r.id, r.passed, r.line])).toEqual([['a', true, 3]]);
    expect(problems.map((p) => `${p.line}: ${p.message}`)).toEqual([
        '4: There is another case "a" in this file: give each its own id.',
        '5: "given" is missing.',
        '5: There is no field "give" here. Did you mean "given"?',
    ]);
});
it('a file that is no case file says so', async () => {
    expect((await runCaseFile('a: [', 'f.yaml')).problems).toHaveLength(1);
    expect((await runCaseFile('- a', 'f.yaml')).problems.map((p) => p.message)).toEqual([
        'This should be a map, not a list.',
    ]);
    expect((await runCaseFile('ruleset: zoness\ncases: []', 'f.yaml')).problems.map((p) => p.message)).toEqual([
        'There is no ruleset "zoness". Did you mean "zones"?',
    ]);
});
it('answers that are written in a wrong way are told', async () => {
    const wrong = /Entry 1 should be an answer: a word, a number, /;
    for (const answer of ['{ Ada: a, Gob: b }', '{ at: roll }', '{ Ada: [a] }', '{ Ada: a, value: b }']) {
        const failures = await changed(HIT, 'dice:', `answers: [${answer}]\ndice:`);
        expect(failures.join('\n'), answer).toMatch(wrong);
    }
    const left = await changed(HIT, 'dice:', 'answers: [{ Ada: a, at: roll }]\ndice:');
    expect(left).toEqual([
        '9: The answer {"Ada":"a","at":"roll"} is left over: nothing asks for it.\nAda is not asked anything.',
    ]);
});
it('content of the file goes into every case, and what is wrong with it is told there', async () => {
    const text = (damage) => `ruleset: zones
content:
  items:
    hook: { name: Hook, kinds: [melee], damage: ${damage} }
cast:
  Ada: { kind: character, level: 1, str: 0, dex: 0, hp: 10, items: [hook] }
  Gob: { kind: creature, level: 1, skill: 1, hp: 9, attacks: [knife melee 1d4] }
cases:
  - id: a
    rules: [test-roll]
    given: { combatants: { Ada: B, Gob: B }, now: { turn: Ada } }
    dice: [20, 3]
    steps: [{ do: Ada attack Gob hook, expect: { Gob.hp: 3 } }]
  - id: b
    rules: [test-roll]
    given: { combatants: { Ada: B, Gob: B }, now: { turn: Ada }, content: { items: { hook: { name: Hook, kinds: [melee], damage: 1d4 } } } }
    steps: [{ do: Ada end, expect: { Ada.items.hook.damage: 1d4 } }]
`;
    const good = await runCaseFile(text('1d3'), 'f.yaml');
    expect(good.results.map((r) => r.failures)).toEqual([[], []]);
    const bad = await runCaseFile(text('plenty'), 'f.yaml');
    expect(bad.results.map((r) => r.failures.map((f) => f.line))).toEqual([[4], []]);
});
//# sourceMappingURL=case-file.test.js.map