import type { Simulation } from '../../simulate/simulation.ts'
import { actionSections } from './actions.ts'
import { combatantSections, roundsSection } from './combatants.ts'
import { endingsOf, markOf } from './endings.ts'
import { madeOf } from './made.ts'
import { grouped, shareText } from './numbers.ts'
import type { Provenance, Report, Section } from './report.ts'
import { sideSections } from './sides.ts'
import { verdictOf } from './verdict.ts'
import { listed, titleOf } from './words.ts'

/** The report on a simulation. */
export function reportOfSimulation(simulation: Simulation, provenance: Provenance | null): Report {
  return {
    title: titleOf(simulation),
    lead: verdictOf(simulation),
    sections: [
      endingsSection(simulation),
      ...sideSections(simulation),
      roundsSection(simulation),
      ...combatantSections(simulation),
      ...actionSections(simulation),
      ...notableSection(simulation),
    ],
    made: madeOf(simulation, provenance),
  }
}

function endingsSection(simulation: Simulation): Section {
  const endings = endingsOf(simulation)
  const says: string[] = []
  if (simulation.stalemates.count > 0)
    says.push(
      'A stalemate ended by a rule while both sides could still fight, or made no headway until it was given up.',
    )
  if (simulation.unfinished.count > 0)
    says.push(`Unfinished trials were given up after ${grouped(simulation.experiment.limit)} commands.`)
  return {
    title: 'How it ends',
    says,
    table: {
      key: 'ending',
      columns: ['share'],
      rows: endings.map(({ name, share }) => ({ name, cells: [shareText(share)] })),
    },
    chart: {
      kind: 'bars',
      unit: 'share',
      most: 1,
      line: null,
      bars: endings.map(({ name, tone, share }) => markOf(name, tone, share)),
    },
  }
}

function notableSection({ notable, sides }: Simulation): Section[] {
  const first = sides[0]?.name ?? 'the first side'
  const rows = [
    ['the one in the middle', notable.median],
    ['the closest', notable.closest],
    [`the best for ${first}`, notable.best],
    [`the worst for ${first}`, notable.worst],
  ] as const
  const found = rows.filter(([, trial]) => trial !== null)
  if (found.length === 0) return []
  return [
    {
      title: 'Trials worth watching',
      detail: true,
      says: [`Each can be written out as a journal and watched: ${listed(found.map(([name]) => name))}.`],
      table: {
        key: 'trial',
        columns: ['number'],
        rows: found.map(([name, trial]) => ({ name, cells: [String(trial)] })),
      },
      chart: null,
    },
  ]
}
