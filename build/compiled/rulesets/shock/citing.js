import { refusing } from '@fray/kernel/rules';
/** Why something may not be: by a rule of this ruleset, and in a sentence. A misspelt id does not compile. */
export const refuse = refusing();
//# sourceMappingURL=citing.js.map