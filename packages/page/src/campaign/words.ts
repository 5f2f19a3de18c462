import { useWords } from '../words/words.ts'
import { deCampaign } from './de.ts'
import { type CampaignWords, enCampaign } from './en.ts'

/** The texts of campaigns in the language of the page; they come with the lobby alone. */
export const useCampaignWords = (): CampaignWords => (useWords().language === 'de' ? deCampaign : enCampaign)
