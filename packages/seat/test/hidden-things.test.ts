import { canonical, Session, type Setup, type ThingRef, viewFight } from '@fray/kernel'
import { rulesets } from '@fray/rulesets'
import { describe, expect, test } from 'vitest'
import { type AnySession, Play } from '../src/index.ts'
import { actionsIn } from './tables.ts'

/*
 * Fights in which a foe, `Orc`, has other things that it hides: to the players' seat they are one. What is on a sheet and in
 * no column the property of secrets cannot change, so it is tried here.
 */

/** What the foe has otherwise: fields of an encounter. */
type Foe = Readonly<Record<string, unknown>>

interface Game {
  /** The fight with the foe as it is said. */
  readonly encounter: (foe: Foe) => Readonly<Record<string, unknown>>
  /** What the foe may have: each beside the first. */
  readonly foes: readonly Foe[]
}

const now = { round: 2 }

const GAMES: Readonly<Record<string, Game>> = {
  zones: {
    encounter: (foe) => ({
      battlefield: 'A-B-C',
      surprised: 'nobody',
      combatants: {
        Ann: { kind: 'character', level: 1, str: 2, dex: 1, hp: 12, items: ['longsword melee 1d8'], zone: 'A' },
        Orc: { kind: 'creature', hp: 9, zone: 'A', ...foe },
      },
      now: { ...now, turn: 'Ann' },
    }),
    foes: [
      { level: 2, skill: 2, attacks: ['club melee 1d6'] },
      { level: 2, skill: 4, attacks: ['club melee 2d10', 'sling ranged 1d4'] },
      { level: 2, skill: 1, attacks: ['bow ranged 1d12'] },
    ],
  },
  shock: {
    encounter: (foe) => ({
      battlefield: { size: [12, 12] },
      content: {
        powers: {
          eel: { name: 'Eel', cost: 'passive', effects: [{ effect: 'no-opportunity' }] },
          owl: { name: 'Owl', cost: 'passive', effects: [{ effect: 'sees-unseen' }] },
        },
      },
      combatants: {
        Ann: { kind: 'pc', hp: 12, ac: 14, weapons: ['arming-sword'], at: '3,3' },
        Bob: { kind: 'pc', hp: 12, ac: 14, weapons: ['arming-sword'], at: '5,3', unseen: 'unlocated' },
        Orc: { kind: 'npc', hp: 9, ac: 12, at: '4,3', ...foe },
      },
      now: { ...now, side: 'party' },
    }),
    foes: [
      { attackBonus: 1, hd: 1, weapons: ['arming-sword'] },
      { attackBonus: 6, hd: 1, weapons: ['arming-sword'] },
      { attackBonus: 1, hd: 1, weapons: ['arming-sword'], powers: ['slippery'] },
      { attackBonus: 1, hd: 1, weapons: ['arming-sword'], powers: ['eel'] },
      { attackBonus: 1, hd: 1, weapons: ['arming-sword'], powers: ['owl'] },
      { attackBonus: 1, hd: 1, weapons: ['arming-sword'], powers: ['jelly'] },
      { attackBonus: 1, hd: 1, weapons: ['arming-sword'], move: 60 },
    ],
  },
  escalation: {
    encounter: (foe) => ({
      combatants: {
        Ann: { from: 'berta-oxhide', abilities: [] },
        Orc: { kind: 'enemy', level: 1, ac: 14, pd: 14, md: 14, hp: 30, ...foe },
      },
      positions: ['Ann Orc engaged'],
      now: { ...now, actor: 'Ann' },
    }),
    foes: [
      { attacks: ['claw melee vs ac 1d6'] },
      { attacks: ['claw melee vs ac 4d6'] },
      { attacks: ['claw melee vs ac 1d6', 'spit ranged vs pd 2d8'] },
      { attacks: ['claw melee vs ac 1d6'], volition: 5 },
    ],
  },
  'free-hits': {
    encounter: (foe) => ({
      battlefield: '12x12',
      combatants: {
        Ann: { pc: true, hp: 30, agility: 3, weapons: ['sword'], at: '3,4' },
        Orc: { hp: 40, weapons: ['club'], at: '4,4', ...foe },
      },
      now: { ...now, actor: 'Ann', order: ['Ann', 'Orc'] },
    }),
    foes: [
      { accuracy: 1 },
      { accuracy: 4, strength: 3 },
      { accuracy: 1, feats: ['flurry'] },
      { accuracy: 1, feats: ['reach'] },
      { accuracy: 1, spells: ['spark'], mp: 9 },
      { accuracy: 1, weapons: ['club', 'claws'] },
    ],
  },
  'weapon-speed': {
    encounter: (foe) => ({
      battlefield: '12x5',
      combatants: {
        Ann: {
          side: 'party',
          attributes: { strength: 14 },
          stressMax: 10,
          items: ['sword +4 1d8 slashing x2 speed 4'],
          baseInitiative: 9,
          at: '1,2',
        },
        Orc: {
          side: 'foes',
          stressMax: 10,
          items: ['club +1 1d6 blunt x2 speed 5'],
          baseInitiative: 2,
          at: '2,2',
          ...foe,
        },
      },
      now,
    }),
    foes: [
      { attributes: { strength: 12 } },
      { attributes: { strength: 18 } },
      { attributes: { strength: 12 }, skills: { heal: 4 } },
      { attributes: { strength: 12 }, abilities: ['feint'] },
    ],
  },
}

