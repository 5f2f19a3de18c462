import { type PlainCommand, possibleCommands, type Random, writeCommand } from '@fray/kernel'
import { type EscalationScene, escalation } from '@fray/rulesets/escalation'
import type { AnySession } from '../src/random-play.ts'
import { pick } from '../src/watching.ts'

type Ideas = readonly (() => PlainCommand)[]

const SLOTS = ['quick', 'move', 'standard']
const ACTS = ['basic-melee', 'basic-ranged', 'use', 'move', 'disengage', 'stance', 'stabilize', 'rally', 'deed']
const WHEN = ['acts', 'attacks', 'casts', 'uses', 'moves', 'engages', 'judged']
const LASTS = ['removed', 'save', 'start', 'end', 'one-round', 'encounter', 'next', 'always']
const CONDITIONS =
  'confused dazed enervated flying grabbed hampered helpless invisible ongoing shaken softened stuck stunned vulnerable weakened'.split(
    ' ',
  )

/** A command that a table might try at any moment: the referee's, or somebody's act with odd parameters. */
export function escalationIdeas(session: AnySession, random: Random): PlainCommand | null {
  const scene = session.scene as EscalationScene
  const table = new TableOfIdeas(scene, random, session.ply)
  const kind = random(10)
  const ideas: Ideas = kind < 4 ? table.referee() : kind < 8 ? table.acts() : [() => table.changed()]
  return pick(random, ideas)()
}

class TableOfIdeas {
  private readonly scene: EscalationScene
  private readonly random: Random
  private readonly ply: number

  constructor(scene: EscalationScene, random: Random, ply: number) {
    this.scene = scene
    this.random = random
    this.ply = ply
  }

  private one(): string {
    return this.scene.name(this.random(this.scene.combatants))
  }

  private maybe(key: string, value: unknown): Record<string, unknown> {
    return this.random(2) === 0 ? {} : { [key]: value }
  }

  referee(): Ideas {
    const { random } = this
    const by = (action: string, more: Record<string, unknown> = {}): (() => PlainCommand) => {
      return () => ({ actor: 'referee', action, ...more })
    }
    const target = this.one()
    const what = pick(random, CONDITIONS)
    const joiner = pick(random, [
      { from: 'toll-thug' },
      { from: 'mirror-knight' },
      { from: 'brother-quill', side: 'party' },
      { kind: 'pc', level: 2, volition: 3, hp: '4/20', stances: ['melee d8'], abilities: ['duck', 'parry', 'ward'] },
      {
        hp: 6,
        attacks: ['bite melee vs ac 1d6+2 poison'],
        conditions: ['weakened', { ongoing: 2, type: 'fire', save: 11 }],
      },
    ])
    const rare: Ideas = [
      by('end-combat'),
      by('end-encounter'),
      by('remove', { target }),
      by('override', { path: `${target}.hp`, to: random(12) - 3 }),
      by('override', { path: `${target}.deathSavesFailed`, to: random(4) }),
      by('override', { path: `${target}.band`, to: pick(random, ['fast', 'slow', 'very-slow']) }),
      by('override', { path: `${target}.recoveries`, to: random(3) }),
      by('override', { path: 'escalation', to: random(7) }),
      by('join', {
        name: `Late ${this.ply}`,
        combatant: joiner,
        ...this.maybe('side', pick(random, ['party', 'foes'])),
      }),
    ]
    return [
      by('start'),
      by('surprise', { by: pick(random, ['party', 'foes']), ...this.maybe('acting', [target]) }),
      by('position', { a: target, b: this.one(), relation: pick(random, ['close', 'nearby', 'far']) }),
      by('position', { a: target, b: this.one(), relation: 'close' }),
      by('condition', { target, condition: what, ...this.maybe('save', 11), ...this.maybe('by', this.one()) }),
      by('condition', { target, condition: what, ...this.maybe('lasts', pick(random, LASTS)), by: this.one() }),
      by('condition', { target, condition: what, lasts: pick(random, LASTS), ...this.maybe('of', this.one()) }),
      by('condition', { target, condition: 'grabbed', by: this.one() }),
      by('condition', {
        target,
        condition: 'ongoing',
        amount: 1 + random(9),
        type: pick(random, ['fire', 'acid']),
        save: 11,
      }),
      by('end-condition', { target, condition: what }),
      by('effect', { target, damage: pick(random, ['1d6', 7, '3d8', 0]), ...this.maybe('types', 'fire') }),
      by('effect', { target, damage: '4d8', crit: pick(random, ['yes', 'no']) }),
      by('effect', { target, heal: pick(random, ['1d6', 4, 30]), because: 'a warm drink.' }),
      by('effect', { target, recovery: pick(random, ['use', 'free']), ...this.maybe('average', 'yes') }),
      by('last-gasp', { target, ...this.maybe('outcome', pick(random, ['petrified', 'dead'])) }),
      by('last-gasp', { target }),
      by('out', { target, how: pick(random, ['none', 'spirit', 'dead', 'fled', 'unconscious', 'waiting']) }),
      by('out', { target, how: 'none' }),
      by('staggered', { target, at: random(12) }),
      by('advantage', {
        target,
        to: pick(random, ['attack', 'save', 'disengage', 'against', 'sneak']),
        amount: pick(random, [-2, -1, 1, 2]),
        ...this.maybe('lasts', pick(random, [...LASTS, 'this-roll'])),
        ...this.maybe('from', 'luck'),
      }),
      by('trigger', { target }),
      by('trigger', { target }),
      by('adjust', { target, text: 'a die of friendship' }),
      by('skill', { target, skill: pick(random, ['sneak', 'acrobatics', '']), number: 8 + random(8) }),
      by('quick-rest'),
      by('full-rest', { ...this.maybe('retreat', 'yes'), ...this.maybe('waive', 'yes') }),
      by('downtime', { target, ...this.maybe('what', 'recovery') }),
      by('campaign-loss', { text: 'the bridge burns' }),
      by('next-fight'),
      ...(random(6) === 0 ? rare : []),
    ]
  }

