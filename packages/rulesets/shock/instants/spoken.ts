/** Before this position stand the options of any question. */
const FIRST = 1 << 20

/** What a question was answered with in the words of a command instead of an option, by position: beyond those of the options. */
export class Spoken<T> {
  private readonly answers: { readonly words: string; readonly what: T }[] = []

  add(words: string, what: T): number {
    const known = this.answers.findIndex((answer) => answer.words === words)
    return FIRST + (known >= 0 ? known : this.answers.push({ words, what }) - 1)
  }

  at(position: number): T | undefined {
    return this.answers[position - FIRST]?.what
  }

  wordsAt(position: number): string | undefined {
    return this.answers[position - FIRST]?.words
  }
}
