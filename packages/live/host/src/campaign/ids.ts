/** What the ids of campaigns begin with: they stand in the same store as fights. */
const PREFIX = 'campaign-'
/** What a list of logs has where a fight has its ruleset; no ruleset is called that. */
export const CAMPAIGN = '@campaign'

/** Whether an id is that of a campaign and not of a fight. */
export const isCampaign = (id: string): boolean => id.startsWith(PREFIX)

/** A fresh id of a campaign. */
export const freshCampaign = (chance: () => string): string => `${PREFIX}${chance()}`
