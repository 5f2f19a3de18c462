import type { Pairing, Tournament, Usage } from '../../policies/tournament.ts'
import { programOf } from './made.ts'
import { chanceText, grouped, roughShare, shareText } from './numbers.ts'
import type { Provenance, Report, Section } from './report.ts'
import { count, titled } from './words.ts'

/** The report on a tournament of policies. */
export function reportOfTournament(tournament: Tournament, provenance: Provenance | null): Report {
  const { seed, pairings, usage } = tournament
  const rulesets = [...new Set([...pairings.map((p) => p.ruleset), ...usage.map((u) => u.ruleset)])]
  return {
    title: 'Policies against each other',
    lead: leadOf(pairings),
    sections: rulesets.flatMap((ruleset) => [
      ...scores(
        ruleset,
        pairings.filter((p) => p.ruleset === ruleset),
      ),
      ...uses(
        ruleset,
        usage.filter((u) => u.ruleset === ruleset),
      ),
    ]),
    made: [
      ...programOf(provenance),
      { name: 'Rulesets', value: rulesets.length === 0 ? 'none' : rulesets.join(', ') },
      { name: 'Seed', value: seed, exact: true },
      {
        name: 'Fights',
        value: 'In pairs with the same dice and the sides exchanged: each policy plays each side equally often.',
      },
      {
        name: 'To repeat it',
        value: 'The same version, the same encounters and the same seed give the same numbers.',
      },
    ],
  }
}

/** The result of a pairing, as far as its interval justifies it. */
export function verdictOf({ first, second, score, wins }: Pairing): string {
  if (wins.trials === 0) return 'not fought'
  if (score.low > 0.5) return `${first} is better`
  if (score.high < 0.5) return `${second} is better`
  return 'not clear'
}

function leadOf(pairings: readonly Pairing[]): string[] {
  if (pairings.length === 0) return ['No policies met, so there is no result.']
  const better = pairings.filter((p) => p.wins.trials > 0 && p.score.low > 0.5).length
  const all = count(grouped(pairings.length), 'pairing')
  return [`In ${better} of ${all} the first policy is better (statistically clear): its whole interval lies above 50%.`]
}

function scores(ruleset: string, pairings: readonly Pairing[]): Section[] {
  if (pairings.length === 0) return []
  return [
    {
      title: `${ruleset}: points`,
      says: ['Points of the first: a victory counts one, a draw one half. At 50% they are even.'],
      table: {
        key: 'pairing',
        columns: ['points', 'wins', 'draws', 'losses', 'fights', 'verdict'],
        rows: pairings.map((p) => ({
          name: nameOf(p, pairings),
          cells: [
            p.wins.trials === 0 ? 'unknown' : chanceText(p.score),
            shareText(p.wins),
            shareText(p.draws),
            shareText(p.losses),
            grouped(p.wins.trials),
            verdictOf(p),
          ],
        })),
      },
      chart: {
        kind: 'bars',
        unit: 'share',
        most: 1,
        line: 0.5,
        bars: pairings.map((p) => ({ name: nameOf(p, pairings), tone: 0, ...scoreOf(p) })),
      },
    },
  ]
}

const scoreOf = ({ score, wins }: Pairing) =>
  wins.trials === 0
    ? { value: 0, low: 0, high: 1 }
    : { value: score.value, low: Math.max(0, score.low), high: Math.min(1, score.high) }

/** `greedy against random`, with the encounter if there are several. */
function nameOf({ first, second, encounter }: Pairing, pairings: readonly Pairing[]): string {
  const versus = `${first} against ${second}`
  return new Set(pairings.map((p) => p.encounter)).size > 1 ? `${versus}, ${encounter}` : versus
}

function uses(ruleset: string, usage: readonly Usage[]): Section[] {
  if (usage.length === 0) return []
  const titles = new Map<string, string>()
  for (const { actions } of usage) for (const { action, title } of actions) titles.set(action, title)
  const shareOf = (u: Usage, action: string): number => u.actions.find((a) => a.action === action)?.share ?? 0
  const most = (action: string): number => Math.max(...usage.map((u) => shareOf(u, action)))
  const actions = [...titles.keys()].sort((a, b) => most(b) - most(a) || (a < b ? -1 : 1))
  return [
    {
      title: `${ruleset}: what each policy uses`,
      says: ['The share of each action in all commands of a policy.'],
      table: {
        key: 'action',
        columns: usage.map((u) => u.policy),
        rows: actions.map((action) => ({
          name: titled(titles.get(action) ?? '', action),
          cells: usage.map((u) => usedText(shareOf(u, action))),
        })),
      },
      chart: null,
    },
  ]
}

/** The number of commands is unknown here, so shares have two digits, neither of them false. */
const usedText = (share: number): string => (share === 0 ? 'never' : roughShare(share, 1000))