  /** Actions of one combatant, whoever's turn it is, with parameters that may or may not make sense. */
  acts(): Ideas {
    const { scene, random } = this
    const row = this.actor()
    const actor = scene.name(row)
    const target = this.one()
    const by = (action: string, more: Record<string, unknown> = {}): (() => PlainCommand) => {
      return () => ({ actor, action, ...more })
    }
    const slot = () => this.maybe('slot', pick(random, SLOTS))
    const { abilities, stances } = scene.fighter(row).sheet
    const own = abilities.length > 0 ? pick(random, abilities).id : 'cleave'
    const ready = (act: string) =>
      by('ready', {
        slot: pick(random, SLOTS),
        act,
        ...this.maybe('target', target),
        when: pick(random, WHEN),
        ...this.maybe('who', this.one()),
        ...this.maybe('because', 'the bell rings'),
        ...(act === 'use' ? { ability: own } : {}),
        ...(act === 'stance' ? { stance: stances[0]?.id ?? 'melee' } : {}),
      })
    return [
      by('begin'),
      by('move', { to: target, ...this.maybe('also', [this.one()]), ...slot() }),
      by('move', { away: [target, this.one()], ...slot() }),
      by('disengage', { from: [target, ...(random(2) === 0 ? [this.one()] : [])], ...slot() }),
      by('dicey-move', {
        text: 'along the beam',
        ...this.maybe('skill', 'acrobatics'),
        ...this.maybe('ally', target),
        ...slot(),
      }),
      by('rally', {
        ...this.maybe('against', pick(random, [...CONDITIONS, 'fire', 'none'])),
        ...this.maybe('average', 'yes'),
      }),
      by('coup-de-grace', { target, ...this.maybe('ability', own) }),
      by('stabilize', { target, ...slot() }),
      by('grant-save', { target, ...slot() }),
      by('sustain', { ability: own, ...slot() }),
      ready(pick(random, ACTS)),
      ready(pick(random, ACTS)),
      ready('basic-melee'),
      ready('use'),
      by('delay', { band: pick(random, ['fast', 'medium', 'slow', 'very-slow']) }),
      by('fight-in-spirit', { target, what: pick(random, ['attack', 'save', 'against']), because: 'they remember.' }),
      by('deed', { text: 'bars the door', slot: pick(random, SLOTS) }),
      by('use-recovery', { ...this.maybe('times', 1 + random(3)), ...this.maybe('average', 'no') }),
      by('stance', { stance: pick(random, ['melee', 'ranged']), ...slot() }),
      ...abilities.flatMap(({ id }) => [
        by('use', { ability: id, targets: [target], ...slot(), ...this.maybe('knock-out', 'yes') }),
        by('use', { ability: id, targets: [target, this.one()], ...this.maybe('to', this.one()) }),
        by('use', {
          ability: id,
          targets: [target],
          ...this.maybe('away', [this.one()]),
          ...this.maybe('pay', random(3)),
        }),
      ]),
    ]
  }

  /** Somebody whose turn it is, more often than not. */
  private actor(): number {
    const { scene, random } = this
    const now = escalation.rules.whoCanAct(scene as never)
    return now.length > 0 && random(4) > 0 ? pick(random, now) : random(scene.combatants)
  }

  /** A legal command with one of its parameters changed, or one more. */
  changed(): PlainCommand {
    const { scene, random } = this
    const row = this.actor()
    const { legal } = possibleCommands(escalation.rules, scene as never, row)
    if (legal.length === 0) return { actor: scene.name(row), action: 'end' }
    const plain = writeCommand(escalation.rules, scene as never, pick(random, legal))
    const params = escalation.rules.actions.get(plain.action)?.params ?? []
    if (params.length === 0) return { ...plain, [pick(random, ['to', 'target', 'slot'])]: 1 }
    const values: Readonly<Record<string, () => unknown>> = {
      combatant: () => this.one(),
      combatants: () => [this.one()],
      thing: () => pick(random, [...scene.fighter(row).sheet.abilities.map(({ id }) => id), 'melee', 'ranged']),
      word: () => pick(random, [...SLOTS, ...WHEN, ...CONDITIONS, 'yes', 'no', 'medium']),
      number: () => random(10) - 4,
      text: () => pick(random, ['quick', 'standard', 'a word', '']),
      value: () => pick(random, [null, 3, '1d4', {}, []]),
    }
    const { name, kind } = pick(random, params)
    return { ...plain, [name]: values[kind]?.() }
  }
}
