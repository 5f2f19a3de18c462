import type { SeatPack } from '@fray/seat'
import { it, own, put } from '../io/language.ts'
import type { Terminal } from '../io/terminal.ts'

/** So many changes of a pack are told when a fight begins, before they are only counted. */
const TOLD = 8

/** Says which content packs hold, and what differs than in the book; where that is much, it is counted, and `more` says where it stands. */
export function tellPacks(terminal: Terminal, packs: readonly SeatPack[], more = ''): void {
  let counted = false
  for (const pack of packs) {
    const { changes, adds, options, notes } = pack
    const lines = linesOf(pack)
    if (lines.length > TOLD) {
      counted = true
      terminal.tell(
        put('{pack} is in use: changes {changes}, adds {adds}, sets {options}.', {
          ...{
            pack: it(titleOf(terminal, pack)),
            changes: it(changes.length),
            adds: it(adds.length),
            options: it(options.length),
          },
        }),
        '  ',
      )
    } else {
      terminal.tell(put('{pack} is in use:', { pack: it(titleOf(terminal, pack)) }), '  ')
      for (const line of lines) terminal.tell(`  ${line}`, '    ')
      if (lines.length === 0) terminal.tell('  nothing differs from the book')
    }
    for (const note of notes) terminal.tell(`  ${note}`, '    ')
  }
  if (counted && more !== '') terminal.tell(more)
}

/** What differs, line by line. */
const linesOf = ({ changes, adds, options }: SeatPack): string[] => [
  ...changes.map((one) => put('changes {what}', { what: it(own(one)) })),
  ...(adds.length === 0 ? [] : [put('adds {what}', { what: it(adds.map(own).join(', ')) })]),
  ...options.map((one) => put('sets {what}', { what: it(own(one)) })),
]

const titleOf = ({ colours }: Terminal, { name, version, by }: SeatPack): string =>
  by === ''
    ? put('The pack {name}', { name: it(colours.strong(`${name} ${version}`)) })
    : put('The pack {name} by {by}', { name: it(colours.strong(`${name} ${version}`)), by: it(by) })

/** All that the packs of a fight make otherwise than in the book. */
export function showPacks(terminal: Terminal, packs: readonly SeatPack[]): void {
  if (packs.length === 0) terminal.tell('No content packs are in use.')
  for (const pack of packs) {
    terminal.tell(titleOf(terminal, pack))
    if (pack.about !== '') terminal.tell(`  ${pack.about}`, '  ')
    for (const line of linesOf(pack)) terminal.tell(`  ${line}`, '    ')
    for (const note of pack.notes) terminal.tell(`  ${note}`, '    ')
    terminal.tell(terminal.colours.faint(`  ${pack.id}@${pack.version}, digest ${pack.digest}`), '  ')
  }
}
