import { rowOfName, signed, } from '@fray/kernel/rules';
const nameIn = (scene, row) => scene.sheets[row].name;
/** All that a ruleset without places shows, from what is its own. */
export function placeless(own) {
    const rows = (scene, state) => Array.from({ length: scene.combatants }, (_, row) => row).filter((row) => state === null ? own.state(scene, row) !== 'gone' : own.state(scene, row) === state);
    const foes = (scene, row) => rows(scene, 'up').filter((other) => scene.now.combatant.side[other] !== scene.now.combatant.side[row]);
    const lying = (scene, row) => Object.entries(own.conditions).filter(([, condition]) => condition.on(scene, row));
    const condition = (scene, row, [name, { says, tone, ends }]) => ({
        name,
        source: '',
        ends: ends(scene, row),
        words: says,
        tone,
        ref: { kind: 'condition', name, of: nameIn(scene, row) },
    });
    const groups = (scene, row) => {
        const things = own.arms(scene, row).map(({ name, words, left = null, of = null }) => {
            return { name, words, left, of, ref: { kind: 'weapon', name, of: nameIn(scene, row) } };
        });
        return things.length === 0 ? [] : [{ title: 'Weapons', things }];
    };
    const numbers = (scene, row, lens) => own.numbers
        .filter(({ column }) => lens.sees(column, row))
        .map(({ column, rule, words }) => {
        const value = scene.read(column, row);
        const label = column.label ?? column.name;
        return { label, value, words: words?.[value] ?? signed(value), ref: { kind: 'rule', name: rule, of: null } };
    });
    return {
        ground: (scene) => ({
            kind: 'relations',
            knots: rows(scene, null).map((row) => [nameIn(scene, row)]),
            relations: [],
            otherwise: 'within reach',
        }),
        figure: (scene, row) => ({
            at: null,
            size: 1,
            facing: null,
            state: own.state(scene, row),
            badges: lying(scene, row).map(([word, { short, tone }]) => ({ word, short, tone })),
        }),
        order: (scene) => orderOf(scene, own.coming(scene)),
        card: (scene, row, lens) => ({
            kind: 'fighter',
            budgets: [],
            conditions: lying(scene, row).map((one) => condition(scene, row, one)),
            groups: lens.knows('abilities', row) ? groups(scene, row) : [],
            reactions: [],
            numbers: numbers(scene, row, lens),
            about: '',
            ...own.card(scene, row, lens),
        }),
        price: own.price,
        about: (scene, ref, lens) => aboutOf(own, scene, ref, lens),
        content: () => Object.keys(own.conditions).map((name) => ({ kind: 'condition', name, of: null })),
        aboutContent: (ref) => aboutCondition(own, ref),
        reach(scene, row, lens) {
            const arms = lens.knows('abilities', row) ? own.arms(scene, row).filter(({ ready }) => ready) : [];
            const found = arms.map(({ name }) => name);
            const targets = found.length === 0 ? [] : foes(scene, row).map((foe) => ({ who: nameIn(scene, foe), with: found }));
            const lines = targets.map(({ who }) => `${who}: ${found.join(', ')}.`);
            return { who: nameIn(scene, row), places: [], targets, lines };
        },
        threat(scene, row) {
            const by = foes(scene, row).map((foe) => ({ who: nameIn(scene, foe), words: 'can attack', moves: false }));
            return { who: nameIn(scene, row), by, places: [], lines: by.map(({ who, words }) => `${who} ${words}.`) };
        },
        between: (scene, row, at) => ({
            from: nameIn(scene, row),
            to: nameIn(scene, at),
            distance: 'within reach',
            places: [],
            corners: [],
            lines: ['Everybody is within reach of everybody.'],
        }),
    };
}
function orderOf(scene, coming) {
    const round = scene.now.fight.round[0];
    const [now, ...next] = coming.map(({ row }) => nameIn(scene, row));
    const then = next.length === 0 ? '' : `, then ${next.join(', ')}`;
    return {
        kind: 'line',
        round,
        title: `Round ${round}`,
        entries: coming.map(({ row, at }, i) => ({
            label: nameIn(scene, row),
            who: [nameIn(scene, row)],
            at,
            state: i === 0 ? 'now' : 'to-come',
            tied: false,
            notes: [],
        })),
        next,
        words: now === undefined ? `Round ${round}.` : `Round ${round}: it is for ${now} to act${then}.`,
    };
}
function aboutOf(own, scene, { kind, name, of }, lens) {
    const condition = aboutCondition(own, { kind, name, of });
    if (condition !== null)
        return condition;
    const row = of === null ? -1 : rowOfName(scene, of);
    if (kind !== 'weapon' || row < 0 || !lens.knows('abilities', row))
        return null;
    const arm = own.arms(scene, row).find((one) => one.name === name);
    if (arm === undefined)
        return null;
    return { title: name, kind, lines: [], facts: [{ label: 'is', value: arm.words }], rules: arm.rules };
}
function aboutCondition({ conditions }, { kind, name }) {
    if (kind !== 'condition' || !Object.hasOwn(conditions, name))
        return null;
    const { says, rules } = conditions[name];
    return { title: name, kind, lines: [says], facts: [], rules };
}
//# sourceMappingURL=placeless.js.map