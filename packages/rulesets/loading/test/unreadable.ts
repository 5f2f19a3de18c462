import type { Problem } from '@fray/kernel/rules'
import fc from 'fast-check'
import { expect, it } from 'vitest'

/** A test that any value, under an encounter's fields, gives a set-up or problems, and never throws. */
export function readsAnything(
  read: (raw: unknown) => { readonly setup: unknown; readonly problems: readonly Problem[] },
  fields: readonly string[],
): void {
  it('nothing that is not an encounter makes it fail otherwise than by problems', () =>
    fc.assert(
      fc.property(fc.object({ key: fc.constantFrom(...fields) }), (raw) => {
        const { setup, problems } = read(raw)
        expect(setup === null).toBe(problems.length > 0)
      }),
      { numRuns: 100 },
    ))
}
