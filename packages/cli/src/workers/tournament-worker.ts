import { parentPort, workerData } from 'node:worker_threads'
import { ownRulesets } from '@fray/kit/own-rulesets'
import { loadGame, type Mirror, type Tournament, tournament } from '@fray/lab'

/** A tournament as a thread is told of it: encounters as plain data. */
export interface TournamentOrder {
  readonly mirrors: readonly { readonly ruleset: string; readonly encounter: unknown }[]
  readonly policies: readonly string[]
  readonly fights: number
  readonly seed: string
}

/** What the thread says: how far it is, with the result so far, or that it is over. */
export type TournamentNews =
  | { readonly done: number; readonly all: number; readonly what: string; readonly soFar: Tournament }
  | { readonly result: Tournament }

async function hold({ mirrors, policies, fights, seed }: TournamentOrder): Promise<void> {
  const say = (news: TournamentNews) => parentPort?.postMessage(news)
  const read: Mirror[] = []
  for (const { ruleset, encounter } of mirrors) {
    const { rules, readEncounter } = await loadGame(ruleset)
    const { setup } = readEncounter(encounter)
    if (setup === null) throw new Error(`An encounter of ${ruleset} that was read once cannot be read again.`)
    read.push({ rules, setup })
  }
  const now = () => performance.now()
  const result = await tournament({ mirrors: read, policies, fights, seed, now }, (done, all, what, soFar) => {
    say({ done, all, what, soFar: soFar() })
    return true
  })
  say({ result })
}

await ownRulesets()
await hold(workerData as TournamentOrder)
