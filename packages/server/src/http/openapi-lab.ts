import { labLook, labRun } from './declared.ts'
import { answers, body, inPath, json, type Plain, PROBLEM, parametersOf, ref, schemaOf } from './openapi-parts.ts'

const tags = ['lab']

/** What the server's workers play for the lab. */
export const ofTheLab = (): Plain => ({
  '/api/lab': {
    parameters: parametersOf(labLook),
    get: {
      ...{ operationId: 'lab', tags },
      summary: 'How many threads of workers can play a ruleset now, and how much you may ask of them.',
      responses: answers('Whether runs are saved, threads, fights of a run, runs at once.', 'LabState'),
    },
  },
  '/api/lab/runs': {
    get: {
      ...{ operationId: 'runs', tags },
      summary: 'Your runs, the latest first.',
      responses: answers('The list.', 'LabRunList'),
    },
    post: {
      ...{ operationId: 'run', tags },
      summary: 'Lets the workers play a fight many times, or two with the same dice.',
      requestBody: body(schemaOf(labRun)),
      responses: answers('The started run.', 'LabRun', '201'),
    },
  },
  '/api/lab/runs/{run}': {
    parameters: [inPath('run')],
    get: {
      ...{ operationId: 'lookAtRun', tags },
      summary: 'The progress of a run; `ETag` and `If-None-Match` show whether anything has changed.',
      responses: { ...answers('The run.', 'LabRun'), '304': { description: 'Nothing has changed.' } },
    },
    delete: {
      ...{ operationId: 'deleteRun', tags },
      summary: 'Deletes a run with its result; a running one is stopped.',
      responses: { '204': { description: 'It is deleted.' }, default: PROBLEM },
    },
  },
  '/api/lab/runs/{run}/result': {
    parameters: [inPath('run')],
    get: {
      ...{ operationId: 'resultOfRun', tags },
      summary: 'The result of a run: what `fray simulate --json` or `fray compare --json` says.',
      responses: {
        '200': { description: 'The result.', ...json({ anyOf: [ref('Simulation'), ref('Comparison')] }) },
        '304': { description: 'Nothing has changed.' },
        default: PROBLEM,
      },
    },
  },
  '/api/lab/runs/{run}/stop': {
    parameters: [inPath('run')],
    post: {
      ...{ operationId: 'stopRun', tags },
      summary: 'Ends a run with the result so far.',
      responses: answers('The run.', 'LabRun'),
    },
  },
})
