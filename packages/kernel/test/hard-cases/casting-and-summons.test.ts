import { describe, expect, it } from 'vitest'
import { compileDice, eachOutcome, fingerprint, refuse, Session } from '../../src/index.ts'
import { defineTables, flag, int, person, rowOf as rowColumn, say } from '../../src/rules.ts'
import {
  act,
  addFractions,
  commandOf,
  fractionText,
  ofType,
  play,
  refusalOf,
  type SceneOf,
  type TinyCommand,
  type TinyScene,
  tinyRuleset,
  tinySetup,
  ZERO,
} from '../tiny.ts'

/*
 * Casting over several turns, and combatants that join and leave in mid-fight. A summons takes three turns, then the
 * referee says where the thralls appear; each takes a slot of its master and is sick on its first turn; every turn of
 * the master costs mana, and a thrall that is not paid for leaves. The tables have room for the roster only: they
 * grow inside a resolution, which may yet be suspended, refused or explored, and is then taken back byte for byte.
 */
const SLOTS = 6
const tables = defineTables({
  combatant: {
    mana: int({ min: 0 }),
    channeled: int({ min: 0, max: 3 }),
    slotsUsed: int({ min: 0, max: SLOTS }),
    sick: flag(),
    place: int(),
  },
  thrall: { master: rowColumn('combatant'), row: rowColumn('combatant'), upkeep: int() },
})
const { combatant, thrall } = tables.columns
const THRALL = tables.index.thrall as number
const SUMMONS = compileDice('1d4')
type Fight = SceneOf<typeof tables>

const add = (scene: Fight, column: (typeof combatant)['mana'], row: number, by: number, rule: string) =>
  scene.set(column, row, scene.read(column, row) + by, rule)

function summon(scene: Fight, master: number): void {
  const wanted = scene.roll(SUMMONS, master, 'summon', 'how many come')
  const come = Math.min(wanted, SLOTS - scene.now.combatant.slotsUsed[master])
  for (let n = 0; n < come; n++) {
    const name = `Imp${scene.combatants - scene.setup.roster.length + 1}`
    const row = scene.join({ name }, name, 'summon')
    scene.set(combatant.side, row, scene.now.combatant.side[master], 'summon')
    scene.set(combatant.seat, row, scene.now.combatant.seat[master], 'summon')
    scene.set(combatant.sick, row, 1, 'summon-sickness')
    add(scene, combatant.slotsUsed, master, 1, 'summon-slots')
    const bond = scene.open(THRALL)
    scene.set(thrall.master, bond, master, 'summon')
    scene.set(thrall.row, bond, row, 'summon')
    scene.set(thrall.upkeep, bond, 2, 'summon')
    const where = { rule: 'summon-place', kind: 'number', to: -1, min: 1, max: 9, options: [], preset: 1 } as const
    scene.set(
      combatant.place,
      row,
      scene.ask({ ...where, prompt: say('Where does {who} appear?', { who: person(row) }) }),
      'summon',
    )
  }
}

/** The bonds of a master, last first, so that closing one does not move those that are still to come. */
const bondsOf = (scene: Fight, master: number) =>
  Array.from({ length: scene.rows(THRALL) }, (_, bond) => bond)
    .filter((bond) => scene.now.thrall.master[bond] === master)
    .reverse()

function release(scene: Fight, bond: number, rule: string): void {
  const master = scene.now.thrall.master[bond]
  scene.set(combatant.present, scene.now.thrall.row[bond], 0, rule)
  add(scene, combatant.slotsUsed, master, -1, rule)
  scene.close(THRALL, bond)
}

const cast = act<Fight>(
  'cast',
  (scene, { actor }) => {
    add(scene, combatant.channeled, actor, 1, 'channel')
    if (scene.now.combatant.channeled[actor] !== 3) return
    scene.set(combatant.channeled, actor, 0, 'channel')
    summon(scene, actor)
  },
  {
    check: (scene, { actor }) =>
      scene.now.combatant.slotsUsed[actor] === SLOTS ? refuse('summon-slots', 'Every slot is taken.') : null,
  },
)

const begin = act<Fight>('begin', (scene, { actor }) => {
  scene.set(combatant.sick, actor, 0, 'summon-sickness')
  for (const bond of bondsOf(scene, actor)) {
    const price = scene.now.thrall.upkeep[bond]
    if (scene.now.combatant.mana[actor] >= price) add(scene, combatant.mana, actor, -price, 'upkeep')
    else release(scene, bond, 'upkeep')
  }
})

const scratch = act<Fight>('scratch', () => {}, {
  check: (scene, { actor }) =>
    scene.now.combatant.sick[actor] === 1 ? refuse('summon-sickness', 'It has only just come.') : null,
})

const rules = tinyRuleset<Fight>({
  tables,
  actions: [cast, begin, scratch],
  mayCommand: (scene, row) =>
    scene.now.combatant.present[row] === 0 ? refuse('left', 'It has left the fight.') : null,
})

const setup = tinySetup([
  { name: 'Mage', seat: 1, cells: { mana: 5 } },
  { name: 'Gob', side: 1, seat: 2 },
])
const castThrice = (scene: Fight, ...last: readonly (string | number)[]) => {
  play(rules, scene, 'Mage cast')
  play(rules, scene, 'Mage cast')
  return play(rules, scene, 'Mage cast', last)
}
const capacities = (scene: TinyScene<never> | Fight) => scene.layout.capacity

