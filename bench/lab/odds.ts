import { type AnyScene, type Command, compileDice, eachPath, type Pool, perform, Table } from '@fray/kernel'
import { duelOf, oddsOf, type Reactions, type Situation, sampledDuel, summaryOf } from '@fray/lab'
import { freeHits } from '@fray/rulesets/free-hits'
import { weaponSpeed } from '@fray/rulesets/weapon-speed'
import { zones } from '@fray/rulesets/zones'
import {
  type Attack,
  escalationBlow,
  freeHitsBlow,
  openFight,
  shockBlow,
  weaponSpeedBlow,
  zonesBlow,
  zonesRetreat,
} from '../../packages/lab/test/odds/attacks.ts'
import { requireMark } from '../marks/require.ts'
import { measure, printTable, type Row, timeText } from '../measure.ts'

/** An attack with what dice people would roll for it: to hit, against what, and the damage. */
interface Mark {
  readonly make: () => Attack
  readonly toHit: string
  readonly against: number
  readonly damage: string
}

const marks: Readonly<Record<string, Mark>> = {
  zones: { make: zonesBlow, toHit: '1d20+2', against: 12, damage: '1d8+1' },
  shock: { make: shockBlow, toHit: '1d20+4', against: 13, damage: '1d6+1' },
  'free-hits': { make: freeHitsBlow, toHit: '1d20+2', against: 11, damage: '1d8+1' },
  escalation: { make: escalationBlow, toHit: '3d6+6', against: 15, damage: '1d6+4' },
  'weapon-speed': { make: weaponSpeedBlow, toHit: '1d20+4', against: 14, damage: '1d6+1' },
}

/** Follows every face of every die by itself, equal results or not, through the same rules. */
function everyFace({ rules, scene }: Situation, command: Command, target: number): { hurt: number; branches: number } {
  const table = Table.branching((question) => question.decline ?? question.preset)
  const { branches } = table
  table.branchPool = (pool: Pool) => pool.dicePart(pool.sides.map((sides) => branches.even(sides) + 1))
  const life = (now: AnyScene) => rules.vitality?.(now, target) ?? (now.now.combatant as { hp: Int32Array }).hp[target]
  const before = life(scene)
  let hurt = 0
  const followed = eachPath(
    scene,
    table,
    null,
    () => perform(rules, scene, command),
    () => {
      if (life(scene) !== before) hurt += branches.probability()
    },
  )
  return { hurt, branches: followed }
}

/** Rulesets in which blows answer blows. */
const BUSY: ReadonlySet<string> = new Set(['free-hits', 'weapon-speed'])

/** Samples for an interval of plus or minus 1%. */
const ROLLS = 10_000

const rate = (run: (times: number) => number, times: number) => {
  const [figure] = measure([{ name: '', run }], times)
  if (figure === undefined) throw new Error('Nothing was measured.')
  return figure
}

/** The odds of one attack of a ruleset, beside its dice followed face by face and a dice roller that samples them. */
export function labOddsFigures(ruleset: string): void {
  const mark = marks[ruleset] as Mark
  const attack = mark.make()
  const { command, rules, orc } = attack
  const rows: Row[] = []
  const add = (what: string, given: Attack, reactions: Reactions, times: number) => {
    const odds = oddsOf(given, given.command, { reactions })
    const summary = summaryOf(odds, given.command)
    const hit = summary.blow === null ? '' : `, hits ${summary.blow.hit.exact}`
    const how = odds.kind === 'exact' ? `${odds.branches} ways, ${odds.outcomes.length} outcomes${hit}` : odds.why
    const figure = rate((n) => {
      let sum = 0
      for (let i = 0; i < n; i++) sum += oddsOf(given, given.command, { reactions }).outcomes.length
      return sum
    }, times)
    rows.push([what, timeText(figure.perSecond), how])
  }
  add('a blow, exactly; whoever may react does not', attack, 'nobody', 200)
  add('the same, everybody reacting as is best', attack, 'best', BUSY.has(ruleset) ? 10 : 100)
  const aggressive = rules.policies.get('aggressive')
  if (aggressive !== undefined)
    add('the same, everybody reacting by the policy aggressive', attack, aggressive, BUSY.has(ruleset) ? 10 : 50)
  if (ruleset === 'zones') add('walking away from one who may strike, as is best', zonesRetreat(), 'best', 200)
  const { branches } = everyFace(attack, command, orc)
  const faces = rate((n) => {
    let sum = 0
    for (let i = 0; i < n; i++) sum += everyFace(attack, command, orc).branches
    return sum
  }, 100)
  rows.push([
    'its dice face by face, through the same rules',
    timeText(faces.perSecond),
    `${branches} ways, nobody reacts`,
  ])
  const { toHit, against, damage } = mark
  const naive = byFaces(toHit, against, damage)
  const loop = rate((n) => {
    let sum = 0
    for (let i = 0; i < n; i++) sum += byFaces(toHit, against, damage).branches
    return sum
  }, 500)
  rows.push([
    `${toHit} and ${damage} in a loop, without rules`,
    timeText(loop.perSecond),
    `${naive.branches} ways, hits ${naive.hits}`,
  ])
  const rolled = rate((n) => {
    let sum = 0
    for (let i = 0; i < n; i++) sum += bySampling(toHit, against, damage, ROLLS)
    return sum
  }, 1)
  const beside = `plus or minus 1%, without rules`
  rows.push([`the same, rpg-dice-roller ${ROLLS.toLocaleString('en')} times`, timeText(rolled.perSecond), beside])
  printTable(`odds in ${ruleset}`, rows)
}

