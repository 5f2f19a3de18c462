import type { Campaigning, Heard } from '@fray/live/protocol'

/** What a connection says about its campaign; here some words of fights refer to the campaign's links. */
export type CampaignRequest = Campaigning | Extract<Heard, { readonly do: 'invite' | 'revoke' | 'rename' | 'again' }>
