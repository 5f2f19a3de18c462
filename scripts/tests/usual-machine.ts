/* What a developer's own machine says of itself changes no test: programs that tests start find a usual terminal and no database. */

/** Read by programs here or by what they are built on: how wide and coloured a terminal is, where data lie, which database is meant. */
const OWN = /^(COLUMNS|LINES|NO_COLOR|FORCE_COLOR|CLICOLOR\w*|XDG_\w+|PG[A-Z]+|NODE_OPTIONS)$/

for (const name of Object.keys(process.env)) if (OWN.test(name)) delete process.env[name]
process.env.TERM = 'xterm-256color'
