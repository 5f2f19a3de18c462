import { workerData } from 'node:worker_threads'
import { ownRulesets } from '@fray/kit/own-rulesets'
import { lookerHere, type PlayedFight, type TurningJob } from '@fray/lab'
import { answerEach } from '@fray/server/threads'

await ownRulesets()
const looker = await lookerHere(workerData as PlayedFight)

answerEach(async (job: TurningJob) => (job.kind === 'standing' ? await looker.standing(job) : await looker.point(job)))
