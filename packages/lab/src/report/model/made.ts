import type { Simulation } from '../../simulate/simulation.ts'
import { endedOf } from './endings.ts'
import { grouped } from './numbers.ts'
import type { Fact, Provenance } from './report.ts'
import { listed } from './words.ts'

/** How the trials were made and how to repeat them. */
export function madeOf(simulation: Simulation, provenance: Provenance | null): Fact[] {
  const { experiment, ruleset, version, trials } = simulation
  return [
    ...programOf(provenance),
    { name: 'Ruleset', value: `${ruleset} ${version}`, detail: true },
    { name: 'Policies', value: policiesOf(simulation), detail: true },
    ...switchedOffOf(simulation),
    { name: 'Seed', value: experiment.seed, exact: true },
    { name: 'Trials', value: endedOf(simulation) },
    { name: 'Limit', detail: true, value: `A trial is given up after ${grouped(experiment.limit)} commands.` },
    ...(experiment.opening === undefined || experiment.opening.length === 0
      ? []
      : [
          {
            name: 'Opening',
            value: `Every trial continues from the same point, after ${experiment.opening.length} commands.`,
          },
        ]),
    ...(trials === 0 ? [] : [repeatOf(simulation, provenance)]),
  ]
}

/** The program and the command line, if known. */
export function programOf(provenance: Provenance | null): Fact[] {
  if (provenance === null) return []
  const program = { name: 'Program', value: provenance.program }
  return provenance.command === null
    ? [program]
    : [program, { name: 'Command line', value: provenance.command, exact: true }]
}

/** The rules that were switched off. */
export const switchedOffOf = ({ experiment: { without } }: Simulation): Fact[] =>
  without === undefined
    ? []
    : [
        {
          name: 'Switched off',
          value: `${listed(without)}; anyone who would do such a thing does something else.`,
        },
      ]

/** Which policy played whom. */
export function policiesOf({ experiment, sides }: Simulation): string {
  const { otherwise, sides: chosen } = experiment.policies
  const named = sides.map(({ id, name }) => `${name}: ${chosen[id] ?? otherwise}`)
  return [...named, `the referee: ${otherwise}`].join('; ')
}

function repeatOf({ trials, ended }: Simulation, provenance: Provenance | null): Fact {
  const same = provenance?.command == null ? 'Simulate' : 'Run the command line'
  const precisely = ended === 'stopped' ? ` Ask for ${grouped(trials)} trials to get these very numbers.` : ''
  return {
    name: 'To repeat it',
    detail: true,
    value: `${same} with the same version, the same encounter and the same seed: the numbers are the same, whatever the number of threads.${precisely}`,
  }
}
