import type { Who } from '@fray/kernel/rules'
import { endRows } from '../../lasting/rows.ts'
import { cite } from '../citing.ts'
import { GRABBED } from '../conditions.ts'
import type { EscalationScene } from '../scene.ts'
import { ADVANTAGE, ADVANTAGE_TABLE, CONDITION, CONDITION_TABLE } from '../tables.ts'
import { ALWAYS, NEXT, ONE_ROUND, UNTIL_END, UNTIL_START, WAITING } from '../words.ts'
import { endCondition } from './conditions.ts'
import { mayHaveTurn } from './who.ts'

/** The columns that both tables of what lasts have; what it is only that of conditions has. */
type Rows = Omit<EscalationScene['now']['advantage'], 'to' | 'isBonus' | 'name'> & {
  readonly what?: EscalationScene['now']['condition']['what']
}

/** The two tables of what lasts, and how a row of each ends. */
const TABLES = [
  {
    table: CONDITION_TABLE,
    columns: CONDITION,
    rows: ({ now }: EscalationScene): Rows => now.condition,
    end: endCondition,
  },
  {
    table: ADVANTAGE_TABLE,
    columns: ADVANTAGE,
    rows: ({ now }: EscalationScene): Rows => now.advantage,
    end: (scene: EscalationScene, row: number): void => scene.close(ADVANTAGE_TABLE, row),
  },
] as const
type Lasting = (typeof TABLES)[number]

/** Ends the rows of both for which that is true. */
function sweep(
  scene: EscalationScene,
  isOver: (rows: Rows, row: number, lasting: Lasting) => boolean,
  end: (lasting: Lasting, row: number) => void,
): void {
  if (scene.rows(CONDITION_TABLE) + scene.rows(ADVANTAGE_TABLE) === 0) return
  for (const lasting of TABLES) {
    const count = scene.rows(lasting.table)
    if (count === 0) continue
    const rows = lasting.rows(scene)
    endRows(
      count,
      (row) => isOver(rows, row, lasting),
      (row) => end(lasting, row),
    )
  }
}

/** Ends what has lasted as long as it should. */
const expire = (scene: EscalationScene, isOver: (rows: Rows, row: number, lasting: Lasting) => boolean): void =>
  sweep(scene, isOver, ({ end }, row) => {
    cite('effect-duration')
    end(scene, row, true)
  })

/** What ends when a combatant's turn starts: effects until then, and its own one-round effects. */
export const endAtStart = (scene: EscalationScene, who: Who): void =>
  expire(scene, ({ lasts, of, by }, i) =>
    lasts[i] === ONE_ROUND ? by[i] === who : lasts[i] === UNTIL_START && of[i] === who,
  )

/** What ends when a combatant's turn is over; what was made in it lasts until the next one is. */
export const endAtEnd = (scene: EscalationScene, who: Who): void =>
  expire(scene, ({ lasts, of, fresh }, i, { columns }) => {
    if ((lasts[i] !== UNTIL_END && lasts[i] !== NEXT) || of[i] !== who) return false
    if (fresh[i] === 0) return true
    scene.set(columns.fresh, i, 0, 'effect-duration')
    return false
  })

/** What a sustained ability kept up is over. */
export const endKept = (scene: EscalationScene, by: number): void =>
  sweep(
    scene,
    ({ keeper }, i) => keeper[i] === by,
    ({ end }, row) => end(scene, row),
  )

/** When a round begins: what would end in a turn of somebody who has no more turns ends now. */
export const endOrphans = (scene: EscalationScene): void =>
  expire(scene, ({ lasts, of, by }, i) => {
    if (lasts[i] === ONE_ROUND) return !mayHaveTurn(scene, by[i])
    return (lasts[i] === UNTIL_START || lasts[i] === UNTIL_END) && !mayHaveTurn(scene, of[i])
  })

/**
 * The encounter is over: every condition and Advantage ends, but what its data lets last (`always`), and what those have
 * who come on in a later one.
 */
export const endAll = (scene: EscalationScene): void =>
  sweep(
    scene,
    ({ who, lasts, what }, i) =>
      scene.now.combatant.out[who[i]] !== WAITING && (lasts[i] !== ALWAYS || what?.[i] === GRABBED),
    ({ table }, row) => {
      cite('encounter-end')
      scene.close(table, row)
    },
  )
