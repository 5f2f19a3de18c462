import { said } from '@fray/protocol';
import * as z from 'zod/mini';
import { beginning, listing, simulation, taking, waiting, words } from './declared.js';
const schemaOf = (schema) => {
    const { $schema: _, ...rest } = z.toJSONSchema(schema, { unrepresentable: 'any', io: 'input' });
    return rest;
};
const json = (schema) => ({ content: { 'application/json': { schema } } });
const PROBLEM = { $ref: '#/components/responses/problem' };
const answers = (description, schema) => ({
    '200': { description, ...json(schema) },
    default: PROBLEM,
});
/** The fields of a message without its word, which stands in the address. */
function fieldsOf(schema) {
    const { properties, required, ...rest } = schemaOf(schema);
    const { do: _, ...fields } = properties;
    return { ...rest, properties: fields, required: (required ?? []).filter((name) => name !== 'do') };
}
/** The fields of a query as parameters. */
function parametersOf(schema) {
    const { properties, required = [] } = schemaOf(schema);
    return Object.entries(properties).map(([name, { description, ...one }]) => ({
        ...{ name, in: 'query', required: required.includes(name), description, schema: one },
    }));
}
const FIGHT = {
    name: 'fight',
    in: 'path',
    required: true,
    description: 'The id of the fight.',
    schema: { type: 'string' },
};
const anything = {};
const links = {
    type: 'object',
    properties: {
        fight: { type: 'string' },
        links: { type: 'object', additionalProperties: { type: 'string' }, description: 'The secret link of each seat.' },
    },
};
/** What programs may send over HTTP, as OpenAPI: made of the same declarations that read it. */
export function openApi(version) {
    const answer = { anyOf: said.filter((one) => ANSWERS.has(one.shape.type.def.values[0])).map(schemaOf) };
    const spoken = [...words].map(([word, schema]) => [
        `/api/fights/{fight}/${word}`,
        {
            parameters: [FIGHT],
            post: {
                operationId: word,
                summary: schemaOf(schema).description,
                requestBody: json(fieldsOf(schema)),
                responses: answers('What became of it.', answer),
            },
        },
    ]);
    return {
        openapi: '3.1.0',
        info: {
            title: 'Fray',
            version,
            description: 'Live fights for programs. The same words are spoken over a WebSocket at /api/live.',
        },
        components: {
            securitySchemes: {
                key: { type: 'http', scheme: 'bearer', description: 'The key of a link: what follows #/join/.' },
            },
            responses: {
                problem: {
                    description: 'It was refused: why, in a word and a sentence.',
                    ...json({ type: 'object', properties: { error: { type: 'string' }, sentence: { type: 'string' } } }),
                },
            },
        },
        security: [{ key: [] }],
        paths: { ...fixed(), ...Object.fromEntries(spoken) },
    };
}
const ANSWERS = new Set(['accepted', 'refused', 'stale', 'in-doubt', 'result']);
/** What is no word of the protocol. */
const fixed = () => ({
    '/api/encounters': {
        get: {
            operationId: 'encounters',
            summary: 'The encounters that come with this server.',
            security: [],
            responses: answers('The list.', anything),
        },
    },
    '/api/fights': {
        get: { operationId: 'fights', summary: 'All fights; for the keeper.', responses: answers('The list.', anything) },
        post: {
            operationId: 'begin',
            summary: "Begins a fight; with the keeper's key, where the server has one.",
            requestBody: json(schemaOf(beginning)),
            responses: { '201': { description: 'The fight and the links to its seats.', ...json(links) }, default: PROBLEM },
        },
    },
    '/api/journals': {
        post: {
            operationId: 'take',
            summary: 'Takes a saved fight to go on with it here.',
            requestBody: json(schemaOf(taking)),
            responses: { '201': { description: 'The fight and the links to its seats.', ...json(links) }, default: PROBLEM },
        },
    },
    '/api/fights/{fight}': {
        parameters: [FIGHT],
        get: { operationId: 'look', summary: 'The table of the seat.', responses: answers('The table.', anything) },
        delete: {
            operationId: 'delete',
            summary: 'Deletes the fight with everything; the referee alone.',
            responses: { '204': { description: 'It is gone.' }, default: PROBLEM },
        },
    },
    '/api/fights/{fight}/news': {
        parameters: [FIGHT, ...parametersOf(waiting)],
        get: {
            operationId: 'news',
            summary: 'Waits for news and sends them; the whole table where they are not there any more.',
            responses: answers('The news, which may be none.', anything),
        },
    },
    '/api/fights/{fight}/legal': {
        parameters: [FIGHT, ...parametersOf(listing)],
        get: {
            operationId: 'legal',
            summary: 'What may be done now, with chances.',
            responses: answers('The acts.', anything),
        },
    },
    '/api/fights/{fight}/journal': {
        parameters: [FIGHT],
        get: {
            operationId: 'journal',
            summary: 'The journal, one JSON object a line; the referee alone, for it holds all secrets.',
            responses: { '200': { description: 'The journal.', content: { 'application/x-ndjson': {} } }, default: PROBLEM },
        },
    },
    '/api/fights/{fight}/simulate': {
        parameters: [FIGHT],
        post: {
            operationId: 'simulate',
            summary: 'Plays the fight to its end many times from how it stands; the referee alone.',
            requestBody: json(schemaOf(simulation)),
            responses: answers('Who wins how often, and everything else that `fray simulate --json` says.', anything),
        },
    },
});
//# sourceMappingURL=openapi.js.map