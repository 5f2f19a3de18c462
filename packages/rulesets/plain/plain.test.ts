import { type Command, Recorder, Table, viewerOf } from '@fray/kernel'
import {
  comeNear,
  defineEvents,
  defineTables,
  FAR_OFF,
  flag,
  inEnglish,
  int,
  type Message,
  NEAR,
  plainly,
  Scene,
  type SpecsOf,
  said,
  sayingsFor,
  seesOf,
  who,
} from '@fray/kernel/rules'
import { expect, test } from 'vitest'
import { columnsOf } from '../kinds/columns.ts'
import { outlastsOf } from '../kinds/outlasts-of.ts'
import { addLying, type Conditions } from '../lasting/on-somebody.ts'
import type { PeopleSetup } from '../loading/people-encounter.ts'
import { numbersOf } from '../presentation/numbers-of.ts'
import { placeless } from '../presentation/placeless.ts'
import { choiceOf } from './choices.ts'
import { d20Test } from './d20.ts'
import { lifeBy, plainFight } from './fight.ts'
import { firstLegalOf } from './first-legal-of.ts'
import { plainGame } from './game.ts'
import { pairs, pairsOf } from './pairs.ts'
import { peopleOf } from './people.ts'
import { strikeTold, usualEvents } from './told.ts'
import { turnActions } from './turn-actions.ts'

