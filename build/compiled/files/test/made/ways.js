import { pick } from './from-schema.js';
/** Names that are easy to tell apart; the first of the list come first. */
export const NAMES = ['Ann', 'Bo', 'Cy', 'Dee', 'Eve', 'Fay'];
const OWN = ['own-a', 'own-b'];
/** Words that mean nothing to the rules, or what only a person reads. */
const SELDOM = {
    $schema: 0,
    title: 0,
    about: 0,
    notes: 0,
    note: 0,
    madeFrom: 0,
    name: 90,
    'sides.*.name': 0,
    seats: 0,
    options: 90,
    house: 60,
    content: 50,
    now: 55,
    from: 60,
    hp: 60,
    damage: 80,
    effects: 70,
    // What contradicts the rest more often than not.
    out: 3,
    status: 4,
    state: 4,
    lastGasp: 4,
    readied: 12,
    deathSavesFailed: 6,
    charged: 6,
    totalDefense: 10,
    swarm: 6,
    fell: 2,
};
const DICE = ['1d4', '1d6', '1d8', '2d4', '2d6', '1d6+2', '3', '1', '1d12', '2d20kl1', '1d4-1', '1d6!'];
/** Hints that all rulesets share; names and ids that are there. */
function common(random, names) {
    const someone = () => pick(random, names);
    let count = 0;
    return {
        word: () => pick(random, [...names, ...OWN]),
        name: () => `Thing ${++count}`,
        damage: () => pick(random, DICE),
        second: () => pick(random, DICE),
        'skills.heal': () => random(6),
        heal: () => pick(random, DICE),
        healing: () => pick(random, DICE),
        from: undefined,
        key: () => pick(random, OWN),
        tags: () => [
            pick(random, ['undead', 'construct', 'zealot', 'militarized', 'colossal', 'object', 'mindless', 'boss']),
        ],
        deathSavesFailed: () => random(4),
        hp: () => (random(3) === 0 ? `${1 + random(12)}/${12 + random(8)}` : 4 + random(22)),
        turn: someone,
        next: someone,
        actor: someone,
        target: someone,
        order: () => [...names].sort(() => random(3) - 1),
    };
}
const without = (hints) => Object.fromEntries(Object.entries(hints).filter(([, hint]) => hint !== undefined));
/** Combatants by name, each made from the schema; `more` says where it stands and on which side. */
function people(maker, root, names, more) {
    const both = maker.resolve((root.properties?.combatants ?? {}));
    const map = (both.anyOf ?? [both]).find(({ additionalProperties }) => typeof additionalProperties === 'object');
    const schema = map?.additionalProperties;
    return Object.fromEntries(names.map((name, i) => {
        const made = maker.make(schema, ['combatants', '*']);
        return [name, { ...made, ...more(name, i) }];
    }));
}
const crowd = (random) => NAMES.slice(0, 2 + random(3) + random(2));
/** Squares of a small map, each for one. */
function places(random, width, depth, apart) {
    const free = [];
    for (let x = 0; x < width; x += apart)
        for (let y = 0; y < depth; y += apart)
            free.push(`${x},${y}`);
    return () => free.splice(random(free.length), 1)[0];
}
/** A small map made from the schema, with a size in which everybody has room. */
function ground(maker, root, width, depth) {
    const both = maker.resolve((root.properties?.battlefield ?? {}));
    const schema = (both.anyOf ?? [both]).find(({ type }) => type === 'object');
    return { ...maker.make(schema, ['battlefield']), size: [width, depth] };
}
/** Hints and chances of rulesets that are played on squares. */
function onSquares(random, width, depth) {
    const square = () => `${random(width)},${random(depth)}`;
    const area = () => {
        const x = random(width);
        const y = random(depth);
        return random(2) === 0
            ? `${x},${y}`
            : `${x},${y}..${Math.min(width - 1, x + random(3))},${Math.min(depth - 1, y + random(2))}`;
    };
    const areas = () => [area()];
    return {
        hints: {
            squares: areas,
            difficult: areas,
            impassable: areas,
            blocked: areas,
            dark: areas,
            marks: () => ({ 'the-well': [square()] }),
            exits: () => (random(3) === 0 ? 'none' : [`0,${random(depth)}`]),
        },
        chances: {
            'battlefield.text': 0,
            'battlefield.legend': 0,
            'battlefield.origin': 0,
            'battlefield.floor': 0,
            'battlefield.levels': 0,
            marks: 10,
            exits: 20,
            at: 0,
            side: 0,
        },
    };
}
const SIDES = ['party', 'foes'];
function zones(random) {
    const names = crowd(random);
    const where = ['A', 'B', 'C'];
    return {
        hints: without({
            ...common(random, names),
            zone: () => pick(random, where),
            immune: () => [pick(random, names)],
            adjacent: () => [pick(random, where)],
        }),
        chances: {
            ...SELDOM,
            aftermath: 10,
            surprised: 60,
            kind: 90,
            level: 90,
            str: 80,
            dex: 80,
            skill: 80,
            attacks: 80,
            items: 60,
            spells: 40,
            side: 20,
        },
        fixed(maker, root) {
            const both = maker.resolve((root.properties?.battlefield ?? {}));
            const zone = (both.anyOf ?? []).find(({ type }) => type === 'object')?.additionalProperties;
            const battlefield = Object.fromEntries(where.map((id, i) => [
                id,
                {
                    ...maker.make(zone, ['battlefield', '*']),
                    adjacent: i < 2 ? [where[i + 1]] : ['A'].slice(random(2)),
                },
            ]));
            return {
                ruleset: 'zones',
                battlefield: random(4) === 0 ? 'A-B-C' : battlefield,
                combatants: people(maker, root, names, (_, i) => ({
                    kind: i % 2 === 0 ? 'character' : 'creature',
                    zone: pick(random, where),
                })),
            };
        },
    };
}
function shock(random) {
    const names = crowd(random);
    const [width, depth] = [8 + random(4), 6 + random(3)];
    const map = onSquares(random, width, depth);
    const place = places(random, width, depth, 2);
    const third = random(6) === 0;
    return {
        hints: without({
            ...common(random, names),
            ...map.hints,
            who: () => pick(random, names),
            amount: undefined,
        }),
        chances: {
            ...SELDOM,
            ...map.chances,
            surprised: 15,
            altitude: 3,
            sides: 0,
            weapons: 90,
            powers: 40,
            spells: 40,
            footprint: 8,
            boxes: 20,
            walls: 30,
        },
        fixed: (maker, root) => ({
            ruleset: 'shock',
            battlefield: ground(maker, root, width, depth),
            sides: third ? { party: { party: true }, foes: {}, third: {} } : { party: { party: true }, foes: {} },
            combatants: people(maker, root, names, (_, i) => ({
                kind: i % 2 === 0 ? 'pc' : 'npc',
                side: third && i === 2 ? 'third' : SIDES[i % 2],
                at: place(),
                heed: pick(random, ['steps', 'steps', 'actions', 'rolls', 'nothing']),
            })),
        }),
    };
}
const CONDITIONS = ['tied-up', 'frozen', 'paralyzed', 'entangled', 'dazzled', 'slowed', 'shaken', ...OWN];
function freeHits(random) {
    const names = crowd(random);
    const [width, depth] = [9 + random(4), 7 + random(3)];
    const map = onSquares(random, width, depth);
    const place = places(random, width, depth, 3);
    const third = random(6) === 0;
    return {
        hints: without({
            ...common(random, names),
            ...map.hints,
            openers: () => [pick(random, names)],
            summoner: () => pick(random, names),
            condition: () => pick(random, CONDITIONS),
            'conditions.*': () => pick(random, CONDITIONS),
            spell: () => pick(random, ['ward', 'spark', 'kindle-imp', 'call-hound', 'quick-feet', ...OWN]),
            creature: () => pick(random, ['lamp-bearer', 'bone-walker', ...OWN]),
        }),
        chances: {
            ...SELDOM,
            ...map.chances,
            openers: 10,
            sides: 0,
            level: 80,
            weapons: 90,
            spells: 40,
            feats: 40,
            mp: 60,
            summoner: 5,
            footprint: 5,
            facing: 100,
        },
        fixed: (maker, root) => ({
            ruleset: 'free-hits',
            battlefield: ground(maker, root, width, depth),
            sides: third ? { party: { party: true }, foes: {}, third: {} } : { party: { party: true }, foes: {} },
            combatants: people(maker, root, names, (_, i) => ({
                side: third && i === 2 ? 'third' : SIDES[i % 2],
                at: place(),
            })),
        }),
    };
}
function weaponSpeed(random) {
    const names = crowd(random);
    const [width, depth] = [10 + random(5), 7 + random(3)];
    const map = onSquares(random, width, depth);
    const place = places(random, width, depth, 2);
    return {
        hints: without({
            ...common(random, names),
            ...map.hints,
            allies: () => [pick(random, SIDES)],
            'combatants.*.surprised': () => true,
            surprised: () => (random(3) === 0 ? 'ask' : [pick(random, names)]),
            groups: () => [[pick(random, names), pick(random, names)]],
            hitDice: () => pick(random, ['1d8', '2d8', '1d6', ['2d8', '1d10']]),
            injuries: () => [
                pick(random, [
                    'broken-rib',
                    'crushed-foot',
                    'broken-shin',
                    'broken-jaw',
                    { from: 'crushed-shoulder', side: 'off' },
                ]),
            ],
            markers: () => ['on fire'],
            // Two numbers with a comma would be two wounds, and on another map a square.
            wounds: () => [pick(random, ['8 slashing', '3', '2 blunt/fire'])],
            rule: undefined,
            condition: () => pick(random, [...OWN, 'stunned', 'shaken', 'blessed', 'slowed', 'prone']),
            declared: () => pick(random, ['full-defense', 'move', 'attack']),
        }),
        chances: {
            ...SELDOM,
            ...map.chances,
            surprised: 15,
            groups: 5,
            sides: 0,
            hitDice: 80,
            items: 90,
            spells: 40,
            modifiers: 5,
            attributes: 60,
        },
        fixed: (maker, root) => ({
            ruleset: 'weapon-speed',
            ...(random(3) === 0
                ? {
                    now: {
                        round: 2,
                        turn: names[0],
                        turns: { [names[0]]: pick(random, ['move', 'full-defense', 'fist', 'attack']) },
                    },
                }
                : {}),
            battlefield: ground(maker, root, width, depth),
            combatants: people(maker, root, names, (_, i) => ({ side: SIDES[i % 2], at: place() })),
        }),
    };
}
function escalation(random) {
    const names = crowd(random);
    return {
        hints: without({
            ...common(random, names),
            positions: () => names.flatMap((a, i) => names.slice(i + 1).flatMap((b) => (random(2) === 0 ? [[a, b, pick(random, ['close', 'close', 'far'])]] : []))),
            by: () => pick(random, [...SIDES, 'any', 'melee', 'ranged', 'spell']),
            'surprise.by': () => pick(random, SIDES),
            acting: () => [pick(random, names)],
            types: () => [pick(random, ['fire', 'cold', 'force', 'slashing'])],
            stance: () => pick(random, ['long-sword', 'short-bow', 'boar-spear']),
        }),
        chances: {
            ...SELDOM,
            positions: 90,
            surprise: 20,
            sides: 0,
            fights: 15,
            level: 90,
            abilities: 60,
            attacks: 70,
            stances: 70,
            side: 0,
            encountersToday: 5,
        },
        fixed: (maker, root) => ({
            ruleset: 'escalation',
            combatants: people(maker, root, names, (_, i) => ({ side: SIDES[i % 2], kind: i % 2 === 0 ? 'pc' : 'enemy' })),
        }),
    };
}
/** Of a ruleset of which nobody has said more: people on two sides, what else there is as the schema has it. */
const general = ({ rules, kinds = [] }) => (random) => {
    const names = crowd(random);
    const usual = common(random, names);
    const pools = kinds.flatMap(({ fields }) => fields.filter(({ shape }) => shape.type === 'pool'));
    return {
        hints: without({ ...usual, ...Object.fromEntries(pools.map(({ name }) => [name, usual.hp])) }),
        chances: { ...SELDOM, sides: 0 },
        fixed: (maker, root) => ({
            ruleset: rules.id,
            combatants: people(maker, root, names, (_, i) => ({ side: SIDES[i % 2] })),
        }),
    };
};
const WAYS = {
    zones,
    shock,
    'free-hits': freeHits,
    'weapon-speed': weaponSpeed,
    escalation,
};
/** How encounters of a ruleset are made. */
export const wayOf = (game) => WAYS[game.rules.id] ?? general(game);
//# sourceMappingURL=ways.js.map