import {
  type Action,
  type Command,
  compileDice,
  type Policy,
  type Pool,
  type Question,
  type Ruleset,
  refuse,
  type Setup,
} from '@fray/kernel'
import {
  D20,
  D20_ADVANTAGE,
  defineTables,
  int,
  type Message,
  person,
  plainly,
  recordTally,
  rowOf,
  Scene,
  say,
  type TableSpecs,
  type Tables,
} from '@fray/kernel/rules'
import { barePresentation } from '../../packages/kernel/test/bare-presentation.ts'
import { FIGHTERS, PARRY } from './sides.ts'

/**
 * The plain fight as a ruleset on the kernel: d20 + attack against defense; two d20 against the target of one's last
 * attack; once a round the defender may parry after seeing the roll; a damage die; the first foe standing is the target.
 */
const tables = defineTables({
  fight: {
    /** How many of each side stand. */
    left: int(),
    right: int(),
  },
  combatant: {
    attack: int(),
    defense: int(),
    hp: int({ min: 0, visibility: 'vital' }),
    last: rowOf('combatant'),
    /** The round of its latest parry. */
    parriedIn: int(),
  },
})
const C = tables.columns.combatant
const F = tables.columns.fight

type PlainTables = typeof tables extends Tables<infer T extends TableSpecs> ? T : never
type PlainScene = Scene<PlainTables>
interface Attack extends Command {
  readonly target: number
}

const DAMAGE: readonly Pool[] = FIGHTERS.map(({ sides }) => compileDice(`1d${sides}`))
const PARRY_OPTIONS = [
  { value: 'parry', label: plainly('parry') },
  { value: 'let it be', label: plainly('let it be') },
] as const

/** Whether the defender, who has seen the total, parries. Its words are made when somebody reads them. */
class ParryQuestion implements Question {
  readonly rule = 'parry'
  readonly kind = 'choice'
  readonly options = PARRY_OPTIONS
  readonly preset = 1
  readonly decline = 1
  readonly reaction = true

  readonly to: number
  readonly attacker: number
  readonly total: number

  constructor(to: number, attacker: number, total: number) {
    this.to = to
    this.attacker = attacker
    this.total = total
  }

  get prompt(): Message {
    const people = { attacker: person(this.attacker), target: person(this.to) }
    return say('{attacker} rolled: does {target} parry?', people)
  }
}

/** Asks the defender whether it parries; not when that could not help any more. */
function parries(scene: PlainScene, target: number, attacker: number, total: number): boolean {
  const { parriedIn, defense } = scene.now.combatant
  const round = scene.now.fight.round[0] as number
  if (parriedIn[target] === round || total >= (defense[target] as number) + PARRY) return false
  if (scene.ask(new ParryQuestion(target, attacker, total)) !== 0) return false
  scene.set(C.parriedIn, target, round, 'parry')
  return true
}

function resolve(scene: PlainScene, { actor, target }: Attack): void {
  const c = scene.now.combatant
  const tally = scene.tally()
  const again = c.last[actor] === target
  scene.roll(again ? D20_ADVANTAGE : D20, actor, 'attack', 'd20', tally)
  tally.add(c.attack[actor] as number, 'attack', 'attack')
  const total = tally.total
  let against = c.defense[target] as number
  if (total >= against && parries(scene, target, actor, total)) against += PARRY
  const hit = total >= against
  if (scene.recorder !== null) {
    scene.recorder.note({
      type: 'roll',
      what: 'attack',
      who: actor,
      rule: 'attack',
      tally: recordTally(tally),
      against,
      passed: hit,
    })
  }
  if (hit) {
    const damage = scene.roll(DAMAGE[actor] as Pool, actor, 'damage', 'damage')
    if (scene.recorder !== null) scene.recorder.note({ type: 'damage', target, damage, rule: 'damage' })
    const hp = c.hp[target] as number
    scene.set(C.hp, target, damage >= hp ? 0 : hp - damage, 'damage')
    if (damage >= hp) fall(scene, target)
  }
  scene.set(C.last, actor, target, 'attack')
  passTurn(scene, actor)
}

/** One fewer stands on the side of the fallen. */
function fall(scene: PlainScene, row: number): void {
  const { left, right } = scene.now.fight
  if (row < 4) scene.set(F.left, 0, (left[0] as number) - 1, 'damage')
  else scene.set(F.right, 0, (right[0] as number) - 1, 'damage')
}

