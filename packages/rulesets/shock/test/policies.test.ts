import { checkCommand, possibleCommands, Runner, runFight } from '@fray/kernel'
import type { Policy } from '@fray/kernel/rules'
import { describe, expect, test } from 'vitest'
import { shock } from '../index.ts'
import type { ShockScene } from '../scene.ts'

const people = {
  Ann: {
    kind: 'pc',
    hp: 10,
    ac: 13,
    attackBonus: 2,
    skills: { stab: 1 },
    weapons: ['blade melee stab str d6 shock 2/15'],
  },
  Orc: { kind: 'npc', hp: 8, hd: 1, ac: 13, weapons: ['axe melee stab str d6 shock 1/13'] },
}

const room = `
  .........
  .#####...
  .#...###.
  .#.A...B.
  .#...###.
  .#####...
  .........
`
const withDoor = room.replace('...B', '..+B')
const walledIn = room.replace('...B', '..#B')
const legend = { A: { combatant: 'Ann' }, B: { combatant: 'Orc' } }

function open(more: Readonly<Record<string, unknown>>, cast: object = people) {
  const { setup, problems } = shock.readEncounter({
    ruleset: 'shock',
    surprised: 'nobody',
    battlefield: '20x10',
    ...more,
    combatants: cast,
  })
  if (setup === null) throw new Error(problems.map((p) => `${p.path.join('.')}: ${p.message}`).join('\n'))
  return shock.rules.open(setup) as unknown as ShockScene
}

type Any = Policy<never, never>

const policy = (id: string): Any => shock.rules.policies.get(id) as Any

/** The same policy, but for one answer that is always given to questions of a rule. */
const answering = (rule: string, value: string): Any => ({
  ...policy('aggressive'),
  answer(scene, question, random) {
    const at = question.rule === rule ? question.options.findIndex((option) => option.value === value) : -1
    return at >= 0 ? at : policy('aggressive').answer(scene, question, random)
  },
})

function play(
  scene: ShockScene,
  seed: string,
  referee: Any = policy('aggressive'),
  others: Any = policy('aggressive'),
) {
  const policies = scene.setup.seats.map((_, seat) => (seat === 0 ? referee : others))
  return runFight(shock.rules, scene as never, { policies, seed, limit: 3000 })
}

/** What Orc does now, in a field of its own. */
function orcDoes(orc: object, at: string | undefined, more: object = {}) {
  const scene = open(
    { now: { side: 'foes', order: ['party', 'foes'] }, battlefield: '60x60', ...more },
    { Ann: { ...people.Ann, at }, Orc: { ...people.Orc, at: '20,20', ...orc } },
  )
  return policy('aggressive').command(scene as never, 1, () => 0)
}

describe('the aggressive policy', () => {
  test('gets away towards an exit, past nobody, and gives up nothing for a Move that leads nowhere', () => {
    expect(orcDoes({ retreating: true }, '24,20')).toMatchObject({ action: 'run' })
    expect(orcDoes({ retreating: true, moveSpent: true }, '24,20')).toMatchObject({ action: 'second-move' })
    const map = ['#######', '#B...A#', '#######'].join('\n')
    const cell = { battlefield: { text: map, legend, exits: 'none' } }
    expect(orcDoes({ retreating: true, moveSpent: true, at: undefined }, undefined, cell)).toMatchObject({
      action: 'pass',
    })
  })

  test('draws the weapon at hand before it strikes, not after it', () => {
    const axe = {
      weapons: [
        { name: 'Axe', kind: 'melee', hands: 1, attributes: ['str'], skill: 'stab', damage: '1d6', carried: 'readied' },
      ],
    }
    expect(orcDoes(axe, '21,20')).toMatchObject({ action: 'draw' })
  })

  test('opens the door that is between it and its enemies', () => {
    for (let i = 0; i < 5; i++) {
      const scene = open({ battlefield: { text: withDoor, legend } })
      expect(play(scene, `door ${i}`).over).toBe(true)
      expect(scene.now.fight.openDoors[0]).toBe(1)
      const { state } = scene.now.combatant
      expect(state[0] === 0 && state[1] === 0).toBe(false)
      expect(scene.now.fight.round[0]).toBeLessThan(20)
    }
  })

  test('does not ask for ever for what the referee forbids: the fight comes to a standstill, and one leaves it', () => {
    const scene = open({ battlefield: { text: withDoor, legend } })
    const run = play(scene, 'forbidden', answering('improvised-action', 'refuse'))
    expect(run.over).toBe(true)
    expect(scene.now.fight.openDoors[0]).toBe(0)
    expect(scene.now.combatant.state[1]).toBe(5)
  })

  test('leaves a field on which nobody gets at anybody after twenty rounds', () => {
    const scene = open({ battlefield: { text: walledIn, legend } })
    expect(play(scene, 'walled in').over).toBe(true)
    expect(scene.now.combatant.state[1]).toBe(5)
    expect(scene.now.fight.round[0]).toBe(20)
  })

  test('leaves it to the referee where there is no way out either', () => {
    const scene = open({ battlefield: { text: walledIn, legend, exits: 'none' } })
    expect(play(scene, 'no way out').over).toBe(false)
  })

  test('strikes rather than push somebody about for ever', () => {
    const push = { name: 'Wind', cost: 'main', range: 60, target: 'one', effects: [{ effect: 'push', feet: 5 }] }
    const scene = open({}, { Ann: { ...people.Ann, spells: [push] }, Orc: people.Orc })
    expect(play(scene, 'wind').over).toBe(true)
  })
})

