import { said } from '@fray/live/protocol'
import * as z from 'zod/mini'
import {
  campaignWords,
  drawing,
  labLook,
  labRun,
  listing,
  newCampaign,
  newFight,
  simulation,
  taking,
  takingCampaign,
  waiting,
  words,
} from './declared.ts'

type Plain = Record<string, unknown>

const schemaOf = (schema: z.ZodMiniType): Plain => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { unrepresentable: 'any', io: 'input' }) as Plain
  return rest
}

const json = (schema: Plain): Plain => ({ content: { 'application/json': { schema } } })

const PROBLEM = { $ref: '#/components/responses/problem' }

const answers = (description: string, schema: Plain): Plain => ({
  '200': { description, ...json(schema) },
  default: PROBLEM,
})

/** The fields of a message without its word, which stands in the address. */
function fieldsOf(schema: z.ZodMiniType): Plain {
  const { properties, required, ...rest } = schemaOf(schema) as { properties: Plain; required?: string[] } & Plain
  const { do: _, ...fields } = properties
  return { ...rest, properties: fields, required: (required ?? []).filter((name) => name !== 'do') }
}

/** The fields of a query as parameters. */
function parametersOf(schema: z.ZodMiniType): Plain[] {
  const { properties, required = [] } = schemaOf(schema) as { properties: Record<string, Plain>; required?: string[] }
  return Object.entries(properties).map(([name, { description, ...one }]) => ({
    ...{ name, in: 'query', required: required.includes(name), description, schema: one },
  }))
}

const FIGHT = {
  name: 'fight',
  in: 'path',
  required: true,
  description: 'The id of the fight.',
  schema: { type: 'string' },
}
const CAMPAIGN = { ...FIGHT, name: 'campaign', description: 'The id of the campaign.' }
const anything: Plain = {}
const links = {
  type: 'object',
  properties: {
    fight: { type: 'string' },
    links: { type: 'object', additionalProperties: { type: 'string' }, description: 'The secret link of each seat.' },
  },
}

/** What programs may send over HTTP, as OpenAPI: made of the same declarations that read it. */
export function openApi(version: string): Plain {
  const answer = { anyOf: said.filter((one) => ANSWERS.has(one.shape.type.def.values[0] as string)).map(schemaOf) }
  const spoken = [...words].map(([word, schema]) => [
    `/api/fights/{fight}/${word}`,
    {
      parameters: [FIGHT],
      post: {
        operationId: word,
        summary: schemaOf(schema).description,
        requestBody: json(fieldsOf(schema)),
        responses: { ...answers('What became of it.', answer), ...refusals(answer) },
      },
    },
  ])
  const ofCampaigns = [...campaignWords].map(([word, schema]) => [
    `/api/campaigns/{campaign}/${word}`,
    {
      parameters: [CAMPAIGN],
      post: {
        operationId: `campaign-${word}`,
        summary: schemaOf(schema).description,
        requestBody: json(fieldsOf(schema)),
        responses: { ...answers('What became of it.', answer), ...refusals(answer) },
      },
    },
  ])
  return {
    openapi: '3.1.0',
    info: {
      title: 'Fray',
      version,
      description: 'Live fights for programs. The same messages are used over a WebSocket at /api/live.',
    },
    components: {
      securitySchemes: {
        key: { type: 'http', scheme: 'bearer', description: 'The key of a link: what follows #/join/.' },
      },
      responses: {
        problem: {
          description: 'It was refused: the reason as a code and a message.',
          ...json({ type: 'object', properties: { error: { type: 'string' }, message: { type: 'string' } } }),
        },
      },
    },
    security: [{ key: [] }],
    paths: { ...fixed(), ...campaigns(), ...Object.fromEntries([...spoken, ...ofCampaigns]) },
  }
}

const ANSWERS: ReadonlySet<string> = new Set(['accepted', 'refused', 'stale', 'in-doubt', 'result'])

/** What became of it where it has not happened: the same answers as over a WebSocket, told apart by their status, too. */
const refusals = (answer: Plain): Plain => ({
  '400': { description: 'The message itself was wrong: `refused`.', ...json(answer) },
  '409': { description: 'It was based on an older state: `stale`.', ...json(answer) },
  '422': { description: 'A rule forbids it: `refused`.', ...json(answer) },
  '429': { description: 'Too much at once: `refused`, and the same may be sent again.', ...json(answer) },
  '503': {
    description:
      'It could not be saved, `refused` by `not-saved`, or its outcome is unknown, `in-doubt`: send the same again after `Retry-After` to find out.',
    ...json(answer),
  },
})

