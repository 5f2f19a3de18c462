import type { PlainCommand, Random } from '@fray/kernel'
import type { ZonesScene } from '@fray/rulesets/zones'
import type { AnySession, Known } from '../src/random-play.ts'

/** What always holds in a fight of `zones`. */
function zonesInvariants(session: AnySession): void {
  const scene = session.scene as ZonesScene
  const { combatant: c, fight, zone, item } = scene.now
  const fail = (what: string): never => {
    throw new Error(`${what} (after ${JSON.stringify(session.played.at(-1)?.command)})`)
  }
  for (let row = 0; row < scene.combatants; row++) {
    const name = scene.name(row)
    const hp = c.hp[row]
    if (hp < 0 || hp > c.hpMax[row]) fail(`${name} has ${hp} hit points`)
    const down = c.status[row] === 3
    if (down !== (hp === 0) && c.status[row] !== 4)
      fail(`${name} is ${down ? '' : 'not '}Out of Action with ${hp} hit points`)
    if (c.zone[row] >= scene.setup.zones.length) fail(`${name} is in no Zone`)
    if (down && (c.burning[row] === 1 || [0, 1, 2, 3].some((k) => c.hindrance[row * 4 + k] !== 0))) {
      fail(`${name} is Out of Action and still suffers effects`)
    }
    let hands = 0
    for (let i = 0; i < scene.items; i++) {
      const kind = scene.kind(i)
      if (item.holder[i] === row && item.place[i] === 0) hands += kind.hands
      if (kind.usages > 0 && item.marked[i] > kind.usages) fail(`${kind.name} has too many usages marked`)
    }
    if (hands > 2) fail(`${name} holds things in ${hands} hands`)
  }
  const turn = fight.turn[0]
  if (turn >= 0 && c.status[turn] > 2) fail('Somebody who is down has the Turn')
  if (fight.over[0] === 0 && fight.phase[0] === 3) fail('The phase is over, the fight is not')
  if (fight.phase[0] !== 0 && new Set(Array.from(scene.now.order.who).slice(0, scene.rows(2))).size !== scene.rows(2)) {
    fail('Somebody stands twice in the order')
  }
  for (let z = 0; z < scene.setup.zones.length; z++) if (zone.capacity[z] < -1) fail('A capacity is below -1')
}

/** Commands that a referee might give out of the blue. */
function zonesIdeas(session: AnySession, random: Random): PlainCommand | null {
  const scene = session.scene as ZonesScene
  const row = random(scene.combatants)
  const name = scene.name(row)
  const zone = scene.setup.zones[random(scene.setup.zones.length)]?.id ?? ''
  const ideas: readonly PlainCommand[] = [
    { actor: 'referee', action: 'morale' },
    { actor: 'referee', action: 'zone', zone, capacity: 2 + random(6) },
    { actor: 'referee', action: 'zone', zone, hazard: { attribute: 'con', damage: '1d4', when: 'on-enter' } },
    { actor: 'referee', action: 'zone', zone, hazard: 'none', capacity: 'none' },
    { actor: 'referee', action: 'effect', target: name, damage: '1d4' },
    { actor: 'referee', action: 'effect', target: name, heal: 3 },
    { actor: 'referee', action: 'effect', target: name, ongoing: { attribute: 'ask', moments: 2 } },
    {
      actor: 'referee',
      action: 'effect',
      target: name,
      hindrance: { kind: 'stuck', attribute: 'str', needsAction: true },
    },
    { actor: 'referee', action: 'effect', target: name, hindrance: 'weakened' },
    { actor: 'referee', action: 'grant', target: name, kind: random(2) === 0 ? 'advantage' : 'disadvantage' },
    { actor: 'referee', action: 'reaction', targets: [name] },
    { actor: 'referee', action: 'override', path: `${name}.hp`, to: 1 + random(8) },
    { actor: 'referee', action: 'override', path: `${name}.zone`, to: zone },
    {
      actor: 'referee',
      action: 'join',
      name: `Late ${session.ply}`,
      combatant: { kind: 'creature', level: 1, skill: 1, hp: 4, attacks: ['claw melee 1d4'] },
      zone,
    },
    { actor: 'referee', action: 'remove', target: name },
  ]
  const idea = ideas[random(ideas.length)]
  const rare = idea.action === 'join' || idea.action === 'remove'
  return rare && random(6) > 0 ? null : idea
}

/** What a random table tries in a fight of `zones`, and what it watches. */
export const zonesKnown: Known = {
  ideas: zonesIdeas,
  invariants: zonesInvariants,
  oddities: ['longsword', 'A', 'yard'],
  words: ['nothing', 'stuck', 'weakened', 'done', 'it holds.'],
}
