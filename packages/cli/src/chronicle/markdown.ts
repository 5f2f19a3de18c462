import { own } from '../io/language.ts'
import { type Chronicle, COLUMNS } from './chronicle.ts'

/** A fight as Markdown. Whatever people have written stands there as text. */
export function chronicleMarkdown({ title, about, lead, outcome, people, rounds, made }: Chronicle): string {
  const names = Object.keys(COLUMNS) as (keyof typeof COLUMNS)[]
  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  const blocks = [
    `# ${plain(title)}`,
    plain(about),
    lead.map(plain).join(' '),
    `## ${own('How it ended')}`,
    ...outcome.map(plain),
    `## ${own('Who did what')}`,
    [
      row(names.map((name) => own(COLUMNS[name]))),
      row(names.map(() => '---')),
      ...people.map((one) => row(names.map((name) => plain(one[name])))),
    ].join('\n'),
    `## ${own('The fight')}`,
    ...rounds.flatMap((round) => [
      `### ${plain(round.title)}`,
      round.lines
        .flatMap(({ words, sums }) => [`- ${plain(words)}`, ...sums.map((sum) => `  - ${plain(sum)}`)])
        .join('\n'),
    ]),
    `## ${own('How it was made')}`,
    made.map((line) => `- ${plain(line)}`).join('\n'),
  ]
  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`
}

/** A text in which nothing means anything to Markdown, or to the pages that are made of it; on one line. */
const plain = (text: string): string =>
  text
    .replace(/[\s\p{Cc}\u202a-\u202e\u2066-\u2069]+/gu, ' ')
    .trim()
    .replace(/[\\`*_{}[\]<>#|~!&$]/g, (sign) => (sign === '&' ? '&amp;' : `\\${sign}`))
    .replace(/^([-+=])/, '\\$1')
    .replace(/^(\d+)([.)])/, '$1\\$2')
    .replace(/:(?=\/\/)/g, ':\u200b')
