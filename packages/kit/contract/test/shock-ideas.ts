import { type PlainCommand, possibleCommands, type Random, writeCommand } from '@fray/kernel'
import { bodySquares, squareName, standProblem } from '@fray/kernel/rules'
import { type ShockScene, shock } from '@fray/rulesets/shock'
import type { AnySession } from '../src/random-play.ts'
import { pick } from '../src/watching.ts'

type Ideas = readonly (() => PlainCommand)[]

/** A command that a table might try at any moment: the referee's, somebody's act with odd parameters, an Instant. */
export function shockIdeas(session: AnySession, random: Random): PlainCommand | null {
  const scene = session.scene as ShockScene
  const table = new TableOfIdeas(scene, random, session.ply)
  const kind = random(10)
  if (kind === 0 && random(3) > 0) return null
  const ideas: Ideas = kind < 4 ? table.referee() : kind < 8 ? table.acts() : [() => table.changed()]
  return (ideas[random(ideas.length)] as () => PlainCommand)()
}

const ATTRIBUTES = ['str', 'dex', 'con', 'int', 'wis']
const SKILLS = ['brawl', 'stab', 'shoot', 'exert', 'sneak', 'notice', 'heal']
const MANEUVERS = ['shove', 'grapple']

class TableOfIdeas {
  private readonly scene: ShockScene
  private readonly random: Random
  private readonly ply: number
  private readonly rows: number

  constructor(scene: ShockScene, random: Random, ply: number) {
    this.scene = scene
    this.random = random
    this.ply = ply
    this.rows = scene.combatants
  }

  private one(): string {
    return this.scene.name(this.random(this.rows))
  }

  private maybe(key: string, value: unknown): Record<string, unknown> {
    return this.random(2) === 0 ? {} : { [key]: value }
  }

  private anySquare(): string {
    const { grid } = this.scene.setup
    return squareName(grid, this.random(grid.floors.length))
  }

  /** A square next to the combatant, or two away. */
  private near(row: number): string {
    const { grid } = this.scene.setup
    const at = this.scene.now.combatant.square[row] + (this.random(5) - 2) + (this.random(5) - 2) * grid.width
    return at >= 0 && at < grid.floors.length ? squareName(grid, at) : this.anySquare()
  }

  /** A square where nobody stands and somebody of one square could; any one if that is hard to find. */
  private freeSquare(): string {
    const { grid } = this.scene.setup
    const { square, footprint, state } = this.scene.now.combatant
    const doors = this.scene.now.fight.openDoors[0]
    for (let tries = 0; tries < 20; tries++) {
      const at = this.random(grid.floors.length)
      if (standProblem(grid, doors, at, 1) !== null) continue
      let free = true
      for (let row = 0; row < this.rows; row++) {
        if (state[row] !== 5 && bodySquares(grid, square[row], footprint[row]).includes(at)) free = false
      }
      if (free) return squareName(grid, at)
    }
    return this.anySquare()
  }

  private thingOf(row: number): string {
    const { holder } = this.scene.now.item
    const names: string[] = ['fist']
    for (let item = 0; item < this.scene.items; item++) if (holder[item] === row) names.push(this.scene.kind(item).name)
    return pick(this.random, names)
  }

  private anyThing(): string {
    return this.scene.items === 0 ? 'fist' : this.scene.kind(this.random(this.scene.items)).name
  }

  referee(): Ideas {
    const { scene, random } = this
    const by = (action: string, more: Record<string, unknown> = {}): (() => PlainCommand) => {
      return () => ({ actor: 'referee', action, ...more })
    }
    const row = random(this.rows)
    const name = scene.name(row)
    const side = () => pick(random, scene.setup.sides).id
    const rare = random(8) === 0
    const joiner = {
      ...pick(random, [
        { from: 'goblin' },
        { from: 'ogre' },
        { kind: 'npc', hp: 5, hd: 1, weapons: ['knife', 'sling'] },
        { from: 'tilly-sparks' },
      ]),
      at: this.freeSquare(),
    }
    return [
      by('start'),
      by('end-side'),
      by('surprise', { side: side(), ...this.maybe('by', side()) }),
      by('check-surprise', {
        by: side(),
        against: side(),
        ...this.maybe('roll', pick(random, ['stealth', 'door'])),
        ...this.maybe('who', name),
      }),
      by('unseen', { target: name, how: pick(random, ['seen', 'located', 'unlocated']) }),
      by('unseen', { target: name, how: 'seen' }),
      by('disturb', { target: name }),
      by('suspect', { target: name }),
      by('retreat', { targets: [name, ...(random(2) === 0 ? [this.one()] : [])] }),
      by('effect', { target: name, damage: pick(random, ['1d6', 3, '2d4+1', 0]) }),
      by('effect', { target: name, heal: pick(random, ['1d6', 2]) }),
      by('effect', { target: name, prone: 'yes', because: 'ice.' }),
      by('effect', { target: name, move: random(2) === 0 ? this.near(row) : this.anySquare() }),
      by('effect', {
        target: name,
        damage: '1d4',
        heal: '1d4',
        prone: 'yes',
        move: this.near(row),
        because: 'a strange thing',
      }),
      ...(rare
        ? [
            by('join', { name: `Late ${this.ply}`, combatant: joiner, ...this.maybe('side', side()) }),
            by('remove', { target: name }),
            by('override', { path: `${name}.hp`, to: 1 + random(9) }),
            by('override', { path: `${name}.at`, to: this.anySquare() }),
            by('override', {
              path: `${name}.state`,
              to: pick(random, ['up', 'dead', 'mortally-injured', 'unconscious']),
            }),
            by('override', {
              path: `${name}.${pick(random, ['prone', 'unsuspecting', 'charged', 'mainSpent', 'alert'])}`,
              to: 'yes',
            }),
            by('override', { path: `${name}.aimRounds`, to: 6 }),
          ]
        : []),
    ]
  }

