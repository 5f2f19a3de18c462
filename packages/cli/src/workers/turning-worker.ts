import { parentPort, workerData } from 'node:worker_threads'
import { messageOf } from '@fray/kernel'
import { ownRulesets } from '@fray/kit/own-rulesets'
import { lookerHere, type PlayedFight, type PointFound, type Standing, type TurningJob } from '@fray/lab'

/** What a thread that looks at a fight says to a job. */
export type TurningAnswer =
  | { readonly standing: Standing }
  | { readonly point: PointFound }
  | { readonly error: string }

const looker = ownRulesets().then(() => lookerHere(workerData as PlayedFight))

async function answerTo(job: TurningJob): Promise<TurningAnswer> {
  try {
    if (job.kind === 'standing') return { standing: await (await looker).standing(job) }
    return { point: await (await looker).point(job) }
  } catch (error) {
    return { error: messageOf(error) }
  }
}

parentPort?.on('message', async (job: TurningJob) => parentPort?.postMessage(await answerTo(job)))
