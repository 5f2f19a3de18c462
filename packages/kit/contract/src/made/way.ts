import type { Game, Random } from '@fray/kernel'
import { type Chances, type Hints, type Json, type Maker, pick } from './from-schema.ts'

/**
 * How random encounters of one ruleset are made: what the schema cannot express, how likely fields are, and the
 * battlefield.
 */
export interface Way {
  readonly hints: Hints
  readonly chances: Chances
  /** What is not random: who is there and where. */
  fixed(maker: Maker, root: Json): Record<string, unknown>
}

/** Names that are easy to distinguish; shorter lists take the first ones. */
export const NAMES = ['Ann', 'Bo', 'Cy', 'Dee', 'Eve', 'Fay']
export const OWN = ['own-a', 'own-b']

/** Fields that mean nothing to the rules, or that only people read. */
export const SELDOM: Chances = {
  $schema: 0,
  title: 0,
  about: 0,
  notes: 0,
  // The schema of encounters does not describe the content of packs.
  packs: 0,
  note: 0,
  madeFrom: 0,
  name: 90,
  'sides.*.name': 0,
  seats: 0,
  options: 90,
  house: 60,
  content: 50,
  now: 55,
  from: 60,
  hp: 60,
  damage: 80,
  effects: 70,
  // Fields that mostly contradict others.
  out: 3,
  status: 4,
  state: 4,
  lastGasp: 4,
  readied: 12,
  deathSavesFailed: 6,
  charged: 6,
  totalDefense: 10,
  swarm: 6,
  fell: 2,
}

const DICE = ['1d4', '1d6', '1d8', '2d4', '2d6', '1d6+2', '3', '1', '1d12', '2d20kl1', '1d4-1', '1d6!']

/** Hints that all rulesets share: existing names and ids. */
export function common(random: Random, names: readonly string[]): Hints {
  const someone = () => pick(random, names)
  let count = 0
  return {
    word: () => pick(random, [...names, ...OWN]),
    name: () => `Thing ${++count}`,
    damage: () => pick(random, DICE),
    second: () => pick(random, DICE),
    'skills.heal': () => random(6),
    heal: () => pick(random, DICE),
    healing: () => pick(random, DICE),
    from: undefined as never,
    key: () => pick(random, OWN),
    tags: () => [
      pick(random, ['undead', 'construct', 'zealot', 'militarized', 'colossal', 'object', 'mindless', 'boss']),
    ],
    deathSavesFailed: () => random(4),
    hp: () => (random(3) === 0 ? `${1 + random(12)}/${12 + random(8)}` : 4 + random(22)),
    turn: someone,
    next: someone,
    actor: someone,
    target: someone,
    order: () => [...names].sort(() => random(3) - 1),
  }
}

export const without = (hints: Hints): Hints =>
  Object.fromEntries(Object.entries(hints).filter(([, hint]) => hint !== undefined))

/** Combatants by name, each generated from the schema; `more` gives position and side. */
export function people(
  maker: Maker,
  root: Json,
  names: readonly string[],
  more: (name: string, i: number) => Record<string, unknown>,
): Record<string, unknown> {
  const both = maker.resolve((root.properties?.combatants ?? {}) as Json)
  const map = (both.anyOf ?? [both]).find(({ additionalProperties }) => typeof additionalProperties === 'object')
  const schema = map?.additionalProperties as Json
  return Object.fromEntries(
    names.map((name, i) => {
      const made = maker.make(schema, ['combatants', '*']) as Record<string, unknown>
      return [name, { ...made, ...more(name, i) }]
    }),
  )
}

export const crowd = (random: Random): string[] => NAMES.slice(0, 2 + random(3) + random(2))

export const SIDES = ['party', 'foes']

/** For a ruleset without a recipe of its own: people on two sides, the rest from the schema. */
export const general =
  ({ rules, kinds = [] }: Game) =>
  (random: Random): Way => {
    const names = crowd(random)
    const usual = common(random, names)
    const pools = kinds.flatMap(({ fields }) => fields.filter(({ shape }) => shape.type === 'pool'))
    return {
      hints: without({ ...usual, ...Object.fromEntries(pools.map(({ name }) => [name, usual.hp])) }),
      chances: { ...SELDOM, sides: 0 },
      fixed: (maker, root) => ({
        ruleset: rules.id,
        combatants: people(maker, root, names, (_, i) => ({ side: SIDES[i % 2] })),
      }),
    }
  }
