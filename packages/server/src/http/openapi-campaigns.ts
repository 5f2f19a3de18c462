import { type Heard, isChange } from '@fray/live/protocol'
import { campaignWords, newCampaign, takingCampaign } from './declared.ts'
import { answers, body, fieldsOf, inPath, outcomes, type Plain, PROBLEM, schemaOf } from './openapi-parts.ts'

const tags = ['campaigns']

/** Campaigns, and the requests to one. */
export const campaigns = (shared: Plain): Plain => ({
  '/api/campaigns': {
    get: {
      ...{ operationId: 'campaigns', tags },
      summary: 'All campaigns; for the admin.',
      responses: answers('The list.', 'CampaignList'),
    },
    post: {
      ...{ operationId: 'create-campaign', tags },
      summary: "Creates a campaign; with the admin's key, where the server has one.",
      requestBody: body(schemaOf(newCampaign)),
      responses: answers('The campaign, its open link, and those of referee and spectators.', 'StartedCampaign', '201'),
    },
  },
  '/api/campaign-files': {
    post: {
      ...{ operationId: 'take-campaign', tags },
      summary: 'Imports a saved campaign, with new links.',
      requestBody: body(schemaOf(takingCampaign)),
      responses: answers('The campaign and its links.', 'StartedCampaign', '201'),
    },
  },
  '/api/campaigns/{campaign}/file': {
    parameters: [inPath('campaign')],
    get: {
      ...{ operationId: 'campaign-file', tags },
      summary:
        'The campaign as a file, one JSON list per line; only the referee, because it contains what is prepared.',
      responses: {
        '200': { description: 'The file.', content: { 'application/x-ndjson': { schema: { type: 'string' } } } },
        default: PROBLEM,
      },
    },
  },
  ...Object.fromEntries(
    [...campaignWords].map(([word, schema]) => [
      `/api/campaigns/{campaign}/${word}`,
      {
        parameters: [inPath('campaign')],
        post: {
          ...{ operationId: `campaign-${word}`, tags },
          summary: schemaOf(schema).description,
          requestBody: body(fieldsOf(schema, isChange({ do: word } as Heard), shared)),
          responses: outcomes(word === 'invite' ? 'ResultOfInvite' : 'Accepted'),
        },
      },
    ]),
  ),
})