  /** Actions of one combatant, whoever's turn it is, with parameters that may or may not make sense. */
  acts(): Ideas {
    const { scene, random } = this
    const row = this.actor()
    const actor = scene.name(row)
    const target = this.one()
    const square = () => (random(3) === 0 ? this.anySquare() : this.near(row))
    const by = (action: string, more: Record<string, unknown> = {}): (() => PlainCommand) => {
      return () => ({ actor, action, ...more })
    }
    const how = () => ({
      ...this.maybe('weapon', this.thingOf(row)),
      ...(random(3) === 0 ? { with: pick(random, ATTRIBUTES) } : {}),
    })
    const maneuver = () => (random(2) === 0 ? {} : { maneuver: pick(random, MANEUVERS) })
    const { spells, powers } = scene.fighter(row)
    return [
      by('attack', {
        target,
        ...how(),
        ...maneuver(),
        ...(random(4) === 0 ? { mod: random(9) - 4, because: 'firelight' } : {}),
      }),
      by('shoot', { target, ...how(), ...this.maybe('skill', pick(random, SKILLS)) }),
      by('charge', { to: square(), target, ...how(), ...maneuver() }),
      by('charge', { to: square(), target, by: [square(), square()], thrown: 'yes', ...how() }),
      by('run', { to: square(), by: [this.near(row), square()] }),
      by('run', { to: square(), by: this.near(row) }),
      by('leave'),
      by('swarm', { target, ...how() }),
      by('swarm', { target, weapon: this.thingOf(row), thrown: 'yes' }),
      by('strike', { ...maneuver(), ...how() }),
      by('strike', { target, thrown: pick(random, ['yes', 'no']) }),
      by('shove', { target, ...how(), ...this.maybe('using', pick(random, SKILLS)) }),
      by('grapple', { target }),
      by('screen', { target, ...this.maybe('to', square()) }),
      by('snap', { target, ...how(), ...maneuver() }),
      by('snap', { target, weapon: this.thingOf(row), thrown: 'yes' }),
      by('total-defense'),
      by('hold'),
      by('ask-about', { what: pick(random, ['nothing', 'rolls', 'actions', 'steps']) }),
      by('use-skill', {
        skill: pick(random, SKILLS),
        ...this.maybe('attribute', pick(random, ATTRIBUTES)),
        text: 'a try',
      }),
      by('first-aid', { target, ...this.maybe('with', pick(random, ATTRIBUTES)) }),
      by('aim', { target, ...this.maybe('weapon', this.thingOf(row)) }),
      by('execute', { target, ...how() }),
      by('drag', { to: this.near(row), ...this.maybe('target-to', this.near(row)) }),
      by('throw', { to: this.near(row) }),
      by('draw', { item: this.thingOf(row) }),
      by('drop', { item: this.thingOf(row) }),
      by('pick-up', { item: this.anyThing(), ...this.maybe('from', this.near(row)) }),
      by('use-item', { item: this.thingOf(row), ...this.maybe('target', target) }),
      by('door', { name: scene.setup.grid.doors[random(Math.max(1, scene.setup.grid.doors.length))] ?? 'gate' }),
      by('speak', { text: 'Yield!' }),
      by('improvise', { text: 'swings from the lamp' }),
      ...spells.map(({ name }) => by('cast', { power: name, target })),
      ...spells.map(({ name }) => by('cast', { power: name, at: square() })),
      ...powers.map(({ name }) => by('use', { power: name, ...this.maybe('target', target) })),
    ]
  }

  /** Somebody whose turn it is, more often than not. */
  private actor(): number {
    const turn = shock.rules.whoCanAct(this.scene as never)
    return turn.length > 0 && this.random(3) > 0 ? pick(this.random, turn) : this.random(this.rows)
  }

  /** A legal command with one of its parameters changed, or one more. */
  changed(): PlainCommand {
    const { scene, random } = this
    const row = this.actor()
    const { legal } = possibleCommands(shock.rules, scene as never, row)
    if (legal.length === 0) return { actor: scene.name(row), action: 'pass' }
    const plain = writeCommand(shock.rules, scene as never, pick(random, legal))
    const params = shock.rules.actions.get(plain.action)?.params ?? []
    if (params.length === 0) return { ...plain, [pick(random, ['to', 'target', 'mod'])]: 1 }
    const values: Readonly<Record<string, () => unknown>> = {
      combatant: () => this.one(),
      combatants: () => [this.one()],
      place: () => this.near(row),
      thing: () => (random(2) === 0 ? this.thingOf(row) : this.anyThing()),
      word: () => pick(random, [...ATTRIBUTES, ...SKILLS, ...MANEUVERS, 'yes', 'no', 'rolls']),
      number: () => random(50) - 25,
      text: () => pick(random, ['gate', 'a word', '']),
      value: () => pick(random, [null, 3, '1d4', {}, []]),
    }
    const { name, kind } = pick(random, params)
    return { ...plain, [name]: values[kind]?.() }
  }
}
