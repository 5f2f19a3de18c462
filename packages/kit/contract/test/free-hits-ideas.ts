import { type PlainCommand, possibleCommands, type Random, writeCommand } from '@fray/kernel'
import { squareName } from '@fray/kernel/rules'
import { type FreeHitsScene, freeHits } from '@fray/rulesets/free-hits'
import type { AnySession } from '../src/random-play.ts'
import { pick } from '../src/watching.ts'
import { actorOf } from './free-hits-turns.ts'

type Ideas = readonly (() => PlainCommand)[]

/** A command that a table might try at any moment: the referee's, somebody's act with odd parameters, standing up. */
export function freeHitsIdeas(session: AnySession, random: Random): PlainCommand | null {
  const scene = session.scene as FreeHitsScene
  const table = new TableOfIdeas(scene, random, session.ply)
  const kind = random(10)
  const ideas: Ideas = kind < 4 ? table.referee() : kind < 8 ? table.acts() : [() => table.changed()]
  return (ideas[random(ideas.length)] as () => PlainCommand)()
}

const AIMS = ['none', 'fatal', 'slowing', 'weakening', 'disrupting', 'center-mass']
const PAYS = ['none', 'attack', 'move', 'bonus', 'two-bonus', 'attack+move', 'move+bonus', 'move+two-bonus']
const MODES = ['normal', 'sneaking', 'swimming', 'climbing', 'tumbling']
const CREATURES = ['grey-hound', 'ember-imp', 'bone-walker', 'stone-guest']

class TableOfIdeas {
  private readonly scene: FreeHitsScene
  private readonly random: Random
  private readonly ply: number

