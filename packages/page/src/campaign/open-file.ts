import { hostingNow, startCampaign } from '../live/server.ts'
import { startCampaignHere } from '../local/campaigns-here.ts'

/** Makes a campaign of a saved file where fights are begun now, on the server or in this browser; returns what leads to it. */
export const openCampaignFile = (file: string): Promise<string> =>
  hostingNow() ? startCampaign({ file }) : startCampaignHere({ file }, '')
