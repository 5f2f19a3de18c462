import { conditionsOf, healthOf, type Person, type PicturedTable, peopleOf, standOf } from './table.ts'

/** A picture in words: the state of the fight, who is where and in what condition. */
export function describe(table: PicturedTable): string {
  const { fight, order, board } = table
  const places = new Map(board.kind === 'zones' ? board.zones.map(({ id, name }) => [id, name]) : [])
  const groups = peopleOf(table).map(
    ({ side, people }) => `${side}: ${people.map((person) => personWords(person, places)).join('; ')}.`,
  )
  const relations = board.kind === 'relations' ? board.relations.map(({ words }) => words) : []
  return [fight.over ? `${standOf(table)}.` : order.words, ...groups, ...relations]
    .filter((one) => one !== '')
    .join(' ')
}

/** A name as it reads within a sentence: `the mill door`. */
const inSentence = (name: string): string => name.replace(/^(The|A|An) /, (article) => article.toLowerCase())

function personWords({ token, card }: Person, places: ReadonlyMap<string, string>): string {
  const at = token.at === null ? '' : `at ${inSentence(places.get(token.at) ?? token.at)}`
  return [token.who, at, healthOf(card), ...conditionsOf(card)].filter((one) => one !== '').join(', ')
}
