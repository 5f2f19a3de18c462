import { checkPack, formatProblem, type LocatedProblem } from '@fray/files'
import type { PackInForce } from '@fray/kernel'
import { seatPacksOf } from '@fray/seat'
import { stringify } from 'yaml'
import { loadEncounter } from '../io/encounters.ts'
import { loadGame, unknown } from '../io/games.ts'
import { badInput, EXIT } from '../io/stop.ts'
import type { Terminal } from '../io/terminal.ts'
import { writeNewFile } from '../io/writing.ts'
import { type PackPlace, packAt, packsIn, readPackAt } from '../packs/folder.ts'
import { packsHere } from '../packs/places.ts'
import { showPacks } from '../ui/packs.ts'
import { count } from '../ui/words.ts'

interface JsonOption {
  readonly json?: boolean
}

/** What came of looking at a pack. */
type Looked =
  | { readonly ruleset: string; readonly inForce: PackInForce }
  | { readonly problems: readonly LocatedProblem[] }

async function lookAt(place: PackPlace): Promise<Looked> {
  const reading = readPackAt(place)
  if ('problems' in reading) return reading
  const checked = await checkPack(reading)
  return 'problems' in checked ? checked : { ruleset: String(reading.raw.ruleset), inForce: checked.inForce }
}

/** Checks a pack and says what is wrong with it, or that it is in order; what that comes to as plain data. */
export async function checkPlace(
  terminal: Terminal,
  place: PackPlace,
  quiet: boolean,
): Promise<{ readonly isGood: boolean; readonly facts: unknown }> {
  const looked = await lookAt(place)
  if ('problems' in looked) {
    if (!quiet) for (const problem of looked.problems) terminal.complain(formatProblem(problem))
    return { isGood: false, facts: { pack: place.path, ok: false, problems: looked.problems } }
  }
  const { ruleset, inForce } = looked
  if (!quiet)
    terminal.tell(
      `${place.path}: ${terminal.colours.good('ok')}, ${inForce.id} ${inForce.version} for ${ruleset}: ${briefly(inForce)}`,
    )
  return { isGood: true, facts: { pack: place.path, ok: true, ruleset, ...inForce } }
}

/** `changes 2 things, adds 1 thing, sets 1 option`. */
function briefly({ changes, adds, options }: PackInForce): string {
  const what = [
    ...(changes.length === 0 ? [] : [`changes ${count(changes.length, 'thing')}`]),
    ...(adds.length === 0 ? [] : [`adds ${count(adds.length, 'thing')}`]),
    ...(options.length === 0 ? [] : [`sets ${count(options.length, 'option')}`]),
  ]
  return what.length === 0 ? 'changes nothing' : what.join(', ')
}

/** `fray packs check PACK...`: every mistake of every pack. Returns the exit code. */
export async function checkPacks(terminal: Terminal, given: readonly string[], { json }: JsonOption): Promise<number> {
  const found = []
  for (const one of given)
    for (const place of placesOf(one)) found.push(await checkPlace(terminal, place, json === true))
  if (json === true) terminal.say(JSON.stringify(found.map(({ facts }) => facts)))
  return found.every(({ isGood }) => isGood) ? EXIT.done : EXIT.badInput
}

/** The packs that a person means: by a path, or by a name. Throws a {@link Stop} where there is none. */
function placesOf(given: string): PackPlace[] {
  const places = packsIn(given)
  if (places.length > 0) return places
  const here = packsHere()
  const named = here.filter(({ place, reading }) => ('problems' in reading ? place.called : reading.id) === given)
  if (named.length > 0) return named.map(({ place }) => place)
  const known = here.flatMap(({ reading }) => ('problems' in reading ? [] : [reading.id]))
  const right =
    'Give a folder that holds a pack.yaml, a file that ends in pack.yaml, or the name of a pack that "fray packs list" shows.'
  throw badInput(`${unknown('content pack', given, known)} ${right}`)
}

/** `fray packs list`: what encounters may name from here. */
export async function listPacks(terminal: Terminal, { json }: JsonOption): Promise<void> {
  const found = []
  for (const { place } of packsHere()) found.push({ path: place.path, looked: await lookAt(place) })
  if (json === true) {
    terminal.say(
      JSON.stringify(
        found.map(({ path, looked }) => ({
          path,
          ...('problems' in looked ? looked : { ruleset: looked.ruleset, ...looked.inForce }),
        })),
      ),
    )
    return
  }
  for (const { path, looked } of found) {
    if ('problems' in looked) {
      terminal.tell(`${path}: ${count(looked.problems.length, 'error')}; "fray packs check ${path}" shows which.`, '  ')
      continue
    }
    const { ruleset, inForce } = looked
    const by = inForce.by === '' ? '' : ` by ${inForce.by}`
    terminal.tell(
      `${terminal.colours.strong(`${inForce.id}@${inForce.version}`)} (${ruleset}): ${inForce.name}${by}, ${briefly(inForce)}. ${path}`,
      '  ',
    )
  }
  if (found.length === 0)
    terminal.tell(
      'There are no content packs here. Fray looks in the folder "packs", in those of --packs and FRAY_PACKS, and where "fray.packs" in a package.json says; "fray new pack NAME" creates one.',
    )
}

/** `fray packs show PACK`: what it makes otherwise. */
export async function showPack(terminal: Terminal, given: string, { json }: JsonOption): Promise<void> {
  const place = packAt(given) ?? placesOf(given)[0]
  const looked = await lookAt(place as PackPlace)
  if ('problems' in looked) throw badInput(looked.problems.map(formatProblem).join('\n'))
  if (json === true) {
    terminal.say(JSON.stringify({ ruleset: looked.ruleset, ...looked.inForce }))
    return
  }
  const { rules } = await loadGame(looked.ruleset)
  showPacks(terminal, seatPacksOf([looked.inForce], rules))
}

/** `fray packs bundle ENCOUNTER -o FILE`: one file that plays anywhere. */
export async function bundle(
  terminal: Terminal,
  given: string,
  { output }: { readonly output: string },
): Promise<void> {
  const { value, setup } = await loadEncounter(given)
  writeNewFile(output, stringify(value, { lineWidth: 120 }))
  const packs = (setup.packs ?? []).map(({ id, version }) => `${id}@${version}`)
  terminal.tell(
    `${output}: ${setup.title === '' ? 'the encounter' : `"${setup.title}"`} with ${packs.length === 0 ? 'no packs, because it names none' : packs.join(', ')} in it.`,
  )
}
