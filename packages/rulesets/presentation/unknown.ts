import { type About, inEnglish } from '@fray/kernel/rules'

/** What one sees of somebody without knowing what it can do: a thing in its hands, unless `kind` says otherwise. */
export const unknownThing = (title: string, kind: About['kind'] = 'item'): About => ({
  title,
  kind,
  lines: [inEnglish('What they can do is not known.')],
  facts: [],
  rules: [],
})
