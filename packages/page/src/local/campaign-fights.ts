import type { Entry } from '@fray/live/host'

/** The fights that a campaign has opened, by what stands in its log. */
export const campaignFights = (log: readonly Entry[]): readonly string[] =>
  log.flatMap(({ text }) => {
    const events = JSON.parse(text) as readonly { readonly is: string; readonly fight?: string }[]
    return events.flatMap(({ is, fight }) => (is === 'opened' && fight !== undefined ? [fight] : []))
  })
