import type { KindForm, PlainCommand } from '@fray/kernel'
import type { Query } from '@fray/live/protocol'
import type { Patience, Play } from '@fray/seat'

/** The kinds of content of the fight's game. Null if unknown. */
type KindsOf = () => readonly KindForm[] | null | Promise<readonly KindForm[] | null>

/**
 * The value that a query asks for; null if nobody can know it or it does not exist. Throws an error if the seat may
 * not look there.
 */
export async function answerQuery(
  play: Play,
  seat: string,
  wanted: Query,
  kindsOf: KindsOf,
  patience: Patience = {},
): Promise<unknown> {
  switch (wanted.do) {
    case 'table':
      return play.table(seat)
    case 'actions': {
      const [first] = play.whoCanAct(seat)
      const name = wanted.who ?? first
      if (name === undefined) return null
      const { action, given, planned } = wanted
      return play.actions(seat, name, {
        ...(action && { action }),
        ...(given && { given }),
        ...(planned && { planned }),
      })
    }
    case 'chances':
      return play.chances(seat, wanted.action as string | PlainCommand, { ...patience, ...limited(wanted.branches) })
    case 'option-chances':
      return play.optionChances(seat, wanted.question, { ...patience, ...limited(wanted.branches) })
    case 'reach':
      return play.reach(seat, wanted.who)
    case 'threat':
      return play.threat(seat, wanted.who)
    case 'between':
      return play.between(seat, wanted.who, wanted.other)
    case 'about':
      return play.about(seat, { kind: wanted.kind, name: wanted.name, of: wanted.of ?? null })
    case 'orders':
      return play.orders(seat, wanted.action ?? null, wanted.given ?? {})
    case 'values':
      return play.values(seat, wanted.who ?? null)
    case 'read': {
      // The reader of typed lines is loaded with the first of them.
      const { readTyped } = await import('@fray/seat/asked')
      return readTyped(play, seat, wanted.line, wanted.who === 'referee' ? null : (wanted.who ?? null))
    }
    case 'stat-line':
      // The reader of YAML is loaded with it, which few fights need.
      return readLine(wanted.line, await kindsOf())
    case 'told':
      return play.told(seat, wanted.since ?? 0).filter(({ n }) => n <= (wanted.until ?? n))
    case 'account':
      return play.accountInSteps(seat, patience)
    case 'steps':
      return play.pastSteps(seat)
    case 'step':
      return play.pastTable(seat, wanted.n)
  }
}

/** Reads a stat line as a referee pastes it, by the fields of the fight's game. Throws an error if it is not one. */
async function readLine(line: string, kinds: readonly KindForm[] | null): Promise<unknown> {
  const { readStatLine } = await import('@fray/files/stat-line')
  const { fields, open, lists } = readStatLine(line, kinds && { kinds, people: [] })
  const [first] = open
  if (first === undefined) return fields
  const right = lists.length === 0 ? 'say it as a field' : `say in which list, as in "${lists[0]}: [${first}]"`
  throw new Error(`"${first}" names no field: ${right}.`)
}

const limited = (branches: number | undefined) => (branches === undefined ? {} : { branches })
