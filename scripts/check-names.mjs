// Refuses to look for names in words: whom and what a message names, its slots say by row. Prints each line where it is done, and exits 1.

import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))

/** Words that people read, by what they are usually called, and what is made of data to look into it. */
const WORDS = /(?:\b(?:words|sentence|told|prompt|reason|label|message|said|text|story)\b|JSON\.stringify\([^()]*\))/
/** What looks into them for something. */
const LOOKS = /(?:includes|indexOf|lastIndexOf|replace|replaceAll|split|startsWith|endsWith|search|match|matchAll)/
/** What somebody or something is called. */
const NAME = /\b(?:name|names|nameOf|calledIn|who|whom|whose|actor|target)\b/
const SEARCH = new RegExp(
  `${WORDS.source}\\)?\\s*\\.${LOOKS.source}\\([^)]*${NAME.source}|new RegExp\\([^)]*${NAME.source}`,
)

/** Where what people type is read, which can only be by names, and where problems of encounters are told, which are words. */
const TYPED = /^packages\/(kernel\/src\/(command-text|override)|lab\/src\/compare\/changes)\.ts$/

/** The lines of a file that look for a name in words. @param {string} file @param {string} text */
export const findSearches = (file, text) =>
  TYPED.test(file)
    ? []
    : text
        .split('\n')
        .flatMap((line, at) =>
          !/^\s*(\*|\/[*/])/.test(line) && SEARCH.test(line)
            ? [`${file}:${at + 1}: looks for a name in words; ask the slots of the message: ${line.trim()}`]
            : [],
        )

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const files = globSync('packages/{kernel,rulesets,seat,live,mcp,server,lab}/**/*.ts', {
    cwd: root,
    exclude: (file) => /(^|[\\/])(node_modules|dist[^\\/]*|build|test)$/.test(file) || /\.test\.ts$/.test(file),
  })
  const problems = files.flatMap((file) =>
    findSearches(file.replaceAll('\\', '/'), readFileSync(join(root, file), 'utf8')),
  )
  for (const problem of problems) console.error(problem)
  process.exitCode = problems.length === 0 ? 0 : 1
}
