import type { Random } from '@fray/kernel'
import { type Chances, type Hints, type Json, type Maker, pick } from './from-schema.ts'
import { common, crowd, OWN, people, SELDOM, SIDES, type Way, without } from './way.ts'

/** Draws free squares of a small map, each only once. */
function places(random: Random, width: number, depth: number, apart: number): () => string {
  const free: string[] = []
  for (let x = 0; x < width; x += apart) for (let y = 0; y < depth; y += apart) free.push(`${x},${y}`)
  return () => free.splice(random(free.length), 1)[0] as string
}

/** A small map generated from the schema, large enough for everyone. */
function ground(maker: Maker, root: Json, width: number, depth: number): Record<string, unknown> {
  const both = maker.resolve((root.properties?.battlefield ?? {}) as Json)
  const schema = (both.anyOf ?? [both]).find(({ type }) => type === 'object') as Json
  return { ...(maker.make(schema, ['battlefield']) as Record<string, unknown>), size: [width, depth] }
}

/** Hints and chances of rulesets that are played on squares. */
function onSquares(random: Random, width: number, depth: number): { hints: Hints; chances: Chances } {
  const square = () => `${random(width)},${random(depth)}`
  const area = () => {
    const x = random(width)
    const y = random(depth)
    return random(2) === 0
      ? `${x},${y}`
      : `${x},${y}..${Math.min(width - 1, x + random(3))},${Math.min(depth - 1, y + random(2))}`
  }
  const areas = () => [area()]
  return {
    hints: {
      squares: areas,
      difficult: areas,
      impassable: areas,
      blocked: areas,
      dark: areas,
      marks: () => ({ 'the-well': [square()] }),
      exits: () => (random(3) === 0 ? 'none' : [`0,${random(depth)}`]),
    },
    chances: {
      'battlefield.text': 0,
      'battlefield.legend': 0,
      'battlefield.origin': 0,
      'battlefield.floor': 0,
      'battlefield.levels': 0,
      marks: 10,
      exits: 20,
      at: 0,
      side: 0,
    },
  }
}

function zones(random: Random): Way {
  const names = crowd(random)
  const where = ['A', 'B', 'C']
  return {
    hints: without({
      ...common(random, names),
      zone: () => pick(random, where),
      immune: () => [pick(random, names)],
      adjacent: () => [pick(random, where)],
    }),
    chances: {
      ...SELDOM,
      aftermath: 10,
      surprised: 60,
      kind: 90,
      level: 90,
      str: 80,
      dex: 80,
      skill: 80,
      attacks: 80,
      items: 60,
      spells: 40,
      side: 20,
    },
    fixed(maker, root) {
      const both = maker.resolve((root.properties?.battlefield ?? {}) as Json)
      const zone = (both.anyOf ?? []).find(({ type }) => type === 'object')?.additionalProperties as Json
      const battlefield = Object.fromEntries(
        where.map((id, i) => [
          id,
          {
            ...(maker.make(zone, ['battlefield', '*']) as object),
            adjacent: i < 2 ? [where[i + 1]] : ['A'].slice(random(2)),
          },
        ]),
      )
      return {
        ruleset: 'zones',
        battlefield: random(4) === 0 ? 'A-B-C' : battlefield,
        combatants: people(maker, root, names, (_, i) => ({
          kind: i % 2 === 0 ? 'character' : 'creature',
          zone: pick(random, where),
        })),
      }
    },
  }
}

function shock(random: Random): Way {
  const names = crowd(random)
  const [width, depth] = [8 + random(4), 6 + random(3)]
  const map = onSquares(random, width, depth)
  const place = places(random, width, depth, 2)
  const third = random(6) === 0
  return {
    hints: without({
      ...common(random, names),
      ...map.hints,
      who: () => pick(random, names),
      amount: undefined as never,
    }),
    chances: {
      ...SELDOM,
      ...map.chances,
      surprised: 15,
      altitude: 3,
      sides: 0,
      weapons: 90,
      powers: 40,
      spells: 40,
      footprint: 8,
      boxes: 20,
      walls: 30,
    },
    fixed: (maker, root) => ({
      ruleset: 'shock',
      battlefield: ground(maker, root, width, depth),
      sides: third ? { party: { party: true }, foes: {}, third: {} } : { party: { party: true }, foes: {} },
      combatants: people(maker, root, names, (_, i) => ({
        kind: i % 2 === 0 ? 'pc' : 'npc',
        side: third && i === 2 ? 'third' : SIDES[i % 2],
        at: place(),
        prompts: pick(random, ['steps', 'steps', 'actions', 'rolls', 'nothing']),
      })),
    }),
  }
}

const CONDITIONS = ['tied-up', 'frozen', 'paralyzed', 'entangled', 'dazzled', 'slowed', 'shaken', ...OWN]

