import type { AnyRuleset, AnyScene, Command, Game } from '@fray/kernel'
import { escalation } from '@fray/rulesets/escalation'
import { freeHits } from '@fray/rulesets/free-hits'
import { shock } from '@fray/rulesets/shock'
import { weaponSpeed } from '@fray/rulesets/weapon-speed'
import { zones } from '@fray/rulesets/zones'

/** A fight in which Ann may strike Orc, and somebody may react. */
export interface Attack {
  readonly rules: AnyRuleset
  readonly scene: AnyScene
  readonly command: Command
  readonly ann: number
  readonly orc: number
}

/** Opens an encounter; throws what is wrong with it. */
export function openFight(game: Game, encounter: object): { rules: AnyRuleset; scene: AnyScene } {
  const { setup, problems } = game.readEncounter({ ruleset: game.rules.id, ...encounter })
  if (setup === null) throw new Error(problems.map((p) => `${p.path.join('.')}: ${p.message}`).join('\n'))
  return { rules: game.rules, scene: game.rules.open(setup) }
}

/** The row of a combatant by its name. */
export const rowOf = (scene: AnyScene, name: string): number =>
  scene.sheets.findIndex((sheet) => (sheet as { name: string }).name === name)

function attack(game: Game, encounter: object, params: (rows: { ann: number; orc: number }) => object): Attack {
  const { rules, scene } = openFight(game, encounter)
  const rows = { ann: rowOf(scene, 'Ann'), orc: rowOf(scene, 'Orc') }
  const { action, ...rest } = { action: 'attack', target: rows.orc, ...params(rows) }
  return { rules, scene, command: { ...rules.blank(rows.ann, action), ...rest } as Command, ...rows }
}

/** Ann's sword at the Orc, Test against 12; nobody reacts to a blow in this ruleset. */
export const zonesBlow = (): Attack =>
  attack(
    zones,
    {
      battlefield: 'A-B',
      surprised: 'nobody',
      combatants: {
        Ann: { kind: 'character', level: 2, str: 2, dex: 1, hp: 10, zone: 'A', items: ['longsword melee 1d8+1'] },
        Orc: { kind: 'creature', level: 1, skill: 1, hp: 9, zone: 'A', attacks: ['knife melee 1d4'] },
      },
      now: { round: 2, turn: 'Ann' },
    },
    () => ({ weapon: 0 }),
  )

/** Ann walks away from the Orc, who may take a free attack. */
export const zonesRetreat = (): Attack => {
  const blow = zonesBlow()
  return { ...blow, command: { ...blow.rules.blank(blow.ann, 'move'), zone: 1 } as Command }
}

/** Ann's blade at the Orc, who may go into Total Defense. */
export const shockBlow = (): Attack =>
  attack(
    shock,
    {
      options: { 'morale-judgment': 'fight-on' },
      surprised: 'nobody',
      battlefield: { size: [8, 8] },
      combatants: {
        Ann: {
          kind: 'pc',
          hp: 10,
          ac: 12,
          attackBonus: 2,
          mods: { str: 1 },
          skills: { stab: 1 },
          weapons: ['blade melee stab str d6 shock 2/15'],
          at: '1,1',
        },
        Orc: {
          kind: 'npc',
          hp: 9,
          ac: 13,
          attackBonus: 3,
          weapons: ['club melee stab str d8 shock 1/13'],
          prompts: 'rolls',
          at: '2,1',
        },
      },
      now: { round: 2, side: 'party' },
    },
    () => ({}),
  )

/** Ann's sword at the Orc, who may strike back when she rolls a natural 1. */
export const freeHitsBlow = (): Attack =>
  attack(
    freeHits,
    {
      battlefield: { size: [8, 8] },
      combatants: {
        Ann: {
          pc: true,
          hp: 20,
          accuracy: 2,
          agility: 1,
          strength: 1,
          weapons: ['sword melee 1d8'],
          at: '1,1',
          facing: 'n',
        },
        Orc: { hp: 30, accuracy: 1, agility: 1, weapons: ['club melee 1d6'], at: '1,2', facing: 's' },
      },
      now: { round: 2, actor: 'Ann' },
    },
    () => ({}),
  )

const parry = {
  name: 'parry',
  frequency: 'at-will',
  action: 'interrupt',
  trigger: { when: 'hit', by: 'melee', who: 'self' },
  target: { range: 'self', who: 'self', count: 1 },
  effects: [{ defense: 2, lasts: 'this-roll' }],
}

/** Ann's blow at the Orc, who may parry a hit. */
export const escalationBlow = (): Attack =>
  attack(
    escalation,
    {
      content: { abilities: { parry } },
      positions: ['Ann Orc close'],
      combatants: {
        Ann: {
          kind: 'pc',
          level: 1,
          volition: 4,
          ac: 15,
          hp: 30,
          stances: ['melee d6', 'ranged d4 far'],
          missDamage: { melee: 'level', ranged: 'none' },
          recovery: '1d8+1',
        },
        Orc: { level: 1, attackBonus: 3, ac: 15, hp: 20, attacks: ['axe melee vs ac 4'], abilities: ['parry'] },
      },
      now: { round: 2, band: 'medium', actor: 'Ann' },
    },
    () => ({ action: 'basic-melee' }),
  )

/** Ann's sword at the Orc in Full-Defense, who may riposte. */
export const weaponSpeedBlow = (): Attack =>
  attack(
    weaponSpeed,
    {
      battlefield: '8x8',
      combatants: {
        Ann: {
          kind: 'character',
          attributes: { strength: 14 },
          stress: '5/10',
          items: ['sword +4 1d6+1 slashing x2 speed 4'],
          at: '1,1',
        },
        Orc: {
          kind: 'monster',
          attributes: { strength: 12 },
          stressMax: 5,
          fullDefense: true,
          items: ['axe +2 1d4 chopping speed 5'],
          at: '1,2',
        },
      },
      now: { turn: 'Ann', turns: { Ann: { declared: 'sword', initiative: 9 } } },
    },
    () => ({}),
  )

/** One blow in each ruleset. */
export const blows: Readonly<Record<string, () => Attack>> = {
  zones: zonesBlow,
  'zones, walking away': zonesRetreat,
  shock: shockBlow,
  'free-hits': freeHitsBlow,
  escalation: escalationBlow,
  'weapon-speed': weaponSpeedBlow,
}