/* A game of bets that uses every piece for plain rulesets. */
type Rule = 'sides' | 'turns' | 'down' | 'table' | 'stake' | 'purse' | 'strike' | 'dodge' | 'draught'
const titles: Record<Rule, string> = {
  ...{ sides: 'Two sides', turns: 'Turns', down: 'Down', table: 'The referee', stake: 'Stakes', purse: 'Purses' },
  ...{ strike: 'Strike', dodge: 'Dodge', draught: 'Drink a draught' },
}
const { number, points, text, word, kind } = peopleOf<Rule>()
const fields = {
  name: text('Its name.'),
  life: points('Life.', lifeBy('down')),
  quick: number('Who has more acts earlier.', { min: 0, max: 9, default: 0, rule: 'turns', column: {} }),
  draughts: number('Draughts.', { min: 0, max: 9, default: 0, rule: 'draught', column: { min: 0 } }),
  weapon: word(['fists', 'stick'], 'In its hand.', { default: 0, rule: 'strike', column: {} }),
}
const sideFields = { purse: number('Coins.', { min: 1, max: 99, default: 12, rule: 'purse', column: { min: 0 } }) }
const fighter = kind('fighter', 'Anybody who fights.', { fields })
const tables = defineTables({
  fight: { laid: int({ min: 0 }) },
  combatant: { ...columnsOf(fields), acted: flag(), stake: int({ min: 0, visibility: 'seat' }), dodging: flag() },
  side: { ...columnsOf(sideFields), secret: int({ visibility: 'referee' }) },
  pair: { distance: int({ min: 0, max: 2 }) },
})
class Bets extends Scene<SpecsOf<typeof tables>, Rule | 'override', PeopleSetup<unknown, typeof sideFields>> {}
const C = tables.columns.combatant
const { says, rollSays } = sayingsFor<Bets>()
const events = defineEvents<Bets, Rule>()({
  events: { ...usualEvents<Bets>(), drinks: says([who('who')], '{who} drinks.') },
  rolls: { strike: strikeTold<Bets>('hits out at'), dodge: rollSays([], '{who} dodges{numbers}.') },
})
const ranges = pairs<Bets, 'pair'>(tables, 'pair', ['close', 'near', 'far off'])
const heard: string[] = []
/** What one test wants to happen when all have declared, and how quick it makes them. */
let onDeclared = (_scene: Bets): void => undefined
let faster = (_scene: Bets, _row: number): number => 0
const fight = plainFight<Bets>({
  scene: (setup, combatant) =>
    new Bets(tables, { combatant, side: 2, pair: pairsOf(combatant) }, setup as Bets['setup']),
  ...{ fields, columns: C, note: events.note },
  rules: { sides: 'sides', turns: 'turns', down: 'down', referee: 'table' },
  sides: { table: tables.index.side, columns: tables.columns.side, fields: sideFields },
  begins: (scene) => ranges.begin(scene, 'turns', (a, b) => (side(scene, a) === side(scene, b) ? NEAR : FAR_OFF)),
  declares: {
    ...{ id: 'stakes', rule: 'stake', title: plainly('Stakes are laid'), answer: C.stake },
    round: tables.columns.fight.laid,
    ask: (_, row) => choiceOf('stake', row, plainly('How much?'), ['none', 'one', 'two']),
    declared(scene, round) {
      heard.push(`declared ${round}`)
      onDeclared(scene)
    },
  },
  roundBegins: (_, round) => heard.push(`round ${round}`),
  lost: (scene, row, tally, by) => heard.push(`${by} took ${tally.total} of ${row}, ${fight.canFight(scene, row)}`),
  quickness: (scene, row) => scene.now.combatant.quick[row] + faster(scene, row),
  turnBegins: (_, row) => heard.push(`turn begins: ${row}`),
  turnEnds: (_, row) => heard.push(`turn of ${row}`),
})
const side = (scene: Bets, row: number): number => scene.now.combatant.side[row]
const { act, order } = turnActions<Bets>({ titles, done: fight.done })
const strike = act({ id: 'strike', check: (scene) => fight.notAnEnemy(scene, 0, 0), resolve() {} })
const drink = act({
  ...{ id: 'drink', rule: 'draught', uses: C.draughts },
  resolve(scene, { actor }) {
    events.note.drinks(scene, actor)
    fight.gain(scene, actor, 4, 'draught')
  },
})
const wait = act({ id: 'wait', rule: 'turns', title: plainly('Wait'), resolve() {} })
const rest = order({ id: 'rest', rule: 'table', resolve() {} })
const actions = [strike, drink, wait, rest, ...fight.orders]
const conditions: Conditions<Bets> = {
  dodging: { adds: { guard: 3 }, badge: 'ddg', tone: 'good', rules: ['dodge'], on: C.dodging, ends: 'soon' },
  poor: {
    badge: 'poo',
    lines: ['It has', 'no stake.'],
    rules: ['stake'],
    on: isPoor,
    ends: (_, row) => inEnglish('for {row}', { row: { number: row } }),
  },
}
function isPoor(scene: Bets, row: number): boolean {
  return scene.now.combatant.stake[row] === 0
}
const game = plainGame({
  ...{ id: 'bets', title: 'Bets', version: '1', tables, actions, events, fight, kind: fighter, mostSides: 2 },
  catalogue: { ruleTitles: titles, ruleTexts: async () => ({}) as never, options: [] },
  policies: [
    firstLegalOf<Bets>({
      ...{ id: 'thirsty', about: 'Drinks.', actions },
      wants: (_, actor) => [strike.make(actor), drink.make(actor), wait.make(actor)],
    }),
  ],
  simple: { first: ['wait'], otherwise: (actor) => wait.make(actor) },
  fact: ranges.fact,
  outlasts: outlastsOf(fields, C, ['life', 'draughts', 'weapon']),
  presentation: placeless<Bets>({
    ...{ ...fight.shown, conditions, ready: [{ name: 'stick', words: '1d6', rules: ['strike'] }] },
    apart: { ...ranges, usual: 1 },
    canStrike: (scene, a, b) => ranges.distance(scene, a, b) < 2,
    arms: () => [{ name: 'stick', words: '1d6', ready: true, rules: ['strike'] }],
    numbers: numbersOf(fields, C, ['quick']),
    standing: ({ now }) => `${now.side.purse[0]} coins`,
  }),
})

const file = {
  sides: { party: { purse: 5 }, foes: {} },
  combatants: {
    Ann: { side: 'party', life: '5/8', quick: 3, draughts: 1, weapon: 'stick' },
    Bob: { side: 'party', life: 8 },
    Orc: { life: 3, quick: 1 },
  },
}

function opened(): Bets {
  heard.length = 0
  onDeclared = () => undefined
  faster = () => 0
  const { setup, problems } = game.readEncounter(file)
  if (setup === null) throw new Error(JSON.stringify(problems))
  const scene = game.rules.open(setup) as unknown as Bets
  scene.recorder = new Recorder()
  return scene
}

/** Executes a command, with the answers to a question put to everyone. */
function does(scene: Bets, command: Command | null, answers: readonly string[] = []) {
  scene.table = Table.recorded({ inputs: answers.length === 0 ? [] : [{ answers }] })
  game.rules.actions.get(command?.action ?? '')?.resolve(scene as never, command as never)
}

