import { type Command, eachOutcome, execute, Table } from '@fray/kernel'
import { type ZonesScene, zones } from '@fray/rulesets/zones'
import { measure, printTable, timeText } from '../measure.ts'

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

/** Prints what one decision executed again, one copy and one attack's odds take. */
export function zonesDecisions(): void {
  const { scene, attack, retreat } = duelInProgress()
  const { rules } = zones
  const inputs = [{ answers: ['knife'] }, { sides: 20, face: 5 }, { sides: 4, face: 2 }]
  const again = (times: number) => {
    let n = 0
    const table = Table.recorded({})
    for (let i = 0; i < times; i++) {
      scene.table = table
      table.rewind([])
      execute(rules, scene, retreat)
      table.rewind(inputs)
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
