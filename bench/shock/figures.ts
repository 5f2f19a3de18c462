import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { eachOutcome, possibleCommands, Recorder, Runner } from '@fray/kernel'
import { type ShockScene, shock } from '@fray/rulesets/shock'
import { parse } from 'yaml'
import { pillarMap } from '../grid/map.ts'
import { measure, printTable, rateText, timeText } from '../measure.ts'
import { brawlByHand } from './hand.ts'
import { encounter } from './sides.ts'

function open(raw: unknown): ShockScene {
  const { setup, problems } = shock.readEncounter(raw)
  if (setup === null) throw new Error(problems.map((p) => p.message).join('\n'))
  return shock.rules.open(setup)
}

const ready = (file: string): unknown =>
  parse(readFileSync(join(import.meta.dirname, '../../encounters/shock', file), 'utf8'))

function runnerOf(scene: ShockScene): Runner<ShockScene, never> {
  const policy = shock.rules.policies.get('aggressive')
  if (policy === undefined) throw new Error('The policy aggressive is gone.')
  return new Runner(shock.rules, scene, { policies: scene.setup.seats.map(() => policy) }) as never
}

/** Plays whole fights, seeds 0 to n-1; the checksum joins the hit points left, the rounds and the dice rolled. */
export function fights(raw: unknown, recorded: boolean): (times: number) => number {
  const scene = open(raw)
  const start = scene.save()
  const recorder = recorded ? new Recorder() : null
  const runner = runnerOf(scene)
  return (times) => {
    let sum = 0
    for (let seed = 0; seed < times; seed++) {
      scene.load(start)
      scene.recorder = recorder
      recorder?.clear()
      runner.run(seed)
      const { hp } = scene.now.combatant
      for (let row = 0; row < scene.combatants; row++) sum = (Math.imul(sum, 31) + (hp[row] as number)) | 0
      sum = (Math.imul(sum, 31) + (scene.now.fight.round[0] as number)) | 0
      sum = (Math.imul(sum, 31) + scene.table.counter) | 0
    }
    scene.recorder = null
    return sum
  }
}

/** Turns of combatants in a fight, on average over 300 seeds. */
function turnsPerFight(raw: unknown): number {
  const scene = open(raw)
  const start = scene.save()
  const runner = runnerOf(scene)
  scene.recorder = new Recorder()
  let turns = 0
  for (let seed = 0; seed < 300; seed++) {
    scene.load(start)
    runner.run(seed)
    turns += scene.recorder.take().filter((event) => event.type === 'passes').length
  }
  return turns / 300
}

/** Prints what `shock` does per second. */
export function shockFigures(): void {
  const plain = ready('plain.yaml')
  const [off, on] = measure(
    [
      { name: 'off', run: fights(plain, false) },
      { name: 'on', run: fights(plain, true) },
    ],
    600,
  )
  const [hand, engine, recorded] = measure(
    [
      { name: 'by hand', run: brawlByHand },
      { name: 'engine', run: fights(encounter, false) },
      { name: 'recorded', run: fights(encounter, true) },
    ],
    2000,
  )
  if (!hand || !engine || !recorded || !off || !on) throw new Error('Nothing was measured.')
  if (hand.checksum !== engine.checksum || hand.checksum !== recorded.checksum) {
    throw new Error('The loop by hand and the engine did not play the same fights.')
  }
  const turns = turnsPerFight(plain)
  const blows = turnsPerFight(encounter)
  const percent = (n: number) => `${((n / hand.perSecond) * 100).toFixed(1)}% of the loop`
  printTable('shock', [
    [
      '4 against 4 to the death, everybody in reach, loop by hand',
      rateText(hand.perSecond),
      `fights, checksum ${hand.checksum}`,
    ],
    [
      'the same on the engine, recorder off',
      rateText(engine.perSecond),
      `${percent(engine.perSecond)}; ${rateText(engine.perSecond * blows)} turns (${blows.toFixed(1)} a fight)`,
    ],
    [
      'the same on the engine, recorder on',
      rateText(recorded.perSecond),
      `${percent(recorded.perSecond)}, ${((recorded.perSecond / engine.perSecond) * 100).toFixed(0)}% of off`,
    ],
    [
      '4 against 4 on a meadow, bows, charges, powers, recorder off',
      rateText(off.perSecond),
      `fights, ${rateText(off.perSecond * turns)} turns (${turns.toFixed(1)} a fight)`,
    ],
    [
      '4 against 4 on a meadow, recorder on',
      rateText(on.perSecond),
      `${((on.perSecond / off.perSecond) * 100).toFixed(0)}% of off`,
    ],
  ])
  decisions()
}

/** Legal commands of a whole turn among pillars, and the exact odds of one attack. */
function decisions(): void {
  const { solid } = pillarMap()
  const size = Math.round(Math.sqrt(solid.length))
  const free: string[] = []
  const walls: string[] = []
  solid.forEach((pillar, at) => {
    ;(pillar === 1 ? walls : free).push(`${at % size},${Math.floor(at / size)}`)
  })
  const who = (n: number) => ({ at: free[Math.floor((free.length * (n + 0.5)) / 8)] as string })
  const scene = open({
    ruleset: 'shock',
    battlefield: { size: [size, size], boxes: walls.map((squares) => ({ squares, top: 10 })) },
    combatants: Object.fromEntries([
      ...[0, 1, 2, 3].map((n) => [
        `A${n}`,
        {
          kind: 'pc',
          hp: 9,
          weapons: ['blade melee stab str d6', 'bow ranged shoot dex d6 range 60/240 readied'],
          ...who(n),
        },
      ]),
      ...[4, 5, 6, 7].map((n) => [`B${n}`, { kind: 'npc', hp: 9, weapons: ['axe melee stab str d6'], ...who(n) }]),
    ]),
    now: { round: 1, side: 'party' },
  })
  let commands = 0
  const legal = (times: number) => {
    for (let i = 0; i < times; i++) {
      scene.ground.forget()
      commands = possibleCommands(shock.rules, scene, 3).legal.length
    }
    return commands
  }
  const duel = open({
    ruleset: 'shock',
    combatants: {
      Ann: {
        kind: 'pc',
        hp: 9,
        attackBonus: 1,
        mods: { str: 1 },
        skills: { stab: 1 },
        weapons: ['blade melee stab str d8 shock 2/15'],
        at: '0,0',
      },
      Orc: { kind: 'npc', hp: 9, ac: 16, weapons: ['axe melee stab str d6'], at: '1,0' },
    },
    now: { round: 1, side: 'party' },
  })
  const blow = { ...shock.rules.blank(0, 'attack'), target: 1 }
  let leaves = 0
  const odds = (times: number) => {
    let down = 0
    for (let i = 0; i < times; i++) {
      leaves = eachOutcome(
        shock.rules,
        duel,
        blow as never,
        (q) => q.preset,
        (leaf) => {
          if ((duel.now.combatant.hp[1] as number) < 9) down += leaf.probability
        },
      )
    }
    return down / times
  }
  const [l] = measure([{ name: '', run: legal }], 200)
  const [o] = measure([{ name: '', run: odds }], 1000)
  if (!l || !o) throw new Error('Nothing was measured.')
  printTable('decisions in shock', [
    [
      `legal commands of a whole turn, ${size} x ${size} squares, a tenth of them pillars`,
      timeText(l.perSecond),
      `${commands} commands (the aim: 2 ms)`,
    ],
    ["one attack's exact odds", timeText(o.perSecond), `${leaves} outcomes, hits ${(o.checksum * 100).toFixed(2)}%`],
  ])
}
