import { type About, inEnglish } from '@fray/kernel/rules'

/** What a viewer learns about a thing of unknown abilities: a thing in hand, unless `kind` says otherwise. */
export const unknownThing = (title: string, kind: About['kind'] = 'item'): About => ({
  title,
  kind,
  lines: [inEnglish('What they can do is not known.')],
  facts: [],
  rules: [],
})
