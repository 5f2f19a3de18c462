import type { Random } from '@fray/kernel'
import { pick } from '../src/watching.ts'

const PEOPLE =
  'tad-carter wick-lampboy jory-reeds hanne-quickhand ulf-slowhand brida-pike sister-mede tamsin-ember captain-roe old-marrow mill-rat ditch-goblin hedge-wolf gully-orc orc-spearman cellar-ghoul orc-breaker bog-witch band-leader bell-wight weir-troll'.split(
    ' ',
  )
const INJURIES = [
  'crushed-foot',
  'broken-shin',
  'shattered-kneecap',
  'broken-rib',
  'broken-neck',
  'crushed-windpipe',
  'broken-jaw',
  { from: 'crushed-shoulder', side: 'off' },
]
/** For those whose things go into whichever hand can hold them. */
const MAIMED = { injuries: [{ from: 'broken-forearm', side: 'main' }] }
const CONDITIONS = [
  'stunned',
  'winded',
  'spellbound',
  'hushed',
  'prone',
  'homesick',
  { condition: 'tangled', rounds: 1 },
]
/** Critical every other time, so that injuries come about. */
const WEAPONS = [
  'cleaver +4 1d6 slashing/chopping x3 speed 2 crit 12+',
  'flail +3 1d6 blunt x4 speed 2 crit 11+ strikes 2',
  'lance +3 1d8 piercing x2 speed 2 reach 3 two-handed crit 12+',
]
/** What anybody can declare: mostly what comes at the same number. */
const DECLARED = ['full-defense', 'full-defense', 'defensive', 'move', 'heal', 'intimidate', 'improvise', 'stand-up']

const TABLE = {
  die: 3,
  rows: { '1-2': { name: 'Gash', gives: { defense: -1 } }, 3: { name: 'Off', side: true, limb: 'no-hold' } },
}

/** A small encounter made at random: a few combatants in all sorts of states, many of them at the same number. */
export function randomWeaponSpeedSetup(random: Random): Record<string, unknown> {
  const width = 5 + random(6)
  const depth = 4 + random(4)
  const free: string[] = []
  for (let x = 0; x < width; x++) for (let y = 0; y < depth; y++) free.push(`${x},${y}`)
  const square = () => free.splice(random(free.length), 1)[0] as string
  const combatants: Record<string, Record<string, unknown>> = {}
  const names: string[] = []
  const count = 2 + random(5)
  for (let i = 0; i < count; i++) {
    const name = `P${i}`
    names.push(name)
    const side = i === 0 ? 'party' : i === 1 ? 'foes' : pick(random, ['party', 'foes', 'foes', 'wolves'])
    const state = stateOf(random)
    combatants[name] =
      random(3) === 0
        ? {
            side,
            kind: random(3) === 0 ? 'character' : 'monster',
            attributes: { strength: 6 + random(10), agility: 8 + random(6), insight: 8 + random(6) },
            hitDice: pick(random, ['1d8', '2d6', ['1d6', '1d10']]),
            mana: random(4),
            skills: { heal: random(8), intimidation: random(8) },
            items: [pick(random, WEAPONS), 'belt-knife', { from: 'lamp-flask', count: 2 }, 'clotting-moss'],
            spells: [pick(random, ['ember-dart', 'thunder-shove', 'staunch', 'hold-still', 'quick-step', 'set-right'])],
            abilities: ['grit', pick(random, ['reach-within', 'rally', 'leg-sweep'])],
            at: square(),
            ...(random(8) === 0 ? MAIMED : state),
          }
        : { from: pick(random, PEOPLE), side, at: square(), ...state }
  }
  const underWay = random(2) === 0
  const groups = random(4) === 0
  return {
    ruleset: 'weapon-speed',
    options: {
      'check-dice': pick(random, ['d20', 'd20', '3d6']),
      'stress-method': pick(random, ['average', 'roll']),
      'shared-initiative': groups ? 'groups' : 'alone',
      'declaration-method': pick(random, ['secret', 'secret', 'clockwise', 'agility', 'initiative-modifier']),
    },
    house: { 'keep-rounds': pick(random, ['no', 'no', 'yes', 'ask']) },
    sides: { party: { party: true }, foes: {}, wolves: random(2) === 0 ? { allies: ['foes'] } : {} },
    battlefield: {
      size: [width, depth],
      blocked: free.length > 0 && random(2) === 0 ? [pick(random, free)] : [],
      exits: pick(random, ['edge', 'none', [`0,${depth - 1}`]]),
    },
    ...(random(3) === 0 ? { content: { injuries: { slashing: TABLE, piercing: TABLE } } } : {}),
    ...(underWay ? {} : { surprised: pick<unknown>(random, ['nobody', 'ask', [names[1]]]) }),
    combatants,
    ...(underWay ? { now: nowOf(random, names) } : {}),
  }
}

/** A round under way: most turns come at one of two numbers. */
function nowOf(random: Random, names: readonly string[]): Record<string, unknown> {
  if (random(3) === 0) return { round: 2 }
  const turns: Record<string, unknown> = {}
  for (const name of names) {
    if (random(4) > 0) turns[name] = { declared: pick(random, DECLARED), initiative: pick(random, [6, 6, 6, 9]) }
  }
  const late: Record<string, unknown> = {}
  for (const name of names) if (random(5) === 0) late[name] = { declared: pick(random, DECLARED), initiative: 6 }
  const missed: Record<string, unknown> = {}
  for (const name of names) {
    if (turns[name] === undefined && random(2) === 0)
      missed[name] = { declared: 'full-defense', initiative: 2 + random(3) }
  }
  return { round: 2, count: 5, turns, late, missed }
}

/** What a combatant may be in at the start; most are in nothing. */
function stateOf(random: Random): Record<string, unknown> {
  const states: readonly Record<string, unknown>[] = [
    {},
    {},
    { wp: 0 },
    { wp: -1, wounds: [3] },
    { wp: -2, stabilized: true },
    { stress: 0, wp: 2 },
    { injuries: [pick(random, INJURIES)] },
    { conditions: [pick(random, CONDITIONS)] },
    { baseInitiative: 4, stress: 1 },
    { baseInitiative: 4 },
  ]
  return pick(random, states)
}
