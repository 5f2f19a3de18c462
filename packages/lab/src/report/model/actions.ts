import type { ActionFigures, Simulation } from '../../simulate/simulation.ts'
import { marginOfAmount, marginOfUses, roughNumber, roughShare, shareText } from './numbers.ts'
import type { Section } from './report.ts'
import { titled } from './words.ts'

/** The results of each kind of command, and of each rule if the trials were recorded. */
export function actionSections(simulation: Simulation): Section[] {
  return [...actionSection(simulation), ...ruleSection(simulation)]
}

function actionSection({ actions, sides, trials }: Simulation): Section[] {
  if (trials === 0 || actions.length === 0) return []
  const heals = actions.some((a) => a.healing > 0)
  return [
    {
      title: 'What each action does',
      detail: true,
      says: ['Numbers are means of one trial; the share is of all commands of the side.'],
      table: {
        key: 'action',
        columns: ['share', 'uses', 'damage', ...(heals ? ['healing'] : [])],
        rows: actions.map((a) => ({
          name: titled(a.title, a.action),
          group: sides[a.side]?.name ?? 'nobody',
          cells: [
            roughShare(a.share, commandsOf(a, trials)),
            roughNumber(a.uses, marginOfUses(a.uses, trials)),
            roughNumber(a.damage, marginOfAmount(a.damage, a.uses, trials)),
            ...(heals ? [roughNumber(a.healing, marginOfAmount(a.healing, a.uses, trials))] : []),
          ],
        })),
      },
      chart: {
        kind: 'bars',
        unit: 'share',
        most: Math.max(...actions.map((a) => a.share), 0.01),
        line: null,
        bars: actions.map((a) => ({
          name: titled(a.title, a.action),
          tone: a.side,
          value: a.share,
          low: a.share,
          high: a.share,
        })),
      },
    },
  ]
}

/** Commands of the whole side in all trials; for an unused action, one per trial. */
const commandsOf = ({ uses, share }: ActionFigures, trials: number): number =>
  share === 0 ? trials : Math.max(1, Math.round((uses / share) * trials))

function ruleSection({ rules, trials }: Simulation): Section[] {
  if (trials === 0 || rules.length === 0) return []
  const byEvents = [...rules].sort((a, b) => b.events - a.events || (a.rule < b.rule ? -1 : 1))
  return [
    {
      title: 'What each rule contributes',
      detail: true,
      says: [
        'Events are those of one trial that cite the rule; the share is of the trials in which it came up at all.',
      ],
      table: {
        key: 'rule',
        columns: ['came up in', 'events'],
        rows: byEvents.map((r) => ({
          name: titled(r.title, r.rule),
          cells: [shareText(r.trials), roughNumber(r.events, marginOfUses(r.events, r.trials.trials))],
        })),
      },
      chart: null,
    },
  ]
}
