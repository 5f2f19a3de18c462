import { type Game, inWords, type PlainCommand, readCommand, Session, viewerOf } from '@fray/kernel'
import { expect, test } from 'vitest'
import { rulesets } from '../index.ts'

// What the rules charge for an answer or an action is shown before anyone chooses it.

/** A fight in its present state. */
async function fightOf(id: string, encounter: object) {
  const game = (await rulesets[id]?.()) as Game
  const { setup, problems } = game.readEncounter({ ruleset: id, ...encounter })
  if (setup === null) throw new Error(problems.map(({ path, message }) => `${path.join('.')}: ${message}`).join('\n'))
  return { game, session: new Session(game.rules as never, setup as never, { seed: 'prices' }) }
}

/** The first question after the command, with its answers. */
async function asked(
  id: string,
  encounter: object,
  command: PlainCommand,
  before: readonly PlainCommand[] = [],
): Promise<readonly string[]> {
  const { session } = await fightOf(id, encounter)
  for (const one of before) session.submit('referee', one)
  const reply = session.submit('referee', command)
  const { awaited } = session
  const question = awaited?.kind === 'answers' ? awaited.questions.find(({ to }) => to >= 0) : undefined
  if (question === undefined) throw new Error(`No question: ${reply.status}`)
  return [question.prompt, ...question.options.map(({ label }) => label)].map((one) => inWords(one, session.scene))
}

/** What the command costs its actor besides its action, as its seat reads it. */
async function pays(id: string, encounter: object, command: PlainCommand): Promise<string | undefined> {
  const { game, session } = await fightOf(id, encounter)
  const { rules } = game
  const scene = session.scene as never
  const risk = rules.risk?.(scene, readCommand(rules, scene, command) as never, viewerOf(scene, 0))
  return [...(risk?.pays ?? []), ...(risk?.takes ?? [])].map((one) => inWords(one, scene)).join(' and ') || undefined
}

const DUEL = { sides: { party: { party: true }, foes: {} } }

/** Ana with a sword, hurt as said, and an orc that walks up to her or waits. */
const weaponSpeed = (ana: object, now: object) => ({
  ...DUEL,
  combatants: {
    Ana: {
      side: 'party',
      attributes: { strength: 14 },
      stressMax: 10,
      mana: 1,
      items: ['sword +4 1d8 slashing x2 speed 4'],
      spells: [
        { name: 'Bolt', tn: 10, range: 20, casting: 2, mana: 3, attack: { bonus: 3, damage: '1d4', types: 'cold' } },
      ],
      baseInitiative: 5,
      at: '0,0',
      ...ana,
    },
    Orc: {
      side: 'foes',
      attributes: { strength: 14 },
      stressMax: 10,
      items: ['club +2 1d6 blunt speed 3'],
      baseInitiative: 2,
      at: '4,0',
    },
  },
  now: { round: 2, ...now },
})

const WALKS_UP = { actor: 'Orc', action: 'move', to: '1,0' }
const ORCS_TURN = {
  turn: 'Orc',
  turns: { Orc: { declared: 'move', initiative: 2 }, Ana: { declared: 'sword', initiative: 9 } },
}

test.each([
  [{}, 'riposte with the sword'],
  [{ wp: 0 }, 'riposte with the sword, for a Wound Point'],
  [{ wp: -1, wounds: [15] }, 'riposte with the sword, for a Wound Point and their one action of the round'],
  [{ wp: 0, stabilized: true }, 'riposte with the sword'],
  [{ injuries: ['broken-rib'] }, 'riposte with the sword, for their one action of two rounds (Broken Rib)'],
])('weapon-speed: a riposte of one who is %j says what it takes', async (ana, label) => {
  expect(await asked('weapon-speed', weaponSpeed(ana, ORCS_TURN), WALKS_UP)).toContain(label)
})

test('weapon-speed: so do actions of the hurt, and Stress that is paid for want of Mana', async () => {
  const attacks = { turn: 'Ana', turns: { Ana: 'sword' } }
  const attack = { actor: 'Ana', action: 'attack', target: 'Orc' }
  expect(await pays('weapon-speed', weaponSpeed({}, attacks), attack)).toBeUndefined()
  const dying = { wp: -1, wounds: [15] }
  expect(await pays('weapon-speed', weaponSpeed(dying, attacks), attack)).toBe(
    'a Wound Point and their one action of the round',
  )
  const moves = { turn: 'Ana', turns: { Ana: 'move' } }
  const crawl = { actor: 'Ana', action: 'move', to: '0,1' }
  expect(await pays('weapon-speed', weaponSpeed(dying, moves), crawl)).toBe('their one action of the round')
  const casts = { turn: 'Ana', turns: { Ana: 'cast Bolt' } }
  expect(await pays('weapon-speed', weaponSpeed({}, casts), { actor: 'Ana', action: 'cast', target: 'Orc' })).toBe(
    '2 Stress',
  )
})