function freeHits(random: Random): Way {
  const names = crowd(random)
  const [width, depth] = [9 + random(4), 7 + random(3)]
  const map = onSquares(random, width, depth)
  const place = places(random, width, depth, 3)
  const third = random(6) === 0
  return {
    hints: without({
      ...common(random, names),
      ...map.hints,
      openers: () => [pick(random, names)],
      summoner: () => pick(random, names),
      condition: () => pick(random, CONDITIONS),
      'conditions.*': () => pick(random, CONDITIONS),
      spell: () => pick(random, ['ward', 'spark', 'kindle-imp', 'call-hound', 'quick-feet', ...OWN]),
      creature: () => pick(random, ['lamp-bearer', 'bone-walker', ...OWN]),
    }),
    chances: {
      ...SELDOM,
      ...map.chances,
      openers: 10,
      sides: 0,
      level: 80,
      weapons: 90,
      spells: 40,
      feats: 40,
      mp: 60,
      summoner: 5,
      footprint: 5,
      facing: 100,
    },
    fixed: (maker, root) => ({
      ruleset: 'free-hits',
      battlefield: ground(maker, root, width, depth),
      sides: third ? { party: { party: true }, foes: {}, third: {} } : { party: { party: true }, foes: {} },
      combatants: people(maker, root, names, (_, i) => ({
        side: third && i === 2 ? 'third' : SIDES[i % 2],
        at: place(),
      })),
    }),
  }
}

function weaponSpeed(random: Random): Way {
  const names = crowd(random)
  const [width, depth] = [10 + random(5), 7 + random(3)]
  const map = onSquares(random, width, depth)
  const place = places(random, width, depth, 2)
  return {
    hints: without({
      ...common(random, names),
      ...map.hints,
      allies: () => [pick(random, SIDES)],
      'combatants.*.surprised': () => true,
      surprised: () => (random(3) === 0 ? 'ask' : [pick(random, names)]),
      groups: () => [[pick(random, names), pick(random, names)]],
      hitDice: () => pick(random, ['1d8', '2d8', '1d6', ['2d8', '1d10']]),
      injuries: () => [
        pick(random, [
          'broken-rib',
          'crushed-foot',
          'broken-shin',
          'broken-jaw',
          { from: 'crushed-shoulder', side: 'off' },
        ]),
      ],
      markers: () => ['on fire'],
      // Two numbers with a comma would be read as two wounds, or as a square of another map.
      wounds: () => [pick(random, ['8 slashing', '3', '2 blunt/fire'])],
      rule: undefined as never,
      condition: () => pick(random, [...OWN, 'stunned', 'shaken', 'blessed', 'slowed', 'prone']),
      declared: () => pick(random, ['full-defense', 'move', 'attack']),
    }),
    chances: {
      ...SELDOM,
      ...map.chances,
      surprised: 15,
      groups: 5,
      sides: 0,
      hitDice: 80,
      items: 90,
      spells: 40,
      modifiers: 5,
      attributes: 60,
    },
    fixed: (maker, root) => ({
      ruleset: 'weapon-speed',
      ...(random(3) === 0
        ? {
            now: {
              round: 2,
              turn: names[0],
              turns: { [names[0]]: pick(random, ['move', 'full-defense', 'fist', 'attack']) },
            },
          }
        : {}),
      battlefield: ground(maker, root, width, depth),
      combatants: people(maker, root, names, (_, i) => ({ side: SIDES[i % 2], at: place() })),
    }),
  }
}

function escalation(random: Random): Way {
  const names = crowd(random)
  return {
    hints: without({
      ...common(random, names),
      positions: () =>
        names.flatMap((a, i) =>
          names.slice(i + 1).flatMap((b) => (random(2) === 0 ? [[a, b, pick(random, ['close', 'close', 'far'])]] : [])),
        ),
      by: () => pick(random, [...SIDES, 'any', 'melee', 'ranged', 'spell']),
      'surprise.by': () => pick(random, SIDES),
      acting: () => [pick(random, names)],
      types: () => [pick(random, ['fire', 'cold', 'force', 'slashing'])],
      stance: () => pick(random, ['long-sword', 'short-bow', 'boar-spear']),
    }),
    chances: {
      ...SELDOM,
      positions: 90,
      surprise: 20,
      sides: 0,
      fights: 15,
      level: 90,
      abilities: 60,
      attacks: 70,
      stances: 70,
      side: 0,
      encountersToday: 5,
    },
    fixed: (maker, root) => ({
      ruleset: 'escalation',
      combatants: people(maker, root, names, (_, i) => ({ side: SIDES[i % 2], kind: i % 2 === 0 ? 'pc' : 'enemy' })),
    }),
  }
}

/** The recipes for encounters of Fray's own rulesets, by id. */
export const WAYS: Readonly<Record<string, (random: Random) => Way>> = {
  zones,
  shock,
  'free-hits': freeHits,
  'weapon-speed': weaponSpeed,
  escalation,
}