/** The latest log message. */
function lastSaid(scene: Bets): string {
  const { events: noted } = scene.recorder as Recorder
  return said(events.tell(scene, noted, noted.length - 1) as Message, seesOf(scene)).words
}

test('a side has fields of its own, which are read, begin columns, are shown and written back', () => {
  const scene = opened()
  expect([0, 1].map((row) => scene.now.side.purse[row])).toEqual([5, 12])
  expect(game.rules.describeFight(scene as never, viewerOf(scene, 0))).toEqual({ purse: { party: 5, foes: 12 } })
  expect(scene.setup.encounter).toMatchObject({ sides: { party: { purse: 5 }, foes: { hp: 'word' } } })
  expect(JSON.stringify(scene.setup.encounter)).not.toContain('"purse":12')
  const wrong = game.readEncounter({ ...file, sides: { party: { purse: 0 }, foes: { coins: 3 } } })
  expect(wrong.problems.map(({ path, rule }) => [path.join('.'), rule])).toEqual([
    ['sides.party.purse', 'purse'],
    ['sides.foes.coins', undefined],
  ])
})

test('a fight of two sides takes no third', () => {
  const { problems } = game.readEncounter({ ...file, sides: { party: {}, foes: {}, more: {} } })
  expect(problems).toMatchObject([{ path: ['sides'], message: 'A fight has 2 sides at most.', rule: 'sides' }])
})

test('everybody declares before anybody acts, once a round', () => {
  const scene = opened()
  const { rules } = game
  const due = rules.automaticStep(scene as never)
  expect([due?.action, rules.whoCanAct(scene as never)]).toEqual(['stakes', []])
  expect(rules.implied(scene as never, wait.make(0))).toBe(due)
  does(scene, due, ['two', 'none', 'one'])
  expect([0, 1, 2].map((row) => scene.now.combatant.stake[row])).toEqual([2, 0, 1])
  expect([rules.automaticStep(scene as never), rules.implied(scene as never, wait.make(0))]).toEqual([null, null])
  expect(rules.whoCanAct(scene as never)).toEqual([0])
  expect(rules.actions.get('stakes')?.check(scene as never, due as never)?.rule).toBe('stake')
  for (const row of [0, 2, 1]) does(scene, wait.make(row))
  const turns = [0, 2, 1].flatMap((row) => [`turn begins: ${row}`, `turn of ${row}`])
  expect(heard).toEqual(['declared 1', ...turns, 'round 2'])
  expect(rules.automaticStep(scene as never)?.action).toBe('stakes')
})

test('who has the first turn of a round is known when all have declared', () => {
  const scene = opened()
  const { rules } = game
  faster = ({ now }, row) => 10 * now.combatant.stake[row]
  does(scene, rules.automaticStep(scene as never), ['none', 'one', 'two'])
  expect(rules.whoCanAct(scene as never)).toEqual([2])
  expect(heard).toEqual(['declared 1', 'turn begins: 2'])
  for (const row of [2, 1, 0]) does(scene, wait.make(row))
  // The last one who had a turn goes down by what the others have declared, and so does the one who would be first.
  onDeclared = (one) => fight.lose(one, 0, one.tally().add(9, 'strike', 'a strike'), 'strike', 2)
  does(scene, rules.automaticStep(scene as never), ['two', 'one', 'none'])
  expect(rules.whoCanAct(scene as never)).toEqual([1])
})

test('an action has the title of its rule, uses things up and ends the turn', () => {
  const scene = opened()
  expect([drink.title.key, wait.title.key, rest.title.key]).toEqual(['Drink a draught', 'Wait', 'The referee'])
  expect(drink.check(scene, drink.make(2))?.rule).toBe('draught')
  const policy = game.rules.policies.get('thirsty')
  expect(policy?.command(scene as never, 0, () => 0)).toEqual(drink.make(0))
  expect(policy?.command(scene as never, 2, () => 0)).toEqual(wait.make(2))
  does(scene, drink.make(0))
  const { draughts, life, acted } = scene.now.combatant
  expect([draughts[0], life[0], acted[0]]).toEqual([0, 8, 1])
  expect(game.rules.outlasts?.(scene as never, 0)).toEqual({ life: '8/8', draughts: 0, weapon: 'stick' })
})

