import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkCommand, possibleCommands, Runner, runFight } from '@fray/kernel'
import type { Policy } from '@fray/kernel/rules'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { freeHits } from '../index.ts'
import type { FreeHitsScene } from '../scene.ts'

const rules = freeHits.rules

const people = {
  Ann: { pc: true, hp: 18, accuracy: 2, agility: 1, strength: 1, weapons: ['blade melee 1d6'] },
  Orc: { hp: 16, accuracy: 1, agility: 1, weapons: ['axe melee 1d6'] },
}

const walledIn = `
  .........
  .#####...
  .#...###.
  .#.A..#B.
  .#...###.
  .#####...
  .........
`
const legend = { A: { combatant: 'Ann' }, B: { combatant: 'Orc' } }

function open(more: Readonly<Record<string, unknown>>, cast: object = people) {
  const raw = { ruleset: 'free-hits', battlefield: '20x10', ...more, combatants: cast }
  const { setup, problems } = freeHits.readEncounter(raw)
  if (setup === null) throw new Error(problems.map((p) => `${p.path.join('.')}: ${p.message}`).join('\n'))
  return rules.open(setup) as unknown as FreeHitsScene
}

type Any = Policy<never, never>

const policy = (id: string): Any => rules.policies.get(id) as Any

function play(scene: FreeHitsScene, seed: string, id = 'aggressive') {
  const policies = scene.setup.seats.map(() => policy(id))
  return runFight(rules, scene as never, { policies, seed, limit: 3000 })
}

describe('the aggressive policy', () => {
  test('leaves a field on which nobody gets at anybody', () => {
    const gap = walledIn.replace('#B.', '.B.')
    expect(play(open({ battlefield: { text: gap, legend } }), 'a gap').over).toBe(true)
  })

  test('leaves it to the referee where there is no way at all', () => {
    const scene = open({ battlefield: { text: walledIn.replace('#B.', '#B#'), legend, exits: 'none' } })
    expect(play(scene, 'no way').over).toBe(false)
  })

  test('stands up, draws, and takes up what lies at its feet', () => {
    const scene = open(
      { now: { round: 1, actor: 'Ann' }, battlefield: '6x6' },
      {
        Ann: { ...people.Ann, prone: true, weapons: ['blade melee 1d6 ground'], at: '1,1' },
        Orc: { ...people.Orc, weapons: ['axe melee 1d6 sheathed'], at: '2,1' },
      },
    )
    expect(play(scene, 'armed').over).toBe(true)
    expect(scene.now.fight.round[0]).toBeLessThan(40)
  })

  test('does not wait for ever for one that nobody detects', () => {
    const scene = open({ battlefield: '6x6' }, { ...people, Orc: { ...people.Orc, undetectedBy: 'all' } })
    expect(play(scene, 'unseen').over).toBe(true)
  })
})

/** What the policy commands for somebody as things stand. */
const next = (scene: FreeHitsScene, row: number) =>
  (policy('aggressive') as unknown as Policy<FreeHitsScene, never>).command(scene, row, () => 0) as {
    readonly action: string
    readonly spell: number
    readonly target: number
    readonly what: number
  }

