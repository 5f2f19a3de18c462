import type { PlainCommand, Random } from '@fray/kernel'
import { squareName } from '@fray/kernel/rules'
import type { WeaponSpeedScene } from '@fray/rulesets/weapon-speed'
import type { AnySession } from '../src/random-play.ts'
import { pick } from '../src/watching.ts'

const TYPES = ['blunt', 'blunt', 'blunt', 'piercing', 'fire', 'holy']
const JOINER = {
  kind: 'monster',
  hitDice: '1d8',
  attributes: { strength: 12 },
  items: ['fangs +3 1d6 piercing x2 natural'],
}

/** Commands that a referee, or somebody whose turn it may not be, might give out of the blue. */
export function weaponSpeedIdeas(session: AnySession, random: Random): PlainCommand | null {
  const scene = session.scene as WeaponSpeedScene
  const name = scene.name(random(scene.combatants))
  const other = scene.name(random(scene.combatants))
  const { plane } = scene.setup
  const square = () => squareName(plane, random(plane.blocked.length))
  const owned = (row: number) => {
    const names: string[] = ['sword']
    for (let item = 0; item < scene.items; item++) {
      if (scene.now.item.owner[item] === row) names.push(scene.kind(item).name)
    }
    return pick(random, names)
  }
  const row = random(scene.combatants)
  const actor = scene.name(row)
  const by = (action: string, more: Readonly<Record<string, unknown>> = {}): PlainCommand => ({
    actor: 'referee',
    action,
    ...more,
  })
  const act = (action: string, more: Readonly<Record<string, unknown>> = {}): PlainCommand => ({
    actor,
    action,
    ...more,
  })
  const ideas: readonly (() => PlainCommand)[] = [
    () => by('start'),
    () => by('declare'),
    () => by('count'),
    () => by('end-round'),
    () => by('surprise', { combatants: `${name},${other}` }),
    () => by('group', { combatants: `${name},${other}` }),
    () => by('method', { word: 'clockwise' }),
    () => by('keep-rounds', { word: pick(random, ['no', 'yes', 'ask']) }),
    () => by('injure', { target: name, type: pick(random, TYPES) }),
    () =>
      by('injure', {
        target: name,
        injury: { name: 'Sprain', damage: '1d4', attributes: ['agility'], gives: { speed: -2 } },
      }),
    () => by('effect', { target: name, damage: pick(random, ['1d6', 3, '2d4+1', 0]), types: 'fire', armor: 'yes' }),
    () => by('effect', { target: name, wp: pick(random, ['1d4', 2]) }),
    () => by('effect', { target: name, heal: '1d6', stress: 2, mana: 1 }),
    () => by('effect', { target: name, condition: 'prone' }),
    () => by('effect', { target: name, end: 'prone', to: square() }),
    () => by('rout', { target: name, how: pick(random, ['flee', 'surrender', 'rally']) }),
    () => by('stabilize', { target: name }),
    () => by('remove', { target: name }),
    () => by('effect', { target: name, condition: pick(random, ['stunned', 'winded', 'spellbound', 'tangled']) }),
    () =>
      by('join', {
        name: `Late ${session.ply}`,
        combatant: JOINER,
        at: square(),
        ...(random(3) === 0 ? { surprised: 'yes' } : {}),
      }),
    () => by('override', { path: `${name}.wp`, to: random(12) - 3 }),
    () => by('override', { path: `${name}.stress`, to: random(6) }),
    () => by('override', { path: `${name}.agility`, to: random(18) }),
    () => act('attack', { target: other, weapon: owned(row) }),
    () => act('move', { to: square() }),
    () => act('cast', { target: other, stress: random(4) }),
    () => act('consume', { target: other, item: owned(row) }),
    () => act('throw', { target: other }),
    () => act('heal', { target: other }),
    () => act('intimidate', { target: other }),
    () => act('draw', { item: owned(row), hand: pick(random, ['main', 'off', 'both']) }),
    () => act('drop', { item: owned(row) }),
    () => act('pick-up', { item: owned(row) }),
    () => act('stand-up'),
    () => act('say', { text: 'Stand fast' }),
    () => act('speak', { text: 'A long story' }),
    () => act('riposte', { target: other }),
    () => act('full-defense'),
    () => act('end'),
  ]
  const idea = pick(random, ideas)()
  const rare = ['join', 'override', 'rout', 'remove', 'injure'].includes(idea.action)
  return rare && random(3) > 0 ? null : idea
}
