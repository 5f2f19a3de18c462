import { type AnyRuleset, type AnyScene, type PlainCommand } from '@fray/kernel';
/** A text that is no command. The message says what is wrong and what would be right. */
export declare class CommandTextError extends Error {
    name: string;
}
/**
 * Reads a command as people write it: `ACTOR ACTION PARAM...`, words split at spaces, names with spaces in quotes,
 * parameters in the action's order or as `key=value`, lists with commas, maps as `{...}`. Names are not looked up here.
 * Throws {@link CommandTextError}.
 */
export declare function parseCommandText(text: string, rules: AnyRuleset, scene: AnyScene): PlainCommand;
/** Writes a command as text that {@link parseCommandText} reads back; parameters that are absent are left out. */
export declare function formatCommandText(plain: PlainCommand, rules: AnyRuleset): string;
//# sourceMappingURL=command-text.d.ts.map