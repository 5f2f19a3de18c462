import type { Share, Simulation } from '@fray/lab'
import type { Terminal } from '../io/terminal.ts'
import { padTo } from './width.ts'

const percent = (part: number): string => `${(100 * part).toFixed(1)}%`
const shareText = ({ share, low, high }: Share): string => `${percent(share)} (${percent(low)} to ${percent(high)})`

/** Lines of columns, the first one to the left, the others to the right. */
function columns(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] as readonly string[]).map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)))
  return rows.map((row) =>
    row
      .map((cell, at) => (at === 0 ? padTo(cell, widths[at] as number) : cell.padStart(widths[at] as number)))
      .join('  ')
      .trimEnd(),
  )
}

/** What many trials of one fight came to. */
export function showSimulation(terminal: Terminal, s: Simulation): void {
  const table = (heading: string, rows: readonly (readonly string[])[]): void => {
    terminal.say()
    terminal.say(terminal.colours.strong(heading))
    for (const line of columns(rows)) terminal.say(`  ${line}`)
  }
  const sideName = (at: number): string => s.sides[at]?.name ?? ''
  const ended = { all: '', precise: ', as precise as asked for', stopped: ', stopped early' }[s.ended]
  terminal.say(terminal.colours.strong(s.title || 'A fight'))
  terminal.say(`${s.trials.toLocaleString('en')} fights of ${s.ruleset}, seed ${s.experiment.seed}${ended}.`)
  if (s.trials === 0) return
  table('How they ended', [
    ...s.sides.map(({ name, wins }) => [`${name} won`, shareText(wins)]),
    ...(
      [
        ['draw', s.draws],
        ['stalemate', s.stalemates],
        ['unfinished', s.unfinished],
      ] as const
    ).flatMap(([what, share]) => (share.count > 0 ? [[what, shareText(share)]] : [])),
    ['rounds', `${s.rounds.mean.toFixed(1)} (${s.rounds.tenth} to ${s.rounds.nineTenths} in 8 of 10)`],
  ])
  table('Combatants', [
    ['', 'side', 'stands', 'fell in', 'life left', 'dealt', 'taken'],
    ...s.combatants.map((c) => [
      c.name,
      sideName(c.side),
      percent(c.stands.share),
      c.fell.trials === 0 ? '-' : c.fell.mean.toFixed(1),
      c.life.mean.toFixed(1),
      c.dealt.mean.toFixed(1),
      c.taken.mean.toFixed(1),
    ]),
  ])
  table('Actions', [
    ['', 'side', 'a fight', 'share', 'damage', 'healing'],
    ...s.actions.map((a) => [
      a.title,
      sideName(a.side),
      a.uses.toFixed(2),
      percent(a.share),
      a.damage.toFixed(2),
      a.healing.toFixed(2),
    ]),
  ])
  if (s.rules.length > 0) {
    table('Rules', [
      ['', 'events a fight', 'fights'],
      ...s.rules.map((r) => [r.rule, r.events.toFixed(2), percent(r.trials.share)]),
    ])
  }
  const { median, closest, worst, best } = s.notable
  terminal.say()
  terminal.say(`Worth watching: median ${median}, closest ${closest ?? '-'}, worst ${worst}, best ${best}.`)
}
