/** Examples of a command, for the end of its help. */
export declare const examples: (...lines: string[]) => string;
/** What every command's action gets besides its own arguments. */
export type Done = (code: number) => void;
/** Gathers an option that may be repeated. */
export declare const collect: (value: string, before: string[]) => string[];
//# sourceMappingURL=program-help.d.ts.map