async function sitDown(ruleset: string, foe: Foe): Promise<Play> {
  const game = await rulesets[ruleset]?.()
  const encounter = { ruleset, sides: undefined, ...GAMES[ruleset]?.encounter(foe) }
  if (game === undefined) throw new Error(`There is no ruleset ${ruleset}.`)
  const { setup, problems } = game.readEncounter(JSON.parse(JSON.stringify(encounter)))
  if (setup === null) throw new Error(problems.map(({ path, message }) => `${path.join('.')}: ${message}`).join('\n'))
  const sides = setup.sides.map((side, i) =>
    i === 1 ? { ...side, hitPoints: 'word', hides: ['abilities', 'defenses', 'rolls'] } : side,
  )
  const session = new Session(game.rules, { ...setup, sides } as Setup, { seed: 'things' }) as AnySession
  const play = new Play(
    session,
    setup.seats.map(() => null),
  )
  play.goOn()
  return play
}

/** All that the players' seat is shown, and what is said to it of everything that the foe has in any of the fights. */
async function shown(ruleset: string, foe: Foe): Promise<string> {
  const play = await sitDown(ruleset, foe)
  const names = play.table('players').cards.map(({ who }) => who)
  const things: ThingRef[] = (GAMES[ruleset]?.foes ?? []).flatMap((one) =>
    Object.entries(one).flatMap(([field, list]) =>
      !Array.isArray(list)
        ? []
        : list.map((name) => ({
            kind: field.replace(/s$/, ''),
            name: String(name).split(' ')[0] as string,
            of: 'Orc',
          })),
    ),
  )
  const { turn } = play.table('players')
  expect(turn.waitingFor, 'it is for the players to do something').toContain('players')
  return canonical([
    play.table('players'),
    turn.who.map((who) => play.actions('players', who)),
    names.map((who) => [play.reach('players', who), play.threat('players', who)]),
    names.map((who) => names.map((other) => play.between('players', who, other))),
    viewFight(play.session.rules as never, play.session.scene, 1),
    await Promise.all(things.map((thing) => play.about('players', thing))),
    await Promise.all(
      turn.who.flatMap((who) =>
        actionsIn(play.actions('players', who))
          .slice(0, 3)
          .map(({ key }) => play.chances('players', key, { branches: 200, samples: 20, worlds: 1 })),
      ),
    ),
  ])
}

describe.each(Object.entries(GAMES))('in %s', (ruleset, { foes }) => {
  const [first = {}, ...others] = foes
  test.each(others)('a foe that hides %o is as any other', async (other) => {
    expect(await shown(ruleset, other)).toBe(await shown(ruleset, first))
  })
})
