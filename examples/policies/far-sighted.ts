import type { OwnPolicy } from '@fray/lab'

/** How much better another choice must look than the usual one. */
const MARGIN = 0.01

/** Tries a dozen choices out shortly, and the three best of them long, against the usual one. */
export const farSighted: OwnPolicy = {
  ruleset: 'zones',
  id: 'far-sighted',
  about: 'Tries what it could do further ahead than greedy does.',
  command({ choices, worth }) {
    const [usual, ...others] = choices.slice(0, 12)
    const likely = others.map((choice) => ({ choice, first: worth(choice, 8) })).sort((a, b) => b.first - a.first)
    let best = choices[0]
    let most = worth(usual ?? best, 80, 5) + MARGIN
    for (const { choice } of likely.slice(0, 3)) {
      const value = worth(choice, 80, 5)
      if (value > most) [best, most] = [choice, value]
    }
    return best
  },
}
