import type { Terminal } from '../io/terminal.ts';
/** `fray schema encounter|case [RULESET]`: the JSON Schema of such files, for editors. */
export declare function schema(terminal: Terminal, kind: string, ruleset: string): Promise<void>;
//# sourceMappingURL=schema.d.ts.map