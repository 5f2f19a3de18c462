/** Examples of a command, for the end of its help. */
export const examples = (...lines) => `\nExamples:\n${lines.map((line) => `  ${line}`).join('\n')}`;
/** Gathers an option that may be repeated. */
export const collect = (value, before) => [...before, value];
//# sourceMappingURL=program-help.js.map