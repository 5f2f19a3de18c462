import { expect, it } from 'vitest'
import { findWords } from './check-words.mjs'

it('finds words of which the glossary has a better one, in identifiers alone', () => {
  const text = "// a desk\nconst seatDesk = 'wishes'\nexport const WISHES_OF = (lensFor: number) => `deeds`\n"
  expect(findWords('packages/live/host/src/a.ts', text)).toEqual([
    'packages/live/host/src/a.ts: "seatDesk" says desk; the word is view (docs/reference/glossary.md)',
    'packages/live/host/src/a.ts: "WISHES_OF" says wishes; the word is options (docs/reference/glossary.md)',
    'packages/live/host/src/a.ts: "lensFor" says lens; the word is viewer (docs/reference/glossary.md)',
  ])
})

it('leaves a word alone where it means something of its own', () => {
  expect(findWords('packages/rulesets/shock/rules.ts', 'const deed = keeper')).toEqual([])
  expect(findWords('packages/seat/src/a.ts', 'const desktop = deeded')).toEqual([])
})
