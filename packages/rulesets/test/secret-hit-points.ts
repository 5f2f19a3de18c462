import { describe, expect, test } from 'vitest'

/** How much players see of enemies' hit points. */
type Mode = 'exact' | 'word' | 'nothing'

interface View {
  readonly combatants: Readonly<Record<string, unknown>>
}

/**
 * Tests of what the players read of the hit points of a hurt Orc, and of their own Ann. `viewOf` returns the view of
 * the players, or of the named seat.
 */
export function describeHitPoints(
  viewOf: (how: { mode?: Mode }, seat?: number) => View,
  referees: number,
  orc: { readonly hp: number; readonly hpMax: number },
  ann: { readonly hp: number },
): void {
  describe('hit points of the enemies', () => {
    test('exact: the players read them; word: how it looks; nothing: not even that', () => {
      const seen = (mode: Mode) => viewOf({ mode }).combatants.Orc
      expect(seen('exact')).toMatchObject(orc)
      expect(seen('word')).toMatchObject({ health: 'hurt' })
      expect(seen('word')).not.toHaveProperty('hp')
      expect(seen('nothing')).not.toHaveProperty('hp')
      expect(seen('nothing')).not.toHaveProperty('hpMax')
      expect(seen('nothing')).not.toHaveProperty('health')
    })

    test('the referee always reads them, and the players always read their own', () => {
      expect(viewOf({}, referees).combatants.Orc).toMatchObject(orc)
      expect(viewOf({}).combatants.Ann).toMatchObject(ann)
    })
  })
}
