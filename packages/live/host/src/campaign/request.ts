import type { Campaigning, Heard } from '@fray/live/protocol'

/** What a connection says about its campaign; some words of fights mean the links of the campaign here. */
export type CampaignRequest = Campaigning | Extract<Heard, { readonly do: 'invite' | 'revoke' | 'rename' | 'again' }>
