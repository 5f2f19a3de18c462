/** The text at an address of this server; undefined where there is none. */
export async function fetchText(address: string): Promise<string | undefined> {
  const answer = await fetch(address)
  return answer.ok ? answer.text() : undefined
}
