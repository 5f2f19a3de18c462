import {
  faceAt,
  isDie,
  type Policy,
  possibleCommands,
  type Question,
  REFEREE,
  readAnswer,
  refuse,
  Session,
  type SessionOptions,
  seedFrom,
  writeCommand,
} from '../src/index.ts'
import {
  choice,
  combatantParam,
  D20,
  D20_ADVANTAGE,
  defineTables,
  flag,
  int,
  numberParam,
  overrideAction,
  person,
  plainly,
  rowOf as rowColumn,
  say,
  stored,
  textParam,
  word,
} from '../src/rules.ts'
import { act, note, type SceneOf, type TinyCommand, type TinyRules, tinyRuleset, tinySetup } from './tiny.ts'

/*
 * A made-up fight for the tests of everything that hosts do: turns that begin and end, attacks with a reaction after the
 * roll, secret wagers of both sides at once, questions to the referee, thralls that join. Small, but with one of each.
 */
const STANCES = ['open', 'guarded'] as const
export const duelTables = defineTables({
  fight: { weather: word(['clear', 'rain']) },
  combatant: {
    hp: int({ min: 0, max: 20, init: 8, visibility: 'vital' }),
    stance: word(STANCES),
    aimed: rowColumn('combatant'),
    effort: int({ min: 0, init: 2 }),
    begun: flag(),
    wager: int({ visibility: 'seat' }),
    omen: int({ visibility: 'referee' }),
    motto: stored(),
    scars: int({ width: 3 }),
  },
  wound: { of: rowColumn('combatant'), size: int() },
})
const { fight, combatant, wound } = duelTables.columns
export const WOUND = duelTables.index.wound as number
export type Duel = SceneOf<typeof duelTables>

const isUp = (scene: Duel, row: number) => scene.now.combatant.hp[row] > 0
const noBegun = (scene: Duel, actor: number) =>
  scene.now.combatant.begun[actor] === 0 ? refuse('begin', 'Its turn has not begun.') : null

/** Asks the victim, who has seen the roll, whether it parries for a point of effort. */
function parries(scene: Duel, victim: number, attacker: number): boolean {
  const effort = scene.now.combatant.effort[victim]
  if (effort === 0) return false
  const options = [
    { value: 'no', label: plainly('Take the blow') },
    { value: 'yes', label: plainly('Parry') },
    { value: 'magic', label: plainly('Ward'), refusal: refuse('wards', 'Nobody here knows wards.') },
  ]
  const slots = { victim: person(victim), attacker: person(attacker) }
  const question: Question = {
    ...choice('parry', victim, say('{victim} is hit by {attacker}: parry?', slots), options),
    reaction: true,
    decline: 0,
  }
  if (scene.ask(question) === 0) return false
  scene.set(combatant.effort, victim, effort - 1, 'parry')
  return true
}

const attack = act<Duel>(
  'attack',
  (scene, { actor, target }) => {
    const victim = target as number
    const c = scene.now.combatant
    const tally = scene.tally()
    const roll = scene.roll(c.aimed[actor] === victim ? D20_ADVANTAGE : D20, actor, 'attack', 'to hit', tally)
    note(scene, 'rolled', { roll })
    if (roll < 8 || parries(scene, victim, actor)) return
    const size = scene.die(6, actor, 'damage', 'damage')
    scene.set(combatant.hp, victim, Math.max(0, c.hp[victim] - size), 'damage')
    const row = scene.open(WOUND)
    scene.set(wound.of, row, victim, 'damage')
    scene.set(wound.size, row, size, 'damage')
    scene.setCell(
      combatant.scars,
      victim,
      size % 3,
      (scene.read(combatant.scars, victim, size % 3) as number) + 1,
      'scar',
    )
  },
  {
    params: [combatantParam('target')],
    suggest: (scene, actor) =>
      Array.from({ length: scene.combatants }, (_, target) => ({ actor, action: 'attack', target })),
    check(scene, { actor, target }) {
      if (!isUp(scene, target as number)) return refuse('target', 'The target is down.')
      return target === actor ? refuse('target', 'Nobody attacks himself.') : noBegun(scene, actor)
    },
  },
)

const aim = act<Duel>('aim', (scene, { actor, target }) => scene.set(combatant.aimed, actor, target as number, 'aim'), {
  params: [combatantParam('target')],
  suggest: (scene, actor) =>
    Array.from({ length: scene.combatants }, (_, target) => ({ actor, action: 'aim', target })),
  check: (scene, { actor }) => noBegun(scene, actor),
})

