import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Command, eachOutcome, execute, Recorder, Runner, Table } from '@fray/kernel'
import { type ZonesScene, zones } from '@fray/rulesets/zones'
import { parse } from 'yaml'
import { measure, printTable, type Row, rateText, timeText } from '../measure.ts'
import { brawlByHand, brawlOnEngine } from './brawl.ts'

function open(file: string): ZonesScene {
  const path = join(import.meta.dirname, '../../encounters/zones', file)
  const { setup, problems } = zones.readEncounter(parse(readFileSync(path, 'utf8')))
  if (setup === null) throw new Error(problems.map((p) => p.message).join('\n'))
  return zones.rules.open(setup)
}

/** Plays whole fights of an encounter, seeds 0 to n-1; the checksum is how many commands they took. */
function fights(file: string, recorded: boolean): (times: number) => number {
  const scene = open(file)
  const start = scene.save()
  const recorder = recorded ? new Recorder() : null
  const policy = zones.rules.policies.get('aggressive')
  if (policy === undefined) throw new Error('The policy aggressive is gone.')
  const policies = scene.setup.seats.map(() => policy)
  const runner = new Runner(zones.rules, scene, { policies })
  return (times) => {
    let commands = 0
    for (let seed = 0; seed < times; seed++) {
      scene.load(start)
      scene.recorder = recorder
      recorder?.clear()
      commands += runner.run(seed).commands
    }
    scene.recorder = null
    return commands
  }
}

/** Turns that a fight of the encounter has, on average over 300 seeds. */
function turnsPerFight(file: string): number {
  const scene = open(file)
  const start = scene.save()
  const policy = zones.rules.policies.get('aggressive')
  if (policy === undefined) throw new Error('The policy aggressive is gone.')
  const runner = new Runner(zones.rules, scene, { policies: scene.setup.seats.map(() => policy) })
  scene.recorder = new Recorder()
  let turns = 0
  for (let seed = 0; seed < 300; seed++) {
    scene.load(start)
    runner.run(seed)
    turns += scene.recorder.take().filter((event) => event.type === 'turn').length
  }
  return turns / 300
}

/** A fight in the middle of a Turn, with an attack that is legal. */
function duelInProgress(): { scene: ZonesScene; attack: Command; retreat: Command } {
  const encounter = {
    ruleset: 'zones',
    battlefield: 'A-B-C',
    surprised: 'nobody',
    combatants: {
      Ada: { kind: 'character', level: 1, str: 2, dex: 1, hp: 10, items: ['longsword melee 1d8'], zone: 'B' },
      Gob: { kind: 'creature', level: 1, skill: 1, hp: 9, attacks: ['knife melee 1d4'], zone: 'B' },
    },
    now: { round: 2, turn: 'Ada' },
  }
  const { setup } = zones.readEncounter(encounter)
  if (setup === null) throw new Error('The duel is not an encounter any more.')
  const scene: ZonesScene = zones.rules.open(setup)
  const attack = { ...zones.rules.blank(0, 'attack'), target: 1, weapon: 0 }
  const retreat = { ...zones.rules.blank(0, 'move'), zone: 0 }
  return { scene, attack, retreat }
}

/** Prints what `zones` does per second. */
export function zonesFigures(): void {
  const off = fights('plain.yaml', false)
  const on = fights('plain.yaml', true)
  const [plainOff, plainOn] = measure(
    [
      { name: 'off', run: off },
      { name: 'on', run: on },
    ],
    1500,
  )
  const turns = turnsPerFight('plain.yaml')
  const [hand, engine, recorded] = measure(
    [
      { name: 'by hand', run: brawlByHand },
      { name: 'engine', run: brawlOnEngine(false) },
      { name: 'recorded', run: brawlOnEngine(true) },
    ],
    3000,
  )
  if (!hand || !engine || !recorded || !plainOff || !plainOn) throw new Error('Nothing was measured.')
  if (hand.checksum !== engine.checksum || hand.checksum !== recorded.checksum) {
    throw new Error('The loop by hand and the engine did not play the same fights.')
  }
  const percent = (n: number) => `${((n / hand.perSecond) * 100).toFixed(1)}% of the loop`
  const rows: Row[] = [
    [
      '4 against 4, three Zones, recorder off',
      rateText(plainOff.perSecond),
      `fights, ${rateText(plainOff.perSecond * turns)} turns (${turns.toFixed(1)} a fight)`,
    ],
    [
      '4 against 4, three Zones, recorder on',
      rateText(plainOn.perSecond),
      `${((plainOn.perSecond / plainOff.perSecond) * 100).toFixed(0)}% of off`,
    ],
    ['a brawl in one Zone, loop by hand', rateText(hand.perSecond), `fights, checksum ${hand.checksum}`],
    ['a brawl in one Zone, recorder off', rateText(engine.perSecond), percent(engine.perSecond)],
    ['a brawl in one Zone, recorder on', rateText(recorded.perSecond), percent(recorded.perSecond)],
  ]
  printTable('zones', rows)
  decisions()
}

/** One decision executed again, one copy, one attack's odds. */
function decisions(): void {
  const { scene, attack, retreat } = duelInProgress()
  const { rules } = zones
  const tape = [{ answers: ['knife'] }, { sides: 20, face: 5 }, { sides: 4, face: 2 }]
  const again = (times: number) => {
    let n = 0
    const table = Table.taped({})
    for (let i = 0; i < times; i++) {
      scene.table = table
      table.rewind([])
      execute(rules, scene, retreat)
      table.rewind(tape)
      const mark = scene.mark()
      if (execute(rules, scene, retreat).status === 'done') n++
      scene.rollback(mark)
    }
    return n
  }
  const copy = (times: number) => {
    let n = 0
    for (let i = 0; i < times; i++) n += scene.save().memory.length
    return n
  }
  let spent = scene.save()
  const copyOver = (times: number) => {
    let n = 0
    for (let i = 0; i < times; i++) {
      spent = scene.saveOver(spent)
      n += spent.memory.length
    }
    return n
  }
  const plainValue = scene.save()
  const cloned = (times: number) => {
    let n = 0
    for (let i = 0; i < times; i++) n += structuredClone(plainValue.memory).length
    return n
  }
  let leaves = 0
  const odds = (times: number) => {
    let hit = 0
    for (let i = 0; i < times; i++) {
      leaves = eachOutcome(
        rules,
        scene,
        attack,
        (q) => q.preset,
        (leaf) => {
          if ((scene.now.combatant.hp[1] as number) < 9) hit += leaf.probability
        },
      )
    }
    return hit
  }
  const [a, c, over, d, o] = [
    measure([{ name: '', run: again }], 20_000)[0],
    measure([{ name: '', run: copy }], 200_000)[0],
    measure([{ name: '', run: copyOver }], 500_000)[0],
    measure([{ name: '', run: cloned }], 20_000)[0],
    measure([{ name: '', run: odds }], 2_000)[0],
  ]
  if (!a || !c || !over || !d || !o) throw new Error('Nothing was measured.')
  printTable('decisions, copies, odds (a zones duel)', [
    ['a free attack asked, taken back, executed again with its answer', timeText(a.perSecond), ''],
    ['one copy of the fight, over a spent one', timeText(over.perSecond), ''],
    [
      'one copy of the fight, into new memory',
      timeText(c.perSecond),
      `structuredClone of its memory alone: ${timeText(d.perSecond)}`,
    ],
    [
      "one attack's exact odds",
      timeText(o.perSecond),
      `${leaves} outcomes, hits ${((o.checksum / 2000) * 100).toFixed(2)}%`,
    ],
  ])
}
