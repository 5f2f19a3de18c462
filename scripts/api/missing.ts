import { KIND, type Reflection } from './model.ts'
import { ownOf, type PageMatter } from './page.ts'
import { commentOf, isCalled } from './words.ts'

/** Functions and classes that say nothing of themselves, a sentence each. */
export const withoutWords = (matter: PageMatter): string[] =>
  those(matter, (one) => (commentOf(one)?.summary ?? []).length === 0).map(
    (name) => `${name} has no doc comment: say what it does.`,
  )

const those = (matter: PageMatter, lacks: (one: Reflection) => boolean): string[] =>
  ownOf(matter)
    .filter((one) => (isCalled(one) || one.kind === KIND.class) && lacks(one))
    .map(({ name, sources }) => `${sources?.[0]?.fileName}: "${name}" of ${matter.page.title}`)