const boast = act<Duel>(
  'boast',
  (scene, { actor, words }) => {
    const asked = { rule: 'boast', to: REFEREE, options: [] } as const
    const worth = scene.ask({
      ...asked,
      kind: 'number',
      prompt: plainly('How good is it?'),
      min: -2,
      max: 3,
      preset: -1,
    })
    const reply = scene.askText({
      ...asked,
      kind: 'text',
      prompt: plainly('What is said?'),
      preset: 0,
      presetText: 'Silence.',
    })
    scene.set(combatant.motto, actor, scene.store(`${words}: ${reply}`), 'boast')
    scene.set(combatant.effort, actor, Math.max(0, scene.now.combatant.effort[actor] + worth), 'boast')
  },
  {
    params: [textParam('words', { optional: true }), numberParam('volume', 0, 11, { optional: true })],
    suggest: (_scene, actor) => [{ actor, action: 'boast', words: 'hear me', volume: null }],
    check: (scene, { actor }) => noBegun(scene, actor),
  },
)

const begin = act<Duel>(
  'begin',
  (scene, { actor }) => {
    scene.set(combatant.begun, actor, 1, 'begin')
    // In the rain, getting up in the morning takes a roll.
    if (scene.now.fight.weather[0] === 1)
      scene.set(combatant.omen, actor, scene.die(4, actor, 'begin', 'omen'), 'begin')
  },
  {
    suggest: (_scene, actor) => [{ actor, action: 'begin' }],
    check: (scene, { actor }) => (scene.now.combatant.begun[actor] === 1 ? refuse('begin', 'It has begun.') : null),
  },
)

const end = act<Duel>(
  'end',
  (scene, { actor }) => {
    scene.set(combatant.begun, actor, 0, 'end')
    let next = actor
    do next = (next + 1) % scene.combatants
    while (!isUp(scene, next))
    if (next <= actor) scene.set(fight.round, 0, scene.now.fight.round[0] + 1, 'round')
    scene.set(fight.turn, 0, next, 'end')
  },
  {
    suggest: (_scene, actor) => [{ actor, action: 'end' }],
    check: (scene, { actor }) => noBegun(scene, actor),
  },
)

const summon = act<Duel>(
  'summon',
  (scene, { actor }) => {
    const name = `Thrall${scene.combatants + 1}`
    const row = scene.join({ name }, name, 'summon')
    scene.set(combatant.side, row, scene.now.combatant.side[actor], 'summon')
    scene.set(combatant.seat, row, scene.now.combatant.seat[actor], 'summon')
    scene.set(combatant.hp, row, scene.die(4, actor, 'summon', 'how tough'), 'summon')
  },
  {
    suggest: (_scene, actor) => [{ actor, action: 'summon' }],
    check: (scene, { actor }) =>
      scene.combatants >= 9 ? refuse('crowd', 'There is no room for more.') : noBegun(scene, actor),
  },
)

const wagers = act<Duel>(
  'wagers',
  (scene) => {
    const rows = Array.from({ length: scene.combatants }, (_, row) => row).filter((row) => isUp(scene, row))
    const asked = {
      rule: 'wager',
      kind: 'number',
      prompt: plainly('How much?'),
      options: [],
      min: 0,
      max: 9,
      preset: 1,
    } as const
    const answers = scene.askTogether(rows.map((row) => ({ ...asked, to: row, secret: true })))
    rows.forEach((row, i) => scene.set(combatant.wager, row, answers[i], 'wager'))
  },
  { by: 'referee', suggest: () => [{ actor: REFEREE, action: 'wagers' }] },
)

/** Hits the one who stands, and parries whenever it can; flips a coin of its own first. */
export const brave: Policy<Duel, TinyCommand> = {
  id: 'brave',
  about: 'Attacks the first foe standing and always parries.',
  command(scene, actor) {
    const { side, begun } = scene.now.combatant
    if (begun[actor] === 0) return { actor, action: 'begin' }
    const target = Array.from(side).findIndex(
      (s, row) => row < scene.combatants && s !== side[actor] && isUp(scene, row),
    )
    return { actor, action: target < 0 || scene.now.combatant.aimed[actor] === target ? 'end' : 'aim', target }
  },
  answer: (_scene, question, random) =>
    question.kind === 'choice' ? 1 : question.kind === 'number' ? random(3) : question.preset,
}