test('weapon-speed: Full-Defense that costs a Wound Point is asked about with its price', async () => {
  const now = {
    turn: 'Orc',
    turns: { Orc: { declared: 'move', initiative: 2 }, Ana: { declared: 'full-defense', initiative: 2 } },
  }
  const said = await asked('weapon-speed', weaponSpeed({ wp: 0 }, { count: 1, turns: now.turns }), {
    actor: 'referee',
    action: 'count',
  })
  expect(said).toContain('take Full-Defense, for a Wound Point')
})

const freeHits = (ann: object) => ({
  ...DUEL,
  combatants: {
    Ann: { side: 'party', hp: 20, agility: 1, weapons: ['sword'], at: '0,0', ...ann },
    Orc: { side: 'foes', hp: 20, agility: 0, weapons: ['sword'], at: '1,0' },
  },
  now: { round: 1, actor: 'Orc' },
})

test('free-hits: a free hit says that it takes a slot, getting up what it takes of the next turn', async () => {
  const [prompt] = await asked('free-hits', freeHits({}), { actor: 'Orc', action: 'move', to: '4,0' })
  expect(prompt).toContain('for one of their slots')
  expect(await asked('free-hits', freeHits({}), { actor: 'referee', action: 'prone', target: 'Ann' })).toEqual(
    expect.arrayContaining([
      'get up, for the Attack Action of their next turn',
      'get up, for a Bonus Action of their next turn',
    ]),
  )
})

test('shock: what takes the Main Action out of turn says so, and a power which of its uses', async () => {
  const encounter = {
    ...DUEL,
    combatants: {
      Ann: {
        kind: 'pc',
        side: 'party',
        hp: 10,
        at: '0,0',
        weapons: ['Blade melee stab str 1d6 in hand'],
        powers: [
          {
            name: 'Luck',
            cost: 'instant',
            moment: 'hit-on-me',
            uses: { times: 2, per: 'fight' },
            effects: [{ effect: 'treat-as-miss' }],
          },
        ],
        prompts: 'actions',
      },
      Orc: {
        kind: 'npc',
        side: 'foes',
        hp: 10,
        at: '1,0',
        attackBonus: 30,
        weapons: ['Axe melee stab str 1d6 in hand'],
      },
    },
    now: { round: 2, side: 'foes', order: ['party', 'foes'] },
  }
  const before = await asked('shock', encounter, { actor: 'Orc', action: 'attack', target: 'Ann' })
  expect(before).toContain('Total Defense, for the Main Action')
  expect(before).toContain('snap at Orc with the Blade, for the Main Action')
  const later = {
    ...encounter,
    combatants: { ...encounter.combatants, Ann: { ...encounter.combatants.Ann, prompts: 'rolls' } },
  }
  expect(await asked('shock', later, { actor: 'Orc', action: 'attack', target: 'Ann' })).toContain(
    'Luck, for 1 of 2 uses left this fight',
  )
})

const escalation = (ann: object, now: object) => ({
  combatants: {
    Ann: { kind: 'pc', level: 1, hp: '9/18', stances: ['melee d6'], recovery: '1d8', power: 3, ...ann },
    Orc: { hp: 16, attacks: ['axe melee vs ac 1d6'] },
  },
  positions: ['Ann Orc close'],
  now: { round: 1, band: 'medium', ...now },
})

test('escalation: an answer says its Interrupt, its Power and how often there is one', async () => {
  const parry = {
    name: 'Parry',
    frequency: 'daily',
    action: 'interrupt',
    spend: { power: 2 },
    trigger: { when: 'attacked' },
    effects: [{ defense: 4 }],
  }
  const said = await asked('escalation', escalation({ abilities: [parry] }, { actor: 'Orc' }), {
    actor: 'Orc',
    action: 'use',
    ability: 'axe',
    targets: ['Ann'],
  })
  expect(said).toContain('use Parry, for their Interrupt, 2 Power and their one use of the day')
})

test('escalation: a readied action says which action of the turn in the next round it takes', async () => {
  const before = [
    { actor: 'Ann', action: 'ready', slot: 'standard', act: 'basic-melee', target: 'Orc', when: 'acts' },
    { actor: 'Ann', action: 'end' },
  ]
  const axe = { actor: 'Orc', action: 'use', ability: 'axe', targets: ['Ann'] }
  const said = await asked('escalation', escalation({ band: 'slow' }, { band: 'slow', actor: 'Ann' }), axe, before)
  expect(said).toContain('carry it out, for the standard action of their turn in this round')
})

test('escalation: healing without a Recovery left says what it takes', async () => {
  const rally = { actor: 'Ann', action: 'rally' }
  expect(await pays('escalation', escalation({ recoveries: '0/8' }, { actor: 'Ann' }), rally)).toBe(
    'half of the healing, and 1 of Volition and all defenses until a Full Rest: Ann has no Recovery left',
  )
  expect(await pays('escalation', escalation({ recoveries: '3/8' }, { actor: 'Ann' }), rally)).toBeUndefined()
})
