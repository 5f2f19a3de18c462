import {
  type Balance,
  type CombatantFigures,
  type Comparison,
  type Experiment,
  type Simulation,
  type Spread,
  type Sweep,
  shareOf,
  spreadOf,
  type Tournament,
} from '@fray/lab'

/** Results written by hand, for the tests of reports. */

/** A spread of so many of each value. */
export const spread = (counts: Readonly<Record<number, number>>): Spread =>
  spreadOf(
    Object.entries(counts)
      .map(([value, count]) => [Number(value), count] as const)
      .sort(([a], [b]) => a - b),
  )

export const NOTHING = spread({})

const experiment: Experiment = {
  ruleset: 'zones',
  encounter: {},
  policies: { otherwise: 'first-legal', sides: { watch: 'aggressive', goblins: 'random' } },
  seed: '7',
  limit: 2000,
}

const combatant = (
  name: string,
  side: number,
  stands: number,
  figures: Partial<CombatantFigures> = {},
): CombatantFigures => ({
  name,
  side,
  stands: shareOf(stands, 1000),
  fell: NOTHING,
  life: NOTHING,
  dealt: NOTHING,
  taken: NOTHING,
  resources: {},
  ...figures,
})

/** What is counted of a side besides its victories and losses: it acted first so often, and won so often then. */
const begun = (first: number, trials: number, won: readonly number[], left: readonly number[]) => ({
  first: shareOf(first, trials),
  winsWhenFirst: won.map((count) => shareOf(count, first)),
  hitPoints: {
    start: trials === 0 ? 0 : 20,
    rounds: left.map((mean, at) => ({
      ...{
        round: at + 1,
        mean,
        low: mean - 0.5,
        high: mean + 0.5,
        tenth: mean - 4,
        median: mean,
        nineTenths: mean + 4,
      },
      going: shareOf(trials - (at + 1) * (trials / left.length), trials),
    })),
  },
})

/** A thousand trials of two against two. */
export const ford: Simulation = {
  experiment,
  title: 'Goblins at the ford',
  ruleset: 'zones',
  version: '0.1.0',
  trials: 1000,
  ended: 'all',
  sides: [
    {
      ...{
        id: 'watch',
        name: 'The watch',
        wins: shareOf(623, 1000),
        fell: shareOf(500, 1000),
        died: shareOf(100, 1000),
      },
      ...begun(600, 1000, [450, 140], [16, 12, 9, 8]),
    },
    {
      ...{
        id: 'goblins',
        name: 'Goblins',
        wins: shareOf(351, 1000),
        fell: shareOf(500, 1000),
        died: shareOf(100, 1000),
      },
      ...begun(400, 1000, [173, 211], [15, 9, 6, 5]),
    },
  ],
  draws: shareOf(20, 1000),
  stalemates: shareOf(6, 1000),
  unfinished: shareOf(0, 1000),
  rounds: spread({ 1: 20, 2: 150, 3: 310, 4: 280, 5: 140, 6: 70, 8: 30 }),
  commands: spread({ 8: 100, 12: 400, 16: 350, 24: 150 }),
  combatants: [
    combatant('Ada', 0, 610, {
      fell: spread({ 2: 90, 3: 200, 4: 100 }),
      life: spread({ 0: 390, 4: 160, 8: 250, 12: 200 }),
      dealt: spread({ 0: 100, 6: 500, 12: 400 }),
      taken: spread({ 0: 200, 4: 250, 8: 160, 12: 390 }),
      resources: { Mana: spread({ 0: 300, 2: 400, 5: 300 }) },
    }),
    combatant('Bertram the Old', 0, 820, {
      fell: spread({ 1: 20, 3: 60, 5: 100 }),
      life: spread({ 0: 180, 9: 820 }),
      dealt: spread({ 0: 300, 5: 700 }),
      taken: spread({ 0: 820, 9: 180 }),
    }),
    combatant('Snik', 1, 300, {
      fell: spread({ 1: 200, 2: 200, 3: 200, 4: 100 }),
      life: spread({ 0: 700, 3: 200, 7: 100 }),
      dealt: spread({ 0: 400, 4: 300, 8: 300 }),
      taken: spread({ 0: 100, 4: 200, 7: 700 }),
    }),
    combatant('Grob', 1, 1000, {
      life: spread({ 7: 1000 }),
      dealt: spread({ 0: 600, 4: 400 }),
      taken: spread({ 0: 1000 }),
    }),
  ],
  actions: [
    { side: 0, action: 'melee-attack', title: 'Melee Attack', uses: 4.2, share: 0.6, damage: 9.31, healing: 0 },
    { side: 0, action: 'move', title: 'Move', uses: 2.8, share: 0.4, damage: 0, healing: 0 },
    { side: 1, action: 'melee-attack', title: 'Melee Attack', uses: 3, share: 0.999, damage: 6.5, healing: 0 },
    { side: 1, action: 'flee', title: 'Flee', uses: 0.003, share: 0.001, damage: 0, healing: 0 },
  ],
  rules: [
    { rule: 'critical', title: 'Critical Hit', events: 0.4, trials: shareOf(300, 1000) },
    { rule: 'free-attack', title: 'Free Attack', events: 1.2, trials: shareOf(700, 1000) },
  ],
  notable: { median: 412, closest: 77, worst: 3, best: null },
}

