/** Version of the data folder's form; a newer one is refused. */
export const SCHEMA_VERSION = 1

/** The tables of a new data folder. */
export const SCHEMA = ''
