import type { Random } from '@fray/kernel'
import { pick } from '../src/watching.ts'

const PARTY =
  'berta-oxhide lisko brother-quill greta-two-hands ivo-reedbow sabra-cinder don-arroyo captain-ortrun'.split(' ')
const FRIENDS = ['mill-guard', 'old-hound']
const FOES =
  'toll-thug toll-slinger ditch-wolf glass-adder candle-imp bone-clerk toll-bruiser fen-hexer stone-hen quarry-ogre mirror-knight toll-queen'.split(
    ' ',
  )
const BANDS = ['very-fast', 'fast', 'medium', 'slow', 'very-slow']

/** What a made-up combatant can do as well; answers of every kind among them. */
const OWN: readonly Record<string, unknown>[] = [
  {
    name: 'Unmake',
    frequency: 'encounter',
    action: 'interrupt',
    trigger: { when: 'attacked', by: 'any', who: 'ally' },
    target: { range: 'far', who: 'any', count: 1 },
    effects: [{ cancel: true }],
  },
  {
    name: 'Stop there',
    type: ['ranged'],
    frequency: 'at-will',
    action: 'interrupt',
    trigger: { when: 'enemy-moves', who: 'self' },
    target: { range: 'nearby', who: 'enemy', count: 1 },
    attack: { vs: 'pd' },
    hit: [{ damage: '1d4' }, { condition: 'stuck', save: 11 }],
    effects: [{ cancel: true }],
  },
  {
    name: 'Vengeance',
    frequency: 'at-will',
    action: 'free',
    trigger: { when: 'ally-drops', who: 'ally' },
    target: { range: 'self', who: 'self', count: 1 },
    effects: [{ advantage: 1, to: 'attack', lasts: 'next' }, { freeMove: 'nearby' }],
  },
  {
    name: 'Thorns',
    frequency: 'at-will',
    action: 'interrupt',
    trigger: { when: 'damaged', by: 'any', who: 'self' },
    target: { range: 'engaged', who: 'enemy', count: 1 },
    attack: { vs: 'ac' },
    hit: [{ damage: '2d6', types: ['force'] }],
  },
  {
    name: 'Clutch',
    type: ['melee'],
    frequency: 'at-will',
    action: 'standard',
    provokes: true,
    target: { range: 'engaged', who: 'enemy', count: 1 },
    attack: { vs: 'pd' },
    hit: [{ damage: '1d6', per: 'level' }, { grab: true }],
    natural: [{ on: 'odd', of: 'any', effects: [{ popOff: 'one', on: 'user' }] }],
    includesMove: 'engage',
  },
  {
    name: 'Gaze',
    type: ['spell', 'ranged'],
    frequency: 'recharge-11',
    action: 'move',
    sustain: 9,
    spend: { power: 1, secondary: true },
    target: { range: 'far', who: 'enemy', count: 2 },
    attack: { vs: 'md' },
    allRollsFirst: true,
    hit: [{ lastGasp: 'petrified' }],
    miss: [{ condition: 'confused', until: 'end', of: 'user' }],
    effects: [{ condition: 'invisible', lasts: 'removed', on: 'user' }],
  },
  {
    name: 'Away with me',
    frequency: 'at-will',
    action: 'interrupt',
    trigger: { when: 'attacked', by: 'any', who: 'self' },
    target: { range: 'self', who: 'self', count: 1 },
    sustain: 9,
    popOff: true,
    effects: [
      { condition: 'flying', lasts: 'removed', on: 'user' },
      { freeMove: 'nearby', on: 'user' },
    ],
  },
  {
    name: 'Nip and run',
    type: ['melee'],
    frequency: 'at-will',
    action: 'move',
    target: { range: 'engaged', who: 'enemy', count: 2 },
    attack: { vs: 'ac' },
    hit: [{ damage: '1d4', types: ['cold'] }],
    natural: [{ on: 'odd', of: 'any', effects: [{ damage: 1 }] }],
    effects: [{ condition: 'flying', lasts: 'always', on: 'user' }],
    popOff: 'all',
    includesMove: 'free',
  },
  {
    name: 'Last word',
    frequency: 'at-will',
    action: 'interrupt',
    trigger: { when: 'hit', by: 'any', who: 'self' },
    target: { range: 'nearby', who: 'enemy', count: 1 },
    effects: [
      { damage: '6d6', on: 'triggerer' },
      { condition: 'stunned', save: 11, on: 'triggerer' },
    ],
  },
]

