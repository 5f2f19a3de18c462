import { expect, test } from 'vitest'
import { rulesets } from '../index.ts'

/** An encounter's own content in short, the same in full, and one of a wrong shape with the message for it. */
const SHORT = {
  zones: ['items', 'fork melee 1d4', 'fork melee hay 1d4 1d4'],
  shock: ['items', 'fork melee stab str d4 shock 1/13', 'fork melee stab str d4 shocking'],
  'free-hits': ['weapons', 'fork melee 1d4', 'fork melee 1d4 hay'],
  'weapon-speed': ['items', 'fork 1d4 piercing speed 5', 'fork 1d4 hay'],
  escalation: ['abilities', 'poke melee vs ac 1d4', 'poke melee vs hay'],
} as const

test.each(Object.entries(SHORT))(
  '%s: content of one’s own may be written in short, as it may elsewhere',
  async (id, [kind, short, wrong]) => {
    const game = await rulesets[id]?.()
    const read = (thing: string) =>
      game
        ?.readEncounter({ ruleset: id, combatants: {}, content: { [kind]: { own: thing } } })
        .problems.filter(({ path }) => path[0] === 'content')
    expect(read(short)).toEqual([])
    expect(read(wrong)).toContainEqual(expect.objectContaining({ path: ['content', kind, 'own'] }))
  },
)