/** All ways in which the dice can fall, one face after the other. */
function byFaces(toHit: string, against: number, damage: string): { branches: number; hits: number } {
  const first = compileDice(toHit)
  const second = compileDice(damage)
  let branches = 0
  let hits = 0
  const faces: number[] = []
  const all = [...first.sides, ...second.sides]
  const visit = (die: number) => {
    if (die === all.length) {
      branches++
      if (first.total(faces) >= against && second.total(faces, first.sides.length) > 0) hits++
      return
    }
    for (let face = 1; face <= (all[die] as number); face++) {
      faces[die] = face
      visit(die + 1)
    }
  }
  visit(0)
  return { branches, hits }
}

function bySampling(toHit: string, against: number, damage: string, times: number): number {
  let sum = 0
  const { DiceRoll } = requireMark('@dice-roller/rpg-dice-roller')
  for (let i = 0; i < times; i++) if (new DiceRoll(toHit).total >= against) sum += new DiceRoll(damage).total
  return sum
}

/** Two of the plainest stat blocks. */
const plainZones = (): Situation =>
  openFight(zones, {
    battlefield: 'A',
    surprised: 'nobody',
    combatants: {
      Gob: { kind: 'creature', side: 'characters', level: 1, skill: 2, hp: 9, zone: 'A', attacks: ['axe melee 1d6'] },
      Orc: { kind: 'creature', level: 1, skill: 1, hp: 10, zone: 'A', attacks: ['club melee 1d8'] },
    },
    now: { round: 2, turn: 'Gob' },
  })

/** Two who stand in each other's melee zone: every natural 1 is answered. */
const plainFreeHits = (): Situation =>
  openFight(freeHits, {
    battlefield: { size: [3, 3] },
    combatants: {
      Ann: { pc: true, hp: 6, accuracy: 2, weapons: ['sword melee 1d6'], at: '1,1', facing: 's' },
      Orc: { hp: 6, accuracy: 1, weapons: ['club melee 1d6'], at: '1,2', facing: 'n' },
    },
    now: { round: 2, actor: 'Ann' },
  })

/** Two who declare and roll their initiative anew in every round. */
const plainWeaponSpeed = (): Situation => {
  const plain = { kind: 'monster', attributes: { strength: 3 }, stressMax: 2 }
  return openFight(weaponSpeed, {
    battlefield: '3x3',
    combatants: {
      Ann: { ...plain, side: 'party', items: ['sword +4 1d6 slashing speed 4'], at: '1,1' },
      Orc: { ...plain, items: ['axe +2 1d4 chopping speed 5'], at: '1,2' },
    },
    now: { turn: 'Ann', turns: { Ann: { declared: 'sword', initiative: 9 } } },
  })
}

const duels: Readonly<Record<string, readonly (readonly [string, () => Situation])[]>> = {
  zones: [
    ['two creatures, 9 against 10 hit points', plainZones],
    ['a character whose sword wears, 10 against 9', zonesBlow],
  ],
  shock: [['10 against 9 hit points', shockBlow]],
  'free-hits': [['6 against 6 hit points, free hits to and fro', plainFreeHits]],
  'weapon-speed': [['2 Stress and 3 Wound Points each', plainWeaponSpeed]],
  escalation: [['30 against 20 hit points, the die growing', escalationBlow]],
}

/** Exact duels, every seat by the policy `aggressive`, beside fights that are played. */
export function labDuelFigures(ruleset: string): void {
  const rows: Row[] = []
  for (const [what, make] of duels[ruleset] ?? []) {
    const fight = make()
    const policy = fight.rules.policies.get('aggressive')
    if (policy === undefined) throw new Error('The policy aggressive is gone.')
    const policies = fight.scene.setup.seats.map(() => policy)
    const duel = duelOf(fight, { policies })
    const solve = (n: number) => {
      let sum = 0
      for (let i = 0; i < n; i++) sum += duelOf(fight, { policies }).states
      return sum
    }
    const play = (n: number) => sampledDuel(fight, { policies, samples: n }, '').branches
    const exact = rate(solve, duel.states > 5000 ? 1 : 10)
    const played = rate(play, 2000)
    const first = duel.wins[0]
    const sizes = `${duel.states.toLocaleString('en')} situations, ${duel.branches.toLocaleString('en')} ways`
    rows.push([what, timeText(exact.perSecond), `${sizes}; the first wins ${((first?.value ?? 0) * 100).toFixed(4)}%`])
    rows.push(['  the same, 10,000 fights played', timeText(played.perSecond / 10_000), 'plus or minus 1%'])
  }
  printTable(`duels in ${ruleset}`, rows)
}
