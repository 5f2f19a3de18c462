import type { Game } from '@fray/kernel';
/** The ruleset with the id, loaded; or a sentence that names the nearest one there is. */
export declare function findGame(id: unknown): Promise<Game | string>;
//# sourceMappingURL=games.d.ts.map