/** The same with something else about it. */
export const fordWith = (changes: Partial<Simulation>): Simulation => ({ ...ford, ...changes })

/** Not a single trial. */
export const untried: Simulation = fordWith({
  trials: 0,
  ended: 'stopped',
  sides: ford.sides.map((side) => ({
    ...side,
    ...{ wins: shareOf(0, 0), fell: shareOf(0, 0), died: shareOf(0, 0) },
    ...begun(0, 0, [0, 0], []),
  })),
  draws: shareOf(0, 0),
  stalemates: shareOf(0, 0),
  unfinished: shareOf(0, 0),
  rounds: NOTHING,
  commands: NOTHING,
  combatants: ford.combatants.map((c) => combatant(c.name, c.side, 0, { stands: shareOf(0, 0) })),
  actions: [],
  rules: [],
  notable: { median: null, closest: null, worst: null, best: null },
})

/** All trials are draws after one Round. */
export const draws: Simulation = fordWith({
  sides: ford.sides.map((side) => ({
    ...side,
    wins: shareOf(0, 1000),
    fell: shareOf(500, 1000),
    died: shareOf(100, 1000),
  })),
  draws: shareOf(1000, 1000),
  stalemates: shareOf(0, 1000),
  rounds: spread({ 1: 1000 }),
  commands: spread({ 4: 1000 }),
})

/** The ford with so many victories of the watch in a thousand. */
export const fordWon = (wins: number): Simulation =>
  fordWith({
    sides: ford.sides.map((side, i) => ({ ...side, wins: shareOf(i === 0 ? wins : 974 - wins, 1000) })),
  })

export const comparison: Comparison = {
  first: ford,
  second: fordWon(502),
  changes: ['Snik.hp=14'],
  sides: [
    {
      id: 'watch',
      name: 'The watch',
      wins: { value: -0.121, low: -0.15, high: -0.092 },
      left: { value: -0.05, low: -0.07, high: -0.03 },
    },
    {
      id: 'goblins',
      name: 'Goblins',
      wins: { value: 0.01, low: -0.012, high: 0.032 },
      left: { value: 0, low: 0, high: 0 },
    },
  ],
  rounds: { value: 0.42, low: 0.3, high: 0.54 },
  correlation: 0.634,
}

export const sweep: Sweep = {
  axes: [{ name: 'Snik.hp', values: [6, 10, 14] }],
  cells: [
    { values: [6], simulation: fordWon(710) },
    { values: [10], simulation: fordWon(560) },
    { values: [14], simulation: fordWon(502) },
  ],
}

export const sweepOfTwo: Sweep = {
  axes: [
    { name: 'Snik.hp', values: [6, 14] },
    { name: 'add goblin', values: [0, 1, 2] },
  ],
  cells: [
    { values: [6, 0], simulation: fordWon(910) },
    { values: [6, 1], simulation: fordWon(710) },
    { values: [6, 2], simulation: fordWon(310) },
    { values: [14, 0], simulation: fordWon(502) },
    { values: [14, 1], simulation: fordWon(150) },
    { values: [14, 2], simulation: fordWon(0) },
  ],
}

export const balance: Balance = {
  axis: 'Snik.hp',
  side: 'watch',
  wanted: 0.6,
  best: 9,
  says: 'With Snik.hp 9 The watch wins nearest to 60% of the trials.',
  tried: [
    { value: 6, simulation: fordWon(710) },
    { value: 9, simulation: fordWon(598) },
    { value: 14, simulation: fordWon(502) },
  ],
}

export const tournament: Tournament = {
  seed: '7',
  pairings: [
    {
      ruleset: 'zones',
      encounter: 'ford-mirror',
      first: 'first-legal',
      second: 'random',
      wins: shareOf(48, 100),
      losses: shareOf(50, 100),
      draws: shareOf(2, 100),
      score: { value: 0.49, low: 0.392, high: 0.588 },
    },
    {
      ruleset: 'zones',
      encounter: 'ford-mirror',
      first: 'aggressive',
      second: 'first-legal',
      wins: shareOf(90, 100),
      losses: shareOf(6, 100),
      draws: shareOf(4, 100),
      score: { value: 0.92, low: 0.872, high: 0.968 },
    },
    {
      ruleset: 'shock',
      encounter: 'yard-mirror',
      first: 'aggressive',
      second: 'random',
      wins: shareOf(0, 0),
      losses: shareOf(0, 0),
      draws: shareOf(0, 0),
      score: { value: 0, low: 0, high: 1 },
    },
  ],
  usage: [
    {
      ruleset: 'zones',
      policy: 'random',
      actions: [
        { action: 'move', title: 'Move', share: 0.7 },
        { action: 'melee-attack', title: 'Melee Attack', share: 0.3 },
      ],
    },
    {
      ruleset: 'zones',
      policy: 'aggressive',
      actions: [
        { action: 'melee-attack', title: 'Melee Attack', share: 0.996 },
        { action: 'flee', title: 'Flee', share: 0.004 },
      ],
    },
  ],
}