/** The next one standing has the turn; when the line is through, a new round begins. */
function passTurn(scene: PlainScene, actor: number): void {
  const { hp } = scene.now.combatant
  for (let next = actor + 1; ; next++) {
    if (next === FIGHTERS.length) {
      scene.set(F.round, 0, (scene.now.fight.round[0] as number) + 1, 'round')
      next = 0
    }
    if (hp[next] !== 0) {
      scene.set(F.turn, 0, next, 'turn')
      return
    }
  }
}

/** The first foe standing, -1 for none. */
function target(scene: PlainScene, actor: number): number {
  const { hp } = scene.now.combatant
  const from = actor < 4 ? 4 : 0
  for (let row = from; row < from + 4; row++) if (hp[row] !== 0) return row
  return -1
}

const attack: Action<PlainScene, Attack> = {
  id: 'attack',
  rule: 'attack',
  title: plainly('Attack'),
  by: 'combatant',
  params: [],
  suggest: (scene, actor) => [{ actor, action: 'attack', target: target(scene, actor) }],
  check: (scene, command) =>
    scene.now.combatant.hp[command.target] === 0 ? refuse('attack', 'The target has fallen.') : null,
  resolve,
}

/** Attacks the first foe standing, and parries exactly when that turns the hit into a miss. */
const fighter: Policy<PlainScene, Attack> = {
  id: 'fighter',
  about: 'Attacks the first foe standing; parries when it helps.',
  command: (scene, actor) => ({ actor, action: 'attack', target: target(scene, actor) }),
  answer: (scene, question) => {
    const { to, total } = question as ParryQuestion
    return total < (scene.now.combatant.defense[to] as number) + PARRY ? 0 : 1
  },
}

/** The plain fight: two sides, everybody played by the computer. */
export const setup: Setup = {
  ruleset: 'plain',
  title: 'The plain fight',
  encounter: {},
  options: {},
  sides: [
    { id: 'left', name: 'left', hitPoints: 'exact' },
    { id: 'right', name: 'right', hitPoints: 'exact' },
  ],
  seats: [{ id: 'referee', by: 'computer', policy: 'fighter' }],
  notes: [],
}

function open(): PlainScene {
  const scene: PlainScene = new Scene(tables as never, { combatant: FIGHTERS.length }, setup) as never
  FIGHTERS.forEach(({ attack: bonus, defense, hp }, i) => {
    const row = scene.join({ name: `Fighter ${i}` }, `Fighter ${i}`, 'join')
    scene.set(C.side, row, i < 4 ? 0 : 1, 'join')
    scene.set(C.attack, row, bonus, 'join')
    scene.set(C.defense, row, defense, 'join')
    scene.set(C.hp, row, hp, 'join')
  })
  scene.set(F.left, 0, 4, 'join')
  scene.set(F.right, 0, 4, 'join')
  scene.set(F.turn, 0, 0, 'join')
  scene.set(F.round, 0, 1, 'join')
  scene.settle()
  return scene
}

/** The ruleset of the plain fight. */
export const plain: Ruleset<PlainScene, Attack> = {
  id: 'plain',
  title: 'The plain fight',
  version: '1',
  tables: tables as never,
  options: [],
  actions: new Map([['attack', attack]]),
  policies: new Map([['fighter', fighter]]),
  ruleTitles: {},
  ruleTexts: async () => ({}),
  open: open as never,
  blank: (actor) => ({ actor, action: 'attack', target: -1 }),
  mayCommand: (scene, actor) => (scene.now.fight.turn[0] === actor ? null : refuse('turn', 'It is not its turn.')),
  whoCanAct: (scene) => [scene.now.fight.turn[0] as number],
  automaticStep: () => null,
  implied: () => null,
  settleFight(scene) {
    const { left, right } = scene.now.fight
    if (left[0] === 0 || right[0] === 0) {
      scene.set(F.winner, 0, left[0] === 0 ? 1 : 0, 'end')
      scene.set(F.over, 0, 1, 'end')
    }
  },
  tell: () => null,
  healthWord: () => '',
  describe: () => ({}),
  describeFight: () => ({}),
  isStanding: (scene, row) => (scene.now.combatant.hp[row] as number) > 0,
  vitality: (scene, row) => scene.now.combatant.hp[row],
  presentation: barePresentation as never,
}
