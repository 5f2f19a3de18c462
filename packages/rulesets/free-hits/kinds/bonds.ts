import * as z from 'zod/mini'
import type { Given } from '../../kinds/field.ts'
import { whole } from '../../loading/declare.ts'
import { findRow } from '../../loading/names.ts'
import type { FreeHitsRule } from '../catalogue/rule-ids.ts'
import { custom, type Reader } from './fields.ts'

/** Position in the roster of who summoned it, or -1. */
export const summoner = custom<number>('Who summoned it.', {
  schema: z.string(),
  shape: { type: 'text' },
  read: (r, raw, path) => findRow(r, raw, path, r.fight.names),
  write: () => undefined,
})

/** The round in which, at the summoner's place, its sickness ends; 0 for none. */
export const sickUntil = custom<number>(
  "Summoning sickness: until its summoner's place in the next round, or in the round that is named.",
  {
    key: 'sick',
    rule: 'sickness-length',
    schema: z.union([z.boolean(), whole(1, 1000)], 'should be true, or the round in which it ends'),
    read: (r, raw) => (raw === true ? r.fight.round + 1 : typeof raw === 'number' ? raw : 0),
    write: (round) => round || undefined,
    column: { min: 0, shown: false },
  },
)

interface Bound {
  readonly name: string
  readonly summoner: number
  readonly sickUntil: number
}

/** Fields that only summoned units have. */
const SUMMONED = { thralled: 'thralled', spell: 'spell', reserve: 'reserve', sickUntil: 'sick' } as const

/** Whether it names itself as its summoner. */
export const isItself = ({ name, summoner: by }: Bound, r: Reader): boolean =>
  r.fight.names[by]?.toLowerCase() === name.toLowerCase()

/** How a summoned unit stands to its summoner, as far as it shows without that one. */
export function checkBond(
  value: Bound,
  { raw, wrong }: Given<'summoner' | keyof typeof SUMMONED, FreeHitsRule>,
  r: Reader,
): void {
  const { name, sickUntil: until } = value
  const { round, joins } = r.fight
  if (raw.summoner === undefined) {
    for (const [field, key] of Object.entries(SUMMONED) as [keyof typeof SUMMONED, string][]) {
      if (raw[field] === undefined || raw[field] === false) continue
      const rule = key === 'sick' ? 'summoning-sickness' : 'thrall'
      wrong(field, `${name} has no "summoner": name one, or leave "${key}" out.`, rule)
    }
  }
  if (isItself(value, r)) {
    wrong('summoner', `${name} cannot have summoned itself: name somebody else.`, 'thrall')
    return
  }
  if (joins && raw.sickUntil === true) {
    wrong('sickUntil', `Say in which round the sickness of ${name} ends, as in "sick: 3".`, 'sickness-length')
  }
  if (until > round + 1) {
    const most = `${round + 1} at most`
    const said = `Summoning sickness lasts one round: ${name} cannot be sick until round ${until}, ${most}.`
    wrong('sickUntil', said, 'sickness-length')
  }
}
