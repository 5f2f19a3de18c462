import { eachOutcome, possibleCommands } from '@fray/kernel'
import { type ShockScene, shock } from '@fray/rulesets/shock'
import { pillarMap } from '../grid/map.ts'
import { measure, printTable, timeText } from '../measure.ts'

function open(encounter: unknown): ShockScene {
  const { setup, problems } = shock.readEncounter(encounter)
  if (setup === null) throw new Error(problems.map((p) => p.message).join('\n'))
  return shock.rules.open(setup)
}

/** Prints how long it takes to list the legal commands of a whole turn among pillars, and to work out one attack's exact odds. */
export function shockDecisions(): void {
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
      scene.reaches.forget()
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