/** A day made at random: small encounters, one to three, of all kinds of people in all sorts of states. */
export function randomDay(random: Random): Record<string, unknown> {
  const underWay = random(3) === 0
  const option = random(3)
  const party: Record<string, Record<string, unknown>> = {}
  const count = 1 + random(3)
  for (let i = 0; i < count; i++)
    party[`Hero ${i + 1}`] = { from: pick(random, PARTY), ...stateOf(random, underWay && i > 0, true) }
  if (random(3) === 0) party.Friend = { from: pick(random, FRIENDS), ...stateOf(random, underWay, false) }
  const made = {
    level: 2,
    hp: 14,
    power: '2/2',
    attacks: ['claw melee vs ac 1d6'],
    abilities: [pick(random, OWN), pick(random, OWN)],
  }
  const own = made.abilities[0] === made.abilities[1] ? { ...made, abilities: [made.abilities[0]] } : made
  if (random(2) === 0)
    party.Odd = { ...own, kind: 'pc', stances: ['melee d8', 'ranged d6 far'], volition: 2, attacks: undefined }
  const foes = (fight: number): Record<string, Record<string, unknown>> => {
    const some: Record<string, Record<string, unknown>> = {}
    const many = 1 + random(3)
    for (let i = 0; i < many; i++)
      some[`Foe ${fight}${i + 1}`] = {
        from: pick(random, FOES),
        ...(fight === 0 ? stateOf(random, underWay, false) : {}),
      }
    if (random(4) === 0) some[`Crate ${fight}`] = { hp: 5, tags: ['object'] }
    if (random(2) === 0) some[`Odd ${fight}`] = { ...own, ...(random(2) === 0 ? { usesEscalation: true } : {}) }
    return some
  }
  const first = foes(0)
  const names = [...Object.keys(party), ...Object.keys(first)]
  const pairs = names.flatMap((a, i) => names.slice(i + 1).map((b) => [a, b]))
  const positions = pairs
    .filter(() => random(3) === 0)
    .map((pair) => [...pair, pick(random, ['close', 'close', 'far'])])
  const day = random(2) === 0
  let fight = 0
  const later = () => ({
    rest: pick(random, ['quick', 'full', 'none']),
    combatants: foes(++fight),
    surprise: random(2) === 0 ? { by: pick(random, ['party', 'foes']) } : 'none',
  })
  return {
    ruleset: 'escalation',
    title: 'A scuffle',
    options: {
      'fumble-mishap': pick(random, ['nothing', 'ask']),
      'damage-dice-choice': pick(random, ['roll', 'average', 'multiply']),
      'ambush-escalation': pick(random, ['start-at-0', 'start-at-1']),
      'free-action-limit': pick(random, ['unlimited', 1, 3]),
      'dicey-move-reward': pick(random, [
        'ask',
        'obvious-only',
        'attack-advantage',
        'damage',
        'condition',
        'disengage-advantage',
      ]),
      'staggered-enemy': pick(random, ['half', 'set-by-referee']),
      'unconscious-variant': option === 0 ? 'unconscious' : 'dying',
      'npc-healing': pick(random, ['d6', 'd10', 'ask']),
      'full-rest-when': pick(random, ['referee-decides', 'at-least-3']),
      downtime: pick(random, ['none', 'recovery', 'daily']),
    },
    combatants: { ...party, ...first },
    positions,
    ...(underWay
      ? { now: { round: 1 + random(8), band: pick(random, BANDS) } }
      : random(2) === 0
        ? { surprise: { by: pick(random, ['party', 'foes']) } }
        : {}),
    ...(day
      ? { fights: Array.from({ length: 1 + random(2) }, later), rest: pick(random, ['none', 'quick', 'full']) }
      : {}),
  }
}

/** What somebody may be in at the start; most are in nothing. */
function stateOf(random: Random, underWay: boolean, isPc: boolean): Record<string, unknown> {
  const states: Record<string, unknown>[] = [
    {},
    {},
    { conditions: [pick(random, ['weakened', 'shaken', 'confused', 'invisible', 'stuck', 'hampered', 'vulnerable'])] },
    {
      conditions: [
        { condition: 'dazed', save: 11 },
        { ongoing: 5, type: 'fire', save: 11 },
      ],
    },
    { band: pick(random, BANDS), advantage: [{ to: 'attack', amount: 1, from: 'a banner' }] },
  ]
  if (isPc) {
    states.push({ recoveries: '0/8' }, { deathSavesFailed: 3 })
    if (underWay) states.push({ deathSavesFailed: 2, hp: '-4/20' }, { hp: '-12/20', hardFall: true })
  }
  return pick(random, states)
}