/** What the policy commands for somebody as things stand. */
const next = (scene: ShockScene, row: number) =>
  (policy('aggressive') as unknown as Policy<ShockScene, never>).command(scene, row, () => 0) as {
    readonly action: string
    readonly target: number
    readonly to: number
  }

describe('the aggressive policy uses', () => {
  const inTurn = { now: { round: 1, side: 'party' } }
  const orc = { ...people.Orc, at: '3,2' }

  test('screen: a tough one shields the weak one beside it when it has struck', () => {
    const cast = {
      Ann: { ...people.Ann, at: '2,2', mainSpent: true },
      Bo: { ...people.Ann, hp: 3, at: '2,3', mainSpent: true, moveSpent: true },
      Orc: orc,
    }
    expect(next(open(inTurn, cast), 0)).toMatchObject({ action: 'screen', target: 1 })
  })

  test('stand-up: before it strikes', () => {
    const scene = open(inTurn, { Ann: { ...people.Ann, at: '2,2', prone: true }, Orc: orc })
    expect(next(scene, 0).action).toBe('stand-up')
  })

  test('hold: alone, where the other one will come; and then it strikes first', () => {
    const far = { ...people.Orc, at: '13,2' }
    const first = open(inTurn, { Ann: { ...people.Ann, at: '2,2' }, Orc: far })
    expect(next(first, 0).action).toBe('hold')
    const last = open(
      { now: { round: 1, side: 'foes', order: ['party', 'foes'] } },
      { Ann: { ...people.Ann, at: '2,2' }, Orc: far },
    )
    expect(next(last, 1).action).not.toBe('hold')
  })

  test('disengage: before it runs from those at hand', () => {
    const scene = open(inTurn, { Ann: { ...people.Ann, at: '2,2', retreating: true }, Orc: orc })
    expect(next(scene, 0).action).toBe('disengage')
  })

  test('execute: after a minute of aim', () => {
    const bow = ['bow ranged shoot dex d6 range 100/600']
    const aiming = { at: 'Orc', weapon: 'bow', rounds: 6 }
    const scene = open(inTurn, {
      Ann: { ...people.Ann, weapons: bow, at: '2,2', aiming },
      Orc: { ...people.Orc, unsuspecting: true, at: '12,2' },
    })
    expect(next(scene, 0).action).toBe('execute')
  })

  test('use-item: a healing drink when badly hurt', () => {
    const drink = { name: 'Brandy', effects: [{ effect: 'heal', amount: '1d6' }], carried: 'readied' }
    const scene = open(inTurn, { Ann: { ...people.Ann, hp: '3/10', items: [drink], at: '2,2' }, Orc: orc })
    expect(next(scene, 0).action).toBe('use-item')
  })

  test('fight-with-both: against one who is easy to hit', () => {
    const blades = ['blade melee stab str d6 shock 2/15', 'knife melee stab str d4 shock 1/15']
    const scene = open(inTurn, { Ann: { ...people.Ann, weapons: blades, at: '2,2' }, Orc: orc })
    expect(next(scene, 0).action).toBe('fight-with-both')
  })

  test('cover: an archer who has shot steps behind something while others shoot at it', () => {
    const text = ['..........', '..........', '..........', '...#......', '..A......B', '..........'].join('\n')
    const bow = ['bow ranged shoot dex d6 range 100/600']
    const scene = open(
      { ...inTurn, battlefield: { text, legend } },
      { Ann: { ...people.Ann, weapons: bow, mainSpent: true }, Orc: { ...people.Orc, weapons: bow } },
    )
    expect(next(scene, 0).action).toBe('run')
  })
})

describe('every policy', () => {
  const ids = [...shock.rules.policies.keys()]
  for (const id of ids) {
    test(`${id}: only legal commands, and most fights end`, () => {
      const scene = open({ options: { 'morale-judgment': 'fight-on' }, battlefield: '10x6' })
      const checkpoint = scene.save()
      const policies = scene.setup.seats.map(() => policy(id))
      const runner = new Runner(shock.rules, scene as never, { policies, limit: 3000 })
      let over = 0
      for (let i = 0; i < 10; i++) {
        scene.load(checkpoint)
        if (runner.run(`${id} ${i}`).over) over++
      }
      expect(over).toBeGreaterThan(id === 'random' ? 0 : 8)
    })
  }
})

test('what is listed as legal is legal, and what is refused names a rule of the catalogue', () => {
  const scene = open({ battlefield: { text: withDoor, legend }, now: { round: 2, side: 'party' } })
  for (let row = -1; row < scene.combatants; row++) {
    const { legal, refused } = possibleCommands(shock.rules, scene as never, row)
    for (const command of legal) expect(checkCommand(shock.rules, scene as never, command)).toBeNull()
    for (const { refusal } of refused) expect(shock.rules.ruleTitles).toHaveProperty(refusal.rule)
  }
})
