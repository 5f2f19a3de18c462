import { readyEncounters } from '../io/encounters.ts'
import { loadGame, rulesetIds } from '../io/games.ts'
import type { Terminal } from '../io/terminal.ts'
import { padTo } from '../ui/width.ts'

/** `fray encounters [RULESET]`: the encounters that are ready to play, by what to type for each. */
export async function encounters(
  terminal: Terminal,
  ruleset: string | undefined,
  { json }: { readonly json?: boolean } = {},
): Promise<void> {
  const games = ruleset === undefined ? rulesetIds() : [(await loadGame(ruleset)).rules.id]
  const ready = readyEncounters().filter((one) => games.includes(one.ruleset))
  if (json === true) {
    terminal.say(
      JSON.stringify(
        ready.map(({ typed, ruleset: game, title, line, wins, rounds }) => {
          return { name: typed, ruleset: game, title, line, wins, rounds }
        }),
      ),
    )
    return
  }
  const widest = Math.max(0, ...ready.map(({ typed }) => typed.length))
  for (const [at, game] of games.entries()) {
    if (at > 0) terminal.say()
    terminal.say(terminal.colours.strong(`${(await loadGame(game)).rules.title} (${game})`))
    for (const { typed, title, line } of ready.filter((one) => one.ruleset === game))
      terminal.tell(`${padTo(typed, widest)}  ${title}. ${line}`.trimEnd(), ' '.repeat(widest + 2))
  }
}
