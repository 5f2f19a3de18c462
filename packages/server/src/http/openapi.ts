import { type Heard, isChange, isOperation, isPicturing, isSeating, isTalking, type Request } from '@fray/live/protocol'
import type * as z from 'zod/mini'
import { ANSWER_SCHEMAS, VALUE_SCHEMAS } from './answer-schemas.ts'
import type { ValueSchemas } from './answers.ts'
import { drawing, listing, newFight, saving, simulation, taking, waiting, words } from './declared.ts'
import { campaigns } from './openapi-campaigns.ts'
import { ofTheLab } from './openapi-lab.ts'
import {
  answers,
  body,
  commonResponses,
  fieldsOf,
  inPath,
  json,
  outcomes,
  type Plain,
  PROBLEM,
  parametersOf,
  pathParameters,
  ref,
  schemaOf,
  sharedFields,
  values,
} from './openapi-parts.ts'

const FIGHT = inPath('fight')

/** The topics of operations. */
const TAGS: Readonly<Record<string, string>> = {
  fights: 'Start, save, import and delete fights; who sits where a key leads.',
  table: 'What a seat sees, may know and may do.',
  actions: 'What changes a fight, or how it is played.',
  seats: 'Who sits where; for the referee.',
  talk: 'What people say besides the rules.',
  campaigns: 'Several fights with the same people.',
  lab: 'What workers play many times.',
}

const tagOf = (word: Request['do']): string => {
  const message = { do: word } as Heard
  if (isSeating(message)) return 'seats'
  if (isTalking(message) || isPicturing(message)) return 'talk'
  return isOperation(message) ? 'actions' : 'table'
}

/** The name of a word's result. */
const resultName = (word: string): string =>
  `ResultOf${word.replace(/(^|-)([a-z])/g, (_, __, letter: string) => letter.toUpperCase())}`

/** The results of words that ask for a value, by their names. */
const results = (): Plain =>
  Object.fromEntries(
    Object.entries(VALUE_SCHEMAS).map(([word, value]) => [
      resultName(word),
      {
        type: 'object',
        properties: { type: { const: 'result' }, re: ref('AnsweredId'), value },
        required: ['type', 're', 'value'],
      },
    ]),
  )

/** The request that is answered. */
const ANSWERED_ID: Plain = {
  anyOf: [{ type: 'string' }, { type: 'number' }, { type: 'null' }],
  description: 'The `id` of the request; null where it had none.',
}

/** Whether a word is answered with a value. */
const isAsked = (word: string): word is keyof ValueSchemas => word in VALUE_SCHEMAS

/** The answer's name if a word is done. */
function doneOf(word: Request['do']): string {
  if (!isAsked(word)) return 'Accepted'
  return word === 'settings' ? 'SettingsOrAccepted' : resultName(word)
}

/**
 * The HTTP interface for programs as OpenAPI: made from the declarations that read requests and the types of the
 * answers.
 */