test('who loses life is told of with whose doing it is, and who is taken out is away', () => {
  const scene = opened()
  fight.lose(scene, 2, scene.tally().add(3, 'strike', 'a strike'), 'strike', 0)
  expect(heard).toEqual(['0 took 3 of 2, false'])
  scene.set(C.present, 1, 0, 'table')
  expect([0, 1, 2].map((row) => game.rules.fate?.(scene as never, row))).toEqual(['standing', 'away', 'down'])
})

test('distances without a map are kept for each two and shown', () => {
  const scene = opened()
  const { presentation: shown } = game.rules
  const viewer = viewerOf(scene, 0)
  expect(shown.ground(scene as never, viewer)).toMatchObject({
    knots: [['Ann'], ['Bob'], ['Orc']],
    relations: [
      { a: 'Orc', b: 'Ann', kind: 'far off', words: 'Orc and Ann are far off' },
      { a: 'Orc', b: 'Bob', kind: 'far off' },
    ],
    otherwise: 'near',
  })
  expect(shown.reach(scene as never, 0, viewer).targets).toEqual([])
  comeNear(ranges.field(scene, 'turns'), 0, 2)
  expect(game.rules.fact?.(scene as never, ['distance', 'Orc', 'Ann'])).toBe('near')
  expect(game.rules.fact?.(scene as never, ['sight', 'Orc', 'Ann'])).toBeUndefined()
  expect(shown.reach(scene as never, 0, viewer).targets).toEqual([{ who: 'Orc', with: ['stick'] }])
  expect(shown.threat(scene as never, 0, viewer).by.map(({ who }) => who)).toEqual(['Orc'])
  expect(shown.threat(scene as never, 1, viewer).by).toEqual([])
  expect(shown.between(scene as never, 1, 2, viewer)).toMatchObject({ distance: 'far off', lines: ['Orc is far off.'] })
  expect(shown.order(scene as never, viewer)).toMatchObject({ title: 'Round 1: 5 coins' })
})

test('a condition is declared once, for the board, the card and the numbers', () => {
  const scene = opened()
  scene.set(C.dodging, 1, 1, 'dodge')
  scene.set(C.stake, 0, 2, 'stake')
  const needed = scene.tally().add(10, 'strike', 'a strike')
  for (const row of [0, 1]) addLying(scene, row, conditions, 'guard', needed)
  expect([needed.total, needed.parts?.at(-1)]).toMatchObject([
    13,
    { value: 3, rule: 'dodge', source: { key: 'dodging' } },
  ])
  const { presentation: shown } = game.rules
  const viewer = viewerOf(scene, 0)
  expect(shown.figure(scene as never, 1, viewer)?.badges).toEqual([
    { word: 'dodging', short: 'ddg', tone: 'good' },
    { word: 'poor', short: 'poo', tone: 'bad' },
  ])
  const card = shown.card(scene as never, 1, viewer)
  expect(card.conditions.map(({ words, ends }) => [words, ends])).toEqual([
    ['', 'soon'],
    ['It has no stake.', 'for 1'],
  ])
  expect(card.numbers).toMatchObject([{ label: 'quick', ref: { name: 'turns' } }])
  expect(shown.aboutContent({ kind: 'weapon', name: 'stick', of: null })?.facts).toEqual([
    { label: 'is', value: '1d6' },
  ])
})

test('a d20 is rolled with what is added, and told', () => {
  const scene = opened()
  scene.table = Table.recorded({ inputs: [{ sides: 20, face: 9 }] })
  expect(
    d20Test(scene, events.roll.dodge, { who: 0, rule: 'dodge', against: 12 }, (tally) =>
      tally.add(3, 'dodge', 'quick'),
    ),
  ).toBe(true)
  expect(lastSaid(scene)).toBe('Ann dodges: 9 + 3 = 12 against 12.')
  const needed = scene.tally().add(11, 'strike', 'a strike')
  events.roll.strike(scene, {
    who: 0,
    rule: 'strike',
    tally: scene.tally().add(9, 'strike', 'strike'),
    against: 11,
    passed: false,
    target: 2,
    needed,
  })
  expect(lastSaid(scene)).toContain('Ann hits out at Orc: 9 against 11: a miss.')
})