const RUN = {
  name: 'run',
  in: 'path',
  required: true,
  description: 'The id of the run.',
  schema: { type: 'string' },
}

/** What the workers of the server play for the one who asks the lab. */
const ofTheLab = (): Plain => ({
  '/api/lab': {
    parameters: parametersOf(labLook),
    get: {
      operationId: 'lab',
      summary: 'How many threads of workers can play a ruleset now, and how much you may ask of them.',
      responses: answers('Whether runs are saved, threads, fights of a run, runs at once.', anything),
    },
  },
  '/api/lab/runs': {
    get: { operationId: 'runs', summary: 'Your runs, the latest first.', responses: answers('The list.', anything) },
    post: {
      operationId: 'run',
      summary: 'Lets the workers play a fight many times, or two with the same dice.',
      requestBody: json(schemaOf(labRun)),
      responses: { '201': { description: 'The started run.', ...json(anything) }, default: PROBLEM },
    },
  },
  '/api/lab/runs/{run}': {
    parameters: [RUN],
    get: {
      operationId: 'lookAtRun',
      summary: 'The progress of a run; `ETag` and `If-None-Match` show whether anything has changed.',
      responses: { ...answers('The run.', anything), '304': { description: 'Nothing has changed.' } },
    },
    delete: {
      operationId: 'deleteRun',
      summary: 'Deletes a run with its result; a running one is stopped.',
      responses: { '204': { description: 'It is deleted.' }, default: PROBLEM },
    },
  },
  '/api/lab/runs/{run}/result': {
    parameters: [RUN],
    get: {
      operationId: 'resultOfRun',
      summary: 'The result of a run: what `fray simulate --json` or `fray compare --json` says.',
      responses: answers('The result.', anything),
    },
  },
  '/api/lab/runs/{run}/stop': {
    parameters: [RUN],
    post: {
      operationId: 'stopRun',
      summary: 'Ends a run with the result so far.',
      responses: answers('The run.', anything),
    },
  },
})

/** Campaigns, but for what is said to one. */
const campaigns = (): Plain => {
  const created = { ...links, properties: { ...links.properties, campaign: { type: 'string' } } }
  return {
    '/api/campaigns': {
      get: {
        operationId: 'campaigns',
        summary: 'All campaigns; for the admin.',
        responses: answers('The list.', anything),
      },
      post: {
        operationId: 'create-campaign',
        summary: "Creates a campaign; with the admin's key, where the server has one.",
        requestBody: json(schemaOf(newCampaign)),
        responses: {
          '201': { description: 'The campaign, its open link, and those of referee and spectators.', ...json(created) },
          default: PROBLEM,
        },
      },
    },
    '/api/campaign-files': {
      post: {
        operationId: 'take-campaign',
        summary: 'Imports a saved campaign, with new links.',
        requestBody: json(schemaOf(takingCampaign)),
        responses: { '201': { description: 'The campaign and its links.', ...json(created) }, default: PROBLEM },
      },
    },
    '/api/campaigns/{campaign}/file': {
      parameters: [CAMPAIGN],
      get: {
        operationId: 'campaign-file',
        summary:
          'The campaign as a file, one JSON list per line; only the referee, because it contains what is prepared.',
        responses: {
          '200': { description: 'The file.', content: { 'application/x-ndjson': {} } },
          default: PROBLEM,
        },
      },
    },
  }
}

const PICTURES: Plain = { 'image/png': {}, 'image/webp': {}, 'image/jpeg': {} }
const GIVEN_PICTURES: Plain = { ...PICTURES, 'image/avif': {} }

