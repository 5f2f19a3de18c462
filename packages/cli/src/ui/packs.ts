import type { SeatPack } from '@fray/seat'
import type { Terminal } from '../io/terminal.ts'
import { count } from './words.ts'

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
      const what = `${count(changes.length, 'change')}, ${adds.length} added, ${count(options.length, 'option')} set`
      terminal.tell(`${titleOf(terminal, pack)} is in use: ${what}.`, '  ')
    } else {
      terminal.tell(`${titleOf(terminal, pack)} is in use:`, '  ')
      for (const line of lines) terminal.tell(`  ${line}`, '    ')
      if (lines.length === 0) terminal.tell('  nothing differs from the book')
    }
    for (const note of notes) terminal.tell(`  ${note}`, '    ')
  }
  if (counted && more !== '') terminal.tell(more)
}

/** What differs, line by line. */
const linesOf = ({ changes, adds, options }: SeatPack): string[] => [
  ...changes.map((one) => `changes ${one}`),
  ...(adds.length === 0 ? [] : [`adds ${adds.join(', ')}`]),
  ...options.map((one) => `sets ${one}`),
]

const titleOf = ({ colours }: Terminal, { name, version, by }: SeatPack): string =>
  `The pack ${colours.strong(`${name} ${version}`)}${by === '' ? '' : ` by ${by}`}`

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
