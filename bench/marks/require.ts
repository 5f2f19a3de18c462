import { createRequire } from 'node:module'

/**
 * A package of the marks, as CommonJS: two of them have no entries for ES modules. They are installed apart from everything
 * else (see install.ts), so that nobody who only plays has to fetch them; their types are not there either.
 */
export const requireMark: (name: string) => ReturnType<NodeJS.Require> = createRequire(import.meta.url)