/** What is no word of the protocol. */
const fixed = (): Plain => ({
  ...ofTheLab(),
  '/api/encounters': {
    get: {
      operationId: 'encounters',
      summary: 'The encounters that come with this server.',
      security: [],
      responses: answers('The list.', anything),
    },
  },
  '/api/seat': {
    get: {
      operationId: 'seat',
      summary: 'Which seat of which fight the key opens.',
      responses: answers('The id of the fight, the seat and its role.', anything),
    },
  },
  '/api/invitation': {
    get: {
      operationId: 'invitation',
      summary: 'The title of the fight that the key of a link or an invitation leads to, or null.',
      responses: answers('The title, or null where the key opens nothing.', anything),
    },
  },
  '/api/fights': {
    get: { operationId: 'fights', summary: 'All fights; for the admin.', responses: answers('The list.', anything) },
    post: {
      operationId: 'begin',
      summary: "Starts a fight; with the admin's key, where the server has one.",
      requestBody: json(schemaOf(newFight)),
      responses: { '201': { description: 'The fight and the links to its seats.', ...json(links) }, default: PROBLEM },
    },
  },
  '/api/journals': {
    post: {
      operationId: 'take',
      summary: 'Imports a saved fight to continue it here.',
      requestBody: json(schemaOf(taking)),
      responses: { '201': { description: 'The fight and the links to its seats.', ...json(links) }, default: PROBLEM },
    },
  },
  '/api/fights/{fight}': {
    parameters: [FIGHT],
    get: { operationId: 'look', summary: 'The table of the seat.', responses: answers('The table.', anything) },
    delete: {
      operationId: 'delete',
      summary: 'Deletes the fight completely; only the referee.',
      responses: { '204': { description: 'It is deleted.' }, default: PROBLEM },
    },
  },
  '/api/fights/{fight}/news': {
    parameters: [FIGHT, ...parametersOf(waiting)],
    get: {
      operationId: 'news',
      summary: 'Waits for news and sends it; sends the whole table if the news is no longer available.',
      responses: answers('The news, which may be empty.', anything),
    },
  },
  '/api/fights/{fight}/picture': {
    parameters: [FIGHT, ...parametersOf(drawing)],
    get: {
      operationId: 'picture',
      summary: 'The fight as the seat sees it, as a picture.',
      responses: { '200': { description: 'The picture.', content: { 'image/svg+xml': {} } }, default: PROBLEM },
    },
  },
  '/api/fights/{fight}/ground': {
    parameters: [FIGHT],
    get: {
      operationId: 'ground',
      summary: 'The picture under the map, where the table of the seat names one.',
      responses: { '200': { description: 'The picture.', content: PICTURES }, default: PROBLEM },
    },
    put: {
      operationId: 'lay-ground',
      summary: 'Uploads the picture that the encounter names; only the referee.',
      requestBody: { content: PICTURES },
      responses: { '204': { description: 'It is saved.' }, default: PROBLEM },
    },
  },
  '/api/fights/{fight}/pictures': {
    parameters: [FIGHT],
    post: {
      operationId: 'give-picture',
      summary:
        'Gives the fight a picture, which `portrait`, `map-picture` and `hand-out` then call by the name in the answer.',
      requestBody: { content: GIVEN_PICTURES },
      responses: {
        '201': {
          description: 'It is saved.',
          ...json({ type: 'object', properties: { picture: { type: 'string' } } }),
        },
        default: PROBLEM,
      },
    },
  },
  '/api/fights/{fight}/pictures/{picture}': {
    parameters: [FIGHT, { ...FIGHT, name: 'picture', description: 'The name of the picture.' }],
    get: {
      operationId: 'given-picture',
      summary: 'A picture of whom or what the seat sees.',
      responses: { '200': { description: 'The picture.', content: GIVEN_PICTURES }, default: PROBLEM },
    },
  },
  '/api/fights/{fight}/legal': {
    parameters: [FIGHT, ...parametersOf(listing)],
    get: {
      operationId: 'legal',
      summary: 'What can be done now, with chances.',
      responses: answers('The actions.', anything),
    },
  },
  '/api/fights/{fight}/journal': {
    parameters: [FIGHT],
    get: {
      operationId: 'journal',
      summary: 'The journal, one JSON object per line; only the referee, because it contains all secrets.',
      responses: { '200': { description: 'The journal.', content: { 'application/x-ndjson': {} } }, default: PROBLEM },
    },
  },
  '/api/fights/{fight}/simulate': {
    parameters: [FIGHT],
    post: {
      operationId: 'simulate',
      summary: 'Plays the fight to its end many times from its current state; only the referee.',
      requestBody: json(schemaOf(simulation)),
      responses: answers('Who wins how often, and everything else that `fray simulate --json` says.', anything),
    },
  },
})