export function openApi(version: string, base: string): Plain {
  const shared = sharedFields(words.get('submit') as z.ZodMiniObject)
  const spoken = [...words].map(([word, schema]) => {
    const needsId = isChange({ do: word } as Heard) && word !== 'seats'
    const fields = fieldsOf(schema, needsId, shared)
    const isNeeded = 'required' in fields
    return [
      `/api/fights/{fight}/${word}`,
      {
        parameters: [FIGHT],
        post: {
          ...{ operationId: word, tags: [tagOf(word)], summary: schemaOf(schema).description },
          requestBody: isNeeded ? body(fields) : json(fields),
          responses: needsId ? outcomes(doneOf(word)) : values(doneOf(word)),
        },
      },
    ]
  })
  return {
    openapi: '3.1.0',
    info: {
      title: 'Fray',
      version,
      description: 'Live fights for programs. The same messages are used over a WebSocket at /api/live.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: base.replace(/\/$/, ''), description: 'This server.' }],
    tags: Object.entries(TAGS).map(([name, description]) => ({ name, description })),
    components: {
      securitySchemes: {
        key: { type: 'http', scheme: 'bearer', description: 'The key of a link: what follows #/join/.' },
      },
      parameters: pathParameters(),
      responses: commonResponses(),
      schemas: {
        ...ANSWER_SCHEMAS,
        ...shared,
        ...results(),
        AnsweredId: ANSWERED_ID,
        SettingsOrAccepted: { anyOf: [ref('ResultOfSettings'), ref('Accepted')] },
      },
    },
    security: [{ key: [] }],
    paths: { ...fixed(), ...ofTheLab(), ...campaigns(shared), ...Object.fromEntries(spoken) },
  }
}

const picturesOf = (...types: readonly string[]): Plain =>
  Object.fromEntries(types.map((type) => [`image/${type}`, { schema: { type: 'string', format: 'binary' } }]))

const PICTURES = picturesOf('png', 'webp', 'jpeg')
const GIVEN_PICTURES = picturesOf('png', 'webp', 'jpeg', 'avif')

const asText = (description: string, type: string): Plain => ({
  '200': { description, content: { [type]: { schema: { type: 'string' } } } },
  default: PROBLEM,
})

const PICTURE = inPath('picture')

const fights = { tags: ['fights'] }
const table = { tags: ['table'] }

/** Everything that is not a word of the protocol. */
const fixed = (): Plain => ({
  '/api/encounters': {
    get: {
      ...fights,
      operationId: 'encounters',
      summary: 'The encounters that come with this server.',
      security: [],
      responses: answers('The list.', 'EncounterList'),
    },
  },
  '/api/seat': {
    get: {
      ...fights,
      operationId: 'seat',
      summary: 'Which seat of which fight the key opens.',
      responses: answers('The id of the fight, the seat and its role.', 'OpenedSeat'),
    },
  },
  '/api/invitation': {
    get: {
      ...fights,
      operationId: 'invitation',
      summary: 'The title of the fight that the key of a link or an invitation leads to, or null.',
      responses: answers('The title, or null where the key opens nothing.', 'Invitation'),
    },
  },
  '/api/fights': {
    get: {
      ...fights,
      operationId: 'fights',
      summary: 'All fights; for the admin.',
      responses: answers('The list.', 'FightList'),
    },
    post: {
      ...fights,
      operationId: 'begin',
      summary: "Starts a fight; with the admin's key, where the server has one.",
      requestBody: body(schemaOf(newFight)),
      responses: answers('The fight and the links to its seats.', 'StartedFight', '201'),
    },
  },
  '/api/journals': {
    post: {
      ...fights,
      operationId: 'take',
      summary: 'Imports a saved fight to continue it here.',
      requestBody: body(schemaOf(taking)),
      responses: answers('The fight and the links to its seats.', 'StartedFight', '201'),
    },
  },
  '/api/fights/{fight}': {
    parameters: [FIGHT],
    get: {
      ...table,
      operationId: 'look',
      summary: 'The table of the seat.',
      responses: answers('The table.', 'FightView'),
    },
    delete: {
      ...fights,
      operationId: 'delete',
      summary: 'Deletes the fight completely; only the referee.',
      responses: { '204': { description: 'It is deleted.' }, default: PROBLEM },
    },
  },
  '/api/fights/{fight}/news': {
    parameters: [FIGHT, ...parametersOf(waiting)],
    get: {
      ...table,
      operationId: 'news',
      summary: 'Waits for news and sends it; sends the whole table if the news is no longer available.',
      responses: answers('The news, which may be empty.', 'NewsList'),
    },
  },
  '/api/fights/{fight}/picture': {
    parameters: [FIGHT, ...parametersOf(drawing)],
    get: {
      ...table,
      operationId: 'picture',
      summary: 'The fight as the seat sees it, as a picture.',
      responses: asText('The picture.', 'image/svg+xml'),
    },
  },
  '/api/fights/{fight}/ground': {
    parameters: [FIGHT],
    get: {
      ...table,
      operationId: 'ground',
      summary: 'The picture under the map, where the table of the seat names one.',
      responses: { '200': { description: 'The picture.', content: PICTURES }, default: PROBLEM },
    },
    put: {
      ...table,
      operationId: 'lay-ground',
      summary: 'Uploads the picture that the encounter names; only the referee.',
      requestBody: { required: true, content: PICTURES },
      responses: { '204': { description: 'It is saved.' }, default: PROBLEM },
    },
  },
  '/api/fights/{fight}/pictures': {
    parameters: [FIGHT],
    post: {
      ...table,
      operationId: 'give-picture',
      summary:
        'Gives the fight a picture, which `portrait`, `map-picture` and `hand-out` then call by the name in the answer.',
      requestBody: { required: true, content: GIVEN_PICTURES },
      responses: {
        '201': {
          description: 'It is saved.',
          ...json({ type: 'object', required: ['picture'], properties: { picture: { type: 'string' } } }),
        },
        default: PROBLEM,
      },
    },
  },
  '/api/fights/{fight}/pictures/{picture}': {
    parameters: [FIGHT, PICTURE],
    get: {
      ...table,
      operationId: 'given-picture',
      summary: 'A picture of whom or what the seat sees.',
      responses: { '200': { description: 'The picture.', content: GIVEN_PICTURES }, default: PROBLEM },
    },
  },
  '/api/campaigns/{campaign}/pictures/{picture}': {
    parameters: [inPath('campaign'), PICTURE],
    get: {
      ...{ operationId: 'campaign-picture', tags: ['campaigns'] },
      summary: 'A portrait of somebody’s hero.',
      responses: { '200': { description: 'The picture.', content: GIVEN_PICTURES }, default: PROBLEM },
    },
  },
  '/api/fights/{fight}/legal': {
    parameters: [FIGHT, ...parametersOf(listing)],
    get: {
      ...table,
      operationId: 'legal',
      summary: 'What can be done now, with chances.',
      responses: answers('The actions.', 'LegalActions'),
    },
  },
  '/api/fights/{fight}/journal': {
    parameters: [FIGHT, ...parametersOf(saving)],
    get: {
      ...fights,
      operationId: 'journal',
      summary: 'The journal, one JSON object per line; only the referee, because it contains all secrets.',
      responses: asText('The journal.', 'application/x-ndjson'),
    },
  },
  '/api/fights/{fight}/simulate': {
    parameters: [FIGHT],
    post: {
      ...fights,
      operationId: 'simulate',
      summary: 'Plays the fight to its end many times from its current state; only the referee.',
      requestBody: json(schemaOf(simulation)),
      responses: answers('Who wins how often, and everything else that `fray simulate --json` says.', 'Simulated'),
    },
  },
})
