import { readFileSync } from 'node:fs'
import { LIMITS, limitText } from '@fray/kernel'
import { systemReason } from '../io/file-errors.ts'
import { statOf } from '../io/text-files.ts'

/** Hands the picture in a file over to a fight; returns its name. Rejects with a sentence where it is not taken. */
export type GivePicture = (fight: string, file: string) => Promise<string>

/** Gives pictures to the server at an address, as the seat of a key. */
export const givePictureTo =
  (base: string, key: () => string): GivePicture =>
  async (fight, file) => {
    const answer = await fetch(new URL(`api/fights/${encodeURIComponent(fight)}/pictures`, base), {
      method: 'POST',
      headers: { authorization: `Bearer ${key()}`, 'content-type': typeOf(file) },
      body: bytesOf(file),
    })
    const said = (await answer.json().catch(() => ({}))) as { readonly picture?: string; readonly message?: string }
    if (said.picture === undefined) throw new Error(said.message ?? 'The server has not taken the picture.')
    return said.picture
  }

function bytesOf(file: string): Uint8Array<ArrayBuffer> {
  try {
    if ((statOf(file)?.size ?? 0) > LIMITS.fileBytes)
      throw new Error(`${file} has more than ${limitText(LIMITS.fileBytes)} bytes.`)
    return new Uint8Array(readFileSync(file))
  } catch (error) {
    throw (error as NodeJS.ErrnoException).syscall === undefined
      ? error
      : new Error(`${file} cannot be read: ${systemReason(error)}.`)
  }
}

/** What the name of a file says that it is: the server looks at its bytes, too. */
function typeOf(file: string): string {
  const ending = /\.(\w+)$/.exec(file)?.[1]?.toLowerCase() ?? ''
  return `image/${ending === 'jpg' ? 'jpeg' : ending}`
}
