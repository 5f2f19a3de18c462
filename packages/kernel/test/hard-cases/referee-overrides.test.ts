import { describe, expect, it } from 'vitest'
import { fingerprint, formatLine, parseJournal, Session, verifyJournal } from '../../src/index.ts'
import {
  combatantParam,
  D20,
  defineTables,
  flag,
  int,
  overrideAction,
  rowOf as rowColumn,
  word,
} from '../../src/rules.ts'
import {
  act,
  asHost,
  plainOf,
  play,
  refusalOf,
  type SceneOf,
  type TinyCommand,
  type TinyRules,
  tinyRuleset,
  tinySetup,
} from '../tiny.ts'

/*
 * The referee overrides anything: a value, where somebody stands, whose turn it is, the order of turns, who has won.
 * It is a command outside the rules like any other: journaled, undoable, checked for its range and for nothing else; the
 * ruleset is told, and makes true what follows from it.
 */
const tables = defineTables({
  fight: { mood: word(['calm', 'grim']) },
  combatant: { hp: int({ min: 0, max: 30, init: 10 }), place: int({ min: 0, max: 4 }), down: flag() },
  order: { of: rowColumn('combatant') },
})
const { fight, combatant, order } = tables.columns
const ORDER = tables.index.order as number
type Fight = SceneOf<typeof tables>

/** What follows from hit points: the one who has none is down, and a side without anybody up has lost. */
function consequences(scene: Fight): void {
  const { hp, side } = scene.now.combatant
  const up = [0, 0]
  for (let row = 0; row < scene.combatants; row++) {
    scene.set(combatant.down, row, hp[row] === 0 ? 1 : 0, 'down')
    if (hp[row] > 0) up[side[row]] = 1
  }
  const over = up[0] === 0 || up[1] === 0
  if (over && scene.now.fight.over[0] === 0) scene.set(fight.winner, 0, up[0] === 0 ? 1 : 0, 'end')
  scene.set(fight.over, 0, over ? 1 : 0, 'end')
}

const attack = act<Fight>(
  'attack',
  (scene, { actor, target }) => {
    if (scene.roll(D20, actor, 'attack', 'to hit') < 11) return
    scene.set(combatant.hp, target as number, Math.max(0, scene.now.combatant.hp[target as number] - 4), 'hit')
  },
  { params: [combatantParam('target')] },
)

const rules: TinyRules<Fight> = tinyRuleset<Fight>({
  tables,
  actions: [attack, overrideAction<Fight, TinyCommand>(consequences)],
  settleFight: consequences,
  open(setup) {
    const base = tinyRuleset<Fight>({ tables, actions: [], capacity: { order: 2 } }).open(setup)
    for (const row of [0, 1, 2]) base.set(order.of, base.open(ORDER), row, 'set-up')
    base.settle()
    return base
  },
})
const setup = tinySetup([
  { name: 'Ada', seat: 1 },
  { name: 'Gob', side: 1, seat: 2 },
  { name: 'Dr. Moss', side: 1, seat: 2 },
])
const override = (path: string, to: unknown) => ({ actor: 'referee', action: 'override', path, to })
const start = () => new Session(rules, setup, { seed: 'override' })

describe('an override', () => {
  it.each([
    ['Gob.hp', 3, (s: Fight) => s.now.combatant.hp[1], 3],
    ['gob.hp', '30', (s: Fight) => s.now.combatant.hp[1], 30],
    ['Dr. Moss.hp', 2, (s: Fight) => s.now.combatant.hp[2], 2],
    ['combatant[2].place', 4, (s: Fight) => s.now.combatant.place[2], 4],
    ['fight.round', 7, (s: Fight) => s.now.fight.round[0], 7],
    ['fight.turn', 'Gob', (s: Fight) => s.now.fight.turn[0], 1],
    ['fight.turn', 'none', (s: Fight) => s.now.fight.turn[0], -1],
    ['fight.mood', 'grim', (s: Fight) => s.now.fight.mood[0], 1],
    ['order[0].of', 'Dr. Moss', (s: Fight) => s.now.order.of[0], 2],
    ['Gob.present', 'no', (s: Fight) => s.now.combatant.present[1], 0],
    ['Gob.seat', 1, (s: Fight) => s.now.combatant.seat[1], 1],
  ] as const)('sets %s to %s', (path, to, read, value) => {
    const session = start()
    const before = fingerprint(session.scene)
    const reply = session.submit('referee', override(path, to))
    expect(reply.status).toBe('done')
    expect(read(session.scene)).toBe(value)
    expect(reply.played[0]?.events[0]).toMatchObject({ type: 'override', path, to: String(to) })
    session.undo()
    expect(fingerprint(session.scene)).toBe(before)
    session.redo()
    expect(read(session.scene)).toBe(value)
  })

  it('makes true what follows, and can take back an ending', () => {
    const session = start()
    session.submit('referee', override('Ada.hp', 0))
    expect(session.scene.now.fight.over[0]).toBe(1)
    expect(session.scene.now.fight.winner[0]).toBe(1)
    session.submit('referee', override('Ada.hp', 1))
    expect([session.scene.now.fight.over[0], session.scene.now.combatant.down[0]]).toEqual([0, 0])
    session.submit('referee', override('fight.winner', 0))
    expect(session.scene.now.fight.winner[0]).toBe(0)
  })

  it("is the referee's alone, and stays in range", () => {
    const session = start()
    expect(session.submit('ann', override('Gob.hp', 0))).toMatchObject({ refusal: { rule: 'not-your-seat' } })
    const scene = rules.open(setup)
    expect(refusalOf(rules, scene, 'Ada override path=Gob.hp to=0')?.rule).toBe('not-your-seat')
    expect(refusalOf(rules, scene, 'referee override path=Gob.hp to=31')?.reason).toBe(
      '"31" is not a value of combatant.hp: it takes a whole number from 0 to 30.',
    )
  })

  it('is journaled between the commands of the rules, and plays again', () => {
    const lines: string[] = []
    const session = new Session(rules, setup, { seed: 'override', onLine: (line) => lines.push(formatLine(line)) })
    session.submit('ann', plainOf('Ada attack target=Gob'))
    session.submit('referee', override('Gob.hp', 5))
    session.submit('bob', plainOf('Gob attack target=Ada'))
    session.undo(2)
    session.submit('referee', override('order[1].of', 'Ada'))
    const journal = parseJournal(`${lines.join('\n')}\n`)
    expect(verifyJournal(rules, setup, journal)).toMatchObject({ commands: 4, difference: null })
    const again = new Session(rules, setup, { seed: 'override' })
    again.restore(journal.lines)
    expect(fingerprint(again.scene)).toBe(fingerprint(session.scene))
    expect(asHost(rules).actions.get('override')?.by).toBe('referee')
  })

  it('changes nothing by itself when the value is the one that is there', () => {
    const scene = rules.open(setup)
    const events = play(rules, scene, 'referee override path=Gob.hp to=10')
    expect(events.map((e) => e.type)).toEqual(['override'])
  })
})
