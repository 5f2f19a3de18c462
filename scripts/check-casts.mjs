// Keeps casts that say nothing from coming back. Those that are needed, because what is read is wider than what is known of it, were
// counted; exits 1 when there are more.

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Casts by what they look like: how many are needed (lower it when some go), and what to write instead. */
export const CASTS = {
  'to the element of a list': {
    cast: /\] as number\b/,
    most: 96,
    except: /^$/,
    instead: 'elements of lists are what the list holds',
  },
  'past the types': {
    cast: /\bas (?:unknown as|never)\b/,
    most: 44,
    except: /[\\/]test[\\/]/,
    instead: 'say in the types what is known, or take as a parameter only what is looked at',
  },
  'to words': {
    cast: /\bas (?:readonly )?Words\b/,
    most: 0,
    // Where strings become words, and nowhere else.
    except: /kernel[\\/]src[\\/]log[\\/]made-words\.ts$/,
    instead: 'use inEnglish for a template, written for names and content',
  },
}

/** The lines of a file with such a cast. @param {string} file @param {string} text @param {RegExp} cast */
export const castsIn = (file, text, cast) =>
  text
    .split('\n')
    .flatMap((line, i) =>
      cast.test(line) && !/^\s*(\*|\/[*/])/.test(line) ? [`${file}:${i + 1}: ${line.trim()}`] : [],
    )

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const packages = fileURLToPath(new URL('../packages', import.meta.url))
  const files = readdirSync(packages, { recursive: true, encoding: 'utf8' }).filter(
    (file) =>
      /\.tsx?$/.test(file) && !/\.test\.ts$|(^|[\\/])(node_modules|dist[^\\/]*)[\\/]|rule-texts\.ts$/.test(file),
  )
  const texts = files.map((file) => [`packages/${file}`, readFileSync(join(packages, file), 'utf8')])
  for (const [what, { cast, most, except, instead }] of Object.entries(CASTS)) {
    const found = texts.flatMap(([file = '', text = '']) => (except.test(file) ? [] : castsIn(file, text, cast)))
    if (found.length <= most) continue
    console.log(`There are ${found.length} casts ${what}, and ${most} are needed: ${instead}.`)
    for (const line of found) console.log(line)
    process.exitCode = 1
  }
}
