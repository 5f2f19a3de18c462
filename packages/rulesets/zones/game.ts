import type { Game } from '@fray/kernel/rules'
import { declared } from '../kinds/form.ts'
import { readZonesEncounter } from './encounter/read.ts'
import { file } from './encounter/schema.ts'
import { KINDS } from './kinds/all.ts'
import { zonesRules } from './ruleset.ts'

/** The ruleset `zones`, with the reading of its encounters. */
export const zones: Game = {
  rules: zonesRules,
  readEncounter: readZonesEncounter,
  encounterShape: file.schema,
  packShape: file.packs,
  ...declared(KINDS),
}