  constructor(scene: FreeHitsScene, random: Random, ply: number) {
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

  private anySquare(): string {
    const { grid } = this.scene.setup
    return squareName(grid, this.random(grid.floors.length))
  }

  /** A square at most two away from the unit. */
  private near(row: number): string {
    const { grid } = this.scene.setup
    const at = this.scene.now.combatant.square[row] + (this.random(5) - 2) + (this.random(5) - 2) * grid.width
    return at >= 0 && at < grid.floors.length ? squareName(grid, at) : this.anySquare()
  }

  private thingOf(row: number): string {
    const { holder } = this.scene.now.item
    const names: string[] = ['fists']
    for (let item = 0; item < this.scene.items; item++) if (holder[item] === row) names.push(this.scene.kind(item).name)
    return pick(this.random, names)
  }

  private condition(): string {
    return pick(this.random, this.scene.conditions).id
  }

  referee(): Ideas {
    const { scene, random } = this
    const by = (action: string, more: Record<string, unknown> = {}): (() => PlainCommand) => {
      return () => ({ actor: 'referee', action, ...more })
    }
    const row = random(scene.combatants)
    const target = scene.name(row)
    const side = pick(random, scene.setup.sides).id
    const joiner = {
      ...pick(random, [
        { from: 'gutter-rat' },
        { from: 'quarry-troll' },
        { from: 'sister-agnes', log: ['ward'] },
        { hp: 5, agility: random(4) - 1, weapons: ['club'], feats: ['reach'], prone: random(2) === 0 },
        { hp: 6, agility: 2, weapons: ['sword'], debts: { bonus: 1 }, wounds: ['slowing', 'disrupting'] },
      ]),
      at: this.anySquare(),
    }
    const rare: Ideas = [
      by('end-combat'),
      by('remove', { target }),
      by('yields', { who: [target, ...(random(3) === 0 ? [this.one()] : [])] }),
      by('override', { path: `${target}.hp`, to: 1 + random(9) }),
      by('override', { path: `${target}.${pick(random, ['attackSpent', 'moveSpent', 'bonusSpent'])}`, to: 0 }),
      by('override', { path: `${target}.mp`, to: random(9) }),
      by('override', {
        path: `${target}.${pick(random, ['agility', 'hpMax', 'level', 'movement'])}`,
        to: 1 + random(6),
      }),
      by('override', { path: `${target}.status`, to: pick(random, ['in', 'defeated', 'fled']) }),
    ]
    return [
      by('start'),
      by('openers', { who: [target, this.one()] }),
      by('check', { target, ...this.maybe('modifier', random(9) - 4), ...this.maybe('number', 10) }),
      by('detect', { target, how: pick(random, ['detected', 'undetected']) }),
      by('detect', { target, how: 'undetected', by: [this.one(), this.one()] }),
      by('condition', { target, condition: this.condition(), rounds: 1 + random(2) }),
      by('condition', { target, condition: pick(random, ['shaken', 'slowed', 'entangled']) }),
      by('end-condition', { target, condition: this.condition() }),
      by('prone', { target }),
      by('prone', { target }),
      by('stand', { target }),
      by('push', { target, to: this.near(row) }),
      by('disarm', { target, item: this.thingOf(row), ...this.maybe('to', this.near(row)) }),
      by('effect', { target, damage: pick(random, ['1d6', 3, '2d4+1', 0]), ...this.maybe('type', 'fire') }),
      by('effect', { target, heal: pick(random, ['1d6', 2, 8]), because: 'a warm drink.' }),
      by('effect', { target, damage: 2, heal: 7, wound: pick(random, AIMS) }),
      by('wound', { target, aim: pick(random, AIMS) }),
      by('dead', { target }),
      by('summon', { target, creature: pick(random, CREATURES), ...this.maybe('thralled', 'yes') }),
      by('summon', { target, creature: pick(random, CREATURES), at: this.near(row) }),
      by('join', { name: `Late ${this.ply}`, combatant: joiner, side }),
      ...(random(6) === 0 ? rare : []),
    ]
  }

  /** Actions of one unit, whoever's turn it is, with parameters that may or may not make sense. */
  acts(): Ideas {
    const { scene, random } = this
    const row = this.actor()
    const actor = scene.name(row)
    const target = this.one()
    const square = () => (random(3) === 0 ? this.anySquare() : this.near(row))
    const by = (action: string, more: Record<string, unknown> = {}): (() => PlainCommand) => {
      return () => ({ actor, action, ...more })
    }
    const pay = () => (random(2) === 0 ? {} : { pay: pick(random, PAYS) })
    const how = () => ({ ...this.maybe('weapon', this.thingOf(row)), ...this.maybe('aim', pick(random, AIMS)) })
    const { spells, feats } = scene.unit(row).sheet
    return [
      ...this.standing(),
      by('attack', { target, ...how(), ...pay() }),
      by('extra-attack', { target, ...how() }),
      ...feats.map(({ id }) => by('feat-attack', { feat: id, target, ...how() })),
      by('move', { to: square(), ...pay() }),
      by('move', { by: `${this.near(row)} ${square()}`, ...pay() }),
      by('move', { to: square(), by: this.near(row) }),
      by('buy-spaces', { pay: pick(random, PAYS) }),
      by('leave', pay()),
      by('face', { to: random(2) === 0 ? target : 'nw' }),
      by('mode', { mode: pick(random, MODES) }),
      by('boost', { what: pick(random, ['melee', 'hit', 'dodge']), ...this.maybe('times', 1 + random(3)), ...pay() }),
      by('disengage', pay()),
      by('stand-up', pay()),
      by('lie-down'),
      by('pick-up', { item: this.thingOf(random(scene.combatants)), ...pay() }),
      by('draw', { item: this.thingOf(row), ...pay() }),
      by('sheathe', { item: this.thingOf(row), ...pay() }),
      by('talk', { text: 'Yield!', ...pay() }),
      by('delay', { after: target }),
      by('thrall', { unit: target }),
      by('release', { unit: target }),
      by('yield'),
      ...spells.flatMap(({ id, improvements }) => [
        by('cast', { spell: id, target, ...pay() }),
        by('cast', { spell: id, at: square(), ...pay() }),
        by('cast', { spell: id, target, improve: improvements.map((one) => one.id) }),
        by('toggle', { spell: id }),
        by('cancel', { spell: id }),
      ]),
    ]
  }

  /** Those who lie there stand up, whoever's turn it is. */
  private standing(): Ideas {
    const { prone, status } = this.scene.now.combatant
    const lying = Array.from({ length: this.scene.combatants }, (_, row) => row).filter(
      (row) => prone[row] === 1 && status[row] === 0,
    )
    return lying.map((row) => () => ({
      actor: this.scene.name(row),
      action: 'stand-up',
      pay: pick(this.random, ['attack', 'move', 'bonus']),
    }))
  }

  /** Somebody whose turn it is, more often than not. */
  private actor(): number {
    const now = actorOf(this.scene)
    return now >= 0 && this.random(3) > 0 ? now : this.random(this.scene.combatants)
  }

  /** A legal command with one of its parameters changed, or one more. */
  changed(): PlainCommand {
    const { scene, random } = this
    const row = this.actor()
    const { legal } = possibleCommands(freeHits.rules, scene as never, row)
    if (legal.length === 0) return { actor: scene.name(row), action: 'end' }
    const plain = writeCommand(freeHits.rules, scene as never, pick(random, legal))
    const params = freeHits.rules.actions.get(plain.action)?.params ?? []
    if (params.length === 0) return { ...plain, [pick(random, ['to', 'target', 'aim'])]: 1 }
    const values: Readonly<Record<string, () => unknown>> = {
      combatant: () => this.one(),
      combatants: () => [this.one()],
      place: () => this.near(row),
      thing: () => this.thingOf(random(2) === 0 ? row : random(scene.combatants)),
      word: () => pick(random, [...AIMS, ...PAYS, ...MODES, 'yes', 'no']),
      number: () => random(10) - 4,
      text: () => pick(random, ['bone-walker', 'a word', '']),
      value: () => pick(random, [null, 3, '1d4', {}, []]),
    }
    const { name, kind } = pick(random, params)
    return { ...plain, [name]: values[kind]?.() }
  }
}
