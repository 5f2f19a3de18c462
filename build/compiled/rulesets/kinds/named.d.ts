import type { Path } from '../reading/problems.ts';
import type { Reader } from '../reading/reader.ts';
/** What settles a list of things that are called by name: each has a name of its own. `one` is what one is called. */
export declare function named(one: string): <T extends {
    readonly name: string;
}>(all: readonly T[], { problems }: Pick<Reader, 'problems'>, path: Path) => readonly T[];
//# sourceMappingURL=named.d.ts.map