export const duel: TinyRules<Duel> = tinyRuleset<Duel>({
  tables: duelTables,
  actions: [
    begin,
    attack,
    aim,
    boast,
    summon,
    end,
    wagers,
    overrideAction<Duel, TinyCommand>((scene) => duel.settleFight(scene)),
  ],
  policies: [brave],
  capacity: { wound: 1 },
  whoCanAct: (scene) => [scene.now.fight.turn[0]],
  mayCommand: (scene, row) =>
    scene.now.fight.over[0] === 1
      ? refuse('fight-over', 'The fight is over.')
      : scene.now.fight.turn[0] === row
        ? null
        : refuse('turn', "It is not {who}'s turn.", { who: { who: row } }),
  implied: (scene, { actor, action }) =>
    actor !== REFEREE &&
    action !== 'begin' &&
    scene.now.fight.turn[0] === actor &&
    scene.now.combatant.begun[actor] === 0
      ? { actor, action: 'begin' }
      : null,
  open(setup) {
    const scene = tinyRuleset<Duel>({ tables: duelTables, actions: [], capacity: { wound: 1 } }).open(setup)
    scene.set(fight.turn, 0, 0, 'set-up')
    scene.settle()
    return scene
  },
  settleFight(scene) {
    const up = [false, false]
    for (let row = 0; row < scene.combatants; row++) {
      if (isUp(scene, row)) up[scene.now.combatant.side[row]] = true
    }
    if (up[0] && up[1]) return
    scene.set(fight.winner, 0, up[0] ? 0 : 1, 'end')
    scene.set(fight.over, 0, 1, 'end')
  },
})

/** Ada (seat ann) and Cid (the referee's) against Gob (seat bob); Ada's turn is about to begin. */
export const duelSetup = tinySetup(
  [
    { name: 'Ada', seat: 1 },
    { name: 'Gob', side: 1, seat: 2, cells: { hp: 10 } },
    { name: 'Cid', seat: 0 },
  ],
  {
    sides: [
      { id: 'heroes', name: 'Heroes', hitPoints: 'nothing' },
      { id: 'foes', name: 'Foes', hitPoints: 'word' },
    ],
  },
)

export type DuelSession = Session<Duel, TinyCommand>
export const startDuel = (more: Partial<SessionOptions<Duel, TinyCommand>> = {}): DuelSession =>
  new Session(duel, duelSetup, { seed: 'duel', ...more })

/** The face of die `n` of the fight's seed. */
export const faceOf = (n: number, sides: number, seed = 'duel'): number => faceAt(seedFrom(seed), n, sides)

/** The dice of the command at the place (from 0), as faces. */
export const facesOf = (session: DuelSession, at: number): number[] =>
  (session.played[at]?.inputs ?? []).filter(isDie).map((die) => die.face)

/** A legal answer to the question, picked by the number. */
export function pickAnswer(question: Question, pick: number): string | number {
  if (question.kind === 'text') return `words ${pick % 7}`
  if (question.kind === 'number') {
    const min = question.min ?? 0
    return min + (pick % ((question.max ?? min + 9) - min + 1))
  }
  const legal = question.options.filter((o) => typeof readAnswer(question, o.value) === 'number')
  return (legal[pick % legal.length] as { value: string | number }).value
}

/** Gives random legal commands and random answers, and now and then withdraws a command, as the numbers say. */
export function playAtRandom(session: DuelSession, picks: readonly number[]): void {
  for (const pick of picks) {
    const { awaited, scene } = session
    if (awaited !== null && pick % 23 === 0) {
      session.withdraw()
      continue
    }
    if (awaited?.kind === 'answers') {
      const at = awaited.given.indexOf(null)
      const question = awaited.questions[at]
      if (question) session.answer('referee', pickAnswer(question, pick), question.to)
      continue
    }
    if (awaited?.kind === 'dice') {
      session.answerDice(awaited.request.sides.map((sides, i) => ((pick + i) % sides) + 1))
      continue
    }
    const actor = pick % 11 === 0 ? REFEREE : scene.now.fight.turn[0]
    const { legal } = possibleCommands(duel, scene, actor)
    const command = legal[pick % Math.max(1, legal.length)]
    if (command) session.submit('referee', writeCommand(duel, scene, command))
  }
}

/** The same with undo and redo to anywhere among the commands. */
export function wanderAtRandom(session: DuelSession, picks: readonly number[]): void {
  for (const pick of picks) {
    if (pick % 7 === 3 && session.ply > 0) session.undo(pick % session.ply, pick % 2 === 0)
    else if (pick % 7 === 5 && session.undone.length > 0) session.redo(session.ply + 1 + (pick % session.undone.length))
    else playAtRandom(session, [pick])
  }
}
