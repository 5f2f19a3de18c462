import { encounterOf } from '../../src/made/from-schema.ts'
import type { Likeness } from './mirror.ts'

type Raw = Record<string, unknown>

const NAME = 'Zed'

/** How far away the bystander is, in squares. */
const FAR = 60

const one = (raw: Raw, more: Raw): Raw => ({
  ...raw,
  combatants: [...(raw.combatants as Raw[]), { name: NAME, ...more }],
})

/** The same map with much more room to the east. */
function wider(raw: Raw): Raw {
  const battlefield = raw.battlefield as { size: [number, number] }
  const [width, depth] = battlefield.size
  return { ...raw, battlefield: { ...battlefield, size: [width + FAR, depth] } }
}

const atTheEdge = (raw: Raw): string => `${(raw.battlefield as { size: [number, number] }).size[0] - 1},0`

/** Two more Zones behind the last one. */
function deeper(raw: Raw): Raw {
  const zones = raw.battlefield as Record<string, Raw>
  return { ...raw, battlefield: { ...zones, Y: { adjacent: ['C'] }, Z: { adjacent: ['Y'] } } }
}

const ORDERED = (raw: Raw): Raw => {
  const now = raw.now as { order?: string[] } | undefined
  return now?.order === undefined ? raw : { ...raw, now: { ...now, order: [...now.order, NAME] } }
}

const WITH: Readonly<Record<string, Pick<Likeness, 'encounter'> & { readonly room?: Likeness['room'] }>> = {
  zones: {
    room: deeper,
    encounter: (raw) =>
      ORDERED(one(raw, { kind: 'creature', side: 'characters', level: 1, skill: 0, hp: 9, zone: 'Z' })),
  },
  shock: {
    room: wider,
    encounter: (raw) => one(raw, { kind: 'npc', side: 'party', hp: 9, at: atTheEdge(raw), prompts: 'nothing' }),
  },
  'free-hits': {
    room: wider,
    encounter: (raw) => ORDERED(one(raw, { side: 'party', level: 1, hp: 9, at: atTheEdge(raw), facing: 'w' })),
  },
  'weapon-speed': {
    room: wider,
    encounter: (raw) => one(raw, { kind: 'monster', side: 'party', stressMax: 9, at: atTheEdge(raw) }),
  },
  escalation: { encounter: (raw) => one(raw, { kind: 'npc', side: 'party', level: 1, hp: 9, attackBonus: 0 }) },
}

/** Somebody who stands far away from everybody and concerns nobody. */
export function withBystander(id: string): Likeness {
  return {
    what: 'with a bystander',
    fits: (setup) => Object.hasOwn(WITH, id) && encounterOf(setup).now !== undefined,
    stranger: NAME,
    text: (json) => json,
    reorders: true,
    ...(WITH[id] ?? { encounter: (raw) => raw }),
  }
}
