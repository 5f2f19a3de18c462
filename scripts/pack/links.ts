/** What the repository's own manifest says of where it is. */
export interface RepositoryManifest {
  /** An address of the web, as in `https://example.org/team/fray`. */
  readonly repository?: string
}

/**
 * Where a package's sources, its page and its issues are, as a registry shows them; nothing where the repository's manifest names
 * no address. A registry takes a note on where a package was made only with one.
 */
export function linksOf({ repository }: RepositoryManifest, folder: string) {
  if (repository === undefined) return {}
  const url = repository.replace(/(\.git)?\/*$/, '')
  return {
    repository: { type: 'git', url: `git+${url}.git`, directory: `packages/${folder}` },
    homepage: `${url}/tree/HEAD/packages/${folder}#readme`,
    bugs: `${url}/issues`,
  }
}
