import { describe, expect, it } from 'vitest'
import {
  checkCommand,
  isRefusal,
  type PlainCommand,
  perform,
  readCommand,
  refuse,
  Session,
  viewFight,
} from '../../src/index.ts'
import {
  choice,
  combatantParam,
  defineTables,
  flag,
  int,
  person,
  plainly,
  say,
  stored,
  textParam,
  word,
  wordParam,
} from '../../src/rules.ts'
import {
  act,
  asHost,
  note,
  ofType,
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
 * Initiative in bands, within which a side chooses its own order; a delay moves one to a later band for good; a readied
 * command waits for a trigger that its owner names, goes off before the trigger, and moves its owner to the band in
 * which it went off, for good. Conditional commands and an order that changes are values of the fight.
 */
const BANDS = ['fast', 'medium', 'slow'] as const
/** A readied command as it is kept: what sets it off, and what is then done. */
interface Readied {
  readonly when: 'attack'
  readonly by: string
  readonly does: PlainCommand
}
const tables = defineTables({
  fight: { band: word(BANDS) },
  combatant: {
    hp: int({ min: 0, init: 3 }),
    band: word(BANDS),
    acted: flag(),
    readied: stored({ visibility: 'seat' }),
  },
})
const { fight, combatant } = tables.columns
type Fight = SceneOf<typeof tables>

const rowsOf = (scene: Fight) => Array.from({ length: scene.combatants }, (_, row) => row)
const isUp = (scene: Fight, row: number) => (scene.now.combatant.hp[row] as number) > 0
/** Those who may still act in the present band, in the order of the roster. */
const whoCanAct = (scene: Fight) =>
  rowsOf(scene).filter(
    (row) =>
      isUp(scene, row) &&
      scene.now.combatant.acted[row] === 0 &&
      scene.now.combatant.band[row] === scene.now.fight.band[0],
  )

/** Goes to the next band in which somebody waits; after the last one a new round begins. */
function advance(scene: Fight): void {
  while (whoCanAct(scene).length === 0) {
    const band = scene.now.fight.band[0] as number
    if (band + 1 < BANDS.length) scene.set(fight.band, 0, band + 1, 'initiative-bands')
    else {
      scene.set(fight.band, 0, 0, 'initiative-bands')
      scene.set(fight.round, 0, (scene.now.fight.round[0] as number) + 1, 'round')
      for (const row of rowsOf(scene)) scene.set(combatant.acted, row, 0, 'round')
    }
  }
}

/** The one who has readied something for just this goes first, if its seat still wants to. */
function triggers(scene: Fight, attacker: number): void {
  for (const row of rowsOf(scene)) {
    const at = scene.now.combatant.readied[row] as number
    if (at < 0 || !isUp(scene, row)) continue
    const readied = scene.values[at] as Readied
    if (readied.by !== (scene.sheets[attacker] as { name: string }).name) continue
    const options = [
      { value: 'go', label: plainly('Now') },
      { value: 'wait', label: plainly('Not yet') },
    ]
    if (scene.ask(choice('ready', row, say('{who}: now?', { who: person(row) }), options)) === 1) continue
    scene.set(combatant.readied, row, -1, 'ready')
    scene.set(combatant.band, row, scene.now.fight.band[0] as number, 'ready-same-round')
    const command = readCommand(rules, scene, readied.does) as TinyCommand
    if (isRefusal(command) || checkCommand(rules, scene, command) !== null) note(scene, 'lapsed', { row })
    else perform(rules, scene, command)
  }
}

const strike = act<Fight>(
  'strike',
  (scene, { actor, target }) => {
    scene.set(combatant.acted, actor, 1, 'turn')
    triggers(scene, actor)
    if (!isUp(scene, actor)) note(scene, 'void', { actor })
    else if (isUp(scene, target as number)) scene.set(combatant.hp, target as number, 0, 'strike')
    if (whoCanAct(scene).length === 0) advance(scene)
  },
  {
    params: [combatantParam('target')],
    check: (scene, { target }) => (isUp(scene, target as number) ? null : refuse('target', 'The target is down.')),
  },
)

const shoot = act<Fight>(
  'shoot',
  (scene, { target }) => {
    const { hp } = scene.now.combatant
    scene.set(combatant.hp, target as number, Math.max(0, (hp[target as number] as number) - 3), 'shoot')
  },
  { params: [combatantParam('target')], rule: 'ready' },
)

const pass = act<Fight>('pass', (scene, { actor }) => {
  scene.set(combatant.acted, actor, 1, 'turn')
  advance(scene)
})

const delay = act<Fight>(
  'delay',
  (scene, { actor, band }) => {
    scene.set(combatant.band, actor, band as number, 'delay')
    advance(scene)
  },
  {
    params: [wordParam('band', BANDS)],
    check: (scene, { band }) =>
      (band as number) > (scene.now.fight.band[0] as number) ? null : refuse('delay', 'A delay is to a later band.'),
  },
)

const ready = act<Fight>(
  'ready',
  (scene, { actor, against, does }) => {
    const by = (scene.sheets[against as number] as { name: string }).name
    const readied: Readied = { when: 'attack', by, does: plainOf(does as string) }
    scene.set(combatant.readied, actor, scene.store(readied), 'ready')
    scene.set(combatant.acted, actor, 1, 'ready')
    advance(scene)
  },
  { params: [combatantParam('against'), textParam('does')] },
)

const rules: TinyRules<Fight> = tinyRuleset<Fight>({
  tables,
  actions: [strike, shoot, pass, delay, ready],
  whoCanAct,
  mayCommand: (scene, row) =>
    whoCanAct(scene).includes(row) || scene.now.combatant.acted[row] === 1
      ? null
      : refuse('initiative-bands', 'Its band is not at hand.'),
})
const setup = tinySetup([
  { name: 'Ada', seat: 1, cells: { band: 0 } },
  { name: 'Cid', seat: 1, cells: { band: 0 } },
  { name: 'Gob', side: 1, seat: 2, cells: { band: 1 } },
])
const names = (scene: Fight) => whoCanAct(scene).map((row) => (scene.sheets[row] as { name: string }).name)

/** Who may command at each point of a round in which everybody passes. */
function orderOfRound(scene: Fight): string {
  const order: string[] = []
  const round = scene.now.fight.round[0]
  while (scene.now.fight.round[0] === round) {
    const [first] = names(scene)
    order.push(names(scene).join('+'))
    play(rules, scene, `${first} pass`)
  }
  return order.join(' ')
}

describe('initiative bands', () => {
  it('let those of one band act in any order, and the next band wait', () => {
    const scene = rules.open(setup)
    expect(names(scene)).toEqual(['Ada', 'Cid'])
    play(rules, scene, 'Cid pass')
    expect(refusalOf(rules, scene, 'Gob pass')?.rule).toBe('initiative-bands')
    play(rules, scene, 'Ada pass')
    expect(names(scene)).toEqual(['Gob'])
  })

  it('a delay changes the order, for good', () => {
    const scene = rules.open(setup)
    expect(orderOfRound(scene)).toBe('Ada+Cid Cid Gob')
    play(rules, scene, 'Ada delay band=slow')
    expect(orderOfRound(scene)).toBe('Cid Gob Ada')
    expect(orderOfRound(scene)).toBe('Cid Gob Ada')
    play(rules, scene, 'Cid pass')
    expect(refusalOf(rules, scene, 'Gob delay band=fast')?.rule).toBe('delay')
  })
})

describe('a readied command', () => {
  it('goes off before its trigger, and moves its owner to that band for good', () => {
    const scene = rules.open(setup)
    play(rules, scene, 'Cid pass')
    const words = { actor: 'Ada', action: 'ready', against: 'Gob', does: 'Ada shoot target=Gob' }
    perform(rules, scene, readCommand(rules, scene, words) as TinyCommand)
    scene.settle()
    const events = play(rules, scene, 'Gob strike target=Cid', ['go'])
    expect(ofType(events, 'void')).toEqual([{ actor: 2 }])
    expect(Array.from(scene.now.combatant.hp).slice(0, 3)).toEqual([3, 3, 0])
    expect(scene.now.combatant.band[0]).toBe(1)
    expect(orderOfRound(scene)).toBe('Cid Ada')
  })

  it("is asked in a live fight, may wait, and is nobody else's to see", () => {
    const session = new Session(rules, setup, { seed: 'ready' })
    session.submit('ann', { actor: 'Ada', action: 'ready', against: 'Gob', does: 'Ada shoot target=Gob' })
    const readiedFor = (seat: number) => viewFight(asHost(rules), session.scene, seat).combatants.Ada?.readied
    expect(readiedFor(1)).toMatchObject({ when: 'attack', by: 'Gob' })
    expect(readiedFor(2)).toBeUndefined()
    session.submit('ann', { actor: 'Cid', action: 'pass' })
    expect(session.submit('bob', plainOf('Gob strike target=Cid')).status).toBe('asking')
    expect(session.answer('ann', 'wait').status).toBe('done')
    expect(session.scene.now.combatant.hp[1]).toBe(0)
    expect(session.scene.now.combatant.readied[0]).toBeGreaterThanOrEqual(0)
    expect(session.scene.now.combatant.band[0]).toBe(0)
  })
})
