import { canonical, type Hideable, Session, type Setup, viewFight } from '@fray/kernel'
import { rulesets } from '@fray/rulesets'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { effort } from '../../../scripts/tests/effort.ts'
import { type AnyPolicy, type AnySession, Play } from '../src/index.ts'

const game = await rulesets['free-hits']?.()

/** What the players may not know of the Orc. */
interface Secrets {
  readonly accuracy: number
  readonly strength: number
  readonly movement: number
  readonly mp: number
  readonly feat: string
  readonly spell: string
  readonly armor: string
  readonly natural: string
}

const HIDES: readonly Hideable[] = ['abilities', 'defenses', 'rolls']

function sitDown(secrets: Secrets, hides: readonly Hideable[]): Play {
  if (game === undefined) throw new Error('There is no such ruleset.')
  const { accuracy, strength, movement, mp, feat, spell, armor, natural } = secrets
  const { setup, problems } = game.readEncounter({
    ruleset: 'free-hits',
    battlefield: '14x12',
    sides: { party: { party: true }, foes: { hp: 'word' } },
    combatants: {
      Ann: { pc: true, hp: 30, agility: 3, weapons: ['sword', 'bow'], spells: ['spark', 'mend'], mp: 9, at: '3,4' },
      Bea: { pc: true, hp: 30, agility: 1, weapons: ['club'], at: '2,6' },
      Orc: {
        hp: 40,
        accuracy,
        strength,
        movement,
        mp,
        feats: [feat],
        spells: [spell],
        armors: [armor],
        weapons: ['club', natural],
        at: '5,4',
      },
    },
    now: { round: 2, actor: 'Ann', order: ['Ann', 'Orc', 'Bea'] },
  })
  if (setup === null) throw new Error(problems[0]?.message)
  const sides = setup.sides.map((side, i) => (i === 1 ? { ...side, hides } : side))
  const session = new Session(game.rules, { ...setup, sides } as Setup, { seed: 'hidden' }) as AnySession
  return new Play(
    session,
    setup.seats.map(() => null as AnyPolicy | null),
  )
}

/** All that the players' seat is shown. */
async function shown(secrets: Secrets, hides: readonly Hideable[] = HIDES): Promise<string> {
  const play = sitDown(secrets, hides)
  play.goOn()
  const names = ['Ann', 'Bea', 'Orc']
  const look = () => [
    play.table('players'),
    play.table('players').turn.who.map((who) => play.actions('players', who)),
    names.map((who) => [play.reach('players', who), play.threat('players', who)]),
    names.map((who) => names.map((other) => play.between('players', who, other))),
    viewFight(play.session.rules as never, play.session.scene, 1).combatants,
  ]
  const before = look()
  const about = await Promise.all(
    [
      { kind: 'feat', name: secrets.feat, of: 'Orc' },
      { kind: 'spell', name: secrets.spell, of: 'Orc' },
      { kind: 'armor', name: secrets.armor, of: 'Orc' },
      { kind: 'weapon', name: secrets.natural, of: 'Orc' },
      { kind: 'weapon', name: 'Club', of: 'Orc' },
      { kind: 'combatant', name: 'Orc', of: null },
    ].map((thing) => play.about('players', thing)),
  )
  for (const command of [
    { action: 'boost', what: 'dodge' },
    { action: 'move', to: '3,6' },
  ]) {
    expect(play.submit('players', { actor: 'Ann', ...command })).toEqual({ done: true })
  }
  return canonical([before, about, look(), play.told('players')])
}

const secrets: fc.Arbitrary<Secrets> = fc.record({
  accuracy: fc.integer({ min: -2, max: 6 }),
  strength: fc.integer({ min: -2, max: 6 }),
  movement: fc.integer({ min: 2, max: 12 }),
  mp: fc.integer({ min: 0, max: 30 }),
  feat: fc.constantFrom('athlete', 'flurry', 'many-hands', 'thick-hide', 'follow-through', 'sneak-attack'),
  spell: fc.constantFrom('spark', 'mend', 'storm', 'call-hound'),
  armor: fc.constantFrom('leather', 'plate', 'salamander-cloak'),
  natural: fc.constantFrom('claws', 'teeth', 'fists'),
})

describe('free-hits: two battles that differ in what a side hides', () => {
  test('are one to the others: table, acts, overlays, explanations, lines', async () => {
    await fc.assert(
      fc.asyncProperty(secrets, secrets, async (a, b) => {
        expect(await shown(a)).toBe(await shown(b))
      }),
      { numRuns: effort(12, 40) },
    )
  })

  test('are two where nothing is hidden', async () => {
    const plain: Secrets = {
      ...{ accuracy: 1, strength: 1, movement: 6, mp: 3 },
      ...{ feat: 'athlete', spell: 'spark', armor: 'leather', natural: 'claws' },
    }
    expect(await shown(plain, [])).not.toBe(await shown({ ...plain, accuracy: 2 }, []))
    expect(await shown(plain, ['abilities'])).not.toBe(await shown({ ...plain, armor: 'plate' }, ['abilities']))
  })
})
