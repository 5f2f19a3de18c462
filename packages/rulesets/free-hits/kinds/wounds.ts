import * as z from 'zod/mini'
import type { ValueOf } from '../../kinds/field.ts'
import { AIMS } from '../words.ts'
import { kind, list, number, type Reader, word } from './fields.ts'

const wound = kind('wound', 'A wound: what the attack was aimed at, or a map.', {
  brief: { schema: z.enum(AIMS), fields: (raw) => (typeof raw === 'string' ? { aim: raw } : null) },
  fields: {
    aim: word(AIMS, 'What the attack was aimed at.', { rule: 'aim', needed: 'This wound has no "aim".' }),
    round: number('The round in which it was dealt; long ago by default.', { min: 0, max: 1000, default: 0 }),
  },
  complete: (value, { path, at }) => ({ aim: Math.max(0, value.aim), round: value.round, written: { path, at } }),
})

/** The wounds that somebody has, each with its place in the file. */
export const wounds = list(wound, 'Wounds that it has. Its numbers here are those before them.')

interface Wounded {
  readonly name: string
  readonly wounds: ValueOf<typeof wounds>
  readonly lacks: readonly number[]
}

/** Nobody is wounded in a part that it lacks, or in a round that has not come. */
export function checkWounds({ name, wounds: all, lacks }: Wounded, r: Reader): void {
  const { round: latest } = r.fight
  for (const { aim, round, written } of all) {
    if (lacks.includes(aim)) {
      const right = 'take it out of "lacks", or the wound away'
      const said = `${name} has no part that a ${AIMS[aim]} wound could hit: ${right}.`
      r.problems.add(written.path, said, 'aim-declared')
    }
    if (round > latest) {
      const when = latest === 0 ? 'the battle has not begun' : `it is round ${latest}`
      const said = `${name} cannot have been wounded in round ${round}: ${when}.`
      r.problems.add(written.at('round'), said, 'disrupting-not-added')
    }
  }
}
