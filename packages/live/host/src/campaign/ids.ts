/** What ids of campaigns start with: they share the store with fights. */
const PREFIX = 'campaign-'
/** What lists of logs have instead of a ruleset; no ruleset has this name. */
export const CAMPAIGN = '@campaign'

/** Whether an id is that of a campaign and not of a fight. */
export const isCampaign = (id: string): boolean => id.startsWith(PREFIX)

/** A new id of a campaign. */
export const freshCampaign = (chance: () => string): string => `${PREFIX}${chance()}`
