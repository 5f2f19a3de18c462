const texts = import.meta.glob('../../../../encounters/*/*.yaml', { query: '?raw', import: 'default' })

/** The text of a ready fight by its file below `encounters/`; `elsewhere` knows those of games that are not Fray's own. */
export async function readyText(
  file: string,
  elsewhere: (file: string) => Promise<string | undefined>,
): Promise<string | undefined> {
  const found = texts[`../../../../encounters/${file}`]
  return found === undefined ? elsewhere(file) : ((await found()) as string)
}
