import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'

/** What axe finds wrong with the page as it stands: each with the first thing that it is about. All rules where none are named. */
export async function findings(page: Page, rules: readonly string[] = []): Promise<string[]> {
  // What passes is not told one by one, and there are no frames to look into: both only cost time.
  const builder = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode()
  if (rules.length > 0) builder.withRules([...rules])
  const { violations } = await builder.analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html} (${nodes[0]?.failureSummary ?? ''})`)
}
