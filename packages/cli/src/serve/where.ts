import { usualFolder } from '@fray/server'
import { refuseEmpty } from './options.ts'

/** Where somebody says that fights are kept. */
export interface WhereOptions {
  readonly data?: string
  readonly databaseUrl?: string
}

/** Where fights are kept: in a database where there is one, else in the data folder. */
export interface Where {
  readonly data: string
  /** Its address, a password in it, maybe. */
  readonly database: string | null
}

/**
 * Where the fights are that something is done with: the command line counts more than the environment, so that a folder that is
 * named there is meant. Throws a {@link Stop} where nothing stands behind an option.
 */
export function whereOf(
  { data, databaseUrl }: WhereOptions,
  { DATABASE_URL }: Readonly<Record<string, string | undefined>> = process.env,
): Where {
  refuseEmpty({ data, databaseUrl })
  return {
    data: data ?? usualFolder(),
    database: databaseUrl ?? (data === undefined ? DATABASE_URL || null : null),
  }
}