describe('the aggressive policy uses', () => {
  const inTurn = { now: { round: 1, actor: 'Ann', order: ['Ann', 'Orc'] } }

  test('delay: until one has come whom it cannot get at', () => {
    const far = { ...people.Orc, movement: 9, at: '15,3' }
    const scene = open(inTurn, { Ann: { ...people.Ann, at: '2,3' }, Orc: far })
    expect(next(scene, 0).action).toBe('delay')
    const last = { now: { round: 1, actor: 'Orc', order: ['Ann', 'Orc'] } }
    expect(next(open(last, { Ann: { ...people.Ann, at: '2,3' }, Orc: far }), 1).action).toBe('move')
  })

  test('disengage, then leave: alone and nearly down against three', () => {
    const cast = {
      Ann: { ...people.Ann, hp: '2/18', at: '1,3' },
      Orc: { ...people.Orc, at: '2,3' },
      Ork: { ...people.Orc, at: '2,4' },
      Orq: { ...people.Orc, at: '2,2' },
    }
    const now = { round: 1, actor: 'Ann', order: ['Ann', 'Orc', 'Ork', 'Orq'] }
    const scene = open({ now }, cast)
    expect(next(scene, 0).action).toBe('disengage')
    cast.Ann = { ...cast.Ann, disengaged: true } as typeof cast.Ann
    expect(next(open({ now }, cast), 0).action).toBe('leave')
  })

  test('face: nobody at hand is left behind its back', () => {
    const spent = { attack: 1, move: 1, bonus: 2 }
    const cast = {
      Ann: { ...people.Ann, spells: ['spark'], at: '4,3', facing: 'e', spent },
      Orc: { ...people.Orc, at: '3,3' },
    }
    expect(next(open(inTurn, cast), 0).action).toBe('face')
  })

  test('boost: damage for a blow that is likely to hit', () => {
    const spent = { move: 1 }
    const cast = { Ann: { ...people.Ann, at: '2,3', spent }, Orc: { ...people.Orc, at: '3,3' } }
    expect(next(open(inTurn, cast), 0)).toMatchObject({ action: 'boost', what: 0 })
  })

  test('draw: the blade at its side before a blow with the fist, which does less', () => {
    const cast = (sheathed: string) => ({
      Ann: { ...people.Ann, weapons: ['fist natural 1d3', `${sheathed} sheathed`], at: '2,3' },
      Orc: { ...people.Orc, at: '3,3' },
    })
    expect(next(open(inTurn, cast('blade melee 1d8')), 0).action).toBe('draw')
    expect(next(open(inTurn, cast('twig melee 1d2')), 0).action).not.toBe('draw')
  })

  test('upkeep: not with its last blood, not with the only Attack Action of its side, not for friends far from everything', () => {
    const now = { round: 2, actor: 'Orc', order: ['Orc', 'Ann'] }
    const keeps = (spell: string, hp: string, at: string, more: object = {}) => {
      const ann = { ...people.Ann, hp, mp: 9, at: '2,3', spells: [spell], keeping: [spell] }
      const scene = open({ now, battlefield: '60x10' }, { Ann: ann, Orc: { ...people.Orc, at }, ...more })
      const end = (_: unknown, actor: number) => ({ actor, action: 'end' })
      const waits = { ...policy('aggressive'), command: end } as unknown as Any
      new Runner(rules, scene as never, { policies: scene.setup.seats.map(() => waits), limit: 1 }).run('upkeep')
      return scene.now.running.lapsed[0] === 0
    }
    expect(keeps('ward', '18/18', '5,3')).toBe(true)
    expect(keeps('ward', '18/18', '55,3')).toBe(false)
    expect(keeps('blood-iron', '18/18', '5,3')).toBe(true)
    expect(keeps('blood-iron', '5/18', '5,3')).toBe(false)
    expect(keeps('binding', '18/18', '5,3')).toBe(false)
  })

  test('the spell that is worth most, not the first of the list', () => {
    const spells = ['spark', 'nerve-knot', 'untangle']
    const ann = { ...people.Ann, mp: 20, spells, at: '2,3' }
    expect(next(open(inTurn, { Ann: ann, Orc: { ...people.Orc, at: '4,3' } }), 0)).toMatchObject({
      action: 'cast',
      spell: 1,
    })
    const bound = { ...people.Ann, conditions: ['paralyzed'], at: '3,3' }
    const now = { round: 1, actor: 'Ann', order: ['Ann', 'Bo', 'Orc'] }
    const scene = open({ now }, { Ann: ann, Bo: bound, Orc: { ...people.Orc, at: '4,3' } })
    expect(next(scene, 0)).toMatchObject({ action: 'cast', spell: 2, target: 1 })
  })
})

describe('every policy', () => {
  const ids = [...rules.policies.keys()]
  test('there are three', () => expect(ids).toEqual(['aggressive', 'first-legal', 'random']))

  for (const id of ids) {
    test(`${id}: only legal commands, and most fights end`, () => {
      const scene = open({ battlefield: '10x6' })
      const checkpoint = scene.save()
      const runner = new Runner(rules, scene as never, {
        policies: scene.setup.seats.map(() => policy(id)),
        limit: 3000,
      })
      let over = 0
      for (let i = 0; i < 10; i++) {
        scene.load(checkpoint)
        if (runner.run(`${id} ${i}`).over) over++
      }
      expect(over).toBeGreaterThan(8)
    })
  }
})

describe('every policy in every encounter', () => {
  const root = join(import.meta.dirname, '../../../../encounters/free-hits')
  for (const file of readdirSync(root).filter((one) => one.endsWith('.yaml'))) {
    for (const id of rules.policies.keys()) {
      test(`${file}, ${id}: legal at each step, and it ends`, () => {
        const { setup } = freeHits.readEncounter(parse(readFileSync(join(root, file), 'utf8')))
        if (setup === null) throw new Error(file)
        const scene = rules.open(setup) as unknown as FreeHitsScene
        const run = play(scene, `${file} ${id}`, id)
        // The one who acts at random may stand still for long: that is a stalemate, which ends a fight, too.
        expect(run.over || (id === 'random' && run.stalemate)).toBe(true)
      })
    }
  }
})

test('what is listed as legal is legal, and what is refused names a rule of the catalogue', () => {
  const scene = open({ now: { round: 2, actor: 'Ann' } })
  for (let row = -1; row < scene.combatants; row++) {
    const { legal, refused } = possibleCommands(rules, scene as never, row)
    for (const command of legal) expect(checkCommand(rules, scene as never, command)).toBeNull()
    for (const { refusal } of refused) expect(rules.ruleTitles).toHaveProperty(refusal.rule)
  }
})