describe('a summons over several turns', () => {
  it('lets combatants join, beyond the room that there was', () => {
    const scene = rules.open(setup)
    const room = capacities(scene)
    const events = castThrice(scene, 'd4=3', 4, 5, 6)
    expect(ofType(events, 'join').map((e) => (e as { name: string }).name)).toEqual(['Imp1', 'Imp2', 'Imp3'])
    expect(scene.combatants).toBe(5)
    expect(capacities(scene)).not.toEqual(room)
    expect(Array.from(scene.now.combatant.place).slice(0, 5)).toEqual([0, 0, 4, 5, 6])
    expect(Array.from(scene.now.combatant.mana).slice(0, 2)).toEqual([5, 0])
    expect(scene.now.combatant.slotsUsed[0]).toBe(3)
  })

  it('makes them sick until their own turn', () => {
    const scene = rules.open(setup)
    castThrice(scene, 'd4=1', 9)
    expect(refusalOf(rules, scene, 'Imp1 scratch')?.rule).toBe('summon-sickness')
    play(rules, scene, 'Mage begin')
    expect(refusalOf(rules, scene, 'Imp1 scratch')?.rule).toBe('summon-sickness')
    play(rules, scene, 'Imp1 begin')
    expect(refusalOf(rules, scene, 'Imp1 scratch')).toBeNull()
  })

  it('asks for upkeep, and those who are not paid for leave', () => {
    const scene = rules.open(setup)
    castThrice(scene, 'd4=4', 1, 2, 3, 4)
    play(rules, scene, 'Mage begin')
    expect(scene.now.combatant.mana[0]).toBe(1)
    expect(scene.rows(THRALL)).toBe(2)
    expect(scene.now.combatant.slotsUsed[0]).toBe(2)
    // The last to come are paid for first.
    expect(Array.from(scene.now.combatant.present).slice(0, 6)).toEqual([1, 1, 0, 0, 1, 1])
    expect(refusalOf(rules, scene, 'Imp1 begin')?.rule).toBe('left')
    play(rules, scene, 'Mage begin')
    expect(scene.rows(THRALL)).toBe(0)
    expect(Array.from(scene.now.thrall.master).every((m) => m === -1)).toBe(true)
  })

  it('leaves no more than there are slots for, and is refused when there is none', () => {
    const scene = rules.open(setup)
    castThrice(scene, 'd4=4', 1, 1, 1, 1)
    castThrice(scene, 'd4=3', 1, 1)
    expect(scene.now.combatant.slotsUsed[0]).toBe(SLOTS)
    expect(refusalOf(rules, scene, 'Mage cast')?.rule).toBe('summon-slots')
  })

  it('is taken back byte for byte at each open question, though the tables had grown', () => {
    const session = new Session(rules, setup, { seed: 'imps', dice: 'typed' })
    session.submit('ann', { actor: 'Mage', action: 'cast' })
    session.submit('ann', { actor: 'Mage', action: 'cast' })
    const { scene } = session
    const before = {
      print: fingerprint(scene),
      memory: scene.memory.slice(),
      layout: scene.layout,
      sheets: scene.sheets,
    }
    const unchanged = () => {
      expect(fingerprint(scene)).toBe(before.print)
      expect(scene.memory).toEqual(before.memory)
      expect(scene.layout).toBe(before.layout)
      expect(scene.sheets).toBe(before.sheets)
    }
    session.submit('ann', { actor: 'Mage', action: 'cast' })
    unchanged()
    session.answerDice([3])
    unchanged()
    for (const place of [7, 8]) {
      expect(session.answer('referee', place).status).toBe('asking')
      unchanged()
    }
    expect(session.answer('referee', 10)).toMatchObject({ status: 'refused', refusal: { rule: 'summon-place' } })
    unchanged()
    expect(session.answer('referee', 9).status).toBe('done')
    expect(Array.from(scene.now.combatant.place).slice(2, 5)).toEqual([7, 8, 9])
    expect(session.submit('ann', { actor: 'Imp2', action: 'begin' }).status).toBe('done')
    session.undo(2)
    unchanged()
    session.redo(4)
    expect(scene.combatants).toBe(5)
    expect(scene.now.combatant.sick[3]).toBe(0)
  })

  it('has exact odds of how many come, each outcome taken back byte for byte', () => {
    const scene = rules.open(setup)
    play(rules, scene, 'Mage cast')
    play(rules, scene, 'Mage cast')
    const before = scene.memory.slice()
    const counts: string[] = []
    let total = ZERO
    eachOutcome(
      rules,
      scene,
      commandOf(rules, scene, 'Mage cast') as TinyCommand,
      (q) => q.preset,
      (leaf) => {
        counts.push(`${scene.combatants} ${fractionText(leaf.fraction())}`)
        total = addFractions(total, leaf.fraction())
      },
    )
    expect(counts).toEqual(['3 1/4', '4 1/4', '5 1/4', '6 1/4'])
    expect(fractionText(total)).toBe('1/1')
    expect(scene.memory).toEqual(before)
    expect(scene.combatants).toBe(2)
  })
})
