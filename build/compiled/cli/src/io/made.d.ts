import type { Provenance } from '@fray/lab';
/** Version of the `fray` command. */
export declare const version: () => string;
/** What a report says of its making: this Fray, and the command as it was typed, with the seed that it got. */
export declare const made: (command: string, seed: string) => Provenance;
//# sourceMappingURL=made.d.ts.map