export * from './case-file.js';
export * from './case-given.js';
export * from './case-rolls.js';
export * from './case-run.js';
export * from './cases.js';
export * from './command-text.js';
export * from './encounter.js';
export * from './games.js';
export * from './journal-file.js';
export * from './schemas.js';
export * from './yaml.js';
//# sourceMappingURL=index.js.map