import type { TableSpecs } from './columns.ts';
import type { State } from './state.ts';
/** JSON with the keys of every object in alphabetical order: equal values give equal text. */
export declare function canonical(value: unknown): string;
/** A 64-bit digest of a text as 16 hexadecimal digits; for comparing, not for secrecy. */
export declare function digest(text: string): string;
/** Every cell in use, by table and column, with kept values in place of their numbers: the same on every machine. */
export declare function plain<T extends TableSpecs>(state: State<T>): Record<string, Record<string, unknown[]>>;
/**
 * The digest of a whole fight: equal on every machine for equal fights, however their memory is laid out. It is that of
 * `canonical(plain(state))`, whose text is put together here without the maps and lists between: it is made at every command.
 */
export declare function fingerprint<T extends TableSpecs>(state: State<T>): string;
//# sourceMappingURL=fingerprint.d.ts.map