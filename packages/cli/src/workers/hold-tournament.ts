import { type Tournament, type TournamentPlan, tournament } from '@fray/lab'
import { atWork, type WorkPlace } from './at-work.ts'

/** How a tournament has ended, and with what. */
export interface HeldTournament {
  readonly result: Tournament
  readonly isStopped: boolean
}

/** Holds a tournament. After Ctrl-C the result is what had been played before that pair of fights; pressed again it ends the process. */
export async function holdTournament(
  place: WorkPlace,
  plan: Pick<TournamentPlan, 'mirrors' | 'policies' | 'fights' | 'seed'>,
  onProgress: (done: number, all: number, what: string) => void,
): Promise<HeldTournament> {
  const { mirrors } = plan
  const [first] = mirrors
  const title = mirrors.length === 1 && first !== undefined ? first.setup.title : `${mirrors.length} mirror fights`
  // Workers know all rulesets that come with Fray; one from elsewhere is looked for by its own version.
  const rulesets = mirrors.map(({ rules }) => rules.id)
  const free = 'threads' in place ? { ...place, free: true } : place
  let isStopped = false
  // What is given back here is what a database keeps.
  const result = await atWork(free, { kind: 'tournament', title, rulesets }, async (work, count) => {
    const found = await tournament({ ...plan, ...work }, (done, all, what) => {
      count(done, all)
      onProgress(done, all, what)
      return true
    })
    isStopped = work.signal.aborted
    return found
  })
  return { result, isStopped }
}
