import type { ServeWishes } from './wishes.ts';
/**
 * The key that begins fights: of the environment, or of the data folder, where it is made the first time; null where anybody may.
 * Throws a {@link Stop} where it cannot be read or kept.
 */
export declare function keeperOf({ begin, data, keeperKey }: Pick<ServeWishes, 'begin' | 'data' | 'keeperKey'>): string | null;
//# sourceMappingURL=keeper.d.ts.map