import type { Random } from '@fray/kernel'
import { pick } from '../src/watching.ts'

const PARTY = [
  'ilse-hobnail',
  'pim-quick',
  'jorun-crook',
  'sister-agnes',
  'wat-fletcher',
  'marshal-thea',
  'corvin-ash',
  'old-yara',
  'nadja-two-steps',
  'brother-oswin',
  'tamsin-frost',
  'lady-ravenel',
  'master-umber',
]
const FOES = [
  'gutter-rat',
  'reed-bandit',
  'starved-wolf',
  'fork-man',
  'bola-thrower',
  'marsh-witch',
  'bone-walker',
  'pale-guest',
  'raider-captain',
  'bone-caller',
  'reed-stalker',
  'horned-brute',
  'lamp-bearer',
  'quarry-troll',
]
const OWN_FEATS = [
  'reach',
  'follow-through',
  'next-please',
  'not-past-me',
  'flurry',
  'many-hands',
  'slippery',
  'athlete',
]
const OWN_SPELLS = [
  'ward',
  'quick-feet',
  'blood-iron',
  'gust',
  'storm',
  'call-hound',
  'kindle-imp',
  'call-back',
  'binding',
]
const CONDITIONS = ['shaken', 'slowed', 'entangled', 'dazzled', { condition: 'frozen', rounds: 1 }]

/** A small encounter made at random: a few units of several kinds in all sorts of states, on a little ground. */
export function randomSetup(random: Random): Record<string, unknown> {
  const width = 8 + 3 * random(2)
  const depth = 5 + 3 * random(2)
  const underWay = random(2) === 0
  const free: string[] = []
  // Two squares for each, so that there is room for the big ones.
  for (let x = 0; x < width; x += 3) for (let y = 0; y < depth; y += 3) free.push(`${x},${y}`)
  const square = () => free.splice(random(free.length), 1)[0] as string
  const combatants: Record<string, Record<string, unknown>> = {}
  const party = 1 + random(3)
  const foes = 1 + random(3)
  for (let i = 0; i < party; i++) {
    combatants[`P${i}`] = { from: pick(random, PARTY), side: 'party', at: square(), ...stateOf(random, underWay, true) }
  }
  for (let i = 0; i < foes; i++) {
    const third = random(8) === 0
    const side = third ? 'third' : 'foes'
    combatants[`F${i}`] = { from: pick(random, FOES), side, at: square(), ...stateOf(random, underWay, false) }
  }
  combatants.Own = {
    side: pick(random, ['party', 'foes']),
    level: 2,
    accuracy: random(5),
    agility: random(5) - 1,
    strength: random(4) - 1,
    hp: 12 + random(20),
    mp: 6 + random(10),
    weapons: [
      pick(random, ['sword', 'flail', 'yoke-hammer', 'shepherds-crook']),
      'fists',
      pick(random, ['bow', 'bolas']),
    ],
    feats: [pick(random, OWN_FEATS), ...(random(2) === 0 ? [] : ['battle-caster'])],
    spells: [...new Set([pick(random, OWN_SPELLS), pick(random, OWN_SPELLS), 'ward', 'spark'])],
    at: square(),
    ...stateOf(random, underWay, true),
  }
  const names = Object.keys(combatants)
  return {
    ruleset: 'free-hits',
    options: {
      'ladder-outside-attack': pick(random, ['ask', 'report-only']),
      detection: pick(random, ['detected', 'ask']),
      'thrall-mhp': pick(random, ['reserve-max-hp', 'mp']),
      'will-to-fight': random(4) === 0 ? 'ask-each-round' : 'referee-command',
    },
    sides: { party: { party: true }, foes: {}, third: {} },
    battlefield: {
      size: [width, depth],
      difficult: [`${random(width)},${random(depth)}`, `${random(width)},${random(depth)}`],
      impassable: [`${2 + 3 * random(2)},${random(depth)}`, `${random(width)},2`],
    },
    ...(!underWay && random(2) === 0 ? { openers: names.slice(0, 1 + random(2)) } : {}),
    combatants,
    ...(underWay ? { now: { round: 1 + random(3), actor: pick(random, names) } } : {}),
  }
}

/** What a unit may be in at the start; most are in nothing. Some bodies lack parts, so that not all may be wounded anywhere. */
function stateOf(random: Random, underWay: boolean, isWhole: boolean): Record<string, unknown> {
  const states: Record<string, unknown>[] = [
    {},
    {},
    { prone: true },
    { conditions: [pick(random, CONDITIONS)] },
    { undetectedBy: 'all', mode: 'sneaking' },
    { fullLoad: true, mode: 'climbing' },
  ]
  if (isWhole) {
    states.push({ wounds: [pick(random, ['slowing', 'weakening', 'disrupting', 'none'])] })
    states.push({ wounds: ['slowing', 'slowing', 'weakening', 'weakening', 'disrupting'] })
  }
  if (underWay) {
    states.push({ debts: { bonus: 1 + random(2), attack: random(2) }, prone: true })
    states.push({ boosts: { melee: 1, hit: 1, dodge: 2 }, disengaged: true })
  }
  return pick(random, states)